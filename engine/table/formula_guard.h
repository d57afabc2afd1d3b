#pragma once
// Protects exported text against formula injection (CSV injection), whatever separator a
// spreadsheet splits the file by.

#include <string>
#include <string_view>

namespace tablee {

// The text with an apostrophe before each "=", "+", "-", "@" (also of full width) and apostrophe
// that starts the text, or starts the part after a comma, semicolon, tab, bar or line end, ignoring
// spaces and quotation marks before it.
std::string guarded(std::string_view text);
// The inverse of guarded. In other texts, each apostrophe in such a place is removed.
std::string unguarded(std::string_view text);

}  // namespace tablee
