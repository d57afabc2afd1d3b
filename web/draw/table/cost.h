#pragma once
// What an advised choice costs, as it is written on it.

#include <string_view>

namespace tablee::draw {

// "−12,3" as a number to compare others with: the digits without what separates them.
constexpr int cost_of(std::string_view written) {
  int n = 0;
  for (const char c : written)
    if (c >= '0' && c <= '9') n = n * 10 + (c - '0');
  return written.starts_with("−") ? -n : n;
}

}  // namespace tablee::draw
