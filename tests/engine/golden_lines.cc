// The one file that knows the folder by its whole path, which the build says: the others compile to
// the same bytes in every checkout.
#include "tests/engine/golden_lines.h"

#include <fstream>

namespace tablee::test {

std::vector<std::string> golden_lines(std::string_view game) {
  std::ifstream file(std::string(TABLEE_GOLDEN_DIR) + "/" + std::string(game) + ".jsonl");
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);)
    if (!line.empty()) lines.push_back(line);
  return lines;
}

}  // namespace tablee::test
