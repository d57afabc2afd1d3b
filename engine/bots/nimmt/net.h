#pragma once
// Values the play of a card: a small network over features of the table as one seat sees it, for
// any number of players. Every feature has one of a few values and selects a column of the first
// layer, so that the layer is a sum of columns. All numbers are integers.

#include "bots/nimmt/open_rows.h"
#include "games/nimmt/packed_rows.h"
#include "games/nimmt/two_ended_rows.h"

namespace tablee::nimmt {

inline constexpr int kHidden = 16;

// The groups of features, each with its number of values: first those of the table and the hand,
// then those of a card.
enum Group : int {
  kGTurn,    // players (7 classes) × cards in hand (10)
  kGLows,    // own cards that are too low (5) × unseen cards below every row (6) × players (3)
  kGCheap,   // heads of the cheapest row (8) × cards in hand (10)
  kGFull,    // rows of four or more (5) × rows of five or more (5)
  kGGap,     // kind (6) × share of unseen cards in the gap (16) × players (7)
  kGStake,   // kind (6) × heads of the row, or of the cheapest (16) × players (3)
  kGRank,    // cards in hand (10) × how many of them are lower (10)
  kGAbove,   // share of unseen cards up to the next row's end (8) × that row's cards (6)
  kGOwn,     // heads of the card (5) × kind (6)
  kGPlace,   // index of its row among the rows (5) × is it the cheapest (2) × kind (6)
  kGFollow,  // kind (6) × share of unseen cards up to the next own card (8)
  kGBefore,  // kind (6) × own cards in the gap (4)
  kGroups
};
inline constexpr int kGroupSize[kGroups] = {70, 90, 80, 25, 672, 288, 100, 48, 30, 60, 48, 24};
constexpr int first_column(Group group) {
  int sum = 0;
  for (int g = 0; g < group; ++g) sum += kGroupSize[g];
  return sum;
}
inline constexpr int kColumns = first_column(kGroups);
inline constexpr int kTableGroups = 4;
inline constexpr int kCardGroups = kGroups - kTableGroups;
inline constexpr int kScale = 128;  // of every weight

// One hidden layer of that many units over those columns, and an output that sums the units.
template <int kUnits>
struct Layer {
  std::int16_t column[kColumns][kUnits];
  std::int16_t out[kUnits];
};

// A smaller network predicts which cards others play.
inline constexpr int kOthersHidden = 8;
inline constexpr int kOthersScale = 64;

struct Net : Layer<kHidden> {
  Layer<kOthersHidden> others;
};

// The columns that the features of a decision select.
struct Picked {
  int cards = 0;
  std::array<std::int16_t, kTableGroups> table{};
  std::array<Card, 12> card{};
  std::array<std::array<std::int16_t, kCardGroups>, 12> of_card{};
};

// `pool`: the cards that nobody has seen, whether played or open; it includes the own hand.
template <class Table>
void pick_columns(const Table& rows, const CardSet& hand, const CardSet& pool, int players,
                  Picked& picked);

// The costs of the picked cards, in units of 1 / kScale² heads, relative to a level common to them.
void run_net(const Layer<kHidden>& net, const Picked& picked, std::int32_t* costs);
// How unlikely another player who holds these cards is to play each: the negative log-likelihood in
// units of 1 / kOthersScale², relative to a level common to them. A card with one unit more is e
// times less likely.
void run_net(const Layer<kOthersHidden>& net, const Picked& picked, std::int32_t* costs);

}  // namespace tablee::nimmt
