#include "tests/engine/exercise_book.h"

#include <fstream>
#include <iterator>

#include "tests/checkout.h"

namespace tablee::test {

const std::string& exercise_book() {
  static const std::string text = [] {
    std::ifstream file(checkout() / "assets/exercises.txt");
    return std::string(std::istreambuf_iterator<char>(file), {});
  }();
  return text;
}

}  // namespace tablee::test
