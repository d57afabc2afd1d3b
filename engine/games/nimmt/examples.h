#pragma once
// The small tables beside the rules of 6 qui prend and 6 qui surprend.

#include "games/example.h"

namespace tablee::nimmt {

inline constexpr Example kExamples[] = {
    read_aloud("nimmt", "12/37/43/58", "", "nimmt.lesson.first.1.1"),
    read_aloud("nimmt", "12/37/43/58", "14", "nimmt.lesson.first.1.3"),
    read_aloud("nimmt", "12 14 15 21 26/37/43 44/58 61", "30", "nimmt.coach.3"),
    read_aloud("nimmt", "30 36/37/43 44/58 61", "3", "nimmt.rules.9"),
    read_aloud("nimmt", "55 11 10 5 1", "", "nimmt.rules.12"),
    read_aloud("nimmt", "70 71/90 92 93 95/20 40/36 37 38 41", "45", "nimmt.coach.2"),
    {"nimmt", 6, "12/37/43/58", "14", "first"},
    {"nimmt", 8, "12 14 15 21 26/37/43 44/58 61", "30", "full"},
    {"nimmt", 10, "30 36/37/43 44/58 61", "3", "full", 1},
    {"nimmt", 12, "55 11 10 5 1", "", "", 0, "7, 5, 3, 2, 1"},
    {"nimmt", 15, "70 71/90 92 93 95/20 40/36 37 38 41", "45", "sixth"},
    {"nimmt", 16, "61/80 81/90/45 46 47 49 50", "62", "gone"},
    {"nimmt", 18, "6/12/16/20", "7", "tactic"},
    {"nimmt", 19, "20 21 22 23 24", "24", "logic"},
    {"nimmt", 23, "13/23/60/80", "18", "profi"},
    read_aloud("surprend", "12/37/43/58", "", "nimmt.lesson.first.1.1"),
    read_aloud("surprend", "12/37/43/58", "14", "nimmt.lesson.first.1.3"),
    read_aloud("surprend", "12 14 15 21 26/37/43 44/58 61", "30", "nimmt.coach.3"),
    read_aloud("surprend", "30 36/37/43 44/58 61", "3", "nimmt.rules.9"),
    read_aloud("surprend", "55 11 10 5 1", "", "nimmt.rules.12"),
    read_aloud("surprend", "3 5 11 13 17/40/50/60", "20", "surprend.coach.2"),
    {"surprend", 6, "50/60/70/3", "23", "fifth_row"},
    {"surprend", 7, "50/60/70/5", "20", "seven_takes"},
    {"surprend", 8, "5 11 30/40/50/60 62", "10", "insert"},
    {"surprend", 9, "10/12/40/50", "25", "replace"},
    {"surprend", 10, "10/12 13 19/40 42/60 61", "24", "slide"},
    {"surprend", 11, "10/12/40/50", "22", "stop"},
    {"surprend", 12, "3/40/50/60", "20", "negative_positive"},
    {"surprend", 12, "11 13/40/50/60", "3", "", 0, "1 − 5 = −4"},
};

}  // namespace tablee::nimmt
