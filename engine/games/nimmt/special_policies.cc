#include "games/nimmt/special_policies.h"

#include <algorithm>

#include "core/enum_index.h"

namespace tablee::nimmt {
namespace {

using Kind = Move::Kind;

// The rows at a placement, which some special cards change before it.
struct Lanes {
  Rows rows;
  std::array<int, kMaxRows> capacity{};
  unsigned blocked = 0;
};

Lanes lanes_of(const Public& p) {
  Lanes lanes{p.rows, {}, blocked_rows(p)};
  for (std::size_t r = 0; r < p.rows.size(); ++r) lanes.capacity[r] = capacity(p, r);
  return lanes;
}

// The heads of a row taken. With five rows they include those of the card that takes it.
int taken(const Lanes& l, std::size_t row, Card own) {
  return heads_of(l.rows[row]) + (l.rows.size() == kMaxRows ? heads(own) : 0);
}

// The heads that the card costs where it goes by rules 1-4; those of the cheapest row where it is
// too low.
int own_cost(const Lanes& l, Card own) {
  const Spot spot = find_spot(l.rows, own, false, l.blocked);
  if (!spot.too_low()) {
    const std::size_t row = spot.row;
    return static_cast<int>(l.rows[row].size()) < l.capacity[row] ? 0 : taken(l, row, own);
  }
  int best = 1000;
  for (std::size_t r = 0; r < l.rows.size(); ++r)
    if (((l.blocked >> r) & 1u) == 0) best = std::min(best, taken(l, r, own));
  return best;
}

void insert_sorted(Row& row, Card card) {
  std::size_t at = 0;
  while (at < row.size() && row[at] < card) ++at;
  row.insert(at, card);
}

// Puts a card into a row in its place and returns the heads that the player takes by it.
int put_in(Lanes& l, std::size_t row, Card card) {
  insert_sorted(l.rows[row], card);
  if (static_cast<int>(l.rows[row].size()) <= l.capacity[row]) return 0;
  const int all = heads_of(l.rows[row]);
  l.blocked = 0;
  if (l.rows.size() == kMaxRows) {
    l.rows.erase(row);
    std::copy(l.capacity.begin() + static_cast<std::ptrdiff_t>(row) + 1, l.capacity.end(),
              l.capacity.begin() + static_cast<std::ptrdiff_t>(row));
    return all;
  }
  const Card stays = l.rows[row].back();
  l.rows[row] = {stays};
  l.capacity[row] = kRowCapacity;
  return all - heads(stays);
}

int slide_cost(Lanes l, Card moved, std::size_t to, Card own) {
  bool empties = false;
  for (std::size_t r = 0; r < l.rows.size(); ++r) {
    const auto at = std::find(l.rows[r].begin(), l.rows[r].end(), moved);
    if (at == l.rows[r].end()) continue;
    l.rows[r].erase(at - l.rows[r].begin());
    empties = l.rows[r].empty();
    break;
  }
  const int pushed = put_in(l, to, moved);
  // The player's card fills an emptied row, whatever the other rows are.
  return pushed + (empties ? 0 : own_cost(l, own));
}

int negative_cost(const View& v, const Lanes& l, Move move) {
  const Card own = v.pub.queue.front().card;
  const std::size_t row = move.row ? move.row - 1 : find_spot(l.rows, own, false, l.blocked).row;
  const int before = v.pub.heads[v.viewer];
  return std::max(-before, taken(l, row, own) - 2 * heads(move.value));
}

// The most that a special card can save, in thousandths of a head.
constexpr int kWorth[kSpecialKinds] = {2200, 2200, 1400, 1500, 1800, 1300, 3500};

// The expected value of a special card that is not played now; 0 once no card is left to be placed.
int worth(const Public& p, Special kind) {
  constexpr int kPlenty = 6;
  const int left = p.round < kSpecialRounds ? kPlenty : kSpecialHandSize - p.trick;
  return kWorth[index_of(kind)] * std::min(left, kPlenty) / kPlenty;
}

Special special_of(Kind kind) {
  return static_cast<Special>(static_cast<int>(kind) - static_cast<int>(Kind::fifth_row));
}

}  // namespace

int specials_worth(const View& v) {
  int sum = 0;
  for (int k = 0; k < kSpecialKinds && v.pub.round < kSpecialRounds; ++k)
    sum += v.specials.count(static_cast<Special>(k)) * kWorth[k];
  return sum;
}

int placing_cost(const View& v, Move move) {
  const Lanes l = lanes_of(v.pub);
  const Card own = v.pub.queue.front().card;
  const std::size_t row = move.row - 1;
  switch (move.kind) {
    case Kind::fifth_row:
    case Kind::seven_takes:
      return 0;
    case Kind::insert: {
      Lanes after = l;
      return put_in(after, row, own);
    }
    case Kind::replace:
      return own_cost(l, move.value);
    case Kind::slide:
      return slide_cost(l, move.value, row, own);
    case Kind::stop: {
      Lanes after = l;
      after.blocked |= 1u << row;
      return own_cost(after, own);
    }
    case Kind::negative:
      return negative_cost(v, l, move);
    default:
      return own_cost(l, own);
  }
}

void special_costs(const View& v, const Moves& moves, int thrift, Costs& costs) {
  int mean = 0;
  for (int k = 0; k < kSpecialKinds; ++k) mean += worth(v.pub, static_cast<Special>(k));
  mean /= kSpecialKinds;
  for (const Move& m : moves) {
    if (m.kind == Kind::keep)
      costs.push_back(0);
    else if (m.kind == Kind::exchange)
      costs.push_back(worth(v.pub, static_cast<Special>(m.value)) - mean);
    else if (m.kind == Kind::place)
      costs.push_back(placing_cost(v, m) * 1000);
    else
      costs.push_back(placing_cost(v, m) * 1000 + worth(v.pub, special_of(m.kind)) * thrift / 100 +
                      1);
  }
}

}  // namespace tablee::nimmt
