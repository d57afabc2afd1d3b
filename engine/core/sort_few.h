#pragma once
// Sorts short ranges. The standard library's sorts add 2 kB of program for each type, which would
// delay the first screen.

#include <functional>
#include <iterator>
#include <utility>

namespace tablee {

// Stable. The time grows with the square of the number of items.
template <class Iterator, class Less = std::less<>>
void sort_few(Iterator first, Iterator last, Less less = {}) {
  for (Iterator next = first; next != last; ++next)
    for (Iterator at = next; at != first && less(*at, *std::prev(at)); --at)
      std::swap(*at, *std::prev(at));
}

}  // namespace tablee
