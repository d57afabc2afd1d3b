#pragma once
// Finds decisions in games of the bots that make good exercises, in several threads.

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tools/console.h"
#include "tools/exercises/weighing.h"

namespace tablee::tools {

struct MakerPlan {
  std::vector<std::string_view> themes;  // that are wanted
  int count = 50;                        // exercises of each
  int games = 1000;                      // at most, of each table
  int deals = 1500;                      // of each choice and model
  std::uint64_t seed = 1;
  int threads = 1;  // the result does not depend on it
};

// The lines of each theme, easy ones first. A game gives one exercise at most, and a theme gets
// fewer than wanted where the games contain no more.
std::map<std::string_view, std::vector<std::string>> make_exercises(const MakerPlan& plan,
                                                                    const Console& console);

}  // namespace tablee::tools
