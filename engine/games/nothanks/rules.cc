#include "games/nothanks/rules.h"

#include <algorithm>
#include <utility>

namespace tablee::nothanks {
namespace {

void turn_up(State& s, EventSink* sink) {
  Public& p = s.pub;
  p.card = s.secret.order[0];
  s.secret.order.erase(0);
  --p.pile;
  p.pot = 0;
  if (sink)
    sink->emit({.kind = "turn_up",
                .seat = p.actor,
                .reveals = true,
                .fields = {{"card", p.card}, {"pile", p.pile}}});
}

void end_round(State& s, EventSink* sink) {
  Public& p = s.pub;
  const std::size_t players = p.options.players;
  PerSeat<int> points{};
  for (std::size_t i = 0; i < players; ++i) {
    points[i] = round_points(p, seat_at(static_cast<int>(i)));
    p.totals[i] += points[i];
  }
  p.actor = kNobody;
  // The round has been scored: cards and chips go back to the box.
  p.taken = {};
  p.chips = {};
  s.secret = {};
  p.phase = p.options.ends().last(p.round) ? Phase::over : Phase::deal;
  if (!sink) return;
  Event end{.kind = "round_end", .fields = {{"round", p.round}}};
  end.per_seat.assign(points.begin(), points.begin() + p.options.players);
  sink->emit(std::move(end));
  if (p.phase != Phase::over) return;
  Event over{.kind = "match_end"};
  over.per_seat.assign(p.totals.begin(), p.totals.begin() + p.options.players);
  sink->emit(std::move(over));
}

}  // namespace

Deal make_deal(const State& state, Rng& rng) {
  Deal d;
  const CardSet cards = state.pub.options.cards();
  for (const Card c : cards) d.order.push_back(c);
  rng.shuffle(d.order.span());
  for (const Card c : CardSet::range(kLowest, kHighest) - cards) d.order.push_back(c);
  const auto players = static_cast<std::uint32_t>(state.pub.options.players);
  d.first = seat_at(static_cast<int>(rng.below(players)));
  return d;
}

void deal(State& s, const Deal& d, EventSink* sink) {
  Public& p = s.pub;
  assert(p.phase == Phase::deal);
  ++p.round;
  p.phase = Phase::turn;
  p.actor = d.first;
  p.pile = kPile;
  for (int i = 0; i < p.options.players; ++i) p.chips[i] = p.options.chips();
  s.secret.order = d.order;
  if (sink)
    sink->emit({.kind = "deal",
                .seat = d.first,
                .reveals = true,
                .fields = {{"round", p.round}, {"count", kPile}, {"chips", p.options.chips()}}});
  turn_up(s, sink);
}

void legal_moves(const View& v, Moves& moves) {
  moves.clear();
  if (v.pub.phase != Phase::turn || v.viewer == kNobody || v.viewer != v.pub.actor) return;
  moves.push_back({true});
  if (v.pub.chips[v.viewer] > 0) moves.push_back({false});
}

void apply(State& s, Seat seat, Move move, EventSink* sink) {
  Public& p = s.pub;
  assert(p.phase == Phase::turn && seat == p.actor);
  const std::size_t at = seat;
  if (!move.take) {
    assert(p.chips[at] > 0);
    --p.chips[at];
    ++p.pot;
    p.actor = seat_at((seat + 1) % p.options.players);
    if (sink)
      sink->emit({.kind = "no", .seat = seat, .fields = {{"card", p.card}, {"pot", p.pot}}});
    return;
  }
  const Card card = std::exchange(p.card, kNoCard);
  const int pot = std::exchange(p.pot, 0);
  p.taken[at].add(card);
  p.chips[at] += pot;
  // The last card ends the round: no seat is to act.
  if (p.pile == 0) p.actor = kNobody;
  if (sink)
    sink->emit({.kind = "take",
                .seat = seat,
                .fields = {{"card", card}, {"pot", pot}},
                .cards = to_numbers(p.taken[at])});
  if (p.pile == 0)
    end_round(s, sink);
  else
    turn_up(s, sink);  // the taker decides on it first
}

CardSet Options::cards() const {
  CardSet all = CardSet::range(kLowest, kHighest);
  if (tactical)
    for (const int c : {10, 20, 30}) all.remove(static_cast<Card>(c));
  return all;
}

int card_points(const CardSet& cards) {
  int points = 0;
  for (const Card c : cards)
    if (!cards.has(static_cast<Card>(c - 1))) points += c;
  return points;
}

int change(const CardSet& cards, Card card) {
  CardSet more = cards;
  more.add(card);
  return card_points(more) - card_points(cards);
}

int round_points(const Public& p, Seat seat) {
  const std::size_t at = seat;
  return card_points(p.taken[at]) - p.chips[at];
}

std::string move_text(Move move) { return move.take ? "take" : "no"; }

std::optional<Move> parse_move(std::string_view text) {
  if (text == "take") return Move{true};
  if (text == "no") return Move{false};
  return std::nullopt;
}

}  // namespace tablee::nothanks
