// Lessons: a table of their own, where everybody's moves are laid down and the learner's are asked
// for.

#include <algorithm>

#include "web/app/app.h"

namespace tablee::app {
namespace {

std::size_t moves_of(const Match& match, Seat seat) {
  const auto& moves = match.record().moves;
  return static_cast<std::size_t>(std::count_if(
      moves.begin(), moves.end(), [seat](const auto& move) { return move.seat == seat; }));
}

}  // namespace

std::size_t Model::lesson_step() const { return moves_of(session->match(), 0); }

bool App::act_on_lesson(std::string_view verb, std::string_view rest) {
  Model& m = model_;
  if (verb == "lesson") {
    if (const AnyGame* game = find_game(rest)) begin_lesson(*game);
    return true;
  }
  if (!m.lesson) return false;
  if (verb == "lesson_on" && m.lesson_tells()) {
    ++m.lesson->told;
    return true;
  }
  // Nothing else is played here, however it was asked for; the prompt says what is.
  return (verb == "move" || verb == "lift") && rest != m.lesson_move();
}

void App::begin_lesson(const AnyGame& game) {
  Model& m = model_;
  const Lesson& lesson = game.lesson();
  Setup setup;
  setup.game = &game;
  setup.options = {{"players", lesson.players}};
  setup.seats.resize(static_cast<std::size_t>(lesson.players), {{}, std::string(kUsualLevel)});
  setup.seats.front().bot.clear();
  setup.date = m.today;
  auto match = Match::start(std::move(setup), {std::string(lesson.deal)});
  if (!match || !match->deal()) return;
  m.session.emplace(std::move(*match), std::string());
  m.lesson = LessonRun{&lesson};
  m.lifted.clear();
  m.begun.clear();
  forget_story();
  said_prompt_.clear();
  m.path = {Place::home, Place::table};
}

// What was under way before goes on.
void App::end_lesson() {
  model_.lesson.reset();
  read_match();
}

void App::answer_in_lesson() {
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
