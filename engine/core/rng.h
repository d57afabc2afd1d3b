#pragma once
// Random numbers of our own: the standard library's shuffles and distributions differ between
// platforms. These give the same bits natively and in wasm, which records and tests rely on.

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace tablee {

// Mixes one 64-bit word (splitmix64, Steele, Lea and Flood 2014). Also derives independent
// streams: mix(seed ^ mix(index)).
constexpr std::uint64_t mix(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

// xoshiro256** (Blackman and Vigna 2018), seeded by splitmix64. Two generators are equal if they
// will produce the same numbers.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (auto& word : s_) {
      word = mix(seed);
      seed += 0x9e3779b97f4a7c15u;
    }
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = rotl(s_[1] * 5, 7) * 9;
    const std::uint64_t t = s_[1] << 17;
    s_[2] ^= s_[0];
    s_[3] ^= s_[1];
    s_[1] ^= s_[2];
    s_[0] ^= s_[3];
    s_[2] ^= t;
    s_[3] = rotl(s_[3], 45);
    return result;
  }

  // Uniform in [0, n), n ≥ 1, without bias (Lemire 2019: multiply, reject the short slice).
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t m = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(m) < n) {
      const std::uint32_t threshold = (0u - n) % n;
      while (static_cast<std::uint32_t>(m) < threshold) m = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(m >> 32);
  }

  // Uniform among all orders (Fisher and Yates).
  template <class T>
  constexpr void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      using std::swap;
      swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }
  }

  bool operator==(const Rng&) const = default;

 private:
  static constexpr std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
  std::uint64_t s_[4]{};
};

}  // namespace tablee
