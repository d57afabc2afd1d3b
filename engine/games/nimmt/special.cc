#include "games/nimmt/special.h"

#include <algorithm>
#include <utility>

#include "core/rng.h"

namespace tablee::nimmt {
namespace {

using Kind = Move::Kind;

std::size_t index(Seat seat) { return seat; }

// Moves a special card from the hand to the discard pile.
void discard(State& s, Seat seat, Special kind) {
  s.secret.special.hand[index(seat)].remove(kind);
  --s.pub.special.count[index(seat)];
  s.pub.special.discard.add(kind);
}

// Moves a special card from the hand to the table.
void lay(State& s, Seat seat, Special kind) {
  s.secret.special.hand[index(seat)].remove(kind);
  --s.pub.special.count[index(seat)];
}

// Rule (2) of taking: removes the row's seven_takes, all stops and, with five rows, the fifth_row.
void lift_specials(Public& p, std::size_t row, bool row_goes, EventSink* sink) {
  if (p.marks[row].seven) {
    p.special.discard.add(Special::seven_takes);
    p.marks[row].seven = false;
    if (sink) sink->emit({.kind = "seven_gone", .fields = {{"row", static_cast<int>(row) + 1}}});
  }
  int stops = 0;
  for (RowMarks& marks : p.marks) {
    if (marks.stop) {
      ++stops;
      p.special.discard.add(Special::stop);
    }
    marks.stop = false;
  }
  if (stops > 0 && sink) sink->emit({.kind = "stops_gone", .fields = {{"count", stops}}});
  if (!row_goes) return;
  for (RowMarks& marks : p.marks)
    if (std::exchange(marks.fifth, false)) p.special.discard.add(Special::fifth_row);
}

// Rule (3): offers an exchange if the hand holds a special card and there is one to draw.
void offer_exchange(State& s, Seat seat) {
  Public& p = s.pub;
  if (p.special.count[index(seat)] == 0) return;
  if (p.special.deck == 0 && p.special.discard.size() == 0) return;
  p.phase = Phase::exchange;
  p.actor = seat;
}

// Where the player's card would go if it were placed now.
Spot own_spot(const Public& p) {
  return find_spot(p.rows, p.queue.front().card, false, blocked_rows(p));
}

void add_negatives(const View& v, std::size_t row, bool too_low, Moves& moves) {
  const Public& p = v.pub;
  const auto number = static_cast<std::uint8_t>(row + 1);
  const auto add = [&](Card c) {
    moves.push_back({Kind::negative, c, too_low ? number : std::uint8_t{0}});
  };
  for (const Card c : p.rows[row]) add(c);
  // With a fifth row the card just played is taken too.
  if (p.rows.size() == kMaxRows) add(p.queue.front().card);
}

void add_slides(const Public& p, unsigned blocked, Moves& moves) {
  for (std::size_t from = 0; from < p.rows.size(); ++from) {
    if ((blocked >> from) & 1u) continue;
    for (const Card c : p.rows[from])
      for (std::size_t to = 0; to < p.rows.size(); ++to)
        if (to != from && !((blocked >> to) & 1u))
          moves.push_back({Kind::slide, c, static_cast<std::uint8_t>(to + 1)});
  }
}

void place_moves(const View& v, Moves& moves) {
  const Public& p = v.pub;
  const Card own = p.queue.front().card;
  const unsigned blocked = blocked_rows(p);
  const auto open = [&](std::size_t r) { return ((blocked >> r) & 1u) == 0; };
  const Spot spot = own_spot(p);
  moves.push_back({Kind::place, 0, 0});
  if (v.specials.has(Special::fifth_row) && p.rows.size() < kMaxRows)
    moves.push_back({Kind::fifth_row, 0, 0});
  if (v.specials.has(Special::seven_takes) && !spot.too_low() && !p.marks[spot.row].seven)
    moves.push_back({Kind::seven_takes, 0, 0});
  if (v.specials.has(Special::insert))
    for (std::size_t r = 0; r < p.rows.size(); ++r)
      if (open(r) && p.rows[r].back() > own)
        moves.push_back({Kind::insert, 0, static_cast<std::uint8_t>(r + 1)});
  if (v.specials.has(Special::replace))
    for (const Card c : v.hand) moves.push_back({Kind::replace, c, 0});
  if (v.specials.has(Special::slide)) add_slides(p, blocked, moves);
  if (v.specials.has(Special::stop) && stops_on_table(p) < kMaxStops)
    for (std::size_t r = 0; r < p.rows.size(); ++r)
      if (open(r)) moves.push_back({Kind::stop, 0, static_cast<std::uint8_t>(r + 1)});
  if (!v.specials.has(Special::negative_positive)) return;
  if (spot.too_low()) {
    for (std::size_t r = 0; r < p.rows.size(); ++r)
      if (open(r)) add_negatives(v, r, true, moves);
  } else {
    const std::size_t r = spot.row;
    if (static_cast<int>(p.rows[r].size()) == capacity(p, r)) add_negatives(v, r, false, moves);
  }
}

// After insert or slide: if the row is over its capacity, all its cards but the last are taken.
void take_if_over(State& s, Seat seat, std::size_t row, EventSink* sink) {
  if (static_cast<int>(s.pub.rows[row].size()) > capacity(s.pub, row))
    take(s, seat, kNoCard, row, kNoCard, "overflow", sink);
}

void slide(State& s, Seat seat, Card card, std::size_t to, EventSink* sink) {
  Public& p = s.pub;
  std::size_t from = 0;
  while (std::find(p.rows[from].begin(), p.rows[from].end(), card) == p.rows[from].end()) ++from;
  Row& source = p.rows[from];
  source.erase(std::find(source.begin(), source.end(), card) - source.begin());
  insert_sorted(p.rows[to], card);
  if (source.empty()) p.special.must_fill = static_cast<int>(from);
  if (sink)
    sink->emit({.kind = "slide",
                .seat = seat,
                .fields = {{"card", card},
                           {"from", static_cast<int>(from) + 1},
                           {"row", static_cast<int>(to) + 1}}});
  take_if_over(s, seat, to, sink);
}

void replace(State& s, Seat seat, Card card, EventSink* sink) {
  Public& p = s.pub;
  const Card back = std::exchange(p.queue.front().card, card);
  const auto at = index(seat);
  s.secret.hand[at].add(back);
  p.known[at].add(back);
  s.secret.hand[at].remove(card);
  p.known[at].remove(card);
  p.seen.add(card);
  if (sink)
    sink->emit({.kind = "replace",
                .seat = seat,
                .reveals = true,
                .fields = {{"card", back}, {"new", card}}});
}

}  // namespace

void insert_sorted(Row& row, Card card) {
  std::size_t at = 0;
  while (at < row.size() && row[at] < card) ++at;
  row.insert(at, card);
}

void erase_row(Rows& rows, std::array<RowMarks, kMaxRows>& marks, int& must_fill, std::size_t row) {
  rows.erase(row);
  for (std::size_t r = row + 1; r < marks.size(); ++r) marks[r - 1] = marks[r];
  marks.back() = {};
  if (must_fill > static_cast<int>(row)) --must_fill;
}

int stops_on_table(const Public& p) {
  return static_cast<int>(
      std::count_if(p.marks.begin(), p.marks.end(), [](const RowMarks& m) { return m.stop; }));
}

SpecialDeck specials_to_shuffle(const State& s) {
  SpecialDeck deck;
  SpecialSet in_hands;
  for (const SpecialSet& hand : s.secret.special.hand)
    for (int k = 0; k < kSpecialKinds; ++k)
      for (int n = 0; n < hand.count(static_cast<Special>(k)); ++n)
        in_hands.add(static_cast<Special>(k));
  for (int k = 0; k < kSpecialKinds; ++k)
    for (int n = in_hands.count(static_cast<Special>(k)); n < kSpecialCopies; ++n)
      deck.push_back(static_cast<Special>(k));
  return deck;
}

void deal_specials(State& s, const SpecialDeck& order, std::uint64_t chance, EventSink* sink) {
  Public& p = s.pub;
  const int players = p.options.players;
  const int each = std::min(kSpecialsDealt, static_cast<int>(order.size()) / players);
  std::size_t next = 0;
  for (int i = 0; i < players; ++i) {
    const std::size_t at = i;
    for (int k = 0; k < each; ++k) s.secret.special.hand[at].add(order[next++]);
    p.special.count[at] = static_cast<std::uint8_t>(p.special.count[at] + each);
  }
  s.secret.special.deck.clear();
  // The rest becomes the deck; the next in order is drawn first, and the deck is drawn from its
  // back.
  for (std::size_t i = order.size(); i > next; --i) s.secret.special.deck.push_back(order[i - 1]);
  s.secret.special.chance = chance;
  s.secret.special.reshuffles = 0;
  p.special.discard = {};
  p.special.deck = static_cast<int>(s.secret.special.deck.size());
  if (sink)
    sink->emit({.kind = p.round == 1 ? "specials" : "specials_more",
                .fields = {{"count", each}, {"deck", p.special.deck}}});
}

void special_moves(const View& v, Moves& moves) {
  const Public& p = v.pub;
  if (p.phase == Phase::place) {
    place_moves(v, moves);
    return;
  }
  moves.push_back({Kind::keep, 0, 0});
  for (int k = 0; k < kSpecialKinds; ++k)
    if (v.specials.has(static_cast<Special>(k)))
      moves.push_back({Kind::exchange, static_cast<std::uint8_t>(k), 0});
}

bool take_specials(State& s, Seat seat, std::size_t row, Card counted_off, EventSink* sink) {
  Public& p = s.pub;
  const bool row_goes = p.rows.size() == kMaxRows;
  if (counted_off != kNoCard)
    if (sink)
      sink->emit({.kind = "negative_positive",
                  .seat = seat,
                  .fields = {{"card", counted_off}, {"heads", heads(counted_off)}}});
  lift_specials(p, row, row_goes, sink);
  if (row_goes) {
    erase_row(p.rows, p.marks, p.special.must_fill, row);
    if (sink) sink->emit({.kind = "row_gone", .fields = {{"row", static_cast<int>(row) + 1}}});
  }
  offer_exchange(s, seat);
  return !row_goes;
}

bool apply_special(State& s, Seat seat, Move move, EventSink* sink) {
  Public& p = s.pub;
  const Card own = p.queue.front().card;
  const std::size_t row = move.row - 1;
  const auto emit = [&](std::string_view kind, int number) {
    if (sink) sink->emit({.kind = kind, .seat = seat, .fields = {{"card", own}, {"row", number}}});
  };
  p.special.used = true;
  p.phase = Phase::choose;
  switch (move.kind) {
    case Kind::fifth_row:
      lay(s, seat, Special::fifth_row);
      p.marks[p.rows.size()] = {.fifth = true};
      p.rows.push_back({own});
      next_card(p);
      emit("fifth_row", static_cast<int>(p.rows.size()));
      break;
    case Kind::seven_takes: {
      const std::size_t at = own_spot(p).row;
      lay(s, seat, Special::seven_takes);
      p.marks[at].seven = true;
      p.rows[at].push_back(own);
      next_card(p);
      emit("seven_takes", static_cast<int>(at) + 1);
      break;
    }
    case Kind::insert:
      discard(s, seat, Special::insert);
      insert_sorted(p.rows[row], own);
      next_card(p);
      emit("insert", move.row);
      take_if_over(s, seat, row, sink);
      break;
    case Kind::replace:
      discard(s, seat, Special::replace);
      replace(s, seat, move.value, sink);
      break;
    case Kind::slide:
      discard(s, seat, Special::slide);
      slide(s, seat, move.value, row, sink);
      break;
    case Kind::stop:
      lay(s, seat, Special::stop);
      p.marks[row].stop = true;
      emit("stop", move.row);
      break;
    case Kind::negative: {
      discard(s, seat, Special::negative_positive);
      const bool too_low = move.row > 0;
      const auto at = too_low ? row : own_spot(p).row;
      next_card(p);
      take(s, seat, own, at, move.value, too_low ? "take_row" : "sixth", sink);
      break;
    }
    default:
      break;  // place: no special card is played
  }
  return p.phase != Phase::exchange;
}

void apply_exchange(State& s, Seat seat, Move move, EventSink* sink) {
  Public& p = s.pub;
  p.phase = Phase::choose;
  if (move.kind == Kind::keep) return;
  // Literals, because an event refers to its kind by a view, and the log has words for each kind.
  static constexpr std::string_view kKinds[kSpecialKinds] = {
      "exchange_fifth_row", "exchange_seven_takes", "exchange_insert",           "exchange_replace",
      "exchange_slide",     "exchange_stop",        "exchange_negative_positive"};
  const auto given = static_cast<Special>(move.value);
  SpecialSecret& secret = s.secret.special;
  secret.hand[index(seat)].remove(given);
  if (secret.deck.empty()) {
    // The discard pile without the card just given.
    for (int k = 0; k < kSpecialKinds; ++k)
      for (int n = 0; n < p.special.discard.count(static_cast<Special>(k)); ++n)
        secret.deck.push_back(static_cast<Special>(k));
    p.special.discard = {};
    Rng rng(mix(secret.chance ^ mix(static_cast<std::uint64_t>(secret.reshuffles++))));
    rng.shuffle(secret.deck.span());
    p.special.deck = static_cast<int>(secret.deck.size());
    if (sink)
      sink->emit({.kind = "specials_shuffled",
                  .fields = {{"count", static_cast<int>(secret.deck.size())}}});
  }
  p.special.discard.add(given);
  secret.hand[index(seat)].add(secret.deck.back());
  secret.deck.pop_back();
  p.special.deck = static_cast<int>(secret.deck.size());
  if (sink) sink->emit({.kind = kKinds[move.value], .seat = seat, .reveals = true});
}

}  // namespace tablee::nimmt
