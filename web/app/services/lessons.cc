#include "web/app/services/lessons.h"

#include <algorithm>
#include <utility>

#include "core/scan.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/ui.h"
#include "web/app/storage/lessons_taken.h"

namespace tablee::app {
namespace {

std::size_t moves_of(const Match& match, Seat seat) {
  const auto& moves = match.record().moves;
  return std::count_if(moves.begin(), moves.end(),
                       [seat](const auto& move) { return move.seat == seat; });
}

}  // namespace

std::size_t Model::lesson_step() const {
  return moves_of(session->match(), 0) - lesson->lesson->opening;
}

std::string_view Model::lesson_move() const {
  if (plays_openly()) return lesson->suggested;
  return lesson->lesson->move(0, moves_of(session->match(), 0));
}

bool Model::lesson_leads(const Action& action) const {
  const std::string_view wanted = lesson_move(), move = action.text;
  if (action.verb == Verb::compose && move.size() < wanted.size())
    return move.empty() || (wanted.starts_with(move) && wanted[move.size()] == ' ');
  return move == wanted;
}

namespace {

std::optional<LessonLeft> lesson_wanted(const Action& action) {
  for (const AnyGame* game : all_games())
    for (const Lesson& lesson : game->lessons())
      if (lesson.kind == action.text && (action.detail.empty() || lesson.id == action.detail))
        return LessonLeft{game, &lesson};
  return std::nullopt;
}

// An example leads back to the rules, to the item that opened it. Were they open?
bool leave_rules(Model& m, const Action& action, const Items& shown) {
  if (m.screen_id() != ScreenId::rules) return false;
  for (const Item& item : shown)
    if (item.action == action) m.path.here<RulesUi>()->left_at = item.id;
  return true;
}

}  // namespace

bool Lessons::act(const Action& action, const Items& shown) {
  Model& m = model_;
  const Verb verb = action.verb;
  if (verb == Verb::lesson || verb == Verb::lesson_example) {
    const std::size_t step = std::clamp(action.number, 0, 99);
    const bool back = verb == Verb::lesson_example && leave_rules(m, action, shown);
    if (const auto wanted = lesson_wanted(action))
      begin(*wanted->game, *wanted->lesson, std::min(step, wanted->lesson->steps() - 1), back);
    return true;
  }
  if (verb == Verb::lesson_resume) {
    const LessonsTaken taken = read_lessons(m.store);
    if (const auto left = lesson_of(taken))
      begin(*left->game, *left->lesson, std::min(taken.step, left->lesson->steps() - 1), false);
    return true;
  }
  if (verb == Verb::open_round) {
    begin_openly(action.text, action.number);
    return true;
  }
  if (!m.lesson) return false;
  if (m.plays_openly()) return act_openly(action);
  if (verb == Verb::lesson_rules) {
    std::optional<Path> back = std::move(m.lesson->back);
    tables_.end_lesson();
    if (back)
      m.path = std::move(*back);
    else
      m.go_home();
    return true;
  }
  if (verb == Verb::exercise_set) {
    // The way back leads to all of them. The table of the lesson is left for good.
    m.show(ScreenId::exercises);
    m.open<ExerciseSetUi>().name = action.text;
    return true;
  }
  m.lesson->wrong = {};
  if (verb == Verb::lesson_on) {
    if (lesson_goes_on(m)) {
      m.lesson->told = m.lesson_announced() + 1;
      m.lesson->step = m.lesson_step();
    }
    return true;
  }
  // What comes before a lesson has no way back.
  if (verb == Verb::undo) return true;
  if (verb != Verb::move && verb != Verb::lift && verb != Verb::compose) return false;
  if (m.lesson_leads(action)) return false;
  // Other moves are not played here, but they are answered.
  if (m.screen_id() != ScreenId::table || m.lesson_move().empty()) return true;
  m.put_down();
  m.lesson->wrong =
      m.may_move(action.text)
          ? msg("lesson.wrong").with_message("what", m.session->view()->describe_move(action.text))
          : msg("lesson.wrong_other");
  return true;
}

void Lessons::begin(const AnyGame& game, const Lesson& lesson, std::size_t step, bool back) {
  Model& m = model_;
  Setup setup;
  setup.game = &game;
  setup.options = {{"players", lesson.players}};
  for (Scan scan(lesson.options); !scan.at_end();)
    setup.options.emplace_back(std::string(scan.word()), 1);
  setup.seats.resize(lesson.players, {{}, std::string(kUsualLevel)});
  setup.seats.front().bot.clear();
  setup.date = m.today;
  auto match = Match::start(std::move(setup), {lesson.deal(lesson)});
  if (!match || !match->deal()) return;
  m.session.emplace(std::move(*match), std::string());
  m.lesson = LessonRun{&game, &lesson, 0, 0, {}};
  // What comes before it lies on the table when it begins.
  for (std::size_t n = 0; n < lesson.opening + step; ++n) {
    answer();
    if (!m.session->play(lesson.move(0, n))) break;
  }
  answer();
  if (lesson.opening + step > 0) m.session->skip_news();
  tables_.lay_anew();
  Path from = std::move(m.path);
  m.go_home();
  if (back) {
    // One step back from the lesson's table are the rules as well, as they were left.
    m.open<RulesUi>(*from.here<RulesUi>());
    m.lesson->back = std::move(from);
  }
  m.open(ScreenId::table);
}

void Lessons::keep() {
  Model& m = model_;
  LessonsTaken taken = read_lessons(m.store);
  // An example of the rules is no lesson of its own.
  taken.open = m.lesson && m.lesson->lesson && !m.lesson->back;
  if (taken.open) {
    const Lesson& lesson = *m.lesson->lesson;
    if (m.lesson_move().empty()) {
      taken.finish(lesson.kind, lesson.id);
    } else {
      taken.kind = lesson.kind;
      taken.id = lesson.id;
      taken.step = m.lesson_step();
    }
  }
  open_ = taken.open;
  if (open_ || m.store.find(kLessonsKey)) write_lessons(m.store, taken);
}

void Lessons::answer() {
  if (model_.plays_openly()) return answer_openly();
  Session& session = *model_.session;
  for (auto asks = session.asks(); !asks.empty(); asks = session.asks()) {
    for (const Ask& ask : asks) {
      const auto move = model_.lesson->lesson->move(ask.seat, moves_of(session.match(), ask.seat));
      if (move.empty()) return;  // the lesson ends here
      session.answer(ask.id, move);
    }
  }
}

}  // namespace tablee::app
