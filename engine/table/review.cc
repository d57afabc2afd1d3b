#include "table/review.h"

#include <algorithm>

#include "table/advice.h"

namespace tablee {

Result<Review> Review::start(const Record& record) {
  if (const auto whole = Match::replay(record); !whole) return whole.error();
  auto match = Match::start(record.setup, record.deals);
  if (!match) return match.error();
  return Review(record, std::move(*match));
}

bool Review::next() {
  do {
    if (view_) {
      const PlayedMove& move = record_.moves[at_++];
      const Status played = match_.play(move.seat, move.text);
      assert(played.ok());
      view_.reset();
    }
    if (at_ == moves()) return false;
    if (match_.needs_deal()) {
      const Status dealt = match_.deal();
      assert(dealt.ok());
    }
    view_ = match_.state().view(record_.moves[at_].seat);
  } while (view_->legal_moves().size() < 2);
  return true;
}

Question Review::question(Budget budget) const { return match_.question(*view_, budget); }

void Review::weigh(const std::vector<Evaluation>& costs) {
  const PlayedMove& move = record_.moves[at_];
  const auto cheaper = [](const Evaluation& a, const Evaluation& b) { return a.cost < b.cost; };
  const auto played = std::find_if(costs.begin(), costs.end(),
                                   [&](const Evaluation& e) { return e.move == move.text; });
  if (played == costs.end()) return;
  const auto [best, worst] = std::minmax_element(costs.begin(), costs.end(), cheaper);
  Sums& sums = sums_[static_cast<std::size_t>(move.seat)];
  const int lost = played->cost - best->cost;
  ++sums.review.decisions;
  sums.lost += lost;
  sums.range += worst->cost - best->cost;
  if (lost == 0) return;
  auto& slips = sums.review.slips;
  const auto after = std::find_if(slips.begin(), slips.end(),
                                  [&](const Slip& other) { return other.cost < lost; });
  slips.insert(after, {.move = at_,
                       .round = static_cast<int>(match_.record().deals.size()),
                       .seat = move.seat,
                       .played = move.text,
                       .best = best->move,
                       .played_words = move_words(*view_, move.text),
                       .best_words = move_words(*view_, best->move),
                       .cost = lost});
  if (slips.size() > kMostSlips) slips.pop_back();
}

std::vector<SeatReview> Review::seats() const {
  std::vector<SeatReview> all;
  for (const Sums& sums : sums_) {
    all.push_back(sums.review);
    if (sums.range > 0)
      all.back().accuracy = static_cast<int>(100 - (100 * sums.lost + sums.range / 2) / sums.range);
  }
  return all;
}

Message slip_choice(const Slip& slip) {
  return msg("review.slip_choice")
      .with_message("played", slip.played_words)
      .with_message("best", slip.best_words);
}

Message slip_cost(std::string_view game, const Slip& slip) {
  return msg("review.slip_cost")
      .with("round", slip.round)
      .with_message(
          "lost",
          msg_family(std::string(game) + ".", "lost").with_message("cost", cost_words(slip.cost)));
}

Message slip_words(std::string_view game, const Slip& slip) {
  return msg("review.slip")
      .with_message("choice", slip_choice(slip))
      .with_message("cost", slip_cost(game, slip));
}

}  // namespace tablee
