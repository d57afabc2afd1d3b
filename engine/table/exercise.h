#pragma once
// A decision to be made again: a match up to there, and the choice that is known to be the best.
// One fits a line of text, as small as a link, and tells of a match under way: nobody's but one's
// own, or one that never was.

#include "table/match.h"

namespace tablee {

struct Exercise {
  Match match;  // its only person is to decide, and has a choice
  std::string best;
  int rating = 0;  // who is rated as high solves it half the time; 0: not known
};

// "1180 <base64url> 47". Names of people are left out; deals and moves are those of the match.
std::string write_exercise(const Exercise& exercise);
// Any text gives an exercise or an error; its moves are checked by the rules. One exercise has one
// text.
Result<Exercise> read_exercise(std::string_view line);
// What tells a line from others, whatever it is rated: four letters, digits, '-' or '_'.
std::string exercise_id(std::string_view line);
// Its rating; 0 where it says none.
int exercise_rating(std::string_view line);

// Exercises of a table are listed together: the kind's name, and behind a dot the option that
// makes it a variant. "<kind>", "<kind>.tactic".
std::string exercise_set(const Setup& setup);

}  // namespace tablee
