#pragma once
// Checks UTF-8: text from outside is refused where it is not valid.

#include <cstddef>
#include <string_view>

namespace tablee {

// Length in bytes of the valid UTF-8 sequence at the start of text, 0 where there is none.
std::size_t utf8_length(std::string_view text);
bool valid_utf8(std::string_view text);
// The character that such a sequence is; U+FFFD where the text is none.
char32_t code_point(std::string_view sequence);
// The code point at `at`, which moves behind it. A byte that belongs to none is
// U+FFFD.
char32_t next_code_point(std::string_view text, std::size_t& at);

}  // namespace tablee
