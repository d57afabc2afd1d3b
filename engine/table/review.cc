#include "table/review.h"

#include <algorithm>
#include <span>
#include <utility>

#include "table/advice.h"
#include "table/consequence.h"
#include "table/points_text.h"
#include "table/story.h"

namespace tablee {
namespace {

bool cheaper(const Evaluation& a, const Evaluation& b) { return a.cost < b.cost; }

// Below that, in thousandths of a point, nobody would call a choice good.
constexpr int kPraised = 2 * kSlip;

bool about_same_card(const Choice& a, const Choice& b) {
  return a.card > 0 && a.card == b.card && a.round == b.round;
}

// Whether that fact is one of those sentences.
bool mentions(const Message& words, const Message& fact) {
  if (fact.empty()) return false;
  if (words == fact) return true;
  return words.key == "reason.both" && std::ranges::any_of(words.args, [&](const Arg& each) {
           return mentions(each.messages.front(), fact);
         });
}

// Whether that says more than what the rest of the hand, one card of it, or the match, then cost.
bool is_explained(const Message& why) {
  if (why.key == "reason.both")
    return std::ranges::any_of(why.args,
                               [](const Arg& each) { return is_explained(each.messages.front()); });
  return !why.empty() && why.key != "reason.later" && why.key != "reason.behind" &&
         why.key != "reason.ahead" && why.key != "reason.level" && why.key != "reason.kept_both" &&
         why.key != "review.kept" && why.key != "review.taken" &&
         why.key != "review.nothing_taken" && why.key != "reason.both_safe";
}

// Lists the slip in place of the least costly one, unless it or another about the same open card is
// there.
void list_too(std::vector<Choice>& slips, const Choice& slip) {
  if (std::ranges::any_of(slips, [&](const Choice& other) {
        return other.move == slip.move || about_same_card(other, slip);
      }))
    return;
  if (slips.size() == Review::kMostSlips) slips.pop_back();
  slips.push_back(slip);
}

// What a choice costs more, in thousandths of a point, and how much of it in the same turn.
Message in_turns(std::string_view game, int cost, int now) {
  const int all = rounded(cost), at_once = rounded(now);
  const Message lost = lost_words(game, cost, -1);
  // Half a point is shown as none, and where both parts are shown as one, the larger one is named.
  const bool one = at_once >= all || at_once == 0;
  if (2 * now < 1000 || (one && 2 * now < cost))
    return msg("review.in_later").with_message("lost", lost);
  if (2 * (cost - now) < 1000 || one) return msg("review.in_turn").with_message("lost", lost);
  return msg("review.in_both")
      .with_message("lost", lost)
      .with("now", at_once)
      .with("later", all - at_once);
}

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
  auto again = Match::start(record.setup, record.deals);
  if (!again) return again.error();
  Review review(record, std::move(*match), std::move(*whole));
  review.note_forced(std::move(*again));
  return review;
}

void Review::note_forced(Match match) {
  for (std::size_t i = 0; i < moves(); ++i) {
    if (match.needs_deal()) {
      const Status dealt = match.deal();
      assert(dealt.ok());
    }
    const PlayedMove& move = record_.moves[i];
    const auto view = match.state().view(move.seat);
    if (view->legal_moves().size() == 1) {
      Choice& only = sums_[move.seat].forced.emplace_back();
      only.move = i;
      only.place(match, *view);
    }
    const Status played = match.play(move.seat, move.text);
    assert(played.ok());
  }
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
  } while (true);
}

Question Review::question(Budget budget) const { return match_.question(*view_, budget); }

Message Review::why_slip(const Reason& reason, Choice& choice) const {
  const bool secret = view_->needs_secret();
  Message why = secret ? why_secret(reason, choice) : why_open(reason, choice);
  // Who is ahead matters where the choice costs chances rather than points.
  const bool by_race = reason.move.chance >= 0 && choice.now + choice.later < kSlip;
  return by_race && !why.empty() ? joined(race_words(*view_), std::move(why)) : why;
}

Message Review::why_secret(const Reason& reason, Choice& choice) const {
  PastChoice made{.seat = choice.seat, .secret = true, .better = card_of(choice.best)};
  made.feared = choice.now >= kSlip;
  Message fact = secret_fact(*view_, reason);
  const bool told = mentions(fact, reason.cause.fact());
  if (told) made.known = reason.cause.points.value_or(0);
  auto [led, kept_until] = consequence(view_->game(), events_after(), made);
  choice.kept_until = kept_until;
  // What that turn cost is no matter of a choice that costs something in later ones.
  if (led.key == "review.taken" && 2 * choice.now < kSlip && choice.later >= kSlip) led = {};
  // What a turn cost has to be seen coming, unless it is what that card was known to cost.
  if (led.key == "review.taken" && !told && !mentions(fact, reason.cause.plain) &&
      reason.cause.side == Side::neither)
    fact = joined(reason.cause.fact(), std::move(fact));
  return joined(std::move(fact), std::move(led));
}

