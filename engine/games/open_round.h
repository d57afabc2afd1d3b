#pragma once
// The end of a round that is played with all hands open, for explaining a game to the people round
// a table. What comes before is what the game suggests (MoveExtras::suggested), but that of plain
// moves (TeachingExtras) the first is made.

#include <cstdint>
#include <string_view>

namespace tablee {

struct OpenRound {
  std::string_view kind;  // of table
  int players;
  std::uint64_t seed;   // of the deal
  std::size_t opening;  // moves made before the people go on
};

}  // namespace tablee
