// The random numbers: the published outputs of both generators, and a test of a bounded draw at
// each of its limits, because records and golden files depend on these bits.

#include "core/rng.h"

#include <algorithm>
#include <array>
#include <bit>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <numeric>
#include <vector>

using namespace tablee;

namespace {

// The inverse of an odd number modulo 2^64 (Newton).
constexpr std::uint64_t inverse(std::uint64_t odd) {
  std::uint64_t x = odd;
  for (int i = 0; i < 6; ++i) x *= 2 - odd * x;
  return x;
}

// A generator whose next() is `output`: undoes the scrambler rotl(s1 · 5, 7) · 9.
Rng about_to_give(std::uint64_t output) {
  const std::uint64_t s1 = std::rotr(output * inverse(9), 7) * inverse(5);
  return std::bit_cast<Rng>(std::array<std::uint64_t, 4>{1, s1, 2, 3});
}

constexpr std::uint64_t kWords = std::uint64_t{1} << 32;

}  // namespace

TEST_CASE("splitmix64 gives its published answers") {
  // Sequences of the reference program for the seeds 1234567 and 0.
  std::uint64_t seed = 1234567;
  constexpr std::uint64_t kAnswers[] = {6457827717110365317u, 3203168211198807973u,
                                        9817491932198370423u, 4593380528125082431u,
                                        16408922859458223821u};
  for (const std::uint64_t expected : kAnswers) {
    CHECK(mix(seed) == expected);
    seed += 0x9e3779b97f4a7c15u;
  }
  CHECK(mix(0) == 0xe220a8397b1dcdafu);
}

TEST_CASE("xoshiro256** gives its published answers") {
  // The reference program's first outputs from the state 1, 2, 3, 4.
  Rng rng = std::bit_cast<Rng>(std::array<std::uint64_t, 4>{1, 2, 3, 4});
  constexpr std::uint64_t kAnswers[] = {
      11520u,
      0u,
      1509978240u,
      1215971899390074240u,
      1216172134540287360u,
      607988272756665600u,
      16172922978634559625u,
      8476171486693032832u,
      10595114339597558777u,
      2904607092377533576u,
  };
  for (const std::uint64_t expected : kAnswers) CHECK(rng.next() == expected);
}

TEST_CASE("A seed fills the state with splitmix64's words") {
  for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}}) {
    std::array<std::uint64_t, 4> words{};
    std::uint64_t at = seed;
    for (auto& word : words) {
      word = mix(at);
      at += 0x9e3779b97f4a7c15u;
    }
    CHECK(Rng(seed) == std::bit_cast<Rng>(words));
  }
  CHECK(Rng(0).next() == 0x99ec5f36cb75f2b4u);
  CHECK_FALSE(Rng(0) == Rng(1));
}

TEST_CASE("Generators are equal if their future outputs are") {
  Rng a(7);
  Rng b(7);
  CHECK(a == b);
  a.next();
  CHECK_FALSE(a == b);
  b.next();
  CHECK(a == b);
}

TEST_CASE("A bounded draw gives every number the same share of words, exactly") {
  for (std::uint32_t n = 1; n <= 130; ++n) {
    const std::uint64_t refused = kWords % n;
    std::uint64_t first = 0;  // the first word that may give k
    for (std::uint64_t k = 0; k < n; ++k) {
      CAPTURE(n, k);
      // Words whose product with n lies in [k · 2^32 + refused, (k + 1) · 2^32).
      const std::uint64_t low = (k * kWords + refused + n - 1) / n;
      const std::uint64_t end = ((k + 1) * kWords + n - 1) / n;
      REQUIRE(end - low == kWords / n);
      REQUIRE(low >= first);
      // Both ends of that range give k at once; the words before it are rejected.
      for (const std::uint64_t word : {low, (low + end) / 2, end - 1}) {
        Rng rng = about_to_give(word << 32);
        Rng after = rng;
        after.next();
        REQUIRE(rng.below(n) == k);
        REQUIRE(rng == after);
      }
      for (std::uint64_t word = first; word < low; ++word) {
        Rng rng = about_to_give(word << 32);
        Rng after = rng;
        after.next();
        const std::uint32_t second = after.below(n);
        REQUIRE(rng.below(n) == second);
        REQUIRE(rng == after);
      }
      first = end;
    }
    CHECK(first == kWords);
  }
}

TEST_CASE("A draw among one takes a word and gives 0") {
  Rng rng(3);
  Rng other(3);
  CHECK(rng.below(1) == 0);
  other.next();
  CHECK(rng == other);
}

TEST_CASE("The largest bound works") {
  Rng rng(5);
  for (int i = 0; i < 1000; ++i) {
    Rng copy = rng;
    const std::uint64_t word = copy.next() >> 32;
    const std::uint32_t drawn = rng.below(0xffffffffu);
    if (rng == copy) CHECK(drawn == static_cast<std::uint32_t>((word * 0xffffffffu) >> 32));
  }
}

TEST_CASE("A shuffle is Fisher and Yates from the end") {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    std::vector<int> ours(30);
    std::iota(ours.begin(), ours.end(), 0);
    std::vector<int> theirs = ours;
    Rng rng(seed);
    rng.shuffle(std::span(ours));
    Rng again(seed);
    for (std::size_t left = theirs.size(); left > 1; --left)
      std::swap(theirs[left - 1], theirs[again.below(static_cast<std::uint32_t>(left))]);
    REQUIRE(ours == theirs);
    REQUIRE(rng == again);
  }
}

TEST_CASE("A shuffle reaches all orders alike") {
  Rng rng(11);
  std::map<std::array<int, 4>, int> counts;
  for (int i = 0; i < 24'000; ++i) {
    std::array<int, 4> order{0, 1, 2, 3};
    rng.shuffle(std::span<int>(order));
    ++counts[order];
  }
  CHECK(counts.size() == 24);
  // 1000 expected, standard deviation 31; the seed is fixed, so is the outcome.
  for (const auto& [order, count] : counts) CHECK((count > 870 && count < 1130));
}

TEST_CASE("Shuffles of nothing and of one draw no word") {
  Rng rng(1);
  rng.shuffle(std::span<int>());
  int one = 5;
  rng.shuffle(std::span<int>(&one, 1));
  CHECK(rng == Rng(1));
  CHECK(one == 5);
}

TEST_CASE("The same seed shuffles alike on every platform") {
  std::vector<int> cards(10);
  std::iota(cards.begin(), cards.end(), 1);
  Rng rng(2026);
  rng.shuffle(std::span(cards));
  CHECK(cards == std::vector<int>{1, 2, 9, 10, 4, 5, 8, 7, 3, 6});
}
