#pragma once
// The small tables beside the rules of Non merci.

#include "games/example.h"

namespace tablee::nothanks {

inline constexpr Example kExamples[] = {
    {"nothanks", 4, "", "25", "first"},
    {"nothanks", 4, "", "27", "broke"},
    {"nothanks", 6, "25", "26", "first", 3},
    {"nothanks", 7, "3/7 8/10/14 15 16/25", "", "", 0, "3 + 7 + 10 + 14 + 25 = 59"},
    {"nothanks", 12, "25", "26", "first", 2},
    {"nothanks", 13, "22/30", "24", "gaps"},
};

}  // namespace tablee::nothanks
