#include "core/sort_many.h"

#include <algorithm>
#include <numeric>

namespace tablee {

// Merges sorted runs of one item, then of two, four …
std::vector<std::uint32_t> order_of(std::size_t count, const void* items,
                                    bool (*before)(const void*, std::uint32_t, std::uint32_t)) {
  std::vector<std::uint32_t> order(count), merged(count);
  std::iota(order.begin(), order.end(), 0U);
  for (std::size_t run = 1; run < count; run *= 2) {
    for (std::size_t first = 0; first < count; first += 2 * run) {
      const std::size_t middle = std::min(first + run, count);
      const std::size_t end = std::min(middle + run, count);
      std::size_t left = first, right = middle;
      for (std::size_t to = first; to < end; ++to) {
        const bool second =
            left == middle || (right < end && before(items, order[right], order[left]));
        merged[to] = order[second ? right++ : left++];
      }
    }
    std::swap(order, merged);
  }
  return order;
}

}  // namespace tablee