Message Review::why_open(const Reason& reason, Choice& choice) const {
  PastChoice made{.seat = choice.seat, .card = choice.card};
  Message fact = deciding_fact(reason);
  // Taken by mistake.
  if (made.card > 0 && reason.move.others < 0 && fact == reason.cause.fact())
    fact = reason.cause.plain_fact();
  if (fact.key == reason.cause.fact().key) made.known = reason.cause.points.value_or(0);
  const Message refused = refusal_fact(reason);
  // Of two answers to an open card, what the better one means is always said, unless that is what
  // comes if all refuse it and somebody else takes it.
  const Cause& better = reason.other_cause;
  const bool taken = refused.key == "reason.refused" || refused.key == "reason.refused_always";
  if (made.card > 0 && fact.key != better.fact().key &&
      (fact.empty() || better.side != Side::against) && !(taken && better.side == Side::neither))
    fact = joined(std::move(fact), better.fact());
  CardSet forced;
  for (const Choice& only : sums_[choice.seat].forced)
    if (only.round == choice.round) forced.add(static_cast<Card>(only.card));
  const AnyGame& game = view_->game();
  auto [led, forced_card] =
      made.card == 0 ? Forced{}
                     : forced_later(game, events_after(), choice.seat, choice.card, forced);
  choice.forced_card = forced_card;
  Message forces = forced_fact(reason);
  choice.forces = !forces.empty();
  if (led.empty()) led = joined(std::move(forces), consequence(game, events_after(), made).words);
  return joined(joined(std::move(fact), refused), std::move(led));
}

void Review::note_good(Sums& sums, const Choice& choice, const Evaluation& played,
                       std::span<const Evaluation> costs) const {
  const Evaluation* other = cheapest(costs, played.move);
  if (!other) return;  // nothing else was valued
  const Evaluation& next = *other;
  // Where the bot plays for the chance to win, its costs are no points.
  if (played.chance >= 0 && (played.now < 0 || next.now < 0)) return;
  const int ahead =
      played.chance < 0 ? cost_apart(next, played) : own_points(next) - own_points(played);
  if (ahead < kPraised || ahead <= sums.ahead) return;
  const auto reason = reason_of(*view_, costs, played.move);
  // Everybody refuses a card that only costs points.
  if (played.others >= 0 && reason->other_cause.side == Side::against) return;
  sums.ahead = ahead;
  sums.review.praise =
      joined(msg("review.praise")
                 .with_message("other", move_words(*view_, next.move))
                 .with_message("played", choice.played_words)
                 .with_message("place", choice_place(choice))
                 .with_message("points", points_text(view_->game().id(), rounded(ahead))),
             joined(choice.card > 0 ? reason->cause.fact() : deciding_fact(*reason),
                    refusal_fact(*reason)));
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
  if (view_->needs_secret() && played->now >= 0 && best->now >= 0)
    choice.now = played->now - best->now, choice.later = played->later - best->later;
  if (view_->needs_secret())
    choice.expected_now = played->now, choice.expected_later = played->later;
  choice.others = played->others;
  choice.place(match_, *view_);
  sums.review.choices.push_back(choice);
  if (choice.mark == Mark::best) note_good(sums, choice, *played, costs);
  if (choice.mark != Mark::slip) return;
  choice.why = why_slip(*reason_of(*view_, costs, move.text), choice);
  sums.review.choices.back() = choice;
  if (!is_explained(choice.why)) {
    if (!sums.unexplained || sums.unexplained->cost < choice.cost) sums.unexplained = choice;
    return;
  }
  auto& slips = sums.review.slips;
  // Of several about the same open card, the most costly one.
  const auto about = std::ranges::find_if(
      slips, [&](const Choice& other) { return about_same_card(other, choice); });
  if (about != slips.end() && about->cost >= lost) return;
  if (about != slips.end()) slips.erase(about);
  const auto after = std::find_if(slips.begin(), slips.end(),
                                  [&](const Choice& other) { return other.cost < lost; });
  slips.insert(after, std::move(choice));
  if (slips.size() > kMostSlips) slips.pop_back();
}

std::vector<SeatReview> Review::seats() const {
  std::vector<SeatReview> all;
  std::vector<int> accuracies;
  for (const Sums& sums : sums_) {
    all.push_back(sums.review);
    SeatReview& one = all.back();
    if (one.slips.empty() && sums.unexplained) one.slips.push_back(*sums.unexplained);
    if (sums.range > 0)
      one.accuracy = static_cast<int>(100 - (100 * sums.lost + sums.range / 2) / sums.range);
    accuracies.push_back(one.accuracy);
  }
  if (at_ < moves()) return all;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    SeatReview& one = all[i];
    const SeatMoves moves{whole_, seat, one.choices, sums_[i].forced};
    one.story = joined(story_of(moves), skill_of(moves, accuracies));
    if (const Choice* cause = mistake_behind_most(moves)) list_too(one.slips, *cause);
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
  const Message lost = lost_words(game, choice.cost, choice.chance);
  const int more = choice.now + choice.later;
  if (choice.mark != Mark::slip || more < kSlip) return lost;
  Message points = in_turns(game, choice.chance < 0 ? choice.cost : more, choice.now);
  // A chance that is lower by next to nothing says nothing beside points.
  if (choice.chance < 0 || lost.key == "review.good") return points;
  return msg("review.chance_points").with_message("chance", lost).with_message("points", points);
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
