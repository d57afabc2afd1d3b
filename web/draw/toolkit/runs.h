#pragma once
// Which parts of a text our own fonts write, and which are left to the browser's. A word goes to
// one of them whole, so that its letters are of one design, marks stay on their letters and scripts
// that join their letters are joined.

#include <cstddef>
#include <string_view>
#include <vector>

namespace tablee::draw {

struct Run {
  std::size_t begin, end;  // bytes; runs follow each other without gaps
  bool ours;               // our fonts write it
  friend bool operator==(const Run&, const Run&) = default;
};

// Words between blanks, and the blanks between them (which are ours). Words from right to left that
// follow each other are one run, with the blanks between them, because the first stands on the
// right; so is the whole text where no letter in it goes the other way. `has_letter`, called with
// `fonts`, says what our fonts have. (No std::function: the linker would share its parts with
// others'.)
std::vector<Run> runs_of(std::string_view text, bool (*has_letter)(const void* fonts, char32_t),
                         const void* fonts);

}  // namespace tablee::draw
