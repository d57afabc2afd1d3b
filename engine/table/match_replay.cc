// Matches rebuilt from their records; an undo rebuilds the match without its last moves.

#include <algorithm>

#include "table/match.h"

namespace tablee {

Result<Match> Match::replay(const Record& record) {
  auto started = start(record.setup, record.deals);
  if (!started) return started.error();
  Match match = std::move(*started);
  std::size_t dealt = 0;
  const auto deal_due = [&]() -> Status {
    if (!match.needs_deal() || dealt == record.deals.size()) return {};
    const std::string where = "deals[" + std::to_string(dealt) + "]";
    if (Status s = match.deal_text(record.deals[dealt++]); !s) return Error{s.error().what, where};
    return {};
  };
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    if (Status s = deal_due(); !s) return s.error();
    const PlayedMove& move = record.moves[i];
    if (Status s = match.play(move.seat, move.text); !s)
      return Error{s.error().what, "moves[" + std::to_string(i) + "]"};
  }
  if (Status s = deal_due(); !s) return s.error();
  if (dealt != record.deals.size())
    return Error{msg("error.record"), "deals[" + std::to_string(dealt) + "]"};
  return match;
}

void Match::undo() {
  const std::size_t count = undo_length();
  if (count == 0) return;
  Record shorter = record_;
  const std::size_t keep = record_.moves.size() - count;
  shorter.moves.resize(keep);
  shorter.deals.resize(marks_[keep].deals);
  // The same cards are dealt again when the play reaches that round.
  std::vector<std::string> given = record_.deals;
  given.insert(given.end(),
               given_.begin() + static_cast<std::ptrdiff_t>(std::min(given_.size(), given.size())),
               given_.end());
  auto again = replay(shorter);
  assert(again.ok());
  *this = std::move(*again);
  given_ = std::move(given);
}

}  // namespace tablee
