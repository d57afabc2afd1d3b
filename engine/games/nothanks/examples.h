#pragma once
// The small tables beside the rules of Non merci.

#include "games/example.h"

namespace tablee::nothanks {

inline constexpr Example kExamples[] = {
    read_aloud("nothanks", "", "25", "nothanks.coach.1"),
    read_aloud("nothanks", "", "27", "nothanks.rules.4"),
    read_aloud("nothanks", "11", "16", "nothanks.rules.5"),
    read_aloud("nothanks", "25", "26", "nothanks.lesson.first.3.2"),
    read_aloud("nothanks", "22/30", "24", "nothanks.rules.13"),
    read_aloud("nothanks", "3/7 8/10/14 15 16/25", "", "nothanks.rules.7"),
    {"nothanks", 4, "", "25", "first"},
    {"nothanks", 4, "", "27", "broke"},
    {"nothanks", 5, "11", "16", "", 0, "11 − 2 = 9"},
    {"nothanks", 6, "25", "26", "first", 3},
    {"nothanks", 6, "4/6/10/21", "", "", 0, "4 + 6 + 10 + 21 = 41"},
    {"nothanks", 6, "17 18 19 20", "", "", 0, "17"},
    {"nothanks", 6, "13/15 16", "14", "", 0, "13 + 15 = 28"},
    {"nothanks", 6, "13 14 15 16", "", "", 0, "13"},
    {"nothanks", 7, "3/7 8/10/14 15 16/25", "", "", 0, "3 + 7 + 10 + 14 + 25 = 59"},
    {"nothanks", 12, "25", "26", "first", 2},
    {"nothanks", 13, "22/30", "24", "gaps"},
};

}  // namespace tablee::nothanks
