#pragma once
// The kernels of games that have one, as something that plays a random deal. Who asks includes
// "kernels_list.h", which the build makes of tools/<game>/kernels.h.

#include <span>
#include <string_view>

namespace tablee::tools {

// Options whose tables take another way through the rules, or the kernel: each is measured too.
template <class G>
inline constexpr std::span<const std::string_view> kMeasuredOptions{};

// Specialised by a game whose searches play on a kernel of their own: `with_players(n, f)` calls f
// with a function that takes an Rng, plays a deal for n players and gives a figure that depends on
// all of it.
template <class G>
struct Kernels {
  static constexpr bool kThere = false;
};

}  // namespace tablee::tools
