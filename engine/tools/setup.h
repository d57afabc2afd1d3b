#pragma once
// What most commands are told alike: which game, how many players, which options, which seed.

#include <cstdint>
#include <string_view>
#include <vector>

#include "games/any_game.h"
#include "tools/args.h"

namespace tablee::tools {

// The parts between commas; none of an empty text.
std::vector<std::string_view> split(std::string_view text, char comma = ',');

// The game of that id; the house's first where the id is empty.
Result<const AnyGame*> game_of(std::string_view id);
// "target=33,profi": keys with numbers, or alone for 1. Not yet checked against a game.
Result<OptionSet> options_of(std::string_view text);
// The same options with that number of players.
OptionSet with_players(OptionSet options, int players);
// The number of players asked for, by --players or the options, else `otherwise`.
int players_of(const OptionSet& options, int otherwise);

// A seed that nobody chose.
std::uint64_t fresh_seed();
// Today, "2026-11-21".
std::string today();

}  // namespace tablee::tools
