#include "web/app/services/trials.h"

#include "table/exercise.h"
#include "table/reason.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/ui.h"
#include "web/app/summaries/result_text.h"

namespace tablee::app {

bool Trials::act_on_book(const Action& action) {
  Model& m = model_;
  const Verb verb = action.verb;
  if (verb == Verb::trial && m.screen_id() == ScreenId::review) {
    begin(Trial::From::slips, slips_to_try(m.analyst), 0);
  } else if (verb == Verb::exercises_fetch) {
    if (!m.exercises.there()) page_.open(kBookExtra);
  } else if (m.screen_id() != ScreenId::exercises && m.screen_id() != ScreenId::exercise_set) {
    return false;
  } else if (verb == Verb::exercise) {
    const ExerciseSet* set = m.exercises.set(action.text);
    const int number = action.number;
    if (set && number > 0)
      begin(Trial::From::set, set->lines, static_cast<std::size_t>(number) - 1);
  } else if (verb == Verb::exercise_day) {
    // Tomorrow's waits.
    const std::string_view line =
        action.text <= m.today ? m.exercises.of_day(action.text) : std::string_view();
    if (!line.empty()) begin(Trial::From::day, {std::string(line)}, 0);
  } else if (verb == Verb::mistakes) {
    // Those that are due; where none is, all of them.
    std::vector<std::string> lines;
    const bool all = m.exercises.mistakes_due(m.today) == 0;
    for (const Mistake& mistake : m.exercises.mistakes())
      if (all || mistake.is_due(m.today)) lines.push_back(mistake.line);
    begin(Trial::From::mistakes, std::move(lines), 0);
  } else {
    return false;
  }
  return true;
}

void Trials::ask_of_challenge(std::string line) {
  begin(Trial::From::challenge, {std::move(line)}, 0);
}

void Trials::begin(Trial::From from, std::vector<std::string> lines, std::size_t at) {
  Model& m = model_;
  if (at >= lines.size() || m.trial) return;
  if (m.lesson) tables_.end_lesson();
  m.trial.emplace();
  m.trial->from = from;
  m.trial->lines = std::move(lines);
  m.trial->before = std::move(m.session);
  m.session.reset();
  m.open(ScreenId::table);
  if (!lay(at)) m.path.back();
}

bool Trials::act(const Action& action, bool at_once) {
  Model& m = model_;
  const Verb verb = action.verb;
  const std::string& move = action.text;
  if (m.screen_id() != ScreenId::table) return false;
  if (verb == Verb::trial_next) {
    if (!m.trial->tried.empty()) lay(m.trial->at + 1);
    return true;
  }
  if (verb == Verb::trial_done) {
    m.path.back();
    return true;
  }
  if (verb == Verb::hint) return true;  // after the answer only
  if (verb != Verb::move && verb != Verb::lift) return false;
  // Lifting a card shows what it would do, and afterwards what it would have cost.
  if (verb == Verb::lift && (!at_once || !m.trial->tried.empty())) {
    if (m.trial->tried.empty() || !m.may_move(move)) return false;
    m.path.here<TableUi>()->lifted = move;
    return true;
  }
  if (!m.trial->tried.empty() || !m.may_move(move)) return true;
  m.trial->tried = move;
  m.put_down();
  narrator_.next_revision();
  if (m.trial->costs.empty())
    m.analyst.turn(*m.session, true);
  else
    m.analyst.know(*m.session, m.trial->costs);
  return true;
}

void Trials::judge(bool leaves) {
  Model& m = model_;
  if (m.trial->tried.empty() || m.trial->judged) return;
  const Trial& trial = *m.trial;
  const std::string& line = trial.lines[trial.at];
  // Others may be as good as the answer of the exercise, which is known only when all are valued.
  const bool right = is_right(m.analyst.costs(), trial.tried, trial.best);
  if (!right && m.analyst.costs().empty() && !leaves) return;
  m.trial->judged = true;
  if (trial.from == Trial::From::mistakes) return m.exercises.answer_mistake(line, right, m.today);
  if (trial.from == Trial::From::slips) return;
  if (!right) m.exercises.missed(line);
  if (!m.exercises.first_answer(line)) {
    m.trial->moved = m.exercises.note(line, right);
    // It is shown where a screen-reader user would not look now.
    voice_.say(moved_text(m), Channel::voice);
  }
}

// Lays that one on the table; false where it can't be read.
bool Trials::lay(std::size_t at) {
  Model& m = model_;
  Trial& trial = *m.trial;
  if (at >= trial.lines.size()) return false;
  judge(true);
  auto exercise = read_exercise(trial.lines[at]);
  if (!exercise) {
    m.notice = exercise.error().what;
    return false;
  }
  trial.at = at;
  trial.best = std::move(exercise->best);
  trial.costs = std::move(exercise->costs);
  trial.tried.clear();
  trial.moved.reset();
  trial.judged = false;
  if (m.session) m.analyst.turn(*m.session, false);
  m.session.emplace(std::move(exercise->match), std::string());
  m.session->skip_news();
  tables_.lay_anew();
  return true;
}

void Trials::end() {
  Model& m = model_;
  judge(true);
  if (m.session) m.analyst.turn(*m.session, false);
  m.session = std::move(m.trial->before);
  m.trial.reset();
  // An answer that came meanwhile belongs to no question.
  if (m.session) m.session->forget_asks();
  tables_.lay_anew();
}

void Trials::collect_slips() {
  Model& m = model_;
  if (!m.exercises.collect(slips_to_try(m.analyst)))
    m.notice = msg("exercise.full").with("count", static_cast<int>(Exercises::kMostMistakes));
}

}  // namespace tablee::app
