#include "games/nimmt/rules.h"

#include <algorithm>

#include "core/scan.h"

namespace tablee::nimmt {
namespace {

void emit(EventSink* sink, Event event) {
  if (sink) sink->emit(std::move(event));
}

// Cards a deal must name: hands and rows, or the whole deck where it is drafted from.
std::size_t cards_needed(const Options& o) {
  return static_cast<std::size_t>(o.logic ? o.deck_size() : kHandSize * o.players + kRows);
}

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
  Event end{.kind = "round_end", .fields = {{"round", p.round}}};
  int highest = 0;
  for (int i = 0; i < p.options.players; ++i) {
    const int heads = round_heads(p, seat_at(i));
    p.totals[static_cast<std::size_t>(i)] += heads;
    highest = std::max(highest, p.totals[static_cast<std::size_t>(i)]);
    end.per_seat.push_back(heads);
  }
  // The piles have been written down: they go back to the deck.
  p.pile = {};
  p.trick = 0;
  emit(sink, std::move(end));
  const Options& o = p.options;
  const bool target_met = o.target > 0 && (o.at_least ? highest >= o.target : highest > o.target);
  const bool rounds_done = o.rounds > 0 && p.round >= o.rounds;
  p.phase = target_met || rounds_done ? Phase::over : Phase::deal;
  if (p.phase == Phase::over && sink) {
    Event over{.kind = "match_end"};
    over.per_seat.assign(p.totals.begin(), p.totals.begin() + o.players);
    sink->emit(std::move(over));
  }
}

// The row goes to the seat's pile and the card starts it anew (rules 3 and 4).
void take_row(State& s, Seat seat, Card card, int row, std::string_view kind, EventSink* sink) {
  Row& cards = s.pub.rows[static_cast<std::size_t>(row)];
  if (sink)
    sink->emit({.kind = kind,
                .seat = seat,
                .fields = {{"card", card},
                           {"row", row + 1},
                           {"count", static_cast<int>(cards.size())},
                           {"heads", heads_of(cards)}},
                .cards = to_numbers(cards)});
  for (const Card c : cards) s.pub.pile[static_cast<std::size_t>(seat)].add(c);
  cards = {card};
}

// Places revealed cards, lowest first, until one is too low or all lie.
void place_queue(State& s, EventSink* sink) {
  Public& p = s.pub;
  while (!p.queue.empty()) {
    const Played next = p.queue.front();
    const Spot spot = find_spot(p.rows, next.card, p.options.profi != 0);
    if (spot.too_low()) {
      p.phase = Phase::take_row;
      p.actor = next.seat;
      if (sink) sink->emit({.kind = "too_low", .seat = next.seat, .fields = {{"card", next.card}}});
      return;
    }
    p.queue.erase(0);
    Row& row = p.rows[static_cast<std::size_t>(spot.row)];
    if (row.full()) {
      take_row(s, next.seat, next.card, spot.row, "sixth", sink);
    } else {
      put(row, next.card, spot.left);
      if (sink)
        sink->emit({.kind = spot.left ? "place_left" : "place",
                    .seat = next.seat,
                    .fields = {{"card", next.card},
                               {"row", spot.row + 1},
                               {"count", static_cast<int>(row.size())}}});
    }
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
  Event shown{.kind = "reveal", .reveals = true, .fields = {{"trick", p.trick}}};
  p.queue.clear();
  for (int i = 0; i < p.options.players; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const Card card = s.secret.chosen[at];
    shown.per_seat.push_back(card);
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
  emit(sink, std::move(shown));
  place_queue(s, sink);
}

void draft(State& s, Seat seat, Card card, EventSink* sink) {
  Public& p = s.pub;
  const auto at = static_cast<std::size_t>(seat);
  p.market.remove(card);
  const auto place = std::find(s.secret.reserve.begin(), s.secret.reserve.end(), card);
  s.secret.reserve.erase(static_cast<std::size_t>(place - s.secret.reserve.begin()));
  s.secret.hand[at].add(card);
  p.known[at].add(card);
  ++p.hand_size[at];
  emit(sink, {.kind = "draft", .seat = seat, .fields = {{"card", card}}});
  p.actor = seat_at((seat + 1) % p.options.players);
  if (p.hand_size[static_cast<std::size_t>(p.actor)] < kHandSize) return;

  p.actor = kNobody;
  FixedVector<Card, kRows> first;
  for (std::size_t i = 0; i < kRows; ++i) first.push_back(s.secret.reserve[i]);
  // Ruling: with `tactic` exactly four remain, and the lowest starts the first row.
  if (p.options.tactic) std::sort(first.begin(), first.end());
  p.market = {};
  s.secret.reserve.clear();
  start_rows(s, first.span(), sink);
}

}  // namespace

Status check(const Options& o) {
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
  d.first =
      seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(state.pub.options.players))));
  return d;
}

std::string deal_text(const Deal& d) {
  std::string text = "first " + std::to_string(d.first) + " cards";
  for (const Card c : d.order) text += " " + std::to_string(c);
  return text;
}

