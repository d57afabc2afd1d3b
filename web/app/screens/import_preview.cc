// The preview of an import: what a file would add to the score sheets.

#include <algorithm>

#include "core/enum_index.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"
#include "web/app/summaries/sheet_text.h"
#include "web/app/voice.h"

namespace tablee::app {
namespace {

constexpr std::size_t kLinesAtOnce = 20;  // lines that were not understood

// Ends of item ids and message keys.
constexpr const char* kOrderNames[] = {"year", "day", "month"};  // by index_of(DateOrder)
constexpr NearSheets kNearSheets[] = {NearSheets::skip, NearSheets::replace, NearSheets::add};
constexpr const char* kNearNames[] = {"skip", "replace", "add"};  // by index_of(NearSheets)

const Import& import_of(const Model& m) { return m.path.here<ImportUi>()->import; }

std::vector<Message> players_of(const Model& m, const Sheet& sheet) {
  std::vector<Message> players;
  const auto names = seat_names(sheet.players, m.settings.language);
  for (std::size_t i = 0; i < names.size(); ++i)
    players.push_back(
        msg("sheets.player").with_text("name", names[i]).with("points", sheet.totals[i]));
  return players;
}

Message in_short(const Model& m, const Sheet& sheet) {
  return (sheet.over ? msg("import.match") : msg("import.match_unfinished"))
      .with("rounds", static_cast<int>(sheet.rounds.size()))
      .with_messages("players", players_of(m, sheet));
}

Message title_of(const Sheet& sheet) {
  if (sheet.title.empty()) return sheet_title(sheet);
  return msg("sheets.titled")
      .with_text("title", sheet.title)
      .with_message("sheet", sheet_title(sheet));
}

// The only match of the file, with all rounds.
void add_one(const Sheet& sheet, Items& items) {
  items.push_back(text_line("one", msg("import.one")
                                       .with_message("game", kind_text(sheet))
                                       .with_message("date", date_text(sheet.date))
                                       .with("rounds", static_cast<int>(sheet.rounds.size()))
                                       .with("players", static_cast<int>(sheet.players.size()))));
  items.back().on = true;
  if (!sheet.title.empty())
    items.push_back(text_line("named", msg("app.words").with_text("words", sheet.title)));
  if (sheet.practice) items.push_back(text_line("practice", msg("sheet.practice")));
  if (!sheet.over) items.push_back(text_line("unfinished", msg("sheets.unfinished")));
  add_sheet(items, sheet);
}

void add_order(const Import& import, Items& items) {
  if (!asks_order(import)) return;
  std::vector<Option> options;
  for (const DateOrder order : import.file.orders) {
    const Date date = import.file.unclear.in(order).value_or(Date{});
    Message said = msg("import.order_date")
                       .with("day", date.day)
                       .with("month", date.month)
                       .with("year", date.year);
    const char* name = kOrderNames[index_of(order)];
    options.push_back({name,
                       msg_family("import.order_", name).with_message("date", std::move(said)),
                       import.order == order,
                       {Verb::import_order, static_cast<int>(order)}});
  }
  add_choices(items, "order", msg("import.order"), options);
}

void add_game(const Import& import, Items& items) {
  if (!asks_game(import)) return;
  std::vector<Option> options;
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds())
      options.push_back({std::string(kind.name),
                         msg_family("game.", kind.name),
                         import.kind == kind.name,
                         {Verb::import_game, std::string(kind.name)}});
  add_choices(items, "kind", msg("import.game"), options);
}

void add_fresh(const Model& m, Items& items) {
  const Import& import = import_of(m);
  const int all = count(import, Likeness::fresh);
  if (all == 0) return;
  items.push_back(part("fresh", Role::list, msg("import.fresh").with("count", all)));
  int listed = 0;
  for (std::size_t i = 0; i < import.known.size(); ++i) {
    if (import.known[i].likeness != Likeness::fresh || !unfit(import, i).empty()) continue;
    if (listed == m.path.here<ImportUi>()->shown) break;
    const Sheet& sheet = import.file.matches[i].kept.sheet;
    items.push_back(part(ids::numbered("fresh.", listed++), Role::entry, title_of(sheet), 1));
    items.back().hint = in_short(m, sheet);
  }
  if (listed < all)
    items.push_back(
        button("more", msg("import.more").with("count", all - listed), Verb::import_more, 1));
}

void add_near(const Model& m, Items& items) {
  const Import& import = import_of(m);
  const int all = count(import, Likeness::near);
  if (all == 0) return;
  items.push_back(heading("near", msg("import.near").with("count", all), 2));
  items.push_back(part("near.list", Role::list, msg("import.near").with("count", all)));
  int listed = 0;
  for (std::size_t i = 0; i < import.known.size(); ++i) {
    if (import.known[i].likeness != Likeness::near || !unfit(import, i).empty()) continue;
    if (listed == m.path.here<ImportUi>()->shown) break;
    const Sheet& sheet = import.file.matches[i].kept.sheet;
    items.push_back(part(ids::numbered("near.", listed++), Role::entry, title_of(sheet), 1));
    if (const auto here = m.archive.sheet(import.known[i].key))
      items.back().hint = msg("import.near_pair")
                              .with_message("here", in_short(m, *here))
                              .with_message("file", in_short(m, sheet));
  }
  std::vector<Option> options;
  for (const NearSheets near : kNearSheets) {
    const char* name = kNearNames[index_of(near)];
    options.push_back({name,
                       msg_family("import.near_", name),
                       import.near == near,
                       {Verb::import_near, static_cast<int>(near)}});
  }
  add_choices(items, "near.choice", msg("import.near_choice"), options);
}

void add_not_read(const Import& import, Items& items) {
  std::vector<NotRead> lines = import.file.not_read;
  std::size_t all = import.file.not_read_count;
  for (std::size_t i = 0; i < import.file.matches.size(); ++i)
    if (Message why = unfit(import, i); !why.empty()) {
      if (lines.size() < kMaxNotRead)
        lines.push_back({import.file.matches[i].line, std::move(why)});
      ++all;
    }
  if (all == 0) return;
  const auto number = static_cast<std::int64_t>(all);
  items.push_back(heading("unread", msg("import.not_read").with("count", number), 2));
  items.push_back(part("unread.list", Role::list, msg("import.not_read").with("count", number)));
  const std::size_t shown = std::min(lines.size(), kLinesAtOnce);
  for (std::size_t i = 0; i < shown; ++i)
    items.push_back(part(ids::numbered("unread.", static_cast<int>(i)), Role::entry,
                         msg("import.not_read_line")
                             .with("line", static_cast<std::int64_t>(lines[i].line))
                             .with_message("why", std::move(lines[i].why)),
                         1));
  if (all > shown)
    items.push_back(text_line(
        "unread.more",
        msg("import.not_read_more").with("count", number - static_cast<std::int64_t>(shown)), 1));
}

// The only match of the file, if it fits its game.
const Sheet* only_one(const Import& import) {
  if (import.file.matches.size() != 1 || !unfit(import, 0).empty()) return nullptr;
  return &import.file.matches[0].kept.sheet;
}

Items import_items(const Model& m) {
  const Import& import = import_of(m);
  const Effect effect = effect_of(import);
  Items items;
  items.push_back(back_button());
  items.push_back(heading(ids::kTitle, msg("import.title"), 1));
  if (!import.name.empty())
    items.push_back(text_line("file", msg("import.file").with_quote("name", import.name)));
  const Sheet* only = only_one(import);
  if (only)
    add_one(*only, items);
  else
    items.push_back(text_line(
        "many", msg("import.many").with("count", static_cast<int>(import.file.matches.size()))));
  add_order(import, items);
  add_game(import, items);
  if (!only) add_fresh(m, items);
  add_near(m, items);
  if (const int same = count(import, Likeness::same); same > 0)
    items.push_back(text_line("same", msg("import.here").with("count", same)));
  add_not_read(import, items);
  const bool any = effect.added + effect.replaced > 0;
  if (!any) items.push_back(text_line("none", msg("import.none")));
  Item add = main_button("import.add", msg("import.add"), Verb::import_add);
  add.enabled = any && is_settled(import);
  items.push_back(std::move(add));
  items.push_back(button("preview.cancel", msg("import.cancel"), Verb::import_cancel));
  return items;
}

// Back to the screen that asked for the file, with a report.
void leave(Model& m, Voice& voice, Message report) {
  m.path.back();
  voice.say(report);
  if (auto* own = m.path.find<SheetsUi>()) own->report = std::move(report);
}

void add_sheets(Model& m, Voice& voice, Import& import) {
  const Effect effect = effect_of(import);
  if (!is_settled(import) || effect.added + effect.replaced == 0) return;
  leave(m, voice, take_in(std::move(import), m.archive, m.today));
}

bool act_on_import(Model& m, Voice& voice, const Action& action) {
  ImportUi& own = *m.path.here<ImportUi>();
  Import& import = own.import;
  switch (action.verb) {
    case Verb::import_order:
      for (const DateOrder order : import.file.orders)
        if (action.number == static_cast<int>(order)) choose_order(import, order, m.archive);
      return true;
    case Verb::import_game:
      if (asks_game(import)) choose_game(import, action.text, m.archive);
      return true;
    case Verb::import_near:
      for (const NearSheets near : kNearSheets)
        if (action.number == static_cast<int>(near)) import.near = near;
      return true;
    case Verb::import_more:
      own.shown += kSheetsAtOnce;
      return true;
    case Verb::import_add:
      add_sheets(m, voice, import);
      return true;
    case Verb::import_cancel:
      leave(m, voice, msg("import.nothing"));
      return true;
    default:
      return false;
  }
}

std::vector<std::string> import_names(const Model& m) {
  const Sheet* only = only_one(import_of(m));
  return only ? seat_names(only->players, m.settings.language) : std::vector<std::string>{};
}

}  // namespace

constinit const Screen import_preview_screen{
    .name = "import_preview", .items = import_items, .act = act_on_import, .names = import_names};

}  // namespace tablee::app
