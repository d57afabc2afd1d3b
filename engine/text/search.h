#pragma once
// Finding what somebody typed: in any case, with or without accents.

#include <cstddef>
#include <string_view>
#include <vector>

namespace tablee::text {

// A part of a text, in bytes: [from, to).
struct Span {
  std::size_t from;
  std::size_t to;
};

// `typed` may hold several wordings, a line each; one of them is enough.
// Is every word of `typed` somewhere in the text? Also where none was typed.
bool has_typed(std::string_view text, std::string_view typed);
// Where they are, ascending and apart from each other; none where one of them is missing.
std::vector<Span> find_typed(std::string_view text, std::string_view typed);

}  // namespace tablee::text
