#include "table/reason.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "table/advice.h"
#include "table/points_text.h"

namespace tablee {
namespace {

// In thousandths of a point: costs are estimates, so smaller differences mean nothing.
constexpr int kError = 100;
// What kSlip is of points, of a chance to win, in thousandths.
constexpr int kFeltChance = 35;
// … and two chances, in percent, are felt as different from there on.
constexpr int kLikelier = 20;

const Evaluation* of_move(std::span<const Evaluation> costs, std::string_view move) {
  for (const Evaluation& e : costs)
    if (e.move == move) return &e;
  return nullptr;
}

Message lost_by(const AnyView& view, const Evaluation& worse, const Evaluation& better) {
  const int cost = cost_apart(worse, better);
  if (worse.chance < 0) return lost_words(view.game().id(), cost, -1);
  // Where the chance is hardly lower, points may tell them apart.
  if (cost < kSlip && worse.now >= 0 && better.now >= 0)
    return lost_words(view.game().id(), own_points(worse) - own_points(better), -1);
  return lost_words(view.game().id(), cost, std::max(0, worse.chance - better.chance));
}

Message rounded_points(const AnyView& view, int thousandths) {
  return points_text(view.game().id(), rounded(thousandths));
}

// How the move compares with the other one.
Message comparison(const AnyView& view, const Reason& r) {
  if (!r.other) return {};
  const bool tied = alike(r.move, *r.other), best = r.mark == Mark::best;
  const Side side = r.cause.facts.empty() ? Side::neither : r.cause.side;
  // Whether what is said of the move argues against its mark.
  const bool but = side == (best ? Side::against : Side::in_favour);
  Message words = tied   ? (but ? msg("reason.but_alike") : msg("reason.alike"))
                  : best ? (but ? msg("reason.but_next") : msg("reason.next"))
                         : (but ? msg("reason.but_better") : msg("reason.better"));
  if (!tied)
    std::move(words).with_message(
        "lost", best ? lost_by(view, *r.other, r.move) : lost_by(view, r.move, *r.other));
  return std::move(words).with_message("other", move_words(view, r.other->move));
}

int tenths(int percent) { return (percent + 5) / 10; }

// How often each of these costs points in this trick, where the worse one does so much more often.
Message how_often(const Evaluation& worse, const Evaluation& better) {
  if (better.takes < 0 || worse.takes - better.takes < kLikelier) return {};
  return msg("reason.takes")
      .with_message("often", often(worse.takes))
      .with_message("better", often(better.takes));
}

// What that card, if it is kept, costs more than the other one would: the very highest go to one
// row, the very lowest soon to none.
Message kept_message(const Cause& of_kept, int kept) {
  constexpr int kShare = 20;  // one in that many unseen cards
  if (!of_kept.unseen || of_kept.unseen->empty()) return msg("reason.kept");
  const int all = of_kept.unseen->size();
  const int below = of_kept.unseen->count_below(static_cast<Card>(kept)), above = all - below;
  return above * kShare <= all   ? msg("reason.kept_high")
         : below * kShare <= all ? msg("reason.kept_low")
                                 : msg("reason.kept");
}

// What the better choice does for another card: it goes to the same row just below it, or the worse
// one takes the space that the other card needs.
Message third_message(const AnyView& view, const Reason& r) {
  const int place = view.cause(r.third).place, card = card_of(r.third);
  const int played = card_of(r.move.move), kept = card_of(r.other->move);
  if (place > 0 && place == r.other_cause.place && kept < card) {
    constexpr int kFewCards = 4;
    const auto& unseen = r.other_cause.unseen;
    const int cards =
        !unseen
            ? kFewCards + 1
            : (*unseen & CardSet::range(static_cast<Card>(kept + 1), static_cast<Card>(card - 1)))
                  .size();
    if (cards == 0) return msg("reason.kept_next");
    if (cards <= kFewCards) return msg("reason.kept_behind").with("between", cards);
  }
  // A lower card than the one that was played has to go elsewhere then.
  if (place > 0 && place == r.cause.place && place != r.other_cause.place && card > played)
    return msg("reason.kept_row").with("row", place);
  return msg("reason.kept_both");
}

// What a card that stays in hand is expected to cost later, in tenths of a point, after each of the
// two choices, where that is a good part of what the worse choice costs more.
[[gnu::noinline]] Message kept_words(const AnyView& view, const Reason& r, int more, Message m,
                                     int tenths, int better) {
  if (300 * (tenths - better) < more || rounded(100 * tenths) == rounded(100 * better)) return {};
  return std::move(m)
      .with_message("kept", move_words(view, r.other->move))
      .with_message("played", move_words(view, r.move.move))
      .with_message("points", rounded_points(view, 100 * tenths))
      .with_message("better", rounded_points(view, 100 * better));
}

// The card that the better choice would have played beside the one that it would have kept.
Message by_kept_card(const AnyView& view, const Reason& r, int more) {
  if (r.kept < 0) return {};
  return kept_words(view, r, more, kept_message(r.other_cause, card_of(r.other->move)),
                    r.other_kept, r.kept);
}
// A card that both keep.
Message by_third_card(const AnyView& view, const Reason& r, int more) {
  if (r.kept < 0 || r.third.empty()) return {};
  return kept_words(view, r, more,
                    third_message(view, r).with_message("card", move_words(view, r.third)),
                    r.third_kept, r.third_after_other);
}

// A better choice that costs something at once, but less than it would cost later.
Message pays_now(const AnyView& view, const Reason& r) {
  const int points = r.other_cause.points.value_or(0);
  if (r.kept < 0 || points <= 0 || rounded(100 * r.other_kept) <= points) return {};
  return msg("reason.pays_now")
      .with_message("kept", move_words(view, r.other->move))
      .with_message("points", points_text(view.game().id(), points))
      .with_message("later", rounded_points(view, 100 * r.other_kept));
}

}  // namespace

Message often(int percent) {
  const int times = tenths(percent);
  return times == 10  ? msg("reason.always")
         : times == 0 ? msg("reason.never")
                      : msg("reason.times").with("times", times);
}

Message joined(Message first, Message second) {
  if (first.empty()) return second;
  if (second.empty()) return first;
  return msg("reason.both")
      .with_message("first", std::move(first))
      .with_message("second", std::move(second));
}

int card_of(std::string_view move) {
  int card = 0;
  std::from_chars(move.data(), move.data() + move.size(), card);
  return card;
}

int cost_apart(const Evaluation& worse, const Evaluation& better) {
  constexpr int kFigure = 100;
  if (worse.chance >= 0) return worse.cost - better.cost;
  return kFigure * (cost_figure(worse) - cost_figure(better));
}

bool alike(const Evaluation& a, const Evaluation& b) {
  return std::abs(cost_apart(a, b)) <= kError || cost_figure(a) == cost_figure(b);
}

const Evaluation* cheapest(std::span<const Evaluation> costs, std::string_view except) {
  const Evaluation* least = nullptr;
  for (const Evaluation& e : costs)
    if (e.move != except && (!least || e.cost < least->cost)) least = &e;
  return least;
}

int own_points(const Evaluation& e) { return e.now < 0 ? e.cost : e.now + e.later; }

std::optional<Mark> mark_of(std::span<const Evaluation> costs, std::string_view move) {
  const Evaluation* played = of_move(costs, move);
  if (!played) return std::nullopt;
  const Evaluation& best = *cheapest(costs);
  if (alike(*played, best)) return Mark::best;
  if (played->chance < 0) return cost_apart(*played, best) >= kSlip ? Mark::slip : Mark::good;
  const bool dearer = best.now >= 0 && own_points(*played) - own_points(best) >= kSlip;
  return dearer || played->chance - best.chance >= kFeltChance ? Mark::slip : Mark::good;
}

Message lost_words(std::string_view game, int cost, int chance) {
  if (cost < kSlip) return msg("review.good");
  if (chance >= 0) return msg("review.chance").with("percent", std::max(1, (chance + 5) / 10));
  return msg_family(std::string(game) + ".", "lost").with("cost", rounded(cost));
}

std::optional<Reason> reason_of(const AnyView& view, std::span<const Evaluation> costs,
                                std::string_view move) {
  const Evaluation* of = of_move(costs, move);
  if (!of) return std::nullopt;
  Reason r{*of, {}, *mark_of(costs, move), view.cause(move), {}};
  const Evaluation* other = cheapest(costs, move);
  if (!other) return r;
  r.other = *other, r.other_cause = view.cause(other->move);
  // Each has one figure for each of the costs.
  if (of->kept.size() != costs.size() || other->kept.size() != costs.size()) return r;
  for (std::size_t i = 0; i < costs.size(); ++i) {
    const int here = of->kept[i], there = other->kept[i];
    if (&costs[i] == other)
      r.other_kept = here;
    else if (&costs[i] == of)
      r.kept = there;
    else if (r.third.empty() || here - there > r.third_kept - r.third_after_other)
      r.third = costs[i].move, r.third_kept = here, r.third_after_other = there;
  }
  return r;
}

Message reason_words(const AnyView& view, const Reason& r) {
  Message words = joined(r.cause.fact(), comparison(view, r));
  if (r.mark != Mark::best) return words;
  if (r.other && !alike(r.move, *r.other)) words = joined(std::move(words), refusal_fact(r));
  return r.move.chance < 0 ? words : joined(std::move(words), race_words(view));
}

Message race_words(const AnyView& view) {
  const Scores points = view.standing();
  const int sign = view.game().goal() == Goal::lowest ? 1 : -1;
  Seat rival = kNobody;
  for (int i = 0; i < view.players(); ++i)
    if (i != view.viewer() && (rival == kNobody || sign * points[i] < sign * points[rival]))
      rival = seat_at(i);
  const int behind = sign * (points[view.viewer()] - points[rival]);
  return (behind > 0   ? msg("reason.behind")
          : behind < 0 ? msg("reason.ahead")
                       : msg("reason.level"))
      .with_seat("seat", rival)
      .with_message("points", points_text(view.game().id(), std::abs(behind)));
}

Message deciding_fact(const Reason& r) {
  const bool best = r.mark == Mark::best;
  const Cause& better = best ? r.cause : r.other_cause;
  const Cause& worse = best ? r.other_cause : r.cause;
  const bool both = better.side == Side::against;
  if (worse.side == Side::against && (!both || worse.points > better.points)) return worse.fact();
  if (better.side == Side::in_favour) {
    const bool same = worse.side == Side::in_favour && worse.place == better.place;
    return same && worse.place > 0 ? Message{} : better.fact();
  }
  // Two risks decide only where the worse move's is clearly the greater one.
  const bool risks = better.side == Side::neither && worse.side == Side::neither;
  if (!risks || 2 * worse.risk <= 3 * better.risk) return {};
  // How often they cost something says more than the second one's figures.
  Message words = best || !r.other ? Message{} : how_often(r.move, *r.other);
  if (words.empty()) return joined(worse.fact(), better.fact());
  return joined(worse.plain_fact(), std::move(words));
}

Message secret_fact(const AnyView& view, const Reason& r) {
  Message decides = deciding_fact(r);
  if (!r.other || r.move.now < 0 || r.other->now < 0 || !view.game().takes_points()) return decides;
  const Evaluation &move = r.move, &better = *r.other;
  const int now = move.now - better.now, later = move.later - better.later;
  const bool safe = r.other_cause.side == Side::in_favour;
  Message pays;
  const bool only_later = later >= kSlip && 2 * now < kSlip;
  if (safe && r.cause.side == Side::in_favour) {
    decides = only_later ? msg("reason.both_safe") : Message{};
  } else if (only_later && !safe && decides == r.cause.fact()) {
    decides = {};  // the better one costs as much in this trick
  } else if (decides.empty() && now >= kSlip) {
    const bool seems_safe = r.cause.side == Side::in_favour;
    decides = joined(seems_safe ? Message{} : r.cause.plain_fact(), how_often(move, better));
  } else if (safe && decides == r.other_cause.fact() && now >= kSlip) {
    // Beside what is safe belongs what is not.
    Message risk = joined(r.cause.plain_fact(), how_often(move, better));
    decides = joined(std::move(risk), std::move(decides));
  } else if (decides.empty() && r.other_cause.side == Side::against) {
    decides = pays = pays_now(view, r);
  }
  if (later < kSlip) return decides;
  Message kept = pays.empty() ? by_kept_card(view, r, later) : Message{};
  // It is safe now, with its space, and would not be later.
  if (!kept.empty() && decides.key == "reason.both_safe") decides = r.other_cause.fact();
  kept = joined(std::move(kept), by_third_card(view, r, later));
  if (kept.empty() && (decides.empty() || safe))
    kept = msg("reason.later")
               .with_message("kept", move_words(view, better.move))
               .with_message("played", move_words(view, move.move))
               .with_message("points", rounded_points(view, move.later))
               .with_message("better", rounded_points(view, better.later));
  return joined(std::move(decides), std::move(kept));
}

Message forced_fact(const Reason& r) {
  if (!r.other || r.move.forced < 0 || r.other->forced < 0) return {};
  const bool best = r.mark == Mark::best;
  const int worse = best ? r.other->forced : r.move.forced;
  const int better = best ? r.move.forced : r.other->forced;
  if (worse - better < kLikelier) return {};
  return msg("reason.forced")
      .with_message("often", often(worse))
      .with_message("better", often(better));
}

Message refusal_fact(const Reason& r) {
  const int others = std::max(r.move.others, r.other ? r.other->others : -1);
  if (others < 0) return {};
  const int times = tenths(others), back = tenths(100 - others);
  const bool refused = r.move.others >= 0, best = r.mark == Mark::best;
  if (refused == best) {
    if (back == 10) return msg("reason.refused_never");
    if (times == 10) return msg("reason.refused_always");
    return others >= 50 ? msg("reason.refused").with("times", times)
                        : msg("reason.refused_back").with("times", back);
  }
  if (times == 0) return {};
  // Of a card that is better taken, it is a loss.
  const Cause& taking = refused ? r.other_cause : r.cause;
  const bool dear = taking.side == Side::against;
  if (others < 50 && dear && !taking.prize.empty()) return msg("reason.chips");
  if (others < 50 || taking.prize.empty())
    return msg("reason.gamble").with_message("often", often(others));
  const auto with_prize = [&](Message m) {
    return std::move(m).with_message("prize", taking.prize).with_message("often", often(others));
  };
  return dear ? joined(msg("reason.chips"), with_prize(msg("reason.goes")))
              : with_prize(msg("reason.lost"));
}

bool is_right(std::span<const Evaluation> costs, std::string_view answer, std::string_view known) {
  return answer == known || mark_of(costs, answer) == Mark::best;
}

Message answer_words(const AnyView& view, std::span<const Evaluation> costs,
                     std::string_view answer, std::string_view known, bool brief) {
  const auto with_move = [&](Message m, std::string_view move) {
    return std::move(m).with_message("move", move_words(view, move));
  };
  if (costs.empty())
    return answer == known ? with_move(msg("trial.yes"), answer) : msg("advice.waiting");
  const auto reason = reason_of(view, costs, answer);
  // These costs come from fewer playouts than the answer that is known.
  if (!reason || mark_of(costs, known) != Mark::best) return with_move(msg("trial.known"), known);
  const Reason& r = *reason;
  if (r.mark != Mark::best) {
    // The fact follows, so the comparison has nothing to contrast with.
    Reason alone = r;
    alone.cause = {};
    return joined(comparison(view, alone), brief ? Message{} : deciding_fact(r));
  }
  const bool alone = !r.other || !alike(r.move, *r.other);
  Message yes = with_move(alone ? msg("trial.right") : msg("trial.yes"), answer);
  if (!alone) return joined(std::move(yes), comparison(view, r));
  if (brief) return yes;
  return joined(std::move(yes),
                r.cause.side == Side::in_favour ? r.cause.fact() : reason_words(view, r));
}

}  // namespace tablee
