// Ways from one screen to the next, and what is typed there.

#include <algorithm>

#include "web/app/app.h"
#include "web/app/ids.h"

namespace tablee::app {

namespace {

constexpr std::size_t kMaxCommand = 200;

}  // namespace

void App::input(std::string_view id, std::string_view value) {
  if (id == ids::kCommand) {
    model_.typed = value.substr(0, kMaxCommand);
    return;
  }
  const auto input = model_.screen().input;
  const auto field = std::find_if(items_.begin(), items_.end(), [&](const Item& item) {
    return item.role == Role::input && item.id == id;
  });
  if (!input || field == items_.end()) return;
  // The number of results is announced whenever it changes.
  const auto found = [&] {
    for (const Item& item : items_)
      if (item.id == ids::kFound) return words(item.text);
    return std::string();
  };
  const std::string before = found();
  input(model_, *field, value);
  refresh();
  if (const std::string now = found(); now != before) say(msg("app.words").with_text("words", now));
}

// Performs a typed command like a touch.
void App::command() {
  if (const Action action = command_line_.take(items_); !action.empty())
    act(action);
  else
    settle();
}

void App::go(std::string_view name) {
  Model& m = model_;
  if (name == "home") {
    m.go_home();
  } else if (name == "table") {
    // Also from screens opened above the table.
    while (m.path.depth() > 1 && m.screen_id() != ScreenId::table) m.path.back();
  } else {
    for (std::size_t i = 0; i < m.screens.size(); ++i)
      if (m.screens[i]->by_name && m.screens[i]->name == name) m.open(static_cast<ScreenId>(i));
  }
  settle();
}

// One screen back; from the table to its menu, never out of the match by accident.
void App::back() {
  Model& m = model_;
  if (m.screen_id() == ScreenId::table && m.session && !m.session->match().over() && !m.trial)
    m.open(ScreenId::pause);
  else
    m.path.back();
  settle();
}

}  // namespace tablee::app
