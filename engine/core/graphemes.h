#pragma once
// What a reader takes for one letter may be several code points: a letter with its marks, an emoji
// of a family, a flag. These are extended grapheme clusters, nearly as Unicode defines them
// (UAX #29): the blocks of scripts in use, by ranges rather than by a table of every code point.

#include <cstddef>
#include <string_view>

namespace tablee::text {

// The byte behind the grapheme cluster that begins at `at`, which must be the beginning of one.
std::size_t next_grapheme(std::string_view text, std::size_t at);
// A letter of a script that is written from right to left.
bool right_to_left(char32_t c);
// Cannot be seen by itself and changes nothing that can: controls, invisible spaces and operators,
// marks of direction, code points that are no characters. Joiners are not among them.
bool invisible(char32_t c);
// A blank of any width: a space (core/fold.h), or the empty letter of ogham or braille.
bool blank(char32_t c);

}  // namespace tablee::text
