#include "table/review.h"

#include <algorithm>
#include <charconv>
#include <span>

#include "table/advice.h"
#include "table/consequence.h"
#include "table/story.h"

namespace tablee {
namespace {

bool cheaper(const Evaluation& a, const Evaluation& b) { return a.cost < b.cost; }

}  // namespace

void Choice::place(const Match& match, const AnyView& view) {
  round = static_cast<int>(match.record().deals.size());
  const auto& events = match.events();
  for (std::size_t i = events.size(); i-- > 0 && !events[i].ends_round();) {
    if (!events[i].reveals) continue;
    trick = events[i].trick();
    if (trick == 0) card = events[i].card();
    break;
  }
  // A secret choice belongs to the trick that comes next.
  if (card == 0 && (trick == 0 || view.needs_secret())) ++trick;
}

Result<Review> Review::start(const Record& record) {
  auto whole = Match::replay(record);
  if (!whole) return whole.error();
  auto match = Match::start(record.setup, record.deals);
  if (!match) return match.error();
  return Review(record, std::move(*match), std::move(*whole));
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
    const Seat seat = record_.moves[at_].seat;
    view_ = match_.state().view(seat);
    if (view_->legal_moves().size() > 1) return true;
    Choice& only = sums_[seat].forced.emplace_back();
    only.move = at_;
    only.place(match_, *view_);
  } while (true);
}

Question Review::question(Budget budget) const { return match_.question(*view_, budget); }

Message Review::why_slip(const Reason& reason, const Choice& choice) const {
  PastChoice made{.seat = choice.seat, .secret = view_->needs_secret(), .card = choice.card};
  std::from_chars(choice.best.data(), choice.best.data() + choice.best.size(), made.better);
  const std::span after = std::span(whole_.events()).subspan(match_.events().size());
  Message fact = deciding_fact(reason);
  if (fact.empty() && made.secret) fact = timing_fact(*view_, reason);
  if (fact.key == reason.cause.fact().key) made.known = reason.cause.points.value_or(0);
  // Of two answers to an open card, what the better one means is always said.
  const Cause& better = reason.other_cause;
  if (made.card > 0 && fact.key != better.fact().key &&
      (fact.empty() || better.side != Side::against))
    fact = joined(std::move(fact), better.fact());
  const Message refused = refusal_fact(reason);
  Message led = consequence(view_->game(), after, made);
  // That it went well once is no argument.
  if (refused.key.starts_with("reason.lost") && led.key == "review.took_later_own") led = {};
  return joined(joined(std::move(fact), refused), std::move(led));
}

void Review::weigh(const std::vector<Evaluation>& costs) {
  const PlayedMove& move = record_.moves[at_];
  const auto played = std::ranges::find(costs, move.text, &Evaluation::move);
  if (played == costs.end()) return;
  const auto [best, worst] = std::minmax_element(costs.begin(), costs.end(), cheaper);
  Sums& sums = sums_[move.seat];
  const int lost = played->cost - best->cost;
  ++sums.review.decisions;
  sums.lost += lost;
  sums.range += worst->cost - best->cost;
  Choice choice{.move = at_,
                .seat = move.seat,
                .mark = *mark_of(costs, move.text),
                .played = move.text,
                .best = best->move,
                .played_words = move_words(*view_, move.text),
                .best_words = move_words(*view_, best->move),
                .cost = cost_apart(*played, *best),
                .chance = played->chance < 0 ? -1 : std::max(0, played->chance - best->chance)};
  choice.place(match_, *view_);
  sums.review.choices.push_back(choice);
  if (choice.mark != Mark::slip) return;
  sums.review.choices.back().why = choice.why =
      why_slip(*reason_of(*view_, costs, move.text), choice);
  auto& slips = sums.review.slips;
  // Of several about the same open card, the most costly one.
  const auto about = std::ranges::find_if(slips, [&](const Choice& other) {
    return choice.card > 0 && other.card == choice.card && other.round == choice.round;
  });
  if (about != slips.end() && about->cost >= lost) return;
  if (about != slips.end()) slips.erase(about);
  const auto after = std::find_if(slips.begin(), slips.end(),
                                  [&](const Choice& other) { return other.cost < lost; });
  slips.insert(after, std::move(choice));
  if (slips.size() > kMostSlips) slips.pop_back();
}

std::vector<SeatReview> Review::seats() const {
  std::vector<SeatReview> all;
  for (const Sums& sums : sums_) {
    const Seat seat = seat_at(static_cast<int>(all.size()));
    all.push_back(sums.review);
    if (at_ == moves()) all.back().story = story_of(whole_, seat, sums.review.choices, sums.forced);
    if (sums.range > 0)
      all.back().accuracy = static_cast<int>(100 - (100 * sums.lost + sums.range / 2) / sums.range);
  }
  return all;
}

Message choice_place(const Choice& choice) {
  return (choice.card > 0 ? msg("review.at_card") : msg("review.at_trick"))
      .with("round", choice.round)
      .with("trick", choice.trick)
      .with("card", choice.card);
}

Message choice_words(const Choice& choice) {
  if (choice.mark == Mark::best) return choice.played_words;
  return msg("review.slip_choice")
      .with_message("played", choice.played_words)
      .with_message("best", choice.best_words);
}

Message choice_cost(std::string_view game, const Choice& choice) {
  if (choice.mark == Mark::best) return msg("review.best");
  return lost_words(game, choice.cost, choice.chance);
}

Message choice_told(std::string_view game, const Choice& choice) {
  Message slip = msg("review.slip")
                     .with_message("place", choice_place(choice))
                     .with_message("choice", choice_words(choice))
                     .with_message("cost", choice_cost(game, choice));
  if (choice.why.empty()) return slip;
  return msg("review.slip_why")
      .with_message("slip", std::move(slip))
      .with_message("why", choice.why);
}

}  // namespace tablee
