#include "tests/engine/golden_lines.h"

#include <fstream>

#include "tests/checkout.h"

namespace tablee::test {

std::vector<std::string> golden_lines(std::string_view game) {
  std::ifstream file(checkout() / "tests/golden" / (std::string(game) + ".jsonl"));
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);)
    if (!line.empty()) lines.push_back(line);
  return lines;
}

}  // namespace tablee::test
