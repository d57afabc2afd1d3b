#pragma once
// Guesses how the others choose their cards and what they hold, from what they have put down: for
// each seat, how likely each style is; and hands, drawn as often as they make the cards so far
// likely. Of finished rounds every hand is known.

#include <span>
#include <vector>

#include "bots/nimmt/style.h"
#include "core/enum_index.h"
#include "core/event.h"
#include "games/nimmt/rows_from_events.h"

namespace tablee::nimmt {

// Rows of the rules as a search has them; where[i] is the place of the rules' row i among them.
void set_rows(const Rows& given, PackedRows& rows, std::array<int, kRows>& where);
void set_rows(const Rows& given, TwoEndedRows& rows, std::array<int, kRows>& where);
// The same of what was told; false where they lie as such a table cannot hold them.
bool set_rows(const RowsFromEvents& told, PackedRows& rows);
bool set_rows(const RowsFromEvents& told, TwoEndedRows& rows);
bool set_rows(const RowsFromEvents& told, OpenRows& rows);

// By how many sixteenths of a halving less likely each style makes something than is certain.
using Doubts = std::array<int, kStyles>;

// How likely the styles of one seat are, as sixteenths of a halving below the likeliest.
class Guess {
 public:
  Guess() = default;
  // Who is known to play so.
  static Guess only(Style style) {
    Guess guess;
    guess.doubts_.fill(kMost);
    guess.doubts_[index_of(style)] = 0;
    return guess;
  }
  // What that seat did, by each style.
  void learn(const Doubts& doubts);
  const Doubts& doubts() const { return doubts_; }
  // In 1 / kOne; they add up to about one.
  int chance(Style style) const;

  static constexpr int kOne = 1 << 16;

 private:
  // Nobody is a style for ever: what seems impossible still has a chance.
  static constexpr int kMost = 160;
  // Who has shown nothing yet most likely searches, or plays near the network.
  Doubts doubts_{19, 12, 12, 0, 0, 19};
};

using Hands = PerSeat<CardSet>;

// Hands that look like the view and how each seat may play if it holds them.
struct Guessed {
  Hands hand;
  PerSeat<std::array<std::uint16_t, kStyles>> style{};  // sums of chances, rising
  PerSeat<int> doubt{};  // of each seat's cards so far, in sixteenths of a halving
  // One of the styles, as often as it is likely.
  Style draw(int seat, Rng& rng) const {
    const auto& sums = style[seat];
    const auto at = rng.below(sums.back());
    std::size_t k = 0;
    while (sums[k] <= at) ++k;
    return static_cast<Style>(k);
  }
};

template <class Table>
class OpponentModel {
 public:
  // What happened from the first deal on, as the seat `me` heard it; it may come from anybody: what
  // makes no sense ends the reading. The network outlives it. `at_first`: what is thought of
  // everybody before the first card.
  OpponentModel(std::span<const Event> history, const Options& options, const Net& net, int me,
                const Guess& at_first = {});

  // Hands for the round under way, found by about so many tries for each seat: from the likeliest
  // of a few that `deal()` draws, cards move to where they explain better what was put down
  // (Metropolis). `pool` is as for pick_columns, now; cards in `known` stay where they are.
  template <class Deal>
  void read_on(const CardSet& pool, const Hands& known, int tries, Rng& rng, Deal deal) {
    constexpr int kFirst = 24;
    const int first = tricks_.empty() ? tries : std::min(kFirst, std::max(1, tries / 8));
    for (int i = 0; i < first; ++i) {
      guessed_.push_back({deal(), {}, {}});
      weigh(guessed_.back(), pool);
    }
    if (!tricks_.empty()) walk(pool, known, (tries - first) * (options_.players - 1), rng);
  }
  // One of those hands; the likelier, the oftener.
  const Guessed& draw(Rng& rng) const {
    return guessed_[rng.below(static_cast<std::uint32_t>(guessed_.size()))];
  }

  const Guess& of(int seat) const { return guess_[seat]; }

 private:
  struct Trick {
    Table rows;
    PerSeat<Card> card{};
    PerSeat<Card> instead{};  // what then lay in its place, the card back in hand
  };

  bool follow(const Event& event);
  bool reveal(const Event& event);
  bool replace(const Event& event);
  // What the styles make of all that the seat put down this round, had it this hand now.
  Doubts look_back(int seat, CardSet hand, CardSet pool) const;
  // What the styles make of one card; adds to `doubts`.
  void doubt(const Trick& trick, const CardSet& hand, const CardSet& pool, int seat,
             Doubts& doubts) const;
  void weigh_seat(Guessed& guessed, int seat, const CardSet& pool) const;
  void weigh(Guessed& guessed, const CardSet& pool) const;
  // From the likeliest hands on, with so many looks at a seat; what it comes by are the hands.
  void walk(const CardSet& pool, const Hands& known, int looks, Rng& rng);

  const Net& net_;
  Options options_;
  int me_;
  RowsFromEvents told_;
  CardSet unseen_;
  FixedVector<Trick, kSpecialHandSize> tricks_;  // of the round under way
  PerSeat<Guess> guess_{};
  std::vector<Guessed> guessed_;
};

}  // namespace tablee::nimmt
