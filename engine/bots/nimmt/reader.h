#pragma once
// Guesses how the others choose their cards, from what they have put down: for each seat, how
// likely each style is. Of finished rounds every hand is known; of the one under way, from deals
// that look like the view.

#include <span>

#include "bots/nimmt/style.h"
#include "core/event.h"
#include "core/rng.h"
#include "games/nimmt/told.h"

namespace tablee::nimmt {

// Rows of the rules as a search has them; where[i] is the place of the rules' row i among them.
void set_rows(const Rows& given, Lanes& rows, std::array<int, kRows>& where);
void set_rows(const Rows& given, Spans& rows, std::array<int, kRows>& where);

// The chances of one seat's styles.
class Guess {
 public:
  // In how many of `of` cases each style would have put down the card that was put down.
  void learn(const std::array<int, kStyles>& hits, int of);
  // In 1 / kOne; they add up to about one.
  int chance(Style style) const { return chance_[static_cast<std::size_t>(style)]; }
  // One of them, as often as it is likely.
  Style draw(Rng& rng) const;

  static constexpr int kOne = 1 << 16;

 private:
  // Who has shown nothing yet plays half the time as well as we do.
  std::array<int, kStyles> chance_{kOne / 2, kOne / 4, kOne / 4};
};

template <class Table>
class Reader {
 public:
  // What happened from the first deal on; it may come from anybody: what makes no sense ends the
  // reading. The network outlives it.
  Reader(std::span<const Event> history, const Options& options, const Net& net);

  // Takes the round under way into account. `deal()` draws hands that look like the view, seat by
  // seat; `pool` is as for pick_columns, now.
  template <class Deal>
  void read_on(const CardSet& pool, Deal deal) {
    constexpr int kDeals = 24;
    for (int i = 0; i < kDeals; ++i) count_hits(deal(), pool);
    learn(kDeals);
  }

  const Guess& of(int seat) const { return guess_[static_cast<std::size_t>(seat)]; }

 private:
  using Hands = std::array<CardSet, kMaxSeats>;
  struct Trick {
    Table rows;
    std::array<Card, kMaxSeats> card{};
    std::array<std::array<int, kStyles>, kMaxSeats> hits{};
  };

  bool follow(const Event& event);
  bool reveal(const Event& event);
  // With these hands and cards after the last trick.
  void count_hits(Hands hands, CardSet pool);
  void learn(int deals);

  const Net& net_;
  Options options_;
  ToldRows told_;
  CardSet unseen_;
  FixedVector<Trick, kHandSize> tricks_;  // of the round under way
  std::array<Guess, kMaxSeats> guess_{};
};

}  // namespace tablee::nimmt
