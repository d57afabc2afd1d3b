#pragma once
// The five levels of bot that people choose from. The window needs only their names, so this header
// does not bring in the bots.

#include <algorithm>
#include <iterator>
#include <string_view>

namespace tablee {

// Weakest first. Their words are "bot.<name>" and "bot_about.<name>". Every game registers a bot of
// its own under each name. No level plays at random; how each is limited stands in the games'
// levels.h.
inline constexpr std::string_view kLevels[] = {"dreamer", "hasty", "cautious", "cunning", "master"};
inline constexpr std::string_view kUsualLevel = "cautious";

constexpr bool is_level(std::string_view name) {
  return std::find(std::begin(kLevels), std::end(kLevels), name) != std::end(kLevels);
}

// The bot that values every move and gives the reason: the strongest that a game has, with ample
// time. Every game registers a bot under this name too.
inline constexpr std::string_view kAdviser = "adviser";

}  // namespace tablee
