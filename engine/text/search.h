#pragma once
// Finds what a user has typed, ignoring case and accents.

#include <cstddef>
#include <string_view>
#include <vector>

namespace tablee::text {

// A part of a text, in bytes: [from, to).
struct Span {
  std::size_t from;
  std::size_t to;
};

// Whether every word of `typed` is somewhere in the text; true where nothing was typed. `typed` may
// hold several wordings, one per line; one of them is enough.
bool has_typed(std::string_view text, std::string_view typed);
// Where the words are, ascending and without overlap; none where a word is missing.
std::vector<Span> find_typed(std::string_view text, std::string_view typed);

}  // namespace tablee::text
