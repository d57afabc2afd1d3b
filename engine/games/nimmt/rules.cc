#include "games/nimmt/rules.h"

#include <algorithm>
#include <span>

#include "core/sort_few.h"
#include "games/nimmt/special.h"

namespace tablee::nimmt {
namespace {

void start_rows(State& s, std::span<const Card> cards, EventSink* sink) {
  s.pub.rows.clear();
  for (const Card c : cards) {
    s.pub.rows.push_back({c});
    s.pub.seen.add(c);
  }
  s.pub.phase = Phase::choose;
  s.pub.trick = 1;
  if (sink) sink->emit({.kind = "rows", .reveals = true, .cards = to_numbers(cards)});
}

void end_round(State& s, EventSink* sink) {
  Public& p = s.pub;
  const std::size_t players = p.options.players;
  const std::span<int> totals = std::span(p.totals).first(players);
  const PerSeat<int> heads = p.heads;
  for (std::size_t i = 0; i < players; ++i) totals[i] += heads[i];
  const int highest = *std::max_element(totals.begin(), totals.end());
  // The piles have been scored: their cards go back to the deck.
  p.pile = {};
  p.heads = {};
  clear_specials(p);
  p.trick = 0;
  const MatchEnd ends = p.options.ends();
  p.phase = ends.reached(highest) || ends.last(p.round) ? Phase::over : Phase::deal;
  if (!sink) return;
  Event end{.kind = "round_end", .fields = {{"round", p.round}}};
  end.per_seat.assign(heads.begin(), heads.begin() + p.options.players);
  sink->emit(std::move(end));
  if (p.phase != Phase::over) return;
  Event over{.kind = "match_end"};
  over.per_seat.assign(totals.begin(), totals.end());
  sink->emit(std::move(over));
}

// Places the first card of the queue by the rules alone; returns false where a decision is pending.
bool place_front(State& s, EventSink* sink) {
  Public& p = s.pub;
  const Played next = p.queue.front();
  p.phase = Phase::choose;
  Spot spot;
  if (p.special.must_fill >= 0) {
    spot.row = p.special.must_fill;
  } else {
    spot = find_spot(p.rows, next.card, p.options.profi != 0, blocked_rows(p));
    if (spot.too_low()) {
      p.phase = Phase::take_row;
      p.actor = next.seat;
      if (sink) sink->emit({.kind = "too_low", .seat = next.seat, .fields = {{"card", next.card}}});
      return false;
    }
  }
  next_card(p);
  const std::size_t at = spot.row;
  Row& row = p.rows[at];
  if (static_cast<int>(row.size()) == capacity(p, at)) {
    take(s, next.seat, next.card, at, kNoCard, "sixth", sink);
    return p.phase != Phase::exchange;
  }
  put(row, next.card, spot.left);
  if (sink)
    sink->emit(
        {.kind = spot.left ? "place_left" : "place",
         .seat = next.seat,
         .fields = {
             {"card", next.card}, {"row", spot.row + 1}, {"count", static_cast<int>(row.size())}}});
  return true;
}

// Places the revealed cards, lowest first, until a decision is due or all are placed.
void place_queue(State& s, EventSink* sink) {
  Public& p = s.pub;
  while (!p.queue.empty()) {
    const Seat seat = p.queue.front().seat;
    if (!p.special.used && p.special.count[seat] > 0) {
      // A player who holds a special card is asked even if none of them can be played: otherwise
      // the others would learn that from the missing question.
      p.phase = Phase::place;
      p.actor = seat;
      return;
    }
    if (!place_front(s, sink)) return;
  }
  p.actor = kNobody;
  if (p.hand_size[0] == 0) {
    end_round(s, sink);
    return;
  }
  p.phase = Phase::choose;
  ++p.trick;
}

void reveal(State& s, EventSink* sink) {
  Public& p = s.pub;
  p.queue.clear();
  for (int i = 0; i < p.options.players; ++i) {
    const std::size_t at = i;
    const Card card = s.secret.chosen[at];
    s.secret.chosen[at] = kNoCard;
    s.secret.hand[at].remove(card);
    p.known[at].remove(card);
    p.seen.add(card);
    --p.hand_size[at];
    std::size_t where = 0;
    while (where < p.queue.size() && p.queue[where].card < card) ++where;
    p.queue.insert(where, {card, seat_at(i)});
  }
  p.chosen = {};
  if (sink) {
    Event shown{.kind = "reveal", .reveals = true, .fields = {{"trick", p.trick}}};
    shown.per_seat.resize(p.queue.size());
    for (const Played& played : p.queue) shown.per_seat[played.seat] = played.card;
    sink->emit(std::move(shown));
  }
  place_queue(s, sink);
}

void draft(State& s, Seat seat, Card card, EventSink* sink) {
  Public& p = s.pub;
  const std::size_t at = seat;
  p.market.remove(card);
  const auto place = std::find(s.secret.reserve.begin(), s.secret.reserve.end(), card);
  s.secret.reserve.erase(place - s.secret.reserve.begin());
  s.secret.hand[at].add(card);
  p.known[at].add(card);
  ++p.hand_size[at];
  p.actor = seat_at((seat + 1) % p.options.players);
  if (sink) sink->emit({.kind = "draft", .seat = seat, .fields = {{"card", card}}});
  if (p.hand_size[p.actor] < kHandSize) return;

  p.actor = kNobody;
  FixedVector<Card, kRows> first;
  for (std::size_t i = 0; i < kRows; ++i) first.push_back(s.secret.reserve[i]);
  // Ruling: with `tactic` exactly four cards remain, and the lowest starts the first row.
  if (p.options.tactic) sort_few(first.begin(), first.end());
  p.market = {};
  s.secret.reserve.clear();
  start_rows(s, first.span(), sink);
}

}  // namespace

Status check(const Options& o) {
  if (o.special) {
    // Ruling: none of these can be combined with special cards; the target may keep its default,
    // which is not used.
    if (o.tactic || o.logic || o.profi || o.rounds || o.at_least || o.target != Options{}.target)
      return Error{msg("nimmt.error.special"), "special"};
    if (o.players > kSpecialMaxSeats) return Error{msg("nimmt.error.special_seats"), "players"};
    return {};
  }
  if (o.target == 0 && o.rounds == 0) return Error{msg("nimmt.error.no_end"), "target"};
  if (o.at_least && o.target == 0) return Error{msg("nimmt.error.at_least"), "at_least"};
  return {};
}

State start(const Options& options) {
  State s;
  s.pub.options = options;
  return s;
}

Deal make_deal(const State& state, Rng& rng) {
  Deal d;
  for (int c = 1; c <= state.pub.options.deck_size(); ++c) d.order.push_back(static_cast<Card>(c));
  rng.shuffle(d.order.span());
  if (state.pub.options.special) {
    d.specials = specials_to_shuffle(state);
    rng.shuffle(d.specials.span());
    d.chance = rng.next();
  }
  d.first =
      seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(state.pub.options.players))));
  return d;
}

