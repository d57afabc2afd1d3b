// Kept score sheets: all of them, and one.

#include <algorithm>

#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"

namespace tablee::app {

namespace {

Message sheet_kind(const Sheet& sheet) {
  const AnyGame* game = find_game(sheet.game);
  return game ? kind_text(*game, sheet.options) : msg("app.words").with_text("words", sheet.game);
}

}  // namespace

Items sheets_screen(const Model& m) {
  Items items;
  items.push_back(back_button());
  items.push_back(heading("title", msg("sheets.title"), 1));
  if (!m.erased_sheet.empty())
    items.push_back(button("sheets.restore", msg("sheets.restore"), "sheet_restore"));
  struct Line {
    std::string key;
    Sheet sheet;
  };
  std::vector<Line> lines;
  for (const auto& [key, text] : m.store.kept()) {
    if (key.substr(0, kSheetPrefix.size()) != kSheetPrefix) continue;
    if (auto sheet = read_sheet(text)) lines.push_back({key, std::move(*sheet)});
  }
  // Newest first; keys start with the date and the time within the day.
  std::sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) { return a.key > b.key; });
  if (lines.empty()) items.push_back(text_line("sheets.none", msg("sheets.none")));
  Item list;
  list.id = "sheets";
  list.role = Role::list;
  list.text = msg("sheets.title");
  if (!lines.empty()) items.push_back(std::move(list));
  for (const Line& line : lines) {
    std::vector<Message> players;
    const auto names = seat_names(line.sheet.players, m.settings.language);
    for (std::size_t i = 0; i < names.size(); ++i)
      players.push_back(
          msg("sheets.player").with_text("name", names[i]).with("points", line.sheet.totals[i]));
    Item open = button(line.key, msg("sheets.line"), "sheet " + line.key, 1);
    open.text = msg("sheets.line")
                    .with_message("date", date_text(line.sheet.date))
                    .with_message("game", sheet_kind(line.sheet))
                    .with_messages("players", std::move(players));
    if (!line.sheet.over) open.hint = msg("sheets.unfinished");
    items.push_back(std::move(open));
  }
  return items;
}

Items sheet_screen(const Model& m) {
  Items items;
  items.push_back(back_button());
  const std::string* text = m.store.find(m.sheet);
  const auto sheet = text ? read_sheet(*text) : Result<Sheet>(Error{msg("error.sheet"), {}});
  if (!sheet) {
    items.push_back(heading("title", msg("sheets.title"), 1));
    items.push_back(text_line("problem", sheet.error().what));
    return items;
  }
  items.push_back(heading("title",
                          msg("sheet.title")
                              .with_message("game", sheet_kind(*sheet))
                              .with_message("date", date_text(sheet->date)),
                          1));
  if (sheet->practice) items.push_back(text_line("practice", msg("sheet.practice")));
  if (!sheet->over) items.push_back(text_line("unfinished", msg("sheets.unfinished")));
  add_sheet(items, *sheet);
  if (find_game(sheet->game)) items.push_back(button("share", msg("share.sheet"), "share sheet"));
  items.push_back(button("sheet.braille", msg("sheet.braille"), "open braille sheet"));
  items.push_back(button("sheet.delete", msg("sheet.delete"), "sheet_delete " + m.sheet));
  return items;
}

}  // namespace tablee::app
