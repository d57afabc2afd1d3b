#pragma once
// A round of Non merci on plain data, for searches, training and the benchmark, which play millions
// of rounds a second. It has no options, events or secrets; tests/engine/nothanks_kernel_test.cc
// checks that it plays like the rules, move by move.

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "core/rng.h"
#include "core/shuffle.h"
#include "games/nothanks/view.h"

namespace tablee::nothanks {

// Cards as bits: bit c for card c.
using CardBits = std::uint64_t;

inline constexpr CardBits kAllCards =
    ((CardBits{1} << (kHighest + 1)) - 1) ^ ((CardBits{1} << kLowest) - 1);

constexpr CardBits card_bit(int card) { return CardBits{1} << card; }

constexpr CardBits to_bits(const CardSet& cards) {
  CardBits bits = 0;
  for (const Card c : cards) bits |= card_bit(c);
  return bits;
}

// The change of the points of those cards when that card is taken: its value unless it continues a
// run, less the value of the run that it continues downwards.
constexpr int change(CardBits cards, int card) {
  const int below = static_cast<int>((cards >> (card - 1)) & 1u);
  const int above = static_cast<int>((cards >> (card + 1)) & 1u);
  return (card & (below - 1)) - ((card + 1) & -above);
}

// Points of those cards: the lowest of each run counts.
constexpr int card_points(CardBits cards) {
  int points = 0;
  for (CardBits starts = cards & ~(cards << 1); starts != 0; starts &= starts - 1)
    points += std::countr_zero(starts);
  return points;
}

// The index of the lowest bit that is set; bits ≠ 0.
constexpr int lowest_bit(std::uint64_t bits) {
  if (bits == 0) __builtin_unreachable();
  return std::countr_zero(bits);
}

// Seats, cards and chips of one round for N players. All chips of a round fit in a byte, so that
// those of all seats are one word: the actor's in the lowest byte, then clockwise.
template <int N>
class Kernel {
  static_assert(N >= 3 && N <= 7);

 public:
  using Points = std::array<int, N>;

  void start(int first) {
    *this = {};
    actor_ = first;
    const auto each = static_cast<std::uint64_t>(Options{.players = N}.chips());
    chips_ = kOnes * each;
  }
  // Loads the table of a round under way; `pub.options.players` must be N.
  void load(const Public& pub) {
    assert(pub.options.players == N && pub.phase == Phase::turn);
    *this = {};
    actor_ = pub.actor;
    pot_ = pub.pot;
    out_ = kAllCards & ~to_bits(pub.options.cards());
    for (int i = 0; i < N; ++i) {
      const std::size_t at = i;
      taken_[at] = to_bits(pub.taken[at]);
      points_[at] = nothanks::card_points(taken_[at]);
      chips_ |= static_cast<std::uint64_t>(pub.chips[at]) << (8 * ((i - actor_ + N) % N));
    }
  }

  int actor() const { return actor_; }
  int pot() const { return pot_; }
  // The cards that everybody knows to be out of play.
  CardBits out() const { return out_; }
  CardBits taken(int seat) const { return taken_[seat]; }
  // The chips of the seat that many places after the actor.
  int chips_after(int places) const { return static_cast<int>((chips_ >> (8 * places)) & 0xff); }
  int chips(int seat) const { return chips_after((seat - actor_ + N) % N); }
  // The points of the cards less the chips, as they would count now.
  int score(int seat) const { return points_[seat] - chips(seat); }

  // Whether k seats, 0 … N, can refuse in turn from the actor on, before a seat without a chip must
  // take.
  bool can_refuse(int k) const { return (out_of_chips() & lowest(k)) == 0; }
  // The number of seats that can: 0 … N.
  int refusals() const { return lowest_bit(out_of_chips() | kMark) >> 3; }
  // k seats refuse, one after another; k ≤ refusals().
  void refuse(int k) {
    const int bits = 8 * k;
    chips_ -= kOnes & lowest(k);
    if constexpr (N == 4)
      chips_ = std::rotr(static_cast<std::uint32_t>(chips_), bits);
    else
      chips_ = ((chips_ >> bits) | (chips_ << (8 * N - bits))) & kSeats;
    pot_ += k;
    actor_ += k;
    if constexpr (N == 4)
      actor_ &= 3;
    else
      actor_ -= actor_ >= N ? N : 0;
  }
  // The actor takes that card with all chips on it, and acts again.
  void take(int card) {
    const std::size_t at = actor_;
    points_[at] += change(taken_[at], card);
    taken_[at] |= card_bit(card);
    chips_ += static_cast<std::uint64_t>(pot_);
    pot_ = 0;
  }

