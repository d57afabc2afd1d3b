#pragma once
// A set of number cards, values 0 … 127.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

namespace tablee {

using Card = std::uint8_t;
// No game here has a card 0, so it stands for "none".
inline constexpr Card kNoCard = 0;

class CardSet {
 public:
  constexpr CardSet() = default;
  // All cards from first to last, both included.
  static constexpr CardSet range(int first, int last) {
    CardSet set;
    for (int c = first; c <= last; ++c) set.add(static_cast<Card>(c));
    return set;
  }

  constexpr bool has(Card c) const { return ((word(c) >> (c & 63)) & 1u) != 0; }
  constexpr void add(Card c) { word(c) |= bit(c); }
  constexpr void remove(Card c) { word(c) &= ~bit(c); }
  constexpr bool empty() const { return (w_[0] | w_[1]) == 0; }
  constexpr int size() const { return std::popcount(w_[0]) + std::popcount(w_[1]); }
  // Lowest and highest member; the set must not be empty.
  constexpr Card lowest() const {
    return static_cast<Card>(w_[0] ? std::countr_zero(w_[0]) : 64 + std::countr_zero(w_[1]));
  }
  constexpr Card highest() const {
    return static_cast<Card>(w_[1] ? 127 - std::countl_zero(w_[1]) : 63 - std::countl_zero(w_[0]));
  }
  // How many members are lower than c.
  constexpr int count_below(Card c) const {
    const std::uint64_t mask = bit(c) - 1;
    return c < 64 ? std::popcount(w_[0] & mask)
                  : std::popcount(w_[0]) + std::popcount(w_[1] & mask);
  }

  // Members 0 … 63 and 64 … 127 as bits.
  constexpr std::uint64_t low_word() const { return w_[0]; }
  constexpr std::uint64_t high_word() const { return w_[1]; }

  constexpr CardSet operator|(const CardSet& o) const { return {w_[0] | o.w_[0], w_[1] | o.w_[1]}; }
  constexpr CardSet operator&(const CardSet& o) const { return {w_[0] & o.w_[0], w_[1] & o.w_[1]}; }
  constexpr CardSet operator-(const CardSet& o) const {
    return {w_[0] & ~o.w_[0], w_[1] & ~o.w_[1]};
  }
  constexpr CardSet& operator|=(const CardSet& o) { return *this = *this | o; }
  constexpr CardSet& operator-=(const CardSet& o) { return *this = *this - o; }
  constexpr bool operator==(const CardSet&) const = default;

  // Ascending order.
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    using pointer = const Card*;
    using reference = Card;

    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Card operator*() const {
      return static_cast<Card>(low_ ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }
    constexpr Iterator& operator++() {
      if (low_)
        low_ &= low_ - 1;
      else
        high_ &= high_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t low_, high_;
  };
  constexpr Iterator begin() const { return {w_[0], w_[1]}; }
  constexpr Iterator end() const { return {0, 0}; }

 private:
  constexpr CardSet(std::uint64_t low, std::uint64_t high) : w_{low, high} {}
  static constexpr std::uint64_t bit(Card c) { return std::uint64_t{1} << (c & 63); }
  constexpr std::uint64_t word(Card c) const { return w_[(c >> 6) & 1]; }
  constexpr std::uint64_t& word(Card c) { return w_[(c >> 6) & 1]; }
  std::uint64_t w_[2]{};
};

// Any range of cards as numbers, for events and messages.
template <class Cards>
std::vector<int> to_numbers(const Cards& cards) {
  return std::vector<int>(cards.begin(), cards.end());
}

}  // namespace tablee
