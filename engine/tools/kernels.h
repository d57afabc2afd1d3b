#pragma once
// The kernels of games that have one, as functions that play a random deal. Include
// "kernels_list.h", which the build makes from tools/<game>/kernels.h.

#include <span>
#include <string_view>

namespace tablee::tools {

// Sets of options with which tables use other code of the rules or the kernel; each is measured.
template <class G>
inline constexpr std::span<const std::string_view> kMeasuredOptions{};

// A game whose searches have a kernel specialises it: `with_players(n, f)` calls f with a function
// that takes an Rng, plays a deal for n players, and returns a figure that depends on the whole
// deal.
template <class G>
struct Kernels {
  static constexpr bool kThere = false;
};

}  // namespace tablee::tools
