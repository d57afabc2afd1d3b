// Stored score sheets: all of them, and one.

#include "table/only_person.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"
#include "web/app/summaries/sheet_text.h"

namespace tablee::app {

Message sheet_title(const Sheet& sheet) {
  return msg("sheet.title")
      .with_message("game", kind_text(sheet))
      .with_message("date", date_text(sheet.date));
}

Message SheetsUi::reading_text() const {
  if (!reading) return {};
  return msg("import.reading")
      .with_quote("name", reading->name)
      .with("done", reading->done)
      .with("all", reading->all);
}

namespace {

void add_line(const Model& m, const std::string& key, const Sheet& sheet, Items& items) {
  const std::optional<Seat> own = only_person(sheet.players);
  const int own_place = own ? sheet.places[*own] : 0;
  Message what = sheet.title.empty() ? sheet_title(sheet)
                                     : msg("sheets.titled")
                                           .with_text("title", sheet.title)
                                           .with_message("sheet", sheet_title(sheet));
  Item open = button(key, std::move(what), {Verb::sheet, key}, 1);
  const char* hint = !sheet.over     ? "sheets.players_unfinished"
                     : own_place > 0 ? "sheets.players_place"
                                     : "sheets.players";
  open.hint = msg(hint)
                  .with("place", own_place)
                  .with("of", static_cast<int>(sheet.players.size()))
                  .with_messages("players", totals_of(sheet, m.settings.language));
  items.push_back(std::move(open));
}

void add_history(const Model& m, int sheets, Items& items) {
  items.push_back(input(ids::kSearch, msg("sheets.search"), {m.browsing.search}));
  items.back().hint = msg("sheets.search_hint");
  items.push_back(part("sheets", Role::list, msg("sheets.title")));
  int listed = 0, matching = 0;
  m.archive.newest_first([&](const std::string& key, const Sheet& sheet) {
    if (!found(sheet, m.browsing.search, m.settings.language)) return true;
    if (++matching > m.browsing.shown) {
      // Without a search all of the others answer, unread.
      if (m.browsing.search.empty()) matching = sheets;
      return !m.browsing.search.empty();
    }
    ++listed;
    add_line(m, key, sheet, items);
    return true;
  });
  if (listed == 0) {
    items.pop_back();
    items.push_back(text_line("sheets.none", msg("sheets.not_found")));
  }
  if (matching > listed)
    items.push_back(button("sheets.more", msg("sheets.more").with("count", matching - listed),
                           Verb::sheets_more, 1));
}

bool act_on_list(Model& m, Voice&, const Action& action) {
  if (action.verb != Verb::sheets_more) return false;
  m.browsing.shown += kSheetsAtOnce;
  return true;
}

void search_sheets(Model& m, const Item& field, std::string_view typed) {
  if (field.id != ids::kSearch) return;
  m.browsing.search = tidy_name(typed);
  m.browsing.shown = kSheetsAtOnce;
}

Items sheets_items(const Model& m) {
  const SheetsUi& own = *m.path.here<SheetsUi>();
  Items items;
  items.push_back(back_button());
  items.push_back(heading(ids::kTitle, msg("sheets.title"), 1));
  if (!own.report.empty()) items.push_back(text_line("report", own.report));
  if (own.erased)
    items.push_back(button("sheets.restore", msg("sheets.restore"), Verb::sheet_restore));
  const int sheets = m.archive.count_unread();
  if (sheets == 0) add_first_match(items, "sheets", msg("sheets.none"));
  items.push_back(part("scoring", Role::list, msg("sheets.scoring")));
  items.push_back(button("pad", msg("sheets.pad"), Verb::pad, 1));
  if (sheets > 0) {
    items.push_back(button("statistics", msg("statistics.title"), {Verb::go, "statistics"}, 1));
    add_history(m, sheets, items);
  }
  items.push_back(part("files", Role::list, msg("sheets.files")));
  if (sheets > 0) {
    items.push_back(button("export.csv", msg("sheets.csv"), Verb::export_csv, 1));
    items.push_back(button("export.json", msg("sheets.json"), Verb::export_json, 1));
  }
  items.push_back(button("import", msg("sheets.import"), Verb::import_file, 1));
  if (own.reading) {
    items.push_back(text_line("reading", own.reading_text(), 1));
    items.push_back(button("import.stop", msg("import.stop"), Verb::import_stop, 1));
  }
  const Archive::Room room = m.archive.replay_room();
  if (sheets > 0 || room.count > 0)
    items.push_back(
        text_line("room", msg("sheets.room")
                              .with("sheets", sheets)
                              .with("matches", room.count)
                              .with("size", static_cast<int>((room.size + 999) / 1000))
                              .with("most", static_cast<int>(m.archive.most_replays() / 1000))));
  return items;
}

}  // namespace

constinit const Screen sheets_screen{.name = "sheets",
                                     .items = sheets_items,
                                     .ui = fresh<SheetsUi>,
                                     .act = act_on_list,
                                     .input = search_sheets,
                                     .by_name = true};

namespace {

std::vector<std::string> sheet_names(const Model& m) {
  const auto sheet = m.archive.sheet(m.path.here<SheetUi>()->key);
  return sheet ? seat_names(sheet->players, m.settings.language) : std::vector<std::string>{};
}

void name_sheet(Model& m, const Item& field, std::string_view typed) {
  const std::string& key = m.path.here<SheetUi>()->key;
  auto sheet = m.archive.sheet(key);
  if (field.id != ids::kName || !sheet) return;
  sheet->title = tidy_name(typed);
  m.archive.put(key, *sheet);
}

Items sheet_items(const Model& m) {
  const std::string& key = m.path.here<SheetUi>()->key;
  Items items;
  items.push_back(back_button());
  const auto sheet = m.archive.sheet(key);
  if (!sheet) {
    items.push_back(heading(ids::kTitle, msg("sheets.title"), 1));
    items.push_back(text_line("problem", sheet.error().what));
    return items;
  }
  items.push_back(heading(ids::kTitle, sheet_title(*sheet), 1));
  items.push_back(input(ids::kName, msg("sheet.rename"), {sheet->title}));
  items.back().hint = msg("sheet.rename_hint");
  if (sheet->practice) items.push_back(text_line("practice", msg("sheet.practice")));
  if (!sheet->over) items.push_back(text_line("unfinished", msg("sheets.unfinished")));
  add_winners(items, *sheet);
  add_sheet(items, *sheet);
  add_chart(items, *sheet);
  const bool played = !m.archive.replay(key).empty();
  items.push_back(part("more", Role::list, msg("sheet.more")));
  if (played) {
    items.push_back(button("review", msg("review.open"), Verb::review, 1));
    add_comparison(items, sheet->players, 0, 1);
  }
  add_sharing(m, items,
              {.sheet = find_game(sheet->game) != nullptr,
               .replay = played,
               .picture = sheet->over,
               .deal = played,
               .result = false});
  items.push_back(button("print", msg("sheet.print"), Verb::print, 1));
  items.push_back(button("sheet.braille", msg("sheet.braille"),
                         {Verb::open, "braille sheet." + std::string(notation_name(m.settings))},
                         1));
  items.push_back(button("export.csv", msg("sheets.csv"), {Verb::export_csv, key}, 1));
  items.push_back(button("sheet.delete", msg("sheet.delete"), {Verb::sheet_delete, key}, 1));
  if (sheet->pad && !sheet->over)
    items.push_back(main_button("pad", msg("sheet.go_on"), {Verb::pad, key}));
  if (played) items.push_back(main_button("look", msg("sheet.replay"), {Verb::replay, key}));
  return items;
}

}  // namespace

constinit const Screen sheet_screen{
    .name = "sheet", .items = sheet_items, .input = name_sheet, .names = sheet_names};

}  // namespace tablee::app
