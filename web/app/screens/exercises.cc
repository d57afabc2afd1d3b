// Exercises: the one of the day and of days before, one's own mistakes, and the sets of the book.

#include <cstdlib>

#include "core/date.h"
#include "table/exercise.h"
#include "table/reason.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"

namespace tablee::app {
// "This game – The short row" of "<kind>.short_row", or "This game – Known cards" of
// "<kind>.tactic" ("<game>.theme.…"); the name itself where its kind is not known here.
Message exercise_set_text(std::string_view name) {
  const std::string_view kind = name.substr(0, name.find('.'));
  for (const AnyGame* game : all_games())
    for (const TableKind& each : game->kinds()) {
      if (each.name != kind) continue;
      const Message title = msg_family("game.", kind);
      if (kind.size() == name.size()) return title;
      for (const OptionInfo& info : game->options())
        if (info.key == name.substr(kind.size() + 1))
          return msg("exercise.variant")
              .with_message("game", title)
              .with_message("variant", msg_family(std::string(game->id()) + ".option.", info.key));
      return msg("exercise.variant")
          .with_message("game", title)
          .with_message("variant", msg_family(std::string(game->id()) + ".theme.",
                                              name.substr(kind.size() + 1)));
    }
  return msg("app.words").with_text("words", name);
}

namespace {

// What became of it; empty while it waits.
Message state_text(const Exercises& exercises, std::string_view line) {
  const auto first = exercises.first_answer(line);
  return !first ? Message{} : *first ? msg("exercise.solved") : msg("exercise.missed");
}

// "This game – Draft", rated 1170, and what became of it.
Message line_text(const Exercises& exercises, std::string_view line) {
  Message state = state_text(exercises, line);
  return (state.empty() ? msg("exercise.rated") : msg("exercise.rated_state"))
      .with("rating", exercise_rating(line))
      .with_message("state", std::move(state));
}

const ExerciseSet* set_of(const Exercises& exercises, std::string_view line) {
  for (const ExerciseSet& set : exercises.sets())
    for (const std::string& each : set.lines)
      if (each == line) return &set;
  return nullptr;
}

// That of some day, as a line that leads there.
void add_day(const Model& m, const std::string& date, Items& items) {
  const std::string_view line = m.exercises.of_day(date);
  const ExerciseSet* set = set_of(m.exercises, line);
  if (!set) return;
  items.push_back(
      button("exercise.day." + date, day_text(date, m.today), {Verb::exercise_day, date}, 1));
  items.back().hint = msg("exercise.day_hint")
                          .with_message("set", exercise_set_text(set->name))
                          .with_message("line", line_text(m.exercises, line));
}

void add_waiting(Items& items) {
  items.push_back(text_line("waiting", msg("exercise.waiting")));
  items.push_back(button("fetch", msg("exercise.fetch"), Verb::exercises_fetch));
}

std::string_view book_wanted(const Model& m) {
  return m.exercises.there() ? std::string_view() : kBookExtra;
}

void add_today(const Model& m, Items& items) {
  const std::string_view line = m.exercises.of_day(m.today);
  const ExerciseSet* set = set_of(m.exercises, line);
  if (!set) return;
  items.push_back(heading("today.title", msg("exercise.today"), 2));
  items.push_back(
      text_line("today.about", msg("exercise.day_hint")
                                   .with_message("set", exercise_set_text(set->name))
                                   .with_message("line", line_text(m.exercises, line))));
  const bool waits = !m.exercises.first_answer(line);
  items.push_back(button("today", waits ? msg("exercise.solve") : msg("exercise.again"),
                         {Verb::exercise_day, m.today}));
  items.back().on = waits;
}

void add_mistakes(const Model& m, Items& items) {
  items.push_back(heading("mistakes.title", msg("exercise.mistakes"), 2));
  items.push_back(text_line("mistakes.about", mistakes_text(m)));
  if (!m.exercises.mistakes().empty())
    items.push_back(text_line("mistakes.when", msg("exercise.mistakes_about")));
  if (!m.exercises.mistakes().empty())
    items.push_back(button("mistakes",
                           m.exercises.mistakes_due(m.today) > 0 ? msg("exercise.mistakes_try")
                                                                 : msg("exercise.mistakes_again"),
                           Verb::mistakes));
}

void add_set_days(const Model& m, Items& items) {
  auto day = read_date(m.today);
  if (!day || !m.exercises.there()) return;
  items.push_back(heading("days.title", msg("daily.archive"), 2));
  items.push_back(part("days", Role::list, msg("daily.archive")));
  constexpr int kAtOnce = 5;
  const int most = kAtOnce * m.browsing.exercise_days;
  for (int n = 0; n < most && (day = day_before(*day)); ++n) add_day(m, write_date(*day), items);
  items.push_back(button("days.more", msg("daily.more"), Verb::exercise_days, 1));
}

}  // namespace

Message mistakes_text(const Model& m) {
  const auto kept = static_cast<int>(m.exercises.mistakes().size());
  const int due = m.exercises.mistakes_due(m.today), learned = m.exercises.mistakes_learned();
  const int later = kept - due - learned;
  if (kept == 0) return msg("exercise.no_mistakes");
  return (later == 0 ? msg("exercise.mistakes_due")
                     : msg("exercise.mistakes_later").with("later", later))
      .with("count", due)
      .with("learned", learned);
}

namespace {

bool act_on_exercises(Model& m, Voice&, const Action& action) {
  if (action.verb == Verb::exercise_days)
    ++m.browsing.exercise_days;
  else if (action.verb == Verb::exercise_set && m.exercises.set(action.text))
    m.open<ExerciseSetUi>().name = action.text;
  else
    return false;
  return true;
}

Items exercises_items(const Model& m) {
  const Exercises& exercises = m.exercises;
  Items items;
  items.push_back(back_button());
  items.push_back(heading(ids::kTitle, msg("exercise.title"), 1));
  items.push_back(text_line("about", msg("exercise.about")));
  items.push_back(
      text_line("rating", exercises.answered() == 0
                              ? msg("exercise.unrated").with("rating", exercises.rating())
                              : msg("exercise.your_rating")
                                    .with("rating", exercises.rating())
                                    .with("count", exercises.answered())));
  items.back().on = true;
  if (!exercises.there()) {
    add_waiting(items);
  }
  add_today(m, items);
  add_mistakes(m, items);
  if (exercises.there()) {
    items.push_back(heading("sets.title", msg("exercise.sets"), 2));
    items.push_back(part("sets", Role::list, msg("exercise.sets")));
    for (const ExerciseSet& set : exercises.sets()) {
      items.push_back(button("set." + set.name, exercise_set_text(set.name),
                             {Verb::exercise_set, set.name}, 1));
      items.back().hint = msg("exercise.of_set")
                              .with("solved", exercises.solved(set))
                              .with("count", static_cast<int>(set.lines.size()));
    }
  }
  add_set_days(m, items);
  return items;
}

}  // namespace

constinit const Screen exercises_screen{.name = "exercises",
                                        .items = exercises_items,
                                        .act = act_on_exercises,
                                        .by_name = true,
                                        .wants = book_wanted};

namespace {

Items exercise_set_items(const Model& m) {
  Items items;
  items.push_back(back_button());
  const std::string& name = m.path.here<ExerciseSetUi>()->name;
  items.push_back(heading(ids::kTitle, exercise_set_text(name), 1));
  const ExerciseSet* set = m.exercises.set(name);
  if (!set) {
    add_waiting(items);
    return items;
  }
  items.push_back(text_line("about", msg("exercise.of_set")
                                         .with("solved", m.exercises.solved(*set))
                                         .with("count", static_cast<int>(set->lines.size()))));
  std::size_t next = 0;
  while (next < set->lines.size() && m.exercises.first_answer(set->lines[next])) ++next;
  const auto action = [&](std::size_t n) {
    return Action(Verb::exercise, set->name, static_cast<int>(n) + 1);
  };
  if (next < set->lines.size())
    items.push_back(main_button(
        ids::kNext, next == 0 ? msg("exercise.begin") : msg("exercise.go_on"), action(next)));
  items.push_back(part("set", Role::list, exercise_set_text(set->name)));
  for (std::size_t n = 0; n < set->lines.size(); ++n) {
    const std::string& line = set->lines[n];
    items.push_back(button(ids::inside("exercise", static_cast<int>(n) + 1),
                           msg("exercise.number").with("number", static_cast<int>(n) + 1),
                           action(n), 1));
    items.back().hint = line_text(m.exercises, line);
  }
  return items;
}

}  // namespace

constinit const Screen exercise_set_screen{.name = "exercise_set",
                                           .items = exercise_set_items,
                                           .gone =
                                               [](const Model& m) {
                                                 const auto* own = m.path.find<ExerciseSetUi>();
                                                 return own && m.exercises.there() &&
                                                        m.exercises.set(own->name) == nullptr;
                                               },
                                           .wants = book_wanted};

Message exercise_title(const Setup& setup) { return exercise_set_text(exercise_table(setup)); }

namespace {

// The answer to what was chosen, and why that is so, once it is known. Between two answers there is
// little space, with large type none: there the text follows the answer.
Message answer_text(const Model& m) {
  constexpr int kLarge = 150;
  const auto& costs = m.analyst.costs();
  const bool brief = costs.size() <= 2 && m.settings.text_percent >= kLarge;
  return answer_words(*m.session->view(), costs, m.trial->tried, m.trial->best, brief);
}

Message step_text(const Model& m) {
  const Trial& trial = *m.trial;
  if (trial.moved) return moved_text(m);
  const int rating = exercise_rating(trial.lines[trial.at]);
  if (trial.from == Trial::From::day) return msg("exercise.step_day").with("rating", rating);
  return (trial.from == Trial::From::set ? msg("exercise.step") : msg("exercise.step_mistake"))
      .with("step", static_cast<int>(trial.at) + 1)
      .with("steps", static_cast<int>(trial.lines.size()))
      .with("rating", rating);
}

}  // namespace

Message moved_text(const Model& m) {
  const int moved = m.trial->moved.value_or(0);
  return msg("exercise.moved")
      .with("rating", m.exercises.rating())
      .with_text("sign", moved < 0 ? "−" : "+")
      .with("points", std::abs(moved));
}

void ask_in_trial(const Model& m, Items& table) {
  const Trial& trial = *m.trial;
  if (trial.from == Trial::From::challenge) return ask_for_challenge(m, table);
  const bool asks = trial.tried.empty(), slips = trial.from == Trial::From::slips;
  for (Item& item : table) {
    if (item.id == ids::kWhere && !slips) item.text = step_text(m);
    // The explanation of a selected item, or of an incomplete move, comes before it.
    if (item.id == ids::kPrompt && m.transient.looked.empty() &&
        m.path.here<TableUi>()->begun.empty())
      item.text = !asks   ? answer_text(m)
                  : slips ? msg("trial.ask")
                                .with("step", static_cast<int>(trial.at) + 1)
                                .with("steps", static_cast<int>(trial.lines.size()))
                          : msg("exercise.ask");
    // A raised card keeps the focus.
    if (!asks && !item.on && item.action.verb == Verb::move) item.enabled = false;
  }
}

void add_trial_ways(const Trial& trial, Items& items) {
  if (trial.from == Trial::From::challenge) return;
  const bool tried = !trial.tried.empty();
  if (tried && trial.at + 1 < trial.lines.size())
    items.push_back(
        main_button(ids::kTrialNext,
                    trial.from == Trial::From::slips ? msg("trial.next") : msg("exercise.next"),
                    Verb::trial_next));
  else
    items.push_back(button(ids::kTrialDone, msg("trial.done"), Verb::trial_done));
  items.back().on = tried;
}

}  // namespace tablee::app
