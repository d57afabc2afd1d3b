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
    case Place::link:
      return link_screen(m);
  }
  return {};
}

}  // namespace

std::vector<std::string> seat_names(const std::vector<SeatSetup>& seats, text::Language language) {
  int people = 0;
  for (const SeatSetup& seat : seats) people += seat.person();
  std::vector<std::string> names;
  int bots = 0;
  for (const SeatSetup& seat : seats) {
    const int number = static_cast<int>(names.size()) + 1;
    // Every bot counts, named or not, so that typing one name changes no other.
    const Message usual = !seat.person() ? msg_family("bot_name.", std::to_string(bots++))
                          : people == 1  ? msg("app.you")
                                         : msg("app.player").with("number", number);
    names.push_back(seat.name.empty() ? text::render(language, usual) : seat.name);
  }
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
  constexpr std::string_view kNames[] = {"home",  "setup",    "table", "pause", "sheets",
                                         "sheet", "settings", "rules", "link"};
  return kNames[static_cast<std::size_t>(place)];
}

}  // namespace tablee::app
