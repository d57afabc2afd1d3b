// Statistics of the players from all stored sheets of a kind of table.

#include <algorithm>

#include "core/sort_few.h"
#include "core/sort_many.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/summaries/sheet_text.h"

namespace tablee::app {
namespace {

constexpr std::size_t kRows = 50;   // of the table: those who played most
constexpr std::size_t kLines = 5;   // of the chart
constexpr std::size_t kPeople = 4;  // with duels
constexpr std::size_t kDuels = 20;  // of each

Message who_text(const Model& m, const std::string& who) {
  return msg("app.words")
      .with_text("words", who[0] == kBotMark ? bot_words(who.substr(1), m.settings.language) : who);
}

bool person(const PlayerStatistics& p) { return p.who[0] != kBotMark; }

// The person who played most: the user, as far as one can tell; null where two played as often.
const PlayerStatistics* user_of(const std::vector<const PlayerStatistics*>& most) {
  if (most.empty() || !person(*most[0])) return nullptr;
  const bool alone = most.size() == 1 || !person(*most[1]) || most[1]->matches < most[0]->matches;
  return alone ? most[0] : nullptr;
}

void add_lines(const Model& m, const std::vector<const PlayerStatistics*>& all, Items& items) {
  if (std::none_of(all.begin(), all.end(), [](const auto* p) { return p->matches > 1; })) return;
  Item chart = part("averages", Role::chart, msg("statistics.chart"));
  chart.data = ChartScale{10};
  items.push_back(std::move(chart));
  for (std::size_t i = 0; i < std::min(all.size(), kLines); ++i) {
    const PlayerStatistics& p = *all[i];
    Item line = part(ids::inside("averages", static_cast<int>(i)), Role::entry,
                     msg("statistics.line")
                         .with_message("who", who_text(m, p.who))
                         .with_message("average", tenths_text(p.average())),
                     1);
    line.data = chart_line(p.average_so_far);
    items.push_back(std::move(line));
  }
}

// The best first, with their places; equal averages share one. `most`: people first, whoever played
// most first.
void add_table(const Model& m, const std::vector<const PlayerStatistics*>& most, Goal goal,
               Items& items) {
  std::vector<const PlayerStatistics*> all(most);
  if (all.size() > kRows) all.resize(kRows);
  const auto better = [goal](const PlayerStatistics* a, const PlayerStatistics* b) {
    return tablee::better(goal, a->average(), b->average());
  };
  sort_few(all.begin(), all.end(), better);
  items.push_back(part("players", Role::table, msg("statistics.table")));
  add_row(items, "players.head",
          {msg("sheet.player"), msg("statistics.matches"), msg("statistics.wins"),
           msg("statistics.best"), msg("statistics.average")},
          true);
  const auto figure = [](int n) { return msg("sheet.points").with("points", n); };
  const PlayerStatistics* const user = user_of(most);
  int place = 1;
  for (std::size_t row = 0; row < all.size(); ++row) {
    const PlayerStatistics& p = *all[row];
    if (row > 0 && better(all[row - 1], &p)) place = static_cast<int>(row) + 1;
    const std::string id = ids::inside("players", static_cast<int>(row));
    std::vector<Message> cells{
        msg("standings.line").with("place", place).with_message("seat", who_text(m, p.who)),
        figure(p.matches),
        msg("settings.percent").with("number", (200 * p.wins + p.matches) / (2 * p.matches)),
        figure(p.best_round), tenths_text(p.average())};
    add_row(items, id, std::move(cells)).on = &p == user;
  }
  if (all.size() < most.size())
    items.push_back(text_line(
        "others",
        msg("statistics.others").with("count", static_cast<int>(most.size() - all.size()))));
}

// Of one player, whom they met most often first.
void add_duels_of(const Model& m, const std::string& id, const PlayerStatistics& player,
                  const std::vector<PlayerStatistics>& all, Items& items) {
  using Met = std::pair<std::size_t, PlayerStatistics::Duel>;
  std::vector<Met> met(player.duels.begin(), player.duels.end());
  if (met.empty()) return;
  sort_many(met, [](const Met& a, const Met& b) { return a.second.met > b.second.met; });
  const std::size_t others = met.size() - std::min(met.size(), kDuels);
  met.resize(met.size() - others);
  const Message against = msg("statistics.duels").with_message("who", who_text(m, player.who));
  items.push_back(heading(id + ".title", against, 2));
  items.push_back(part(id, Role::list, against));
  for (const auto& [other, duel] : met)
    items.push_back(part(ids::inside(id, static_cast<int>(other)), Role::entry,
                         (duel.level > 0 ? msg("statistics.duel_tied") : msg("statistics.duel"))
                             .with_message("who", who_text(m, all[other].who))
                             .with("ahead", duel.ahead)
                             .with("level", duel.level)
                             .with("met", duel.met),
                         1));
  if (others > 0)
    items.push_back(text_line(
        id + ".others", msg("statistics.more_duels").with("count", static_cast<int>(others))));
}

void add_duels(const Model& m, const std::vector<PlayerStatistics>& all,
               const std::vector<const PlayerStatistics*>& sorted, Items& items) {
  std::size_t people = 0;
  for (const PlayerStatistics* p : sorted) {
    if (!person(*p) || people++ == kPeople) continue;
    add_duels_of(m, ids::inside("duels", static_cast<int>(people)), *p, all, items);
  }
}

// Counts anew where a sheet or the language changed.
const Counted& count(const Model& m) {
  Counted& c = m.counted;
  if (c.revision == m.archive.revision() && c.language == m.settings.language) return c;
  c = {m.archive.revision(), m.settings.language, {}};
  m.archive.oldest_first([&](const Sheet& sheet) {
    if (counts(sheet))
      c.kinds[std::string(kind_name(sheet))].add(sheet, counted_as(sheet, c.language));
  });
  return c;
}

bool choose_kind(Model& m, Voice&, const Action& action) {
  if (action.verb != Verb::statistics) return false;
  m.browsing.kind = action.text;
  return true;
}

Items statistics_items(const Model& m) {
  Items items;
  items.push_back(back_button());
  items.push_back(heading(ids::kTitle, msg("statistics.title"), 1));
  // Kinds of table in the order in which the home has them.
  std::vector<Option> kinds;
  const Counted& counted = count(m);
  const Statistics* shown = nullptr;
  Goal goal = Goal::lowest;
  for (const AnyGame* game : all_games()) {
    for (const TableKind& kind : game->kinds()) {
      const auto found = counted.kinds.find(kind.name);
      if (found == counted.kinds.end()) continue;
      if (!shown || kind.name == m.browsing.kind) {
        shown = &found->second;
        goal = game->goal();
      }
      const std::string name(kind.name);
      kinds.push_back({name, msg_family("game.", name), false, {Verb::statistics, name}});
    }
  }
  if (!shown) {
    add_first_match(items, "statistics", msg("statistics.none"));
    return items;
  }
  for (Option& kind : kinds) kind.on = shown == &counted.kinds.find(kind.name)->second;
  if (kinds.size() > 1) add_choices(items, "kind", msg("statistics.kind"), kinds);
  const auto& all = shown->players();
  // People first, who played most first.
  std::vector<const PlayerStatistics*> sorted;
  for (const PlayerStatistics& p : all) sorted.push_back(&p);
  sort_many(sorted, [](const PlayerStatistics* a, const PlayerStatistics* b) {
    return person(*a) != person(*b) ? person(*a) : a->matches > b->matches;
  });
  items.push_back(text_line("about", msg("statistics.about").with("count", shown->matches())));
  add_table(m, sorted, goal, items);
  if (std::any_of(all.begin(), all.end(), [](const PlayerStatistics& p) { return p.shared > 0; }))
    items.push_back(text_line("shared", msg("statistics.shared")));
  add_lines(m, sorted, items);
  add_duels(m, all, sorted, items);
  return items;
}

}  // namespace

constinit const Screen statistics_screen{
    .name = "statistics", .items = statistics_items, .act = choose_kind, .by_name = true};

}  // namespace tablee::app
