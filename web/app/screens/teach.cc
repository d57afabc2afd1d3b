// Explaining a game to the people round a table in five minutes: pictures with a sentence each to
// read aloud, a line for each thing that has a lesson of its own, and a round with open hands. It
// prints on one sheet.

#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"

namespace tablee::app {
namespace {

bool is_explained(const AnyGame& game, std::string_view kind) {
  for (const Example& example : game.examples())
    if (example.kind == kind && !example.says.empty()) return true;
  return false;
}

Message part_text(int from, int to, Message what) {
  return msg("teach.part").with("from", from).with("to", to).with_message("what", std::move(what));
}

void add_pictures(const AnyGame& game, std::string_view kind, Items& items) {
  int number = 0;
  for (const Example& example : game.examples()) {
    if (example.kind != kind || example.says.empty()) continue;
    items.push_back(
        text_line("teach." + std::to_string(++number), Message{std::string(example.says)}));
    if (!example.rows.empty())
      items.back().hint = msg("rules.lies").with_text("rows", rows_text(example));
    items.back().data = table_of(example);
  }
}

// A line for each thing that has a lesson of its own and a description: "special.stop" with
// "special_about.stop".
Items lines_of(const Model& m, const AnyGame& game, std::string_view kind) {
  Items items;
  for (const Lesson& lesson : game.lessons()) {
    const std::size_t dot = lesson.title.find('.');
    if (lesson.kind != kind || dot == std::string_view::npos) continue;
    const std::string family(game.id());
    const std::string_view whose = lesson.title.substr(0, dot), id = lesson.title.substr(dot + 1);
    Message about = msg_family(family + "." + std::string(whose) + "_about.", id);
    if (!text::find_words(m.settings.language, about.key)) continue;
    items.push_back(text_line("teach." + std::string(id),
                              msg("table.explained")
                                  .with_message("name", msg_family(family + ".", lesson.title))
                                  .with_message("about", std::move(about))));
  }
  return items;
}

// Returns the button that begins the round with open hands.
std::optional<Item> add_explanation(const Model& m, const AnyGame& game, std::string_view kind,
                                    Items& items) {
  constexpr int kRoundFrom = 3, kEnd = 5;  // minutes
  Items lines = lines_of(m, game, kind);
  const int lines_from = lines.empty() ? kRoundFrom : kRoundFrom - 1;
  items.push_back(heading("teach.pictures", part_text(0, lines_from, msg("teach.pictures")), 2));
  add_pictures(game, kind, items);
  if (!lines.empty())
    items.push_back(
        heading("teach.lines", part_text(lines_from, kRoundFrom, msg("teach.lines")), 2));
  items.insert(items.end(), std::make_move_iterator(lines.begin()),
               std::make_move_iterator(lines.end()));
  items.push_back(heading("teach.round", part_text(kRoundFrom, kEnd, msg("teach.round")), 2));
  items.push_back(text_line("teach.open", Message{std::string(kind) + ".teach"}));
  std::optional<Item> start = add_open_round(m, game, items);
  add_first_lesson(kind, items);
  return start;
}

Items teach_items(const Model& m) {
  const std::string& chosen = m.path.here<TeachUi>()->kind;
  Items items;
  items.push_back(back_button());
  items.push_back(heading(ids::kTitle, msg("teach.title"), 1));
  std::vector<Option> options;
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds())
      if (is_explained(*game, kind.name)) {
        const std::string name(kind.name);
        options.push_back({name, msg_family("game.", name), name == chosen, {Verb::topic, name}});
      }
  add_choices(items, "teach.game", msg("statistics.kind"), options);
  items.push_back(text_line("about", msg("teach.about")));
  std::optional<Item> start;
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds())
      if (kind.name == chosen) start = add_explanation(m, *game, kind.name, items);
  items.push_back(button("print", msg("sheet.print"), Verb::print));
  items.push_back(button("sheet.braille", msg("sheet.braille"),
                         {Verb::open, "braille page." + std::string(notation_name(m.settings))}));
  if (start) items.push_back(std::move(*start));
  return items;
}

// Of the match that is under way; otherwise the first game.
OwnedUi at_the_match(const Model& m) {
  auto own = fresh<TeachUi>(m);
  std::string& kind = static_cast<TeachUi&>(*own).kind;
  for (const AnyGame* game : all_games())
    for (const TableKind& each : game->kinds())
      if (kind.empty() && is_explained(*game, each.name)) kind = each.name;
  if (!m.session) return own;
  const Setup& setup = m.session->match().setup();
  const std::string_view played = kind_name(*setup.game, setup.options);
  if (is_explained(*setup.game, played)) kind = played;
  return own;
}

bool choose(Model& m, Voice&, const Action& action) {
  if (action.verb == Verb::option) m.path.here<TeachUi>()->people = action.number;
  if (action.verb != Verb::topic) return action.verb == Verb::option;
  for (const AnyGame* game : all_games())
    if (is_explained(*game, action.text)) m.path.here<TeachUi>()->kind = action.text;
  return true;
}

}  // namespace

constinit const Screen teach_screen{
    .name = "teach", .items = teach_items, .ui = at_the_match, .act = choose, .by_name = true};

}  // namespace tablee::app
