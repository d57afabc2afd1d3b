// Lessons: the table, with one sentence at a time in place of the prompt, and the items to touch.

#include <algorithm>

#include "core/scan.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"
#include "web/app/storage/lessons_taken.h"

namespace tablee::app {
namespace {

std::string words_of(const Model& m) {
  const LessonRun& run = *m.lesson;
  return std::string(run.game->id()) + ".lesson." + std::string(run.lesson->id) + ".";
}

bool over(const Model& m) { return m.lesson_move().empty(); }

// The n-th sentence of where the lesson is, from 0; empty where there are no more.
Message sentence(const Model& m, std::size_t n) {
  const std::string step = over(m) ? "end" : std::to_string(m.lesson_step() + 1);
  Message text = msg_family(words_of(m), step + "." + std::to_string(n + 1));
  return text::find_words(m.settings.language, text.key) ? text : Message{};
}

// The request after the last sentence.
Message wish(const Model& m) {
  return msg_family(words_of(m), std::to_string(m.lesson_step() + 1) + ".do");
}

Message said_now(const Model& m) {
  if (!m.lesson->wrong.empty()) {
    Message answer = m.lesson->wrong;
    return std::move(answer).with_message("wish", wish(m));
  }
  Message text = sentence(m, m.lesson_announced());
  return text.empty() ? wish(m) : text;
}

Message title_of(const AnyGame& game, const Lesson& lesson) {
  const std::string family(game.id());
  return lesson.title.empty() ? msg_family(family + ".lesson.", lesson.id)
                              : msg_family(family + ".", lesson.title);
}

// "The rules: 2 of 5"; the step counts from 0.
Message step_text(const AnyGame& game, const Lesson& lesson, std::size_t step) {
  return msg("lesson.step")
      .with_message("lesson", title_of(game, lesson))
      .with("step", static_cast<int>(step) + 1)
      .with("steps", static_cast<int>(lesson.steps()));
}

// Begins a table of that kind.
Action play(const AnyGame& game, std::string_view kind) {
  std::string flag;
  for (const TableKind& k : game.kinds())
    if (k.name == kind) flag = k.flag;
  return {Verb::play, std::string(game.id()), std::move(flag)};
}

Action begin(const Lesson& lesson) {
  return {Verb::lesson, std::string(lesson.kind), std::string(lesson.id)};
}

bool decides(const Item& item) {
  const Verb verb = item.action.verb;
  return verb == Verb::move || verb == Verb::lift || verb == Verb::compose;
}

// What comes after the last sentence.
void add_ways_on(const Model& m, Items& items) {
  const auto lessons = m.lesson->game->lessons();
  const Lesson* next = m.lesson->lesson + 1;
  const bool more = next != lessons.data() + lessons.size() && next->kind == m.lesson->lesson->kind;
  if (m.lesson->back) {
    items.push_back(main_button("lesson.rules", msg("lesson.rules"), Verb::lesson_rules));
    return;
  }
  if (more) items.push_back(main_button("lesson.next", msg("lesson.next"), begin(*next)));
  items.push_back(
      button("lesson.play", msg("lesson.play"), play(*m.lesson->game, m.lesson->lesson->kind)));
  items.back().on = !more;
  for (Scan sets(m.lesson->lesson->practice); !sets.at_end();) {
    const std::string set(sets.word());
    items.push_back(button("practice." + set,
                           msg("lesson.practice").with_message("set", exercise_set_text(set)),
                           {Verb::exercise_set, set}));
  }
  items.push_back(button("leave", msg("table.home"), {Verb::go, "home"}));
}

}  // namespace

bool lesson_goes_on(const Model& m) {
  const std::size_t next = m.lesson_announced() + (over(m) ? 1 : 0);
  return !sentence(m, next).empty();
}

bool is_wanted(const Model& m, const Item& item) {
  // A card that is raised already need not be touched again.
  return decides(item) && !over(m) && !(item.confirm && item.on) && !item.action.text.empty() &&
         m.lesson_leads(item.action);
}

void ask_in_lesson(const Model& m, Items& table) {
  if (m.plays_openly()) return ask_openly(m, table);
  const TableUi& own = *m.path.here<TableUi>();
  const bool tells = lesson_goes_on(m), busy = !own.lifted.empty() || !own.begun.empty();
  // During explanations, the button to continue is in the place of the answers.
  if ((tells && !busy) || over(m))
    std::erase_if(table, [&](const Item& item) { return decides(item) && !item.confirm; });
  for (Item& item : table) {
    if (item.id == ids::kWhere)
      item.text = over(m) ? msg("lesson.over")
                          : step_text(*m.lesson->game, *m.lesson->lesson, m.lesson_step());
    if (item.id == ids::kPrompt && m.transient.looked.empty() && own.begun.empty())
      item.text = said_now(m);
    item.wanted = is_wanted(m, item);
  }
  Items ways;
  if (tells && !busy)
    ways.push_back(main_button("lesson.on", msg("lesson.on"), Verb::lesson_on));
  else if (over(m))
    add_ways_on(m, ways);
  auto at = std::find_if(table.begin(), table.end(),
                         [](const Item& item) { return item.id == ids::kPrompt; });
  if (at == table.end()) return;
  table.insert(std::next(at), std::make_move_iterator(ways.begin()),
               std::make_move_iterator(ways.end()));
}

namespace {

bool is_taught(std::string_view kind) {
  for (const AnyGame* game : all_games())
    for (const Lesson& lesson : game->lessons())
      if (lesson.kind == kind) return true;
  return false;
}

}  // namespace

std::optional<LessonLeft> lesson_of(const LessonsTaken& taken) {
  for (const AnyGame* game : all_games())
    for (const Lesson& lesson : game->lessons())
      if (lesson.kind == taken.kind && lesson.id == taken.id) return LessonLeft{game, &lesson};
  return std::nullopt;
}

void add_lesson_left(const Model& m, Items& items) {
  const LessonsTaken taken = read_lessons(m.store);
  const auto left = lesson_of(taken);
  if (!left) return;
  const std::size_t step = std::min(taken.step, left->lesson->steps() - 1);
  items.push_back(main_button(
      "lesson.resume",
      msg("lesson.resume").with_message("where", step_text(*left->game, *left->lesson, step)),
      Verb::lesson_resume));
}

void add_first_lesson(std::string_view kind, Items& items) {
  if (!is_taught(kind)) return;
  items.push_back(button("learn." + std::string(kind),
                         msg("lesson.learn").with_message("game", msg_family("game.", kind)),
                         {Verb::lesson, std::string(kind)}));
}

namespace {

Items lessons_items(const Model& m) {
  const LessonsTaken taken = read_lessons(m.store);
  Items items;
  items.push_back(back_button());
  items.push_back(heading(ids::kTitle, msg("lesson.title"), 1));
  add_lesson_left(m, items);
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds()) {
      if (!is_taught(kind.name)) continue;
      items.push_back(
          heading("lessons." + std::string(kind.name), msg_family("game.", kind.name), 2));
      for (const Lesson& lesson : game->lessons()) {
        if (lesson.kind != kind.name) continue;
        items.push_back(button("learn." + std::string(lesson.kind) + "." + std::string(lesson.id),
                               title_of(*game, lesson), begin(lesson)));
        if (taken.has_finished(lesson.kind, lesson.id)) items.back().hint = msg("lesson.finished");
      }
    }
  return items;
}

}  // namespace

constinit const Screen lessons_screen{.name = "lessons", .items = lessons_items, .by_name = true};

}  // namespace tablee::app
