// FixedVector against std::vector over random operations.

#include "core/fixed_vector.h"

#include <catch2/catch_test_macros.hpp>
#include <type_traits>
#include <vector>

#include "core/rng.h"

using namespace tablee;

static_assert(std::is_trivially_copyable_v<FixedVector<int, 20>>);

TEST_CASE("A fixed vector behaves as a vector") {
  Rng rng(1);
  FixedVector<int, 20> ours;
  std::vector<int> theirs;
  for (int i = 0; i < 20'000; ++i) {
    const auto at = rng.below(static_cast<std::uint32_t>(theirs.size()) + 1);
    const auto place = theirs.begin() + static_cast<std::ptrdiff_t>(at);
    switch (rng.below(6)) {
      case 0:
      case 1:
        if (theirs.size() == 20) break;
        ours.push_back(i);
        theirs.push_back(i);
        break;
      case 2:
        if (theirs.size() == 20) break;
        ours.insert(at, i);
        theirs.insert(place, i);
        break;
      case 3:
        if (place == theirs.end()) break;
        ours.erase(at);
        theirs.erase(place);
        break;
      case 4:
        if (theirs.empty()) break;
        ours.pop_back();
        theirs.pop_back();
        break;
      default:
        if (rng.below(50) != 0) break;
        ours.clear();
        theirs.clear();
    }
    REQUIRE(std::vector<int>(ours.begin(), ours.end()) == theirs);
    REQUIRE(ours.size() == theirs.size());
    REQUIRE(ours.empty() == theirs.empty());
    REQUIRE(ours.full() == (theirs.size() == 20));
    if (theirs.empty()) continue;
    REQUIRE(ours.front() == theirs.front());
    REQUIRE(ours.back() == theirs.back());
    REQUIRE(ours[theirs.size() / 2] == theirs[theirs.size() / 2]);
  }
}

TEST_CASE("Fixed vectors are equal when what they hold is, whatever lay there before") {
  FixedVector<int, 4> a{1, 2, 3};
  a.pop_back();
  const FixedVector<int, 4> b{1, 2};
  CHECK(a == b);
  CHECK_FALSE(a == FixedVector<int, 4>{1, 3});
  CHECK_FALSE(a == FixedVector<int, 4>{1});
}

TEST_CASE("A span writes through") {
  FixedVector<int, 4> a{1, 2};
  a.span()[1] = 7;
  CHECK(a == FixedVector<int, 4>{1, 7});
}
