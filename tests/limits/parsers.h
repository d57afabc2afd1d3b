#pragma once
// Every parser of text from outside with the size of its largest input, and the shapes of text that
// are the hardest for it.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tablee::limits {

// A piece that is repeated between a beginning and an end. '#' in the piece is a running number.
struct Shape {
  std::string name, begin, piece, end = {};
};

struct Parser {
  std::string name;
  std::size_t most;                         // bytes of the largest input
  std::string (*answer)(std::string_view);  // the key of the error, or "fine"
  std::string too_large;                    // the answer to a larger input
  std::vector<Shape> shapes;
};

std::vector<Parser> parsers();

// The shape as a text of exactly that many bytes; what remains is filled with blanks before the
// end.
std::string text_of(const Shape& shape, std::size_t size);

// What every text may cost at most, by the page's program and the command line as they ship.
inline constexpr double kMostSeconds = 1;
inline constexpr std::size_t kMostBytes = std::size_t{256} << 20;

}  // namespace tablee::limits