Result<Deal> parse_deal(const State& state, std::string_view text) {
  const Options& o = state.pub.options;
  const Error bad{msg("nimmt.error.deal"), {}};
  Scan scan(text);
  Deal d;
  if (!scan.literal("first")) return bad;
  const auto first = scan.number(0, o.players - 1);
  if (!first || !scan.literal("cards")) return bad;
  d.first = seat_at(*first);
  CardSet used;
  while (!scan.at_end()) {
    const auto card = scan.number(1, o.deck_size());
    if (!card || used.has(static_cast<Card>(*card))) return bad;
    used.add(static_cast<Card>(*card));
    d.order.push_back(static_cast<Card>(*card));
  }
  if (d.order.size() < cards_needed(o)) return bad;
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
  s.secret = {};
  if (p.options.logic) {
    p.first_drafter = p.round == 1 ? d.first : seat_at((p.first_drafter + 1) % n);
    p.actor = p.first_drafter;
    p.phase = Phase::draft;
    p.trick = 0;
    p.market = CardSet::range(1, p.options.deck_size());
    s.secret.reserve = d.order;
    emit(sink, {.kind = "market",
                .seat = p.actor,
                .reveals = true,
                .fields = {{"round", p.round}, {"count", p.options.deck_size()}}});
    return;
  }
  emit(sink, {.kind = "deal", .reveals = true, .fields = {{"round", p.round}}});
  std::size_t next = 0;
  for (int i = 0; i < n; ++i) {
    const auto at = static_cast<std::size_t>(i);
    for (int k = 0; k < kHandSize; ++k) s.secret.hand[at].add(d.order[next++]);
    p.hand_size[at] = kHandSize;
    if (sink)
      sink->emit({.kind = "hand",
                  .seat = seat_at(i),
                  .audience = seat_at(i),
                  .cards = to_numbers(s.secret.hand[at])});
  }
  start_rows(s, d.order.span().subspan(next, kRows), sink);
}

SeatSet to_act(const Public& p) {
  switch (p.phase) {
    case Phase::draft:
    case Phase::take_row:
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
      for (const Card c : v.pub.market) moves.push_back({Move::Kind::draft, c});
      return;
    case Phase::choose:
      for (const Card c : v.hand) moves.push_back({Move::Kind::card, c});
      return;
    case Phase::take_row:
      for (std::size_t r = 1; r <= v.pub.rows.size(); ++r)
        moves.push_back({Move::Kind::row, static_cast<std::uint8_t>(r)});
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
      const auto at = static_cast<std::size_t>(seat);
      assert(move.kind == Move::Kind::card && s.secret.hand[at].has(move.value));
      s.secret.chosen[at] = move.value;
      p.chosen.add(seat);
      emit(sink, {.kind = "choose", .seat = seat});
      if (p.chosen.size() == p.options.players) reveal(s, sink);
      return;
    }
    case Phase::take_row: {
      assert(move.kind == Move::Kind::row && move.value >= 1 && move.value <= p.rows.size());
      const Played played = p.queue.front();
      p.queue.erase(0);
      take_row(s, seat, played.card, move.value - 1, "take_row", sink);
      place_queue(s, sink);
      return;
    }
    case Phase::deal:
    case Phase::over:
      break;
  }
}

View view(const State& s, Seat viewer) {
  View v{s.pub, viewer, {}, kNoCard};
  if (viewer == kNobody) return v;
  v.hand = s.secret.hand[static_cast<std::size_t>(viewer)];
  v.chosen = s.secret.chosen[static_cast<std::size_t>(viewer)];
  return v;
}

State sample(const View& v, Rng& rng) {
  State s{v.pub, {}};
  const Public& p = v.pub;
  const auto own = static_cast<std::size_t>(v.viewer);
  if (v.viewer != kNobody) {
    s.secret.hand[own] = v.hand;
    s.secret.chosen[own] = v.chosen;
  }
  FixedVector<Card, kDeckSize> unseen;
  const CardSet rest = p.phase == Phase::draft
                           ? p.market
                           : CardSet::range(1, p.options.deck_size()) - p.seen - v.hand;
  for (const Card c : rest) unseen.push_back(c);
  rng.shuffle(unseen.span());
  if (p.phase == Phase::draft) s.secret.reserve = unseen;
  std::size_t next = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(p.options.players); ++i) {
    if (i == own && v.viewer != kNobody) continue;
    CardSet& hand = s.secret.hand[i];
    // Drafted hands are known to all; dealt ones are drawn from what nobody has seen.
    hand = p.known[i];
    if (!p.options.logic)
      for (int k = 0; k < p.hand_size[i]; ++k) hand.add(unseen[next++]);
    if (!p.chosen.has(seat_at(static_cast<int>(i)))) continue;
    auto pick = rng.below(static_cast<std::uint32_t>(hand.size()));
    auto card = hand.begin();
    while (pick-- > 0) ++card;
    s.secret.chosen[i] = *card;
  }
  return s;
}

int round_heads(const Public& p, Seat seat) {
  return heads_of(p.pile[static_cast<std::size_t>(seat)]);
}

SeatSet winners(const Public& p) {
  SeatSet set;
  if (p.phase != Phase::over) return set;
  const auto end = p.totals.begin() + p.options.players;
  const int best = *std::min_element(p.totals.begin(), end);
  for (int i = 0; i < p.options.players; ++i)
    if (p.totals[static_cast<std::size_t>(i)] == best) set.add(seat_at(i));
  return set;
}

std::string move_text(Move move) {
  const std::string value = std::to_string(move.value);
  switch (move.kind) {
    case Move::Kind::card:
      return value;
    case Move::Kind::draft:
      return "draft " + value;
    case Move::Kind::row:
      return "row " + value;
  }
  return value;
}

std::optional<Move> parse_move(std::string_view text) {
  Scan scan(text);
  Move move;
  if (scan.literal("draft"))
    move.kind = Move::Kind::draft;
  else if (scan.literal("row"))
    move.kind = Move::Kind::row;
  const auto value = scan.number(1, kDeckSize);
  if (!value || !scan.at_end()) return std::nullopt;
  move.value = static_cast<std::uint8_t>(*value);
  return move;
}

}  // namespace tablee::nimmt
