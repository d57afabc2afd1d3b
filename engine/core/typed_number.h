#pragma once
// Parses whole numbers as people and spreadsheets write them.

#include <optional>
#include <string_view>

namespace tablee {

// Accepts "12", "+12", "−7" with any minus sign, "12,0", "1 012" with any space, "1'012", "1.012"
// and digits of any script; at most nine digits. Empty if the text is not a whole number, or if it
// is ambiguous: "1.000" is one thousand in some languages and one in others.
std::optional<int> typed_number(std::string_view text);

}  // namespace tablee
