#include "bots/nimmt/special_playout.h"

#include <algorithm>

#include "core/enum_index.h"

namespace tablee::nimmt {
namespace {

using Kind = Move::Kind;

std::size_t index(int i) { return i; }

// The value of one more special card in a hand of three in the last round, in thousandths of a
// head: the heads that it saved in such playouts with 4 and 6 players. The same value is used as
// the cost of playing one; half or twice that value costs a head a round.
constexpr int kWorth[kSpecialKinds] = {4400, 3700, 3900, 2400, 4100, 3200, 4700};

// The row to take: the cheapest, of those the longest.
int row_to_take(const SpecialWorld& w) {
  int best = -1;
  int least = 0;
  for (int r = 0; r < w.rows; ++r) {
    const SpecialRow& row = w.row[index(r)];
    const int cost = row.heads * 8 - row.count;
    if (!row.open() || (best >= 0 && cost >= least)) continue;
    least = cost;
    best = r;
  }
  return best;
}

// The heads that the card costs where it goes by rules 1-4.
int placing_heads(const SpecialWorld& w, Card card) {
  const int r = w.row_of(card);
  if (r < 0) return w.taken_heads(row_to_take(w), card);
  return w.row[index(r)].full() ? w.taken_heads(r, card) : 0;
}

// The best move so far; the cost of a special card includes its value later.
class Choice {
 public:
  explicit Choice(int cost) : least_(cost) {}
  void offer(int cost, Move move) {
    if (cost >= least_) return;
    least_ = cost;
    move_ = move;
  }
  Move move() const { return move_; }

 private:
  int least_;
  Move move_{Kind::place, 0, 0};
};

// Evaluates slides into the row that the actor's card would take.
class Sliding {
 public:
  explicit Sliding(const SpecialWorld& w) : w_(w), own_(w.front().card) {}

  // The heads after moving that card there; the row must not be taken by it.
  int cost(int from, Card moved, int to) const {
    const SpecialRow& source = w_.row[index(from)];
    // The player's card fills an emptied row, whatever the other rows are.
    if (source.count == 1) return 0;
    int best = -1;
    Card end = kNoCard;
    for (int r = 0; r < w_.rows; ++r) {
      const SpecialRow& row = w_.row[index(r)];
      Card last = row.last;
      if (r == from && last == moved) last = below(row.cards, moved);
      if (r == to) last = std::max(last, moved);
      if (!row.open() || last > own_ || last < end) continue;
      end = last;
      best = r;
    }
    if (best >= 0) {
      const SpecialRow& row = w_.row[index(best)];
      const int count = row.count + (best == to) - (best == from);
      if (count < row.capacity()) return 0;
    }
    int least = 1000;
    for (int r = 0; r < w_.rows; ++r) {
      if (best >= 0 ? r != best : !w_.row[index(r)].open()) continue;
      const int heads =
          w_.taken_heads(r, own_) + (r == to ? kHeads[moved] : 0) - (r == from ? kHeads[moved] : 0);
      least = std::min(least, heads);
    }
    return least;
  }

 private:
  static Card below(CardSet cards, Card card) {
    cards.remove(card);
    return cards.highest();
  }

