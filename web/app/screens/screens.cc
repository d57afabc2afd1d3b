#include "web/app/screens/screens.h"

#include "web/app/screens/parts.h"

namespace tablee::app {
namespace {

Items place_items(const Model& m) {
  switch (m.place()) {
    case Place::home:
      return home_screen(m);
    case Place::setup:
      return setup_screen(m);
    case Place::table:
      return table_screen(m);
    case Place::pause:
      return pause_screen(m);
    case Place::sheets:
      return sheets_screen(m);
    case Place::sheet:
      return sheet_screen(m);
    case Place::settings:
      return settings_screen(m);
    case Place::rules:
      return rules_screen(m);
  }
  return {};
}

}  // namespace

std::vector<std::string> seat_names(const std::vector<SeatSetup>& seats, text::Language language) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < seats.size(); ++i)
    names.push_back(
        !seats[i].name.empty()
            ? seats[i].name
            : text::render(language, msg("app.player").with("number", static_cast<int>(i) + 1)));
  return names;
}

Items screen_items(const Model& m) {
  Items items = place_items(m);
  if (m.notice.empty()) return items;
  // A notice comes before everything, with its own way of putting it away.
  Items told;
  told.push_back(text_line("notice", m.notice));
  told.push_back(button("notice.close", msg("app.understood"), "notice_close"));
  told.insert(told.end(), std::make_move_iterator(items.begin()),
              std::make_move_iterator(items.end()));
  return told;
}

Message screen_title(const Model& m) {
  for (const Item& item : place_items(m))
    if (item.role == Role::heading) return item.text;
  return msg("app.name");
}

std::string_view place_name(Place place) {
  constexpr std::string_view kNames[] = {"home",   "setup", "table",    "pause",
                                         "sheets", "sheet", "settings", "rules"};
  return kNames[static_cast<std::size_t>(place)];
}

}  // namespace tablee::app
