#pragma once
// An exercise: a match up to a decision, and the move that is known to be the best there. It fits a
// line of text, as small as a link. It shows a match under way, so it is made only of the user's
// own matches or of matches that were never played by people.

#include "games/question.h"
#include "table/match.h"

namespace tablee {

struct Exercise {
  Match match;  // the only person in it is to act and has more than one legal move
  std::string best;
  int rating = 0;  // a player with this rating solves it half the time; 0: not known
  // What each legal move costs, in their order and in whole tenths of a point, so that every answer
  // is judged by the same figures. Empty: not known.
  std::vector<Evaluation> costs{};
};

// "1180 <base64url> 47 | 31 -2 64": rating, match, best move, and the costs in tenths of a point
// where they are known. The names of people are left out; deals and moves are those of the match.
std::string write_exercise(const Exercise& exercise);
// The longest exercise that is read, in bytes.
inline constexpr std::size_t kMaxExercise = 16'000;
// Any text gives an exercise or an error; the moves are checked by the rules. Every exercise has
// exactly one text.
Result<Exercise> read_exercise(std::string_view line);
// Identifies an exercise independently of its rating: four letters, digits, '-' or '_'.
std::string exercise_id(std::string_view line);
// The rating of the line; 0 where it has none.
int exercise_rating(std::string_view line);

// The name of that table among exercises: "<kind>", or for a variant "<kind>.tactic" with the
// option that makes it one.
std::string exercise_table(const Setup& setup);

}  // namespace tablee
