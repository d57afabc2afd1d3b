#pragma once
// Refusing, taking with the chips, and a card that joins a run: worth nothing, so the others pay.

#include "games/lesson.h"

namespace tablee::nothanks {

inline constexpr Lesson::Turn kLessonTurns[] = {
    {0, "no"}, {1, "no"}, {2, "no"},   {0, "take"},  // 25 with three chips
    {0, "no"}, {1, "no"}, {2, "no"},   {0, "take"},  // 26 joins it
    {0, "no"}, {1, "no"}, {2, "take"},
};
inline constexpr Lesson kLesson{
    3, "first 0 cards 25 26 34 17 8 30 12 5 21 33 9 14 28 19 6 23 31 11 16 3 27 13 35 20",
    kLessonTurns};

}  // namespace tablee::nothanks