  const SpecialWorld& w_;
  Card own_;
};

void offer_slides(const SpecialWorld& w, int worth, Choice& best) {
  const Sliding sliding(w);
  for (int to = 0; to < w.rows; ++to) {
    if (!w.row[index(to)].open() || w.row[index(to)].full()) continue;
    for (int from = 0; from < w.rows; ++from) {
      if (from == to || !w.row[index(from)].open()) continue;
      for (const Card c : w.row[index(from)].cards)
        best.offer(sliding.cost(from, c, to) * 1000 + worth,
                   {Kind::slide, c, static_cast<std::uint8_t>(to + 1)});
    }
  }
}

void offer_inserts(const SpecialWorld& w, int worth, Choice& best) {
  const Card own = w.front().card;
  for (int r = 0; r < w.rows; ++r) {
    const SpecialRow& row = w.row[index(r)];
    if (row.open() && row.last > own && !row.full())
      best.offer(worth, {Kind::insert, 0, static_cast<std::uint8_t>(r + 1)});
  }
}

void offer_stops(const SpecialWorld& w, int worth, Choice& best) {
  if (w.stops() >= kMaxStops) return;
  SpecialWorld after = w;
  for (int r = 0; r < w.rows; ++r) {
    if (!w.row[index(r)].open()) continue;
    after.row[index(r)].marks.stop = true;
    best.offer(placing_heads(after, w.front().card) * 1000 + worth,
               {Kind::stop, 0, static_cast<std::uint8_t>(r + 1)});
    after.row[index(r)].marks.stop = false;
  }
}

void offer_negatives(const SpecialWorld& w, int spot, int worth, Choice& best) {
  const Card own = w.front().card;
  const int before = w.heads[index(w.actor)];
  for (int r = 0; r < w.rows; ++r) {
    if (spot >= 0 ? r != spot : !w.row[index(r)].open()) continue;
    Card most_heads = w.rows == kMaxRows ? own : kNoCard;
    for (const Card c : w.row[index(r)].cards)
      if (kHeads[c] > kHeads[most_heads]) most_heads = c;
    const int heads = std::max(-before, w.taken_heads(r, own) - 2 * kHeads[most_heads]);
    best.offer(heads * 1000 + worth,
               {Kind::negative, most_heads, static_cast<std::uint8_t>(spot >= 0 ? 0 : r + 1)});
  }
}

Move placing(const SpecialWorld& w) {
  const Card own = w.front().card;
  const int cost = placing_heads(w, own);
  Choice best(cost * 1000);
  // Nothing can be saved; this is so for most cards.
  if (cost == 0) return best.move();
  const int spot = w.row_of(own);
  const SpecialSet& mine = w.specials[index(w.actor)];
  const auto worth = [&](Special kind) { return worth_of(kind, w.round, w.left()) + 1; };
  if (mine.has(Special::fifth_row) && w.rows < kMaxRows)
    best.offer(worth(Special::fifth_row), {Kind::fifth_row, 0, 0});
  if (mine.has(Special::seven_takes) && spot >= 0 && !w.row[index(spot)].marks.seven)
    best.offer(worth(Special::seven_takes), {Kind::seven_takes, 0, 0});
  if (mine.has(Special::insert)) offer_inserts(w, worth(Special::insert), best);
  if (mine.has(Special::replace))
    for (const Card c : w.hand[index(w.actor)])
      best.offer(placing_heads(w, c) * 1000 + worth(Special::replace), {Kind::replace, c, 0});
  if (mine.has(Special::slide)) offer_slides(w, worth(Special::slide), best);
  if (mine.has(Special::stop)) offer_stops(w, worth(Special::stop), best);
  if (mine.has(Special::negative_positive))
    offer_negatives(w, spot, worth(Special::negative_positive), best);
  return best.move();
}

// Gives away the card of lowest value if the other kinds are worth more on average.
Move exchanging(const SpecialWorld& w) {
  const SpecialSet& mine = w.specials[index(w.actor)];
  int sum = 0, least = 0, given = -1;
  for (int k = 0; k < kSpecialKinds; ++k) {
    const auto kind = static_cast<Special>(k);
    const int worth = worth_of(kind, w.round, w.left());
    sum += worth;
    if (!mine.has(kind) || (given >= 0 && worth >= least)) continue;
    least = worth;
    given = k;
  }
  if (least * kSpecialKinds >= sum) return {Kind::keep, 0, 0};
  return {Kind::exchange, static_cast<std::uint8_t>(given), 0};
}

}  // namespace

int worth_of(Special kind, int round, int left) {
  constexpr int kPlenty = 6;
  const int tricks = round < kSpecialRounds ? kPlenty : std::min(left, kPlenty);
  return kWorth[index_of(kind)] * tricks / kPlenty;
}

int worth_left(const SpecialSet& held, int players) {
  // The value of the first card, of two … in hundredths of one alone; and factors for 2, 3, 4 and
  // more players.
  constexpr int kTogether[] = {0, 100, 170, 217, 250, 272, 287, 297, 302};
  constexpr int kOfPlayers[] = {55, 80, 100};
  const int count = held.size();
  if (count == 0) return 0;
  int sum = 0;
  for (int k = 0; k < kSpecialKinds; ++k) sum += held.count(static_cast<Special>(k)) * kWorth[k];
  const int together = kTogether[std::min<std::size_t>(static_cast<std::size_t>(count), 8)];
  return sum / count * together / 100 * kOfPlayers[std::clamp(players - 2, 0, 2)] / 100;
}

Move plain_move(const SpecialWorld& w) {
  if (w.phase == Phase::place) return placing(w);
  if (w.phase == Phase::exchange) return exchanging(w);
  return {Kind::row, static_cast<std::uint8_t>(row_to_take(w) + 1), 0};
}

void play_out(SpecialWorld& w, const Styles& styles, const Net& net, Rng& rng) {
  while (w.phase != Phase::deal) {
    if (w.phase != Phase::choose) {
      w.apply(plain_move(w));
      continue;
    }
    const OpenRows rows = w.open_rows();
    std::array<Card, kSpecialMaxSeats> cards{};
    for (int i = 0; i < w.players; ++i) {
      const CardSet& hand = w.hand[index(i)];
      cards[index(i)] = w.left() == 1
                            ? hand.lowest()
                            : card_of(styles[index(i)], net, rows, hand, w.pool, w.players, rng);
    }
    w.reveal(cards);
  }
}

}  // namespace tablee::nimmt
