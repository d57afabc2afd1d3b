#pragma once
// Lessons of Non merci: refusing, taking with the chips, and a card that joins a run; narrow and
// wide gaps (RULES.md §3); and having no chip left.

#include "games/lesson.h"

namespace tablee::nothanks {

// The text of the deal in which the cards `open` come first.
std::string lesson_deal(const Lesson& lesson);

inline constexpr Lesson kLessons[] = {
    // 25 with three chips, 26 joins it, 34 joins nothing.
    {"first",
     "nothanks",
     "",
     3,
     "",
     "25 26 34",
     "",
     "no,take,no,take,no/no,no,no/no,no,take",
     0,
     lesson_deal,
     {},
     "nothanks.wanted nothanks.chips"},
    // The learner has 22 and 30: 24 leaves a gap of one, 35 one of four.
    {"gaps",
     "nothanks",
     "",
     3,
     "",
     "22 30 24 35 23",
     "",
     "take,take,no,take,no,take/no,no/no,take,no",
     3,
     lesson_deal,
     {},
     "nothanks.runs"},
    // The learner pays the last chip; after that there is no choice.
    {"broke",
     "nothanks",
     "",
     3,
     "",
     "29 33 27 20",
     "",
     "no,no,no,no,no,no,no,no,no,no,no,take,no/no,no,no,no,no,take,no,no,no,no,no,no/"
     "no,no,no,no,no,no,no,no,no,take,no,no",
     10,
     lesson_deal,
     {},
     "nothanks.chips"},
};

}  // namespace tablee::nothanks
