#include "web/app/services/comparer.h"

#include "web/app/storage/daily.h"
#include "web/app/summaries/result_text.h"

namespace tablee::app {

std::optional<Seat> may_be_compared(const std::vector<SeatSetup>& seats) {
  const auto person = only_person(seats);
  return person && seats[*person].swaps == 0 ? person : std::nullopt;
}

std::optional<int> round_to_compare(const Session& session) {
  const Match& match = session.match();
  if (!may_be_compared(match.seats())) return std::nullopt;
  if (match.over()) return 0;
  if (counts_today(session) || !match.needs_deal() || match.record().moves.empty())
    return std::nullopt;
  return static_cast<int>(match.record().deals.size());
}

bool Comparer::start(const Match& match, std::string_view key, int round) {
  stopped_ = false;
  if (comparison_ && key_ == key && round_ == round) return true;
  const auto seat = may_be_compared(match.seats());
  if (!seat) return false;
  auto comparison = Comparison::start(match.record(), {.seat = *seat, .round = round});
  if (!comparison) return false;
  comparison_ = std::move(*comparison);
  setup_ = match.setup();
  seat_ = *seat;
  round_ = round;
  key_ = key;
  id_ = 0;
  lost_ = false;
  more_ = comparison_->next();
  return true;
}

std::vector<std::string> Comparer::questions() {
  if (!running() || id_ != 0) return {};
  id_ = Session::new_id();
  return {protocol::think_line(id_, comparison_->bot(), comparison_->question())};
}

bool Comparer::answer(const protocol::Answer& answer) {
  if (!more_ || id_ == 0 || answer.id != id_) return false;
  id_ = 0;
  lost_ = false;
  // A bot that gives no legal move stops the comparison; the table replaces such a move.
  if (!comparison_->play(answer.decision.move)) stopped_ = true;
  more_ = comparison_->next();
  return true;
}

}  // namespace tablee::app
