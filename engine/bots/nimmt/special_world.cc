#include "bots/nimmt/special_world.h"

#include <algorithm>
#include <utility>

#include "core/rng.h"
#include "games/nimmt/packed_rows.h"

namespace tablee::nimmt {
namespace {

using Kind = Move::Kind;

std::size_t index(int i) { return i; }

SpecialRow row_with(Card card, RowMarks marks) {
  SpecialRow row;
  row.marks = marks;
  row.add(card);
  return row;
}

}  // namespace

void SpecialRow::add(Card card) {
  cards.add(card);
  last = std::max(last, card);
  ++count;
  heads = static_cast<std::uint8_t>(heads + kHeads[card]);
}

void SpecialRow::remove(Card card) {
  cards.remove(card);
  --count;
  heads = static_cast<std::uint8_t>(heads - kHeads[card]);
  last = count == 0 ? kNoCard : cards.highest();
}

SpecialWorld::SpecialWorld(const Public& p)
    : rows(static_cast<int>(p.rows.size())),
      players(p.options.players),
      round(p.round),
      phase(p.phase),
      actor(p.actor),
      queued(static_cast<int>(p.queue.size())),
      used(p.special.used),
      must_fill(p.special.must_fill),
      discard(p.special.discard) {
  for (std::size_t r = 0; r < p.rows.size(); ++r) {
    for (const Card c : p.rows[r]) row[r].add(c);
    row[r].marks = p.marks[r];
  }
  std::copy(p.queue.begin(), p.queue.end(), queue.begin());
  std::copy_n(p.heads.begin(), heads.size(), heads.begin());
}

int SpecialWorld::stops() const {
  int sum = 0;
  for (int r = 0; r < rows; ++r) sum += row[index(r)].marks.stop;
  return sum;
}

int SpecialWorld::row_of(Card card) const {
  int best = -1;
  Card end = kNoCard;
  for (int r = 0; r < rows; ++r) {
    const SpecialRow& each = row[index(r)];
    if (!each.open() || each.last > card || each.last < end) continue;
    end = each.last;
    best = r;
  }
  return best;
}

int SpecialWorld::taken_heads(int r, Card card) const {
  return row[index(r)].heads + (rows == kMaxRows ? kHeads[card] : 0);
}

OpenRows SpecialWorld::open_rows() const {
  OpenRows open;
  for (int r = 0; r < rows; ++r) {
    const SpecialRow& each = row[index(r)];
    if (each.open()) open.add(each.last, each.count, each.capacity(), each.heads);
  }
  return open;
}

void SpecialWorld::next_card() {
  ++next;
  used = false;
  must_fill = -1;
}

void SpecialWorld::spend(Special kind) {
  specials[index(actor)].remove(kind);
  // These are put on the table instead of the discard pile.
  if (kind != Special::fifth_row && kind != Special::seven_takes && kind != Special::stop)
    discard.add(kind);
}

void SpecialWorld::lift_specials(SpecialRow& taken, bool row_goes) {
  if (std::exchange(taken.marks.seven, false)) discard.add(Special::seven_takes);
  for (SpecialRow& each : row)
    if (std::exchange(each.marks.stop, false)) discard.add(Special::stop);
  if (!row_goes) return;
  for (SpecialRow& each : row)
    if (std::exchange(each.marks.fifth, false)) discard.add(Special::fifth_row);
}

// Like nimmt::take: the acting seat takes row r; `own` is kNoCard where the row already holds the
// card.
void SpecialWorld::take(int r, Card own, Card counted_off) {
  SpecialRow& taken = row[index(r)];
  const bool row_goes = rows == kMaxRows;
  const Card stays = own != kNoCard ? own : taken.last;
  int& mine = heads[index(actor)];
  mine += taken.heads;
  if (row_goes && own != kNoCard) mine += kHeads[own];
  if (!row_goes && own == kNoCard) mine -= kHeads[stays];
  if (counted_off != kNoCard) mine = std::max(0, mine - 2 * kHeads[counted_off]);
  lift_specials(taken, row_goes);
  if (row_goes) {
    std::copy(row.begin() + r + 1, row.end(), row.begin() + r);
    row.back() = {};
    --rows;
    if (must_fill > r) --must_fill;
  } else {
    taken = row_with(stays, taken.marks);
  }
  if (specials[index(actor)].size() == 0 || (deck.empty() && discard.size() == 0)) return;
  phase = Phase::exchange;
}

void SpecialWorld::take_if_over(int r) {
  if (row[index(r)].count > row[index(r)].capacity()) take(r, kNoCard, kNoCard);
}

void SpecialWorld::slide(Card card, int to) {
  int from = 0;
  while (!row[index(from)].cards.has(card)) ++from;
  row[index(from)].remove(card);
  row[index(to)].add(card);
  if (row[index(from)].count == 0) must_fill = from;
  take_if_over(to);
}

// Places the next card by rules 1-4; returns false where a decision is due.
bool SpecialWorld::place_front() {
  const Card card = front().card;
  actor = front().seat;
  phase = Phase::choose;
  const int r = must_fill >= 0 ? must_fill : row_of(card);
  if (r < 0) {
    phase = Phase::take_row;
    return false;
  }
  next_card();
  if (row[index(r)].full()) {
    take(r, card, kNoCard);
    return phase != Phase::exchange;
  }
  row[index(r)].add(card);
  return true;
}

void SpecialWorld::go_on() {
  while (next < queued) {
    const Seat seat = front().seat;
    if (!used && specials[index(seat)].size() > 0) {
      phase = Phase::place;
      actor = seat;
      return;
    }
    if (!place_front()) return;
  }
  actor = kNobody;
  phase = left() == 0 ? Phase::deal : Phase::choose;
}

void SpecialWorld::reveal(const std::array<Card, kSpecialMaxSeats>& cards) {
  queued = players;
  next = 0;
  used = false;
  must_fill = -1;
  for (int i = 0; i < players; ++i) {
    const Played played{cards[index(i)], seat_at(i)};
    hand[index(i)].remove(played.card);
    pool.remove(played.card);
    int at = i;
    for (; at > 0 && queue[index(at - 1)].card > played.card; --at)
      queue[index(at)] = queue[index(at - 1)];
    queue[index(at)] = played;
  }
  go_on();
}

bool SpecialWorld::place_special(Move move) {
  const Card own = front().card;
  const int r = move.row - 1;
  used = true;
  phase = Phase::choose;
  switch (move.kind) {
    case Kind::fifth_row:
      spend(Special::fifth_row);
      row[index(rows++)] = row_with(own, {.fifth = true});
      next_card();
      break;
    case Kind::seven_takes: {
      SpecialRow& at = row[index(row_of(own))];
      spend(Special::seven_takes);
      at.marks.seven = true;
      at.add(own);
      next_card();
      break;
    }
    case Kind::insert:
      spend(Special::insert);
      row[index(r)].add(own);
      next_card();
      take_if_over(r);
      break;
    case Kind::replace:
      spend(Special::replace);
      queue[index(next)].card = move.value;
      hand[index(actor)].add(own);
      pool.add(own);
      hand[index(actor)].remove(move.value);
      pool.remove(move.value);
      break;
    case Kind::slide:
      spend(Special::slide);
      slide(move.value, r);
      break;
    case Kind::stop:
      spend(Special::stop);
      row[index(r)].marks.stop = true;
      break;
    case Kind::negative: {
      spend(Special::negative_positive);
      const int at = move.row > 0 ? r : row_of(own);
      next_card();
      take(at, own, move.value);
      break;
    }
    default:
      break;  // place: no special card is played
  }
  return phase != Phase::exchange;
}

void SpecialWorld::exchange(Move move) {
  phase = Phase::choose;
  if (move.kind == Kind::keep) return;
  const auto given = static_cast<Special>(move.value);
  SpecialSet& held = specials[index(actor)];
  held.remove(given);
  if (deck.empty()) {
    for (int k = 0; k < kSpecialKinds; ++k)
      for (int n = discard.count(static_cast<Special>(k)); n > 0; --n)
        deck.push_back(static_cast<Special>(k));
    discard = {};
    Rng rng(mix(chance ^ mix(static_cast<std::uint64_t>(reshuffles++))));
    rng.shuffle(deck.span());
  }
  discard.add(given);
  held.add(deck.back());
  deck.pop_back();
}

void SpecialWorld::apply(Move move) {
  switch (phase) {
    case Phase::take_row: {
      const Card own = front().card;
      next_card();
      phase = Phase::choose;
      take(move.value - 1, own, kNoCard);
      if (phase != Phase::exchange) go_on();
      return;
    }
    case Phase::place:
      if (place_special(move)) go_on();
      return;
    case Phase::exchange:
      exchange(move);
      go_on();
      return;
    default:
      return;
  }
}

}  // namespace tablee::nimmt
