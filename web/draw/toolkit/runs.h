#pragma once
// Which parts of a text our own fonts write, and which are left to the browser's. A word goes to
// one of them whole, so that its letters are of one design, marks stay on their letters and scripts
// that join their letters are joined.

#include <cstddef>
#include <functional>
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
// right; so is the whole text where no letter in it goes the other way. `has_letter` says what our
// fonts have.
std::vector<Run> runs_of(std::string_view text, const std::function<bool(char32_t)>& has_letter);

}  // namespace tablee::draw
