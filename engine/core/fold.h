#pragma once
// Case folding for comparing text that people type: any case, with or without accents, digits of
// any script. All text is valid UTF-8.

#include <string>
#include <string_view>

namespace tablee {

constexpr bool is_ascii_digit(char c) { return c >= '0' && c <= '9'; }
// A space of any width.
bool is_blank(char32_t c);

// One character, folded: a small letter without its accent, "oe" for "œ", the ASCII digit for a
// digit of any script, " " for a space of any width, "'" for an apostrophe. Empty for invisible
// characters (combining accents, direction marks); otherwise the character itself.
std::string_view folded_character(std::string_view character);

// A hyphen, dash or minus sign of any kind.
bool is_dash(char32_t c);

// The text folded character by character, with "-" for every dash: for numbers and words that are
// typed on any keyboard.
std::string folded(std::string_view text);

// Only the folded letters and digits of a text: "Café n° 3" gives "cafen3".
std::string letters_and_digits(std::string_view text);

// The text without spaces of any width and invisible characters at both ends.
std::string_view trimmed(std::string_view text);

}  // namespace tablee
