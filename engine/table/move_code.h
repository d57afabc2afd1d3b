#pragma once
// The moves of a match in few bytes. Each move is a digit: its index among the legal moves of the
// seats to act. All digits together are one large number in mixed radix, so that whatever bytes are
// decoded, every move is a legal one.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "table/match.h"

namespace tablee {

// The record must be one that Match::replay accepts.
std::string code_moves(const Record& record);

class MoveDecoder {
 public:
  explicit MoveDecoder(std::string_view bytes);
  // Decodes the next move and makes it in a match in which a seat is to act. False where the code
  // holds no such move.
  bool play(Match& match);

 private:
  std::uint32_t digit(std::uint32_t radix);

  std::vector<std::uint32_t> words_;  // lowest first, the highest not 0
};

}  // namespace tablee
