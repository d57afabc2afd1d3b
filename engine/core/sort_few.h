#pragma once
// Sorts what is little: the standard's sorts are 2 kB of program for each type, which a first
// screen would wait for.

#include <functional>
#include <iterator>
#include <utility>

namespace tablee {

// Equals stay as they were. In steps that grow with the square of how many there are.
template <class Iterator, class Less = std::less<>>
void sort_few(Iterator first, Iterator last, Less less = {}) {
  for (Iterator next = first; next != last; ++next)
    for (Iterator at = next; at != first && less(*at, *std::prev(at)); --at)
      std::swap(*at, *std::prev(at));
}

}  // namespace tablee
