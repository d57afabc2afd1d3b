#pragma once
// Sorts long vectors. One function sorts every type, because the standard library's sorts add 2 kB
// of program for each.

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace tablee {

// The numbers 0 … count−1 in the order of the items that they stand for. `before` is given `items`.
std::vector<std::uint32_t> order_of(std::size_t count, const void* items,
                                    bool (*before)(const void* items, std::uint32_t a,
                                                   std::uint32_t b));

// Stable. Takes as long as a merge sort, and room for a second vector.
template <class T, class Less = std::less<>>
void sort_many(std::vector<T>& all, Less less = {}) {
  const std::pair<const T*, Less> items(all.data(), less);
  const auto before = [](const void* of, std::uint32_t a, std::uint32_t b) {
    const auto& [first, is_less] = *static_cast<const std::pair<const T*, Less>*>(of);
    return is_less(first[a], first[b]);
  };
  std::vector<T> sorted;
  sorted.reserve(all.size());
  for (const std::uint32_t at : order_of(all.size(), &items, before))
    sorted.push_back(std::move(all[at]));
  all = std::move(sorted);
}

}  // namespace tablee
