// Home: unfinished matches first, then the games, then everything else.

#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"

namespace tablee::app {

namespace {

// The others are a tap away: the games stay in sight.
constexpr std::size_t kMatchesAtHome = 3;

// A poster: what it is, play at once, or set up a table.
void add_poster(const AnyGame& game, const TableKind& kind, Items& items) {
  const std::string id = ids::kGame + std::string(kind.name);
  const std::string name(game.id()), flag(kind.flag);
  Item region;
  region.id = id;
  region.role = Role::region;
  region.text = msg_family("game.", kind.name);
  region.data = KindName{std::string(kind.name)};
  items.push_back(std::move(region));
  items.push_back(heading(id + ".name", msg_family("game.", kind.name), 2, 1));
  items.push_back(text_line(id + ".about", msg_family("game_about.", kind.name), 1));
  Item play = main_button(id + ".play", msg("home.play"), {Verb::play, name, flag}, 1);
  play.hint = msg("home.play_hint");
  items.push_back(std::move(play));
  items.push_back(button(id + ".setup", msg("home.setup"), {Verb::setup, name, flag}, 1));
}

Items home_items(const Model& m) {
  Items items;
  items.push_back(heading(ids::kTitle, msg("app.name"), 1));
  items.push_back(text_line("tagline", msg("home.tagline")));
  const auto* own = m.path.find<HomeUi>();
  if (!m.matches.list().empty() || (own && own->erased)) add_under_way(m, items, kMatchesAtHome);
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds()) add_poster(*game, kind, items);
  // A newer version is taken over between matches only.
  if (m.offline == Offline::update && m.matches.list().empty()) {
    items.push_back(text_line("update.about", msg("home.update_about")));
    items.push_back(button("update", msg("home.update"), Verb::update));
  }
  items.push_back(button(ids::kRules, msg("home.rules"), {Verb::go, "rules"}));
  items.push_back(button("daily", msg("daily.title"), {Verb::go, "daily"}));
  items.push_back(button("exercises", msg("exercise.title"), {Verb::go, "exercises"}));
  items.push_back(button("sheets", msg("home.sheets"), {Verb::go, "sheets"}));
  items.push_back(button(ids::kSettings, msg("home.settings"), {Verb::go, "settings"}));
  if (m.offline != Offline::no) items.push_back(text_line(ids::kOffline, msg("home.offline")));
  return items;
}

}  // namespace

constinit const Screen home_screen{
    .name = "home", .kind = ScreenKind::home, .items = home_items, .ui = fresh<HomeUi>};

}  // namespace tablee::app