void deal(State& s, const Deal& d, EventSink* sink) {
  Public& p = s.pub;
  assert(p.phase == Phase::deal);
  const int n = p.options.players;
  ++p.round;
  p.seen = {};
  p.known = {};
  p.queue.clear();
  p.rows.clear();
  const SpecialSecret specials = s.secret.special;
  s.secret = {};
  s.secret.special = specials;
  p.special.used = false;
  p.special.must_fill = -1;
  if (p.options.logic) {
    p.first_drafter = p.round == 1 ? d.first : seat_at((p.first_drafter + 1) % n);
    p.actor = p.first_drafter;
    p.phase = Phase::draft;
    p.trick = 0;
    p.market = CardSet::range(1, p.options.deck_size());
    s.secret.reserve = d.order;
    if (sink)
      sink->emit({.kind = "market",
                  .seat = p.actor,
                  .reveals = true,
                  .fields = {{"round", p.round}, {"count", p.options.deck_size()}}});
    return;
  }
  if (sink) sink->emit({.kind = "deal", .reveals = true, .fields = {{"round", p.round}}});
  std::size_t next = 0;
  for (int i = 0; i < n; ++i) {
    const std::size_t at = i;
    for (int k = 0; k < p.options.hand_size(); ++k) s.secret.hand[at].add(d.order[next++]);
    p.hand_size[at] = static_cast<std::uint8_t>(p.options.hand_size());
    if (sink)
      sink->emit({.kind = "hand",
                  .seat = seat_at(i),
                  .audience = seat_at(i),
                  .cards = to_numbers(s.secret.hand[at])});
  }
  if (p.options.special) deal_specials(s, d.specials, d.chance, sink);
  start_rows(s, d.order.span().subspan(next, kRows), sink);
}

