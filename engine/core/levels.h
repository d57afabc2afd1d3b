#pragma once
// The strengths of bot that people choose from. No bots here: the window names them and links none.

#include <algorithm>
#include <iterator>
#include <string_view>

namespace tablee {

// Weakest first; word keys "bot.<name>" and "bot_about.<name>". Every game gives these names a bot
// of its own; no level plays by dice, each is the strong evaluation under limits that can be
// stated.
inline constexpr std::string_view kLevels[] = {"dreamer", "hasty", "cautious", "cunning", "master"};
inline constexpr std::string_view kUsualLevel = "cautious";

constexpr bool is_level(std::string_view name) {
  return std::find(std::begin(kLevels), std::end(kLevels), name) != std::end(kLevels);
}

// Who is asked what each move costs, and why: the strongest knowledge a game has, in no hurry.
// Every game gives this name a bot too.
inline constexpr std::string_view kAdviser = "adviser";

}  // namespace tablee
