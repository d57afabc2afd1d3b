// Lessons: first what is about to happen, then the table with one thing to do.

#include "web/app/screens/parts.h"

namespace tablee::app {
namespace {

std::string lesson_key(const Model& m) {
  return std::string(m.session->match().setup().game->id()) + ".lesson.";
}

}  // namespace

void add_lesson(const Model& m, Items& items) {
  const bool over = m.lesson_step() == m.lesson->lesson->steps();
  const std::string number = over ? "end" : std::to_string(m.lesson_step() + 1);
  items.push_back(heading("lesson.title",
                          over ? msg("lesson.over")
                               : msg("lesson.step")
                                     .with("step", static_cast<int>(m.lesson_step()) + 1)
                                     .with("steps", static_cast<int>(m.lesson->lesson->steps())),
                          2));
  items.push_back(text_line("lesson.text", msg_family(lesson_key(m), number)));
  items.back().value = m.lesson_move();
  if (over) {
    const std::string game(m.session->match().setup().game->id());
    items.push_back(main_button("lesson.play", msg("lesson.play"), "play " + game));
    items.push_back(button("leave", msg("table.home"), "go home"));
  } else {
    items.push_back(main_button("lesson.on", msg("lesson.on"), "lesson_on"));
  }
}

void ask_in_lesson(const Model& m, Items& table) {
  const std::string wanted(m.lesson_move());
  for (Item& item : table) {
    if (item.id == "prompt")
      item.text = msg_family(lesson_key(m), std::to_string(m.lesson_step() + 1) + ".do");
    const auto blank = item.action.find(' ');
    const std::string verb = item.action.substr(0, blank);
    if ((verb == "move" || verb == "lift") && item.action.substr(blank + 1) != wanted)
      item.enabled = false;
  }
}

}  // namespace tablee::app
