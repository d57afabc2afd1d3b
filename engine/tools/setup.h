#pragma once
// Options that most commands share: the game, the number of players, the game's options and the
// seed.

#include <cstdint>
#include <string_view>
#include <vector>

#include "games/any_game.h"
#include "tools/args.h"

namespace tablee::tools {

// The parts between commas; none for an empty text.
std::vector<std::string_view> split(std::string_view text, char comma = ',');

// The game of that id; the first of the list where the id is empty.
Result<const AnyGame*> game_of(std::string_view id);
// Reads "target=33,profi": keys with numbers; a key alone means 1. They are not yet checked against
// a game.
Result<OptionSet> options_of(std::string_view text);
// The same options with that number of players.
OptionSet with_players(OptionSet options, int players);
// The number of players from --players or the options; `otherwise` where neither gives it.
int players_of(const OptionSet& options, int otherwise);

// A random seed.
std::uint64_t fresh_seed();
// Today, "2026-11-21".
std::string today();

}  // namespace tablee::tools
