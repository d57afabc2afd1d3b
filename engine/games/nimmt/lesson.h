#pragma once
// Lessons of 6 qui prend: where cards go, the two pitfalls, the variants, and each special card
// with the example of the rules (RULES.md §1.3, §1.2, §2).

#include "games/lesson.h"

namespace tablee::nimmt {

// The text of the deal in which the learner holds `own`, the rows begin with `open`, and every
// other player holds the cards that they play. The remaining cards are dealt where they do not
// interfere.
std::string lesson_deal(const Lesson& lesson);

inline constexpr Lesson kLessons[] = {
    // The rows end with 12, 37, 43, 58. It shows a card behind the next lower one, a sixth card,
    // and one that is too low.
    {"first", "nimmt", "", 3, "14 61 20 3 26 33 70 81 95 100", "12 37 43 58", "",
     "14,61,20,3,row 2/15,16,45,46/44,19,62,63", 0, lesson_deal},
    // The 30 would be the sixth; the 3 is too low for rows that end with 36, 37, 44 and 61.
    {"full", "nimmt", "", 2, "61 44 21 30 3 70 77 81 95 100", "12 37 43 58", "",
     "61,44,21,30,3,row 2/14,15,26,36,9", 3, lesson_deal},
    // Row four ends with 41 and has four cards; a 42 comes before the 45.
    {"sixth", "nimmt", "", 4, "92 71 45 9 26 33 66 81 97 100", "70 90 20 36", "",
     "92,71,45/37,40,42/38,93,96/41,95,72", 2, lesson_deal},
    // The 62 should follow the 61, but a 29 takes that row.
    {"gone", "nimmt", "", 5, "81 62 9 26 33 70 78 97 100 104", "61 80 90 45", "",
     "81,62/46,29,row 1/47,83/49,91/50,95", 1, lesson_deal},
    {"tactic", "nimmt", "tactic", 2, "1 3 7 9 11 13 15 18 22 24", "6 12 16 20", "", "7,13/8,14", 0,
     lesson_deal},
    {"logic", "nimmt", "tactic logic", 2, "", "", "", "draft 24,draft 22/draft 23,draft 21", 0,
     lesson_deal},
    // One row ends with 13, another starts with 23.
    {"profi", "nimmt", "profi", 2, "18 21 9 30 40 52 65 77 90 99", "13 23 60 80", "", "18,21/61,82",
     0, lesson_deal},
    // The base rules for those who begin here: a card behind the next lower one, and a sixth card.
    {"start", "surprend", "special", 4, "14 20 26 33 39 66 72 78 84 90 96 102", "12 37 43 58",
     "stop insert slide",
     "14,place,20,place,keep/15,place,44,place/16,place,62,place/19,place,63,place", 0, lesson_deal,
     "lesson.first"},
    {"fifth_row", "surprend", "special", 5, "23 30 33 39 44 66 72 78 84 90 96 102", "50 60 70 3",
     "fifth_row stop insert", "23,fifth_row/9,place/14,place/18,place/20,place", 0, lesson_deal,
     "special.fifth_row"},
    {"seven_takes", "surprend", "special", 6, "20 30 33 39 44 66 72 78 84 90 96 102", "50 60 70 5",
     "seven_takes stop insert", "20,seven_takes/8,place/11,place/14,place/17,place/21,place,keep",
     0, lesson_deal, "special.seven_takes"},
    {"insert", "surprend", "special", 3, "62 10 33 39 44 66 72 78 84 90 96 102", "5 40 50 60",
     "insert stop slide", "62,place,10,insert row 1/11,place,52,place/30,place,64,place", 2,
     lesson_deal, "special.insert"},
    {"replace", "surprend", "special", 5, "25 15 33 39 44 66 72 78 84 90 96 102", "10 12 40 50",
     "replace stop insert", "25,replace 15/13,place/14,place/16,place/17,place", 0, lesson_deal,
     "special.replace"},
    {"slide", "surprend", "special", 4, "42 24 33 39 44 66 72 78 84 90 96 102", "10 12 40 60",
     "slide insert stop",
     "42,place,24,slide 13 row 1/13,place,17,place/19,place,20,place/61,place,22,place", 2,
     lesson_deal, "special.slide"},
    {"stop", "surprend", "special", 5, "22 30 33 39 44 66 72 78 84 90 96 102", "10 12 40 50",
     "stop insert slide", "22,stop row 2/13,place/14,place/15,place/17,place", 0, lesson_deal,
     "special.stop"},
    {"negative_positive", "surprend", "special", 5, "20 30 33 39 44 66 72 78 84 90 96 102",
     "3 40 50 60", "negative_positive stop insert",
     "20,negative_positive 11,keep/5,place/11,place/13,place/17,place", 0, lesson_deal,
     "special.negative_positive"},
};

}  // namespace tablee::nimmt
