#pragma once
// The golden records of a game, tests/golden/<game>.jsonl, one per line.

#include <string>
#include <string_view>
#include <vector>

namespace tablee::test {

std::vector<std::string> golden_lines(std::string_view game);

}  // namespace tablee::test
