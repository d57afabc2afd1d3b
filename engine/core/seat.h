#pragma once
// Seats round the table and sets of them.

#include <array>
#include <bit>
#include <cstdint>

namespace tablee {

// 0 … players-1, clockwise. kNobody stands for "no seat": the public, or not decided yet.
using Seat = std::int8_t;
inline constexpr Seat kNobody = -1;
inline constexpr int kMaxSeats = 10;

constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }

// One T for each seat that there can be, indexed by seat.
template <class T>
struct PerSeat : std::array<T, kMaxSeats> {};

// A set of seats, iterated in ascending order.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet of(Seat s) { return SeatSet(static_cast<std::uint16_t>(1u << s)); }
  // The first n seats.
  static constexpr SeatSet first(int n) {
    return SeatSet(static_cast<std::uint16_t>((1u << n) - 1));
  }

  constexpr bool has(Seat s) const { return s >= 0 && ((bits_ >> s) & 1u) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Seat lowest() const { return empty() ? kNobody : seat_at(std::countr_zero(bits_)); }
  constexpr void add(Seat s) { bits_ = static_cast<std::uint16_t>(bits_ | (1u << s)); }
  constexpr void remove(Seat s) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1u << s)); }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr bool operator==(const SeatSet&) const = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint16_t bits) : bits_(bits) {}
    constexpr Seat operator*() const { return seat_at(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ = static_cast<std::uint16_t>(bits_ & (bits_ - 1));
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint16_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  constexpr explicit SeatSet(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_ = 0;
};

}  // namespace tablee
