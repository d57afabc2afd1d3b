#include "core/sort_few.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/rng.h"
#include "core/sort_many.h"

using namespace tablee;

TEST_CASE("few and many are sorted, and equals stay as they were") {
  Rng rng(11);
  for (std::size_t size = 0; size < 40; ++size) {
    std::vector<std::pair<int, std::string>> all(size);
    for (std::size_t i = 0; i < size; ++i)
      all[i] = {static_cast<int>(rng.below(7)),
                "the " + std::to_string(i) + "th, and more than fits"};
    auto as_the_standard_does = all, many = all;
    const auto before = [](const auto& a, const auto& b) { return a.first > b.first; };
    std::ranges::stable_sort(as_the_standard_does, before);
    sort_few(all.begin(), all.end(), before);
    CHECK(all == as_the_standard_does);
    sort_many(many, before);
    CHECK(many == as_the_standard_does);
  }
}
