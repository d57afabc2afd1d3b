// Exercises of the book, of a day and of one's own: how they come, begin and are collected.

#include "core/date.h"
#include "core/scan.h"
#include "web/app/app.h"

namespace tablee::app {

// "exercise <kind>.tactic 3", "exercise_day 2026-11-24".
bool App::act_on_exercises(std::string_view verb, std::string_view rest) {
  Model& m = model_;
  if (verb == "exercises_fetch") {
    if (!m.exercises.there()) page_.open(kBookExtra);
  } else if (m.screen_id() != ScreenId::exercises && m.screen_id() != ScreenId::exercise_set) {
    return false;
  } else if (verb == "exercise") {
    Scan scan(rest);
    const ExerciseSet* set = m.exercises.set(scan.word());
    const auto number = scan.number(1, 9999);
    if (set && number)
      begin_trial(Trial::From::set, set->lines, static_cast<std::size_t>(*number) - 1);
  } else if (verb == "exercise_day") {
    // Tomorrow's waits.
    const std::string_view line = rest <= m.today ? m.exercises.of_day(rest) : std::string_view();
    if (!line.empty()) begin_trial(Trial::From::day, {std::string(line)}, 0);
  } else if (verb == "mistakes") {
    // Those that wait; where none does, all of them.
    std::vector<std::string> lines;
    const bool all = m.exercises.mistakes_left() == 0;
    for (const Mistake& mistake : m.exercises.mistakes())
      if (all || !mistake.learned) lines.push_back(mistake.line);
    begin_trial(Trial::From::mistakes, std::move(lines), 0);
  } else {
    return false;
  }
  return true;
}

void App::exercises_came(std::string_view text) {
  model_.exercises.open(text);
  refresh();
}

// The match has been looked at to its end: its slips come back as exercises.
void App::collect_slips() {
  Model& m = model_;
  if (!m.exercises.collect(slips_to_try(m.analyst)))
    m.notice = msg("exercise.full").with("count", static_cast<int>(Exercises::kMostMistakes));
}

}  // namespace tablee::app
