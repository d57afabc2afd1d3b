#include "bots/nimmt/net.h"

#include <algorithm>
#include <bit>

namespace tablee::nimmt {
namespace {

template <Group group>
constexpr std::int16_t column(int value) {
  constexpr int kFirst = first_column(group);
  return static_cast<std::int16_t>(kFirst + value);
}

// The classes of numbers of players: 7 classes, and 3.
constexpr std::array<std::uint8_t, 11> kPlayers7{0, 0, 0, 1, 2, 3, 4, 4, 5, 6, 6};
constexpr std::array<std::uint8_t, 11> kPlayers3{0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2};

// The classes of a share in 128ths: 16 classes, narrow near zero, and 8.
constexpr auto kShare16 = [] {
  std::array<std::uint8_t, 129> table{};
  constexpr int kEdges[] = {1, 3, 5, 7, 10, 13, 17, 21, 26, 32, 40, 50, 62, 78, 98};
  for (std::size_t s = 0; s < table.size(); ++s)
    for (const int edge : kEdges)
      if (static_cast<int>(s) >= edge) ++table[s];
  return table;
}();
constexpr std::array<std::uint8_t, 16> kHalf{0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7};
constexpr std::array<std::uint8_t, 8> kHeadsClass{0, 0, 1, 2, 0, 3, 0, 4};

// 1024 · 128 / n, to replace a division by a multiplication.
constexpr auto kReciprocal = [] {
  std::array<std::uint32_t, 128> table{};
  for (std::uint32_t n = 0; n < table.size(); ++n) table[n] = (1024 * 128) / std::max(1u, n);
  return table;
}();

// Counts the members of a set that are lower than a card, without a branch.
struct Ranks {
  std::uint64_t low = 0, high = 0;
  explicit Ranks(const CardSet& set) : low(set.low_word()), high(set.high_word()) {}
  int below(int c) const {
    const std::uint64_t low_mask = c < 64 ? (std::uint64_t{1} << c) - 1 : ~std::uint64_t{0};
    const std::uint64_t high_mask = c < 64 ? 0 : (std::uint64_t{1} << (c - 64)) - 1;
    return std::popcount(low & low_mask) + std::popcount(high & high_mask);
  }
};

// The gap between a row's end and a card, and the cards above it up to the next end.
struct Gap {
  int low, high;    // the gap is between these two, which are not in it
  int above;        // the next end above the card, or one more than the highest card
  int above_count;  // the number of cards of that row, 0: there is none
  int place;        // the index of its row among the rows, from the low end
};

// For rows in ascending order of their ends; the network distinguishes four places.
template <class Table>
Gap gap_of(const Table& rows, int r, Card c) {
  const bool highest = r + 1 == rows.rows();
  return {r < 0 ? 0 : rows.end(r), c, highest ? kDeckSize + 1 : rows.end(r + 1),
          highest ? 0 : rows.count(r + 1), std::min(r, kRows - 1)};
}

Gap gap_of(const TwoEndedRows& rows, int r, Card c) {
  Gap gap{0, c, kDeckSize + 1, 0, 0};
  for (int i = 0; i < kRows; ++i) {
    if (i != r && rows.high(i) < c) ++gap.place;
    for (const int end : {rows.low(i), rows.high(i)}) {
      if (end <= c || end >= gap.above) continue;
      gap.above = end;
      gap.above_count = rows.count(i);
    }
    // The card fits inside every row: the gap goes down to the nearest end below.
    if (r < 0 && rows.low(i) < c) gap.low = std::max<int>(gap.low, rows.low(i));
  }
  if (r < 0) {
    gap.place = -1;
  } else if (rows.high(r) < c) {
    gap.low = rows.high(r);
  } else {
    // The card goes to a left end: the gap reaches up to the next end, and the cards below the card
    // are on the other side.
    gap.low = c;
    gap.high = rows.low(r);
    gap.above = c;
    gap.above_count = rows.count(r);
  }
  return gap;
}

template <class Table>
int lowest_end(const Table& rows) {
  return rows.end(0);
}
int lowest_end(const TwoEndedRows& rows) {
  int low = kDeckSize;
  for (int r = 0; r < kRows; ++r) low = std::min<int>(low, rows.low(r));
  return low;
}

// The heads of the cheapest row, and the numbers of rows with at least four and at least five
// cards.
struct Sums {
  int cheapest = 0, fours = 0, fives = 0;
};
template <class Table>
Sums sum_up(const Table& rows) {
  Sums sums;
  for (int r = 0; r < rows.rows(); ++r) {
    if (rows.heads(r) < rows.heads(sums.cheapest)) sums.cheapest = r;
    sums.fours += rows.count(r) >= 4;
    sums.fives += rows.count(r) >= 5;
  }
  return sums;
}

}  // namespace

template <class Table>
void pick_columns(const Table& rows, const CardSet& hand, const CardSet& pool, int players,
                  Picked& picked) {
  const Ranks all(pool);
  const Ranks own(hand);
  const int size = hand.size();
  const int unseen = pool.size() - size;
  const std::uint32_t share = kReciprocal[std::max(unseen, 0)];
  const auto share16 = [&](int n) {
    return kShare16[std::min<std::uint32_t>((static_cast<std::uint32_t>(n) * share) >> 10, 128)];
  };
  const int p7 = kPlayers7[players];
  const int p3 = kPlayers3[players];
  const int h = std::min(size, 10) - 1;
  const auto [cheapest, fours, fives] = sum_up(rows);
  const int cheap = rows.heads(cheapest);
  const int low = lowest_end(rows);

  picked.cards = 0;
  int lows = 0;
  int last_below = -1;  // the number of unseen cards below the previous own card
  // The feature of the number of unseen cards between that own card and the next.
  const auto follow = [&](std::size_t card, int between) {
    auto& of = picked.of_card[card];
    of[6] = static_cast<std::int16_t>(of[6] + kHalf[share16(between)]);
  };
  for (const Card c : hand) {
    const int i = picked.cards++;
    const std::size_t at = i;
    picked.card[at] = c;
    auto& of = picked.of_card[at];
    const int r = rows.row_of(c);
    const int kind = r < 0 ? 0 : std::min(rows.count(r), 5);  // no columns for six or more
    lows += r < 0;
    const Gap gap = gap_of(rows, r, c);
    const int below = all.below(c) - i;
    const int own_between = own.below(gap.high) - own.below(gap.low + 1);
    const int between = all.below(gap.high) - all.below(gap.low + 1) - own_between;
    const int above =
        all.below(std::max<int>(gap.above, c)) - own.below(std::max<int>(gap.above, c)) - below;
    const int stake = std::min(r < 0 ? cheap : rows.heads(r), 16) - 1;
    of[0] = column<kGGap>((kind * 16 + share16(between)) * 7 + p7);
    of[1] = column<kGStake>((kind * 16 + stake) * 3 + p3);
    of[2] = column<kGRank>(h * 10 + std::min(i, 9));
    of[3] = column<kGAbove>(kHalf[share16(above)] * 6 + gap.above_count);
    of[4] = column<kGOwn>(kHeadsClass[kHeads[c]] * 6 + kind);
    of[5] = column<kGPlace>(((gap.place + 1) * 2 + (r == cheapest)) * 6 + kind);
    of[7] = column<kGBefore>(kind * 4 + std::min(own_between, 3));
    // The feature needs the next higher own card, so it is set when that card is reached.
    if (i > 0) follow(at - 1, below - last_below);
    of[6] = column<kGFollow>(kind * 8);
    last_below = below;
  }
  if (size > 0) follow(size - 1, unseen - last_below);
  const int under = std::min<int>(kHalf[share16(all.below(low) - own.below(low))], 5);
  picked.table = {column<kGTurn>(p7 * 10 + h),
                  column<kGLows>((std::min(lows, 4) * 6 + under) * 3 + p3),
                  column<kGCheap>((std::min(cheap, 8) - 1) * 10 + h),
                  column<kGFull>(std::min(fours, kRows) * 5 + std::min(fives, kRows))};
}

template void pick_columns(const PackedRows&, const CardSet&, const CardSet&, int, Picked&);
template void pick_columns(const TwoEndedRows&, const CardSet&, const CardSet&, int, Picked&);
template void pick_columns(const OpenRows&, const CardSet&, const CardSet&, int, Picked&);

namespace {

// The bots spend half of their time in these two loops. They have a fixed length, so that
// sanitizers, which would check each number, only have to check the pointers.
template <int kUnits>
__attribute__((no_sanitize("address", "undefined"))) void add_column(const std::int16_t* column,
                                                                     std::int16_t* sum) {
  for (int k = 0; k < kUnits; ++k) sum[k] = static_cast<std::int16_t>(sum[k] + column[k]);
}

template <int kUnits>
__attribute__((no_sanitize("address", "undefined"))) std::int32_t cost_of(const std::int16_t* sum,
                                                                          const std::int16_t* out) {
  std::int32_t cost = 0;
  for (int k = 0; k < kUnits; ++k) cost += std::max<std::int16_t>(sum[k], 0) * out[k];
  return cost;
}

template <int kUnits>
void run(const Layer<kUnits>& net, const Picked& picked, std::int32_t* costs) {
  std::int16_t base[kUnits] = {};
  for (const std::int16_t c : picked.table) add_column<kUnits>(net.column[c], base);
  for (int i = 0; i < picked.cards; ++i) {
    std::int16_t sum[kUnits];
    std::copy(std::begin(base), std::end(base), sum);
    for (const std::int16_t c : picked.of_card[i]) add_column<kUnits>(net.column[c], sum);
    costs[i] = cost_of<kUnits>(sum, net.out);
  }
}

}  // namespace

void run_net(const Layer<kHidden>& net, const Picked& picked, std::int32_t* costs) {
  run(net, picked, costs);
}
void run_net(const Layer<kOthersHidden>& net, const Picked& picked, std::int32_t* costs) {
  run(net, picked, costs);
}

}  // namespace tablee::nimmt
