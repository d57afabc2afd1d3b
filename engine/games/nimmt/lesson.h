#pragma once
// Where cards go, the sixth card, the card that is too low. Rows end 12, 37, 43, 58, as in the
// rules' first example.

#include "games/lesson.h"

namespace tablee::nimmt {

inline constexpr Lesson::Turn kLessonTurns[] = {
    {0, "14"}, {1, "15"}, {2, "44"},                // each behind the next lower
    {0, "61"}, {1, "16"}, {2, "19"},                // the first row has five
    {0, "20"}, {1, "45"}, {2, "62"},                // … and the sixth takes them
    {0, "3"},  {1, "46"}, {2, "63"}, {0, "row 2"},  // too low: 37 costs least
};
inline constexpr Lesson kLesson{
    3,
    "first 0 cards 14 61 20 3 26 33 70 81 95 100 15 16 45 46 27 50 72 83 90 99 "
    "44 19 62 63 30 52 74 85 92 101 12 37 43 58",
    kLessonTurns};

}  // namespace tablee::nimmt
