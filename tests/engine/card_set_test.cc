// CardSet against std::set over random operations.

#include "core/card_set.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/rng.h"

using namespace tablee;

namespace {

using Naive = std::set<int>;

Naive naive(const CardSet& set) {
  Naive out;
  for (const Card c : set) out.insert(c);
  return out;
}

CardSet random_set(Rng& rng, std::uint32_t count) {
  CardSet set;
  for (std::uint32_t i = 0; i < count; ++i) set.add(static_cast<Card>(rng.below(128)));
  return set;
}

}  // namespace

TEST_CASE("A card set behaves as a set of numbers") {
  Rng rng(1);
  CardSet ours;
  Naive theirs;
  for (int i = 0; i < 20'000; ++i) {
    const auto card = static_cast<Card>(rng.below(128));
    if (rng.below(2) != 0) {
      ours.add(card);
      theirs.insert(card);
    } else {
      ours.remove(card);
      theirs.erase(card);
    }
    const auto probe = static_cast<Card>(rng.below(128));
    REQUIRE(ours.has(probe) == theirs.contains(probe));
    REQUIRE(ours.count_below(probe) == std::distance(theirs.begin(), theirs.lower_bound(probe)));
    REQUIRE(ours.size() == static_cast<int>(theirs.size()));
    REQUIRE(ours.empty() == theirs.empty());
    if (theirs.empty()) continue;
    REQUIRE(ours.lowest() == *theirs.begin());
    REQUIRE(ours.highest() == *theirs.rbegin());
    if (i % 50 == 0) REQUIRE(to_numbers(ours) == std::vector<int>(theirs.begin(), theirs.end()));
  }
}

TEST_CASE("Unions, intersections and differences of card sets") {
  Rng rng(2);
  for (int i = 0; i < 2'000; ++i) {
    const CardSet a = random_set(rng, rng.below(60));
    const CardSet b = random_set(rng, rng.below(60));
    Naive both, either, only;
    for (const int c : naive(a)) {
      either.insert(c);
      (naive(b).contains(c) ? both : only).insert(c);
    }
    for (const int c : naive(b)) either.insert(c);
    REQUIRE(naive(a | b) == either);
    REQUIRE(naive(a & b) == both);
    REQUIRE(naive(a - b) == only);
    CardSet joined = a;
    joined |= b;
    REQUIRE(joined == (a | b));
    joined -= b;
    REQUIRE(joined == a - b);
    REQUIRE((a == b) == (naive(a) == naive(b)));
  }
}

TEST_CASE("Ranges hold both ends") {
  CHECK(CardSet::range(1, 104).size() == 104);
  CHECK(CardSet::range(1, 104).lowest() == 1);
  CHECK(CardSet::range(1, 104).highest() == 104);
  CHECK(CardSet::range(60, 70).size() == 11);
  CHECK(CardSet::range(127, 127).highest() == 127);
  CHECK(CardSet::range(5, 4).empty());
  CHECK(CardSet{}.begin() == CardSet{}.end());
}

TEST_CASE("An iterator that stays behind keeps its place") {
  CardSet set;
  set.add(3);
  set.add(64);
  auto at = set.begin();
  CHECK(*at++ == 3);
  CHECK(*at == 64);
  CHECK(++at == set.end());
}
