#include "table/replay.h"

#include <algorithm>
#include <cassert>

namespace tablee {

Match Replay::fresh(const Record& record) {
  auto match = Match::start(record.setup, record.deals);
  return std::move(*match);
}

Result<Replay> Replay::open(const Record& record) {
  if (record.deals.empty()) return Error{msg("error.record"), "deals"};
  const auto whole = Match::replay(record);
  if (!whole) return whole.error();
  Replay r(record, fresh(record));
  r.event_counts_.push_back(0);
  while (r.at_ < r.length()) {
    r.step();
    const Match& m = r.match_;
    const auto& events = m.events();
    const bool shown =
        std::any_of(events.begin() + static_cast<std::ptrdiff_t>(r.event_counts_.back()),
                    events.end(), [](const Event& e) { return e.reveals; });
    r.event_counts_.push_back(events.size());
    const bool all = m.to_act().size() == m.players();
    if (m.needs_deal() || m.over() || all || shown) r.rests_.push_back(r.at_);
  }
  if (r.rests_.empty() || r.rests_.back() != r.at_) r.rests_.push_back(r.at_);
  if (r.rests_.front() != 1) r.rests_.insert(r.rests_.begin(), 1);
  r.go(1);
  return r;
}

void Replay::step() {
  Status done;
  if (match_.needs_deal()) {
    done = match_.deal();
  } else {
    const PlayedMove& move = whole_.moves[match_.record().moves.size()];
    done = match_.play(move.seat, move.text);
  }
  assert(done.ok());
  ++at_;
}

void Replay::go(std::size_t step_wanted) {
  const std::size_t step_to = std::clamp<std::size_t>(step_wanted, 1, length());
  if (step_to < at_) {
    match_ = fresh(whole_);
    at_ = 0;
  }
  while (at_ < step_to) step();
}

std::size_t Replay::next_rest() const {
  const auto found = std::upper_bound(rests_.begin(), rests_.end(), at_);
  return found == rests_.end() ? length() : *found;
}

std::size_t Replay::last_rest() const {
  const auto found = std::lower_bound(rests_.begin(), rests_.end(), at_);
  return found == rests_.begin() ? 1 : *(found - 1);
}

}  // namespace tablee