 private:
  static constexpr std::uint64_t kSeats = (std::uint64_t{1} << (8 * N)) - 1;
  static constexpr std::uint64_t kOnes = 0x0101010101010101u & kSeats;
  static constexpr std::uint64_t kMark = std::uint64_t{1} << (8 * N);  // past the last seat

  // A mask of the k lowest bytes.
  static constexpr std::uint64_t lowest(int k) { return (std::uint64_t{1} << (8 * k)) - 1; }
  // Marks bytes without a chip in their highest bit. The lowest mark is right; those above may be
  // wrong.
  std::uint64_t out_of_chips() const { return (chips_ - kOnes) & ~chips_ & (kOnes << 7); }

  std::uint64_t chips_ = 0;
  std::array<CardBits, N> taken_{};
  CardBits out_ = 0;
  Points points_{};
  int actor_ = 0;
  int pot_ = 0;
};

// Cards in random order, dealt without bias.
class Shuffler {
 public:
  Shuffler() {
    for (int i = 0; i < kCards; ++i) order_[i] = static_cast<Card>(kLowest + i);
  }
  // Shuffles anew. The pile's 24 cards are order()[9 … 32], and the last one is turned up first.
  void shuffle(Rng& rng) {
    shuffle_step<33, 5>(rng, order_.data());
    shuffle_step<28, 5>(rng, order_.data());
    shuffle_step<23, 6>(rng, order_.data());
    shuffle_step<17, 7>(rng, order_.data());
    shuffle_step<10, 1>(rng, order_.data());
  }
  // The n-th card turned up, 0 … 23.
  int card(int n) const { return order_[kCards - 1 - n]; }

 private:
  std::array<Card, kCards> order_{};
};

// Tosses coins until one says "take".
class Coins {
 public:
  // The number of "no" before that.
  int noes(Rng& rng) {
    int count = 0;
    for (;;) {
      const int zeros = lowest_bit(bits_);
      count += zeros;
      bits_ >>= zeros;
      if (bits_ != 1) break;
      // Only the mark is left, so the next 63 coins are drawn and put under a mark.
      bits_ = rng.next() | (std::uint64_t{1} << 63);
    }
    bits_ >>= 1;
    return count;
  }

 private:
  std::uint64_t bits_ = 1;
};

// Refuses so many times, but fewer where a seat without a chip must take first.
template <int N>
void refuse_while_possible(Kernel<N>& table, int noes) {
  for (;;) {
    const int able = table.refusals();
    const int now = noes < able ? noes : able;
    table.refuse(now);
    noes -= now;
    if (now < N) return;
  }
}

// Plays a round to its end with random choices; the result is in the kernel.
template <int N>
void random_round(Kernel<N>& table, Shuffler& cards, Coins& coins, Rng& rng) {
  cards.shuffle(rng);
  table.start(static_cast<int>(rng.below(N)));
  for (int i = 0; i < kPile; ++i) {
    const int noes = coins.noes(rng);
    // Marked as likely: the processor then predicts it and goes on with the next card before the
    // chips of this one are counted.
    if (noes <= N && table.can_refuse(noes)) [[likely]]
      table.refuse(noes);
    else
      refuse_while_possible(table, noes);
    table.take(cards.card(i));
  }
}

// Calls f.operator()<N>() for a number of players that is known only at run time, 3 … 7.
template <class F>
decltype(auto) with_players(int players, F&& f) {
  switch (players) {
    case 3:
      return f.template operator()<3>();
    case 4:
      return f.template operator()<4>();
    case 5:
      return f.template operator()<5>();
    case 6:
      return f.template operator()<6>();
    default:
      assert(players == 7);
      return f.template operator()<7>();
  }
}

}  // namespace tablee::nothanks
