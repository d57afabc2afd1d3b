#include "games/nimmt/rules.h"

#include <algorithm>
#include <span>

#include "core/enum_index.h"
#include "core/scan.h"
#include "core/sort_few.h"
#include "games/nimmt/special.h"

namespace tablee::nimmt {
namespace {

// Cards a deal must name: hands and rows, or the whole deck where it is drafted from.
std::size_t cards_needed(const Options& o) {
  return static_cast<std::size_t>(o.logic ? o.deck_size() : o.hand_size() * o.players + kRows);
}

// "stop slide … chance 123": a shuffle of the special cards that are not in hands.
bool read_specials(const State& s, Scan& scan, Deal& d) {
  SpecialSet left;
  for (const Special k : specials_to_shuffle(s)) left.add(k);
  while (!scan.literal("chance")) {
    const std::string_view word = scan.word();
    const auto found = std::find(std::begin(kSpecialNames), std::end(kSpecialNames), word);
    if (found == std::end(kSpecialNames)) return false;
    const auto kind = static_cast<Special>(found - std::begin(kSpecialNames));
    if (!left.has(kind)) return false;
    left.remove(kind);
    d.specials.push_back(kind);
  }
  const auto chance = Scan::to_u64(scan.word());
  if (!chance || !scan.at_end() || left.size() != 0) return false;
  d.chance = *chance;
  return true;
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
  const auto players = static_cast<std::size_t>(p.options.players);
  const std::span<int> totals = std::span(p.totals).first(players);
  const PerSeat<int> heads = p.heads;
  for (std::size_t i = 0; i < players; ++i) totals[i] += heads[i];
  const int highest = *std::max_element(totals.begin(), totals.end());
  // The piles have been written down: they go back to the deck.
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

// Places the first card of the queue by the rules alone; false: a decision is pending.
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
  const auto at = static_cast<std::size_t>(spot.row);
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

// Places revealed cards, lowest first, until a decision is due or all lie.
void place_queue(State& s, EventSink* sink) {
  Public& p = s.pub;
  while (!p.queue.empty()) {
    const Seat seat = p.queue.front().seat;
    if (!p.special.used && p.special.count[seat] > 0) {
      // Whoever holds a special card, playable or not, is asked: not to be would tell.
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
    const auto at = static_cast<std::size_t>(i);
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
  const auto at = static_cast<std::size_t>(seat);
  p.market.remove(card);
  const auto place = std::find(s.secret.reserve.begin(), s.secret.reserve.end(), card);
  s.secret.reserve.erase(static_cast<std::size_t>(place - s.secret.reserve.begin()));
  s.secret.hand[at].add(card);
  p.known[at].add(card);
  ++p.hand_size[at];
  p.actor = seat_at((seat + 1) % p.options.players);
  if (sink) sink->emit({.kind = "draft", .seat = seat, .fields = {{"card", card}}});
  if (p.hand_size[p.actor] < kHandSize) return;

  p.actor = kNobody;
  FixedVector<Card, kRows> first;
  for (std::size_t i = 0; i < kRows; ++i) first.push_back(s.secret.reserve[i]);
  // Ruling: with `tactic` exactly four remain, and the lowest starts the first row.
  if (p.options.tactic) sort_few(first.begin(), first.end());
  p.market = {};
  s.secret.reserve.clear();
  start_rows(s, first.span(), sink);
}

}  // namespace

Status check(const Options& o) {
  if (o.special) {
    // Ruling: none of these goes with special cards; the target may stand at its default, unused.
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

std::string deal_text(const Deal& d) {
  std::string text = "first " + std::to_string(d.first) + " cards";
  for (const Card c : d.order) text += " " + std::to_string(c);
  if (d.specials.empty()) return text;
  text += " specials";
  for (const Special k : d.specials) text += " " + std::string(kSpecialNames[index_of(k)]);
  return text + " chance " + std::to_string(d.chance);
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
  while (!scan.at_end() && !(o.special && scan.literal("specials"))) {
    const auto card = scan.number(1, o.deck_size());
    if (!card || used.has(static_cast<Card>(*card))) return bad;
    used.add(static_cast<Card>(*card));
    d.order.push_back(static_cast<Card>(*card));
  }
  if (d.order.size() < cards_needed(o)) return bad;
  if (o.special && !read_specials(state, scan, d)) return bad;
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
  const SpecialSecret kept = s.secret.special;
  s.secret = {};
  s.secret.special = kept;
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
    const auto at = static_cast<std::size_t>(i);
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
      const auto at = static_cast<std::size_t>(seat);
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
  const auto at = static_cast<std::size_t>(viewer);
  return {s.pub, viewer, s.secret.hand[at], s.secret.chosen[at], s.secret.special.hand[at]};
}

namespace {

// Other hands and the deck, from the special cards that the viewer can't see.
void sample_specials(const View& v, Rng& rng, State& s) {
  const SpecialPublic& p = v.pub.special;
  SpecialDeck unseen = unseen_specials(v);
  rng.shuffle(unseen.span());
  for (std::size_t i = 0; i < static_cast<std::size_t>(v.pub.options.players); ++i) {
    SpecialSet& hand = s.secret.special.hand[i];
    if (seat_at(static_cast<int>(i)) == v.viewer) {
      hand = v.specials;
      continue;
    }
    for (int n = 0; n < p.count[i]; ++n) {
      hand.add(unseen.back());
      unseen.pop_back();
    }
  }
  // Before the first deal the whole pack lies in the box, which no state keeps.
  if (v.pub.round > 0) s.secret.special.deck = unseen;
  s.secret.special.chance = rng.next();
}

}  // namespace

State sample(const View& v, Rng& rng) {
  State s{v.pub, {}};
  const Public& p = v.pub;
  const auto own = static_cast<std::size_t>(v.viewer);
  if (v.viewer != kNobody) {
    s.secret.hand[own] = v.hand;
    s.secret.chosen[own] = v.chosen;
  }
  CardSet rest = p.phase == Phase::draft
                     ? p.market
                     : CardSet::range(1, p.options.deck_size()) - p.seen - v.hand;
  for (const CardSet& known : p.known) rest -= known;
  FixedVector<Card, kDeckSize> unseen;
  for (const Card c : rest) unseen.push_back(c);
  rng.shuffle(unseen.span());
  if (p.phase == Phase::draft) s.secret.reserve = unseen;
  std::size_t next = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(p.options.players); ++i) {
    if (i == own && v.viewer != kNobody) continue;
    CardSet& hand = s.secret.hand[i];
    // What was drafted or taken back is known to all; the rest is drawn from what nobody has seen.
    hand = p.known[i];
    while (hand.size() < p.hand_size[i]) hand.add(unseen[next++]);
    if (!p.chosen.has(seat_at(static_cast<int>(i)))) continue;
    auto pick = rng.below(static_cast<std::uint32_t>(hand.size()));
    auto card = hand.begin();
    while (pick-- > 0) ++card;
    s.secret.chosen[i] = *card;
  }
  if (p.options.special) sample_specials(v, rng, s);
  return s;
}

int round_heads(const Public& p, Seat seat) { return p.heads[seat]; }

SpecialDeck unseen_specials(const View& v) {
  SpecialSet seen = v.pub.special.discard;
  for (const RowMarks& marks : v.pub.marks) {
    if (marks.stop) seen.add(Special::stop);
    if (marks.seven) seen.add(Special::seven_takes);
    if (marks.fifth) seen.add(Special::fifth_row);
  }
  SpecialDeck unseen;
  for (int k = 0; k < kSpecialKinds; ++k) {
    const auto kind = static_cast<Special>(k);
    for (int n = seen.count(kind) + v.specials.count(kind); n < kSpecialCopies; ++n)
      unseen.push_back(kind);
  }
  return unseen;
}

CardSet unseen(const View& v) {
  CardSet rest = CardSet::range(1, v.pub.options.deck_size()) - v.pub.seen - v.hand - v.pub.market;
  for (const CardSet& drafted : v.pub.known) rest = rest - drafted;
  return rest;
}

std::string move_text(Move move) {
  using Kind = Move::Kind;
  const std::string value = std::to_string(move.value);
  const std::string row = "row " + std::to_string(move.row);
  switch (move.kind) {
    case Kind::card:
      return value;
    case Kind::draft:
      return "draft " + value;
    case Kind::row:
      return "row " + value;
    case Kind::place:
      return "place";
    case Kind::fifth_row:
      return "fifth_row";
    case Kind::seven_takes:
      return "seven_takes";
    case Kind::insert:
      return "insert " + row;
    case Kind::replace:
      return "replace " + value;
    case Kind::slide:
      return "slide " + value + " " + row;
    case Kind::stop:
      return "stop " + row;
    case Kind::negative:
      return move.row ? "negative_positive " + row + " " + value : "negative_positive " + value;
    case Kind::keep:
      return "keep";
    case Kind::exchange:
      return "exchange " + std::string(kSpecialNames[move.value]);
  }
  return value;
}

std::optional<Move> parse_move(std::string_view text) {
  using Kind = Move::Kind;
  Scan scan(text);
  Move move;
  bool value = false;
  bool row = false;
  if (scan.literal("place")) {
    move.kind = Kind::place;
  } else if (scan.literal("fifth_row")) {
    move.kind = Kind::fifth_row;
  } else if (scan.literal("seven_takes")) {
    move.kind = Kind::seven_takes;
  } else if (scan.literal("keep")) {
    move.kind = Kind::keep;
  } else if (scan.literal("insert")) {
    move.kind = Kind::insert;
    row = true;
  } else if (scan.literal("stop")) {
    move.kind = Kind::stop;
    row = true;
  } else if (scan.literal("replace")) {
    move.kind = Kind::replace;
    value = true;
  } else if (scan.literal("slide")) {
    move.kind = Kind::slide;
    const auto card = scan.number(1, kDeckSize);
    if (!card) return std::nullopt;
    move.value = static_cast<std::uint8_t>(*card);
    row = true;
  } else if (scan.literal("negative_positive")) {
    move.kind = Kind::negative;
    if (scan.literal("row")) {
      const auto number = scan.number(1, kMaxRows);
      if (!number) return std::nullopt;
      move.row = static_cast<std::uint8_t>(*number);
    }
    value = true;
  } else if (scan.literal("exchange")) {
    move.kind = Kind::exchange;
    const auto found = std::find(std::begin(kSpecialNames), std::end(kSpecialNames), scan.word());
    if (found == std::end(kSpecialNames)) return std::nullopt;
    move.value = static_cast<std::uint8_t>(found - std::begin(kSpecialNames));
  } else {
    if (scan.literal("draft"))
      move.kind = Kind::draft;
    else if (scan.literal("row"))
      move.kind = Kind::row;
    value = true;
  }
  if (row) {
    const auto number = scan.literal("row") ? scan.number(1, kMaxRows) : std::nullopt;
    if (!number) return std::nullopt;
    move.row = static_cast<std::uint8_t>(*number);
  }
  if (value) {
    const auto number = scan.number(1, kDeckSize);
    if (!number) return std::nullopt;
    move.value = static_cast<std::uint8_t>(*number);
  }
  if (!scan.at_end()) return std::nullopt;
  return move;
}

}  // namespace tablee::nimmt
