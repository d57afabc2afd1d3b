#pragma once
// The moves of a match as few bytes: each is its place among the seats to act and the legal moves,
// and all of them together are one large number in mixed radix. Whatever bytes are decoded, every
// move is a legal one.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "table/match.h"

namespace tablee {

// The record must be one that replays.
std::string code_moves(const Record& record);

class MoveDecoder {
 public:
  explicit MoveDecoder(std::string_view bytes);
  // The next move, played in a match where somebody is to act. False where that can't be.
  bool play(Match& match);

 private:
  std::uint32_t digit(std::uint32_t radix);

  std::vector<std::uint32_t> words_;  // lowest first, the highest not 0
};

}  // namespace tablee
