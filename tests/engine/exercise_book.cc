#include "tests/engine/exercise_book.h"

#include <fstream>
#include <iterator>

namespace tablee::test {

const std::string& exercise_book() {
  static const std::string text = [] {
    std::ifstream file(TABLEE_EXERCISES);
    return std::string(std::istreambuf_iterator<char>(file), {});
  }();
  return text;
}

}  // namespace tablee::test
