#pragma once
// People's names, as they type them and as files and links bring them.

#include <cstddef>
#include <string>
#include <string_view>

namespace tablee {

// The longest name, in letters as readers see them.
inline constexpr std::size_t kMaxNameLetters = 60;

// What people typed, fit to be shown: without what cannot be seen and blanks at the edges, each
// blank a plain one. Cut before a letter after `most` letters, as readers see them
// (core/graphemes.h), or twice as many bytes. What it is given is in normal form C.
std::string tidy_name(std::string_view typed, std::size_t most = kMaxNameLetters);

}  // namespace tablee
