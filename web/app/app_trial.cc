// Decisions made again: one's own slips, exercises of the book and of the day. The table as it was,
// any choice, and what each would have cost.

#include "core/scan.h"
#include "table/advice.h"
#include "table/exercise.h"
#include "web/app/app.h"
#include "web/app/result_text.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/ui.h"

namespace tablee::app {

std::vector<std::string> slips_to_try(const Analyst& analyst) {
  const Review* review = analyst.review();
  if (!review || analyst.reviewing()) return {};
  const auto person = only_person(review->record().setup.seats);
  if (!person) return {};
  std::vector<std::string> lines;
  const auto seats = review->seats();
  for (const Choice& slip : seats[static_cast<std::size_t>(*person)].slips) {
    // What was played until then, and nothing after it.
    Record record = review->record();
    record.moves.resize(std::min(slip.move, record.moves.size()));
    record.deals.resize(std::min(static_cast<std::size_t>(slip.round), record.deals.size()));
    if (auto match = Match::replay(record))
      lines.push_back(write_exercise({std::move(*match), slip.best, 0}));
  }
  return lines;
}

bool App::act_on_trial(std::string_view verb, std::string_view rest, bool at_once) {
  Model& m = model_;
  if (verb == "trial" && m.screen_id() == ScreenId::review) {
    begin_trial(Trial::From::slips, slips_to_try(m.analyst), 0);
    return true;
  }
  if (!m.trial || m.screen_id() != ScreenId::table) return false;
  if (verb == "trial_next") {
    if (!m.trial->tried.empty()) lay_trial(m.trial->at + 1);
    return true;
  }
  if (verb == "trial_done") {
    m.path.back();
    return true;
  }
  if (verb == "hint") return true;  // after the answer only
  if (verb != "move" && verb != "lift") return false;
  // Lifting a card says what it would do, and afterwards what it would have cost.
  if (verb == "lift" && (!at_once || !m.trial->tried.empty())) {
    if (m.trial->tried.empty() || !m.may_move(rest)) return false;
    m.path.here<TableUi>()->lifted = rest;
    return true;
  }
  if (!m.trial->tried.empty() || !m.may_move(rest)) return true;
  m.trial->tried = rest;
  m.put_down();
  narrator_.next_moment();
  m.analyst.turn(*m.session, true);
  return true;
}

// What the answer changes of what is kept.
void App::judge_trial() {
  Model& m = model_;
  const Trial& trial = *m.trial;
  const std::string& line = trial.lines[trial.at];
  const bool right = trial.tried == trial.best;
  if (trial.from == Trial::From::mistakes) {
    // Others may be as good, which is known only when all are weighed.
    if (right || mark_of(m.analyst.costs(), trial.tried) == Mark::best) m.exercises.learned(line);
  } else if (trial.from != Trial::From::slips && !m.exercises.first_answer(line)) {
    m.trial->moved = m.exercises.note(line, right);
    // It stands where nobody who listens would look now.
    say(moved_text(m), Told::voice);
  }
}

void App::begin_trial(Trial::From from, std::vector<std::string> lines, std::size_t at) {
  Model& m = model_;
  if (at >= lines.size() || m.trial) return;
  if (m.lesson) tables_.end_lesson();
  m.trial.emplace();
  m.trial->from = from;
  m.trial->lines = std::move(lines);
  m.trial->before = std::move(m.session);
  m.session.reset();
  m.open(ScreenId::table);
  if (!lay_trial(at)) m.path.back();
}

// Lays that one on the table; false where it can't be read.
bool App::lay_trial(std::size_t at) {
  Model& m = model_;
  Trial& trial = *m.trial;
  if (at >= trial.lines.size()) return false;
  auto exercise = read_exercise(trial.lines[at]);
  if (!exercise) {
    m.notice = exercise.error().what;
    return false;
  }
  trial.at = at;
  trial.best = std::move(exercise->best);
  trial.tried.clear();
  trial.moved.reset();
  if (m.session) m.analyst.turn(*m.session, false);
  m.session.emplace(std::move(exercise->match), std::string());
  m.session->skip_news();
  trial.best_words = move_words(*m.session->view(), trial.best);
  tables_.lay_anew();
  return true;
}

// What was on the table before is there again.
void App::end_trial() {
  Model& m = model_;
  if (m.session) m.analyst.turn(*m.session, false);
  m.session = std::move(m.trial->before);
  m.trial.reset();
  // An answer that came meanwhile was nobody's.
  if (m.session) m.session->forget_asks();
  tables_.lay_anew();
}

}  // namespace tablee::app