SeatSet to_act(const Public& p) {
  switch (p.phase) {
    case Phase::draft:
    case Phase::take_row:
    case Phase::place:
    case Phase::exchange:
      return SeatSet::of(p.actor);
    case Phase::choose: {
      SeatSet set = SeatSet::first(p.options.players);
      for (const Seat s : p.chosen) set.remove(s);
      return set;
    }
    case Phase::deal:
    case Phase::over:
      break;
  }
  return {};
}

void legal_moves(const View& v, Moves& moves) {
  moves.clear();
  if (!to_act(v.pub).has(v.viewer)) return;
  switch (v.pub.phase) {
    case Phase::draft:
      moves.assign(v.pub.market, [](Card c) { return Move{Move::Kind::draft, c, 0}; });
      return;
    case Phase::choose:
      moves.assign(v.hand, [](Card c) { return Move{Move::Kind::card, c, 0}; });
      return;
    case Phase::take_row:
      for (std::size_t r = 0; r < v.pub.rows.size(); ++r)
        if (!v.pub.marks[r].stop)
          moves.push_back({Move::Kind::row, static_cast<std::uint8_t>(r + 1), 0});
      return;
    case Phase::place:
    case Phase::exchange:
      special_moves(v, moves);
      return;
    case Phase::deal:
    case Phase::over:
      return;
  }
}

void apply(State& s, Seat seat, Move move, EventSink* sink) {
  Public& p = s.pub;
  assert(to_act(p).has(seat));
  switch (p.phase) {
    case Phase::draft:
      assert(move.kind == Move::Kind::draft && p.market.has(move.value));
      draft(s, seat, move.value, sink);
      return;
    case Phase::choose: {
      const std::size_t at = seat;
      assert(move.kind == Move::Kind::card && s.secret.hand[at].has(move.value));
      s.secret.chosen[at] = move.value;
      p.chosen.add(seat);
      if (sink) sink->emit({.kind = "choose", .seat = seat});
      if (p.chosen.size() == p.options.players) reveal(s, sink);
      return;
    }
    case Phase::take_row: {
      assert(move.kind == Move::Kind::row && move.value >= 1 && move.value <= p.rows.size());
      const Card card = p.queue.front().card;
      next_card(p);
      p.phase = Phase::choose;
      take(s, seat, card, move.value - 1u, kNoCard, "take_row", sink);
      if (p.phase != Phase::exchange) place_queue(s, sink);
      return;
    }
    case Phase::place:
      if (apply_special(s, seat, move, sink)) place_queue(s, sink);
      return;
    case Phase::exchange:
      apply_exchange(s, seat, move, sink);
      place_queue(s, sink);
      return;
    case Phase::deal:
    case Phase::over:
      break;
  }
}

View view(const State& s, Seat viewer) {
  if (viewer == kNobody) return {s.pub, viewer, {}, kNoCard, {}};
  const std::size_t at = viewer;
  return {s.pub, viewer, s.secret.hand[at], s.secret.chosen[at], s.secret.special.hand[at]};
}

View open_view(const State& s, Seat viewer) {
  View open{s.pub, viewer, {}, kNoCard, {}};
  // Whoever drafts has taken every card of theirs before all eyes.
  if (s.pub.phase == Phase::draft) open.hand = s.pub.known[viewer];
  return open;
}

int round_heads(const Public& p, Seat seat) { return p.heads[seat]; }

}  // namespace tablee::nimmt
