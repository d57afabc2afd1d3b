// The content of a link: shown first, carried out only if the user confirms.

#include "web/app/screens/challenge.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"
#include "web/app/storage/daily.h"

namespace tablee::app {
namespace {

// The options that differ from the usual ones, in words.
void add_agreed(const TableLink& table, Items& items) {
  const AnyGame& game = *table.setup.game;
  const std::string id(game.id());
  for (const OptionInfo& info : game.options())
    for (const auto& [key, value] : table.setup.options) {
      // The title names the kind.
      if (key != info.key || key == "players" || makes_kind(game, key) || value == info.fallback)
        continue;
      items.push_back(text_line(
          "agreed." + key,
          info.flag
              ? msg_family(id + ".option.", key)
              : msg_family(id + (value ? ".option." : ".option_none."), key).with("value", value),
          1));
    }
}

void add_table(const Model& m, const TableLink& table, Items& items) {
  // All of it on the game's own poster.
  const Message game = kind_text(*table.setup.game, table.setup.options);
  const std::string kind(kind_name(*table.setup.game, table.setup.options));
  items.push_back(part(ids::kInvite + kind, Role::region, game));
  items.back().data = KindName{kind};
  const auto daily = daily_deal(table, m.today);
  items.push_back(heading(ids::kTitle,
                          daily        ? msg("daily.title")
                          : table.deal ? msg("link.deal").with_message("game", game)
                                       : msg("link.table").with_message("game", game),
                          1, 1));
  if (daily) {
    const bool counts =
        daily->date == m.today && !daily_counted(m, daily_key(m.today, daily->kind.name));
    items.push_back(heading("game", game, 2, 1));
    items.push_back(text_line("about",
                              (counts ? msg("daily.about") : msg("daily.past"))
                                  .with_message("date", date_text(daily->date)),
                              1));
  }
  int people = 0;
  for (const SeatSetup& seat : table.setup.seats) people += seat.person();
  const int bots = static_cast<int>(table.setup.seats.size()) - people;
  items.push_back(text_line("seats",
                            (bots == 0     ? msg("link.people")
                             : people == 0 ? msg("link.bots")
                                           : msg("link.seats"))
                                .with("people", people)
                                .with("bots", bots),
                            1));
  add_agreed(table, items);
  if (table.setup.practice) items.push_back(text_line("practice", msg("setup.practice"), 1));
  const bool instead = !m.matches.list().empty();
  if (instead) items.push_back(text_line("instead", msg("link.instead"), 1));
  items.push_back(main_button("link.play", msg("link.play"), Verb::link_play, 1));
  if (!table.deal) items.push_back(button("link.setup", msg("link.setup"), Verb::link_setup, 1));
  if (instead) items.push_back(button(ids::kResume, msg("link.resume"), Verb::resume, 1));
}

void add_played(const Model& m, const Sheet& sheet, bool replay, Items& items) {
  items.push_back(heading(ids::kTitle,
                          (replay ? msg("link.replay") : msg("link.sheet"))
                              .with_message("game", kind_text(sheet))
                              .with_message("date", date_text(sheet.date)),
                          1));
  if (!sheet.title.empty()) {
    items.push_back(text_line("named", msg("app.words").with_text("words", sheet.title)));
    items.back().on = true;
  }
  if (sheet.practice) items.push_back(text_line("practice", msg("sheet.practice")));
  if (!sheet.over) items.push_back(text_line("unfinished", msg("sheets.unfinished")));
  add_winners(items, sheet);
  add_sheet(items, sheet);
  add_chart(items, sheet);
  if (replay) {
    items.push_back(main_button("link.look", msg("sheet.replay"), Verb::link_look));
    if (!m.matches.list().empty()) items.push_back(text_line("instead", msg("link.instead")));
    items.push_back(button("link.play", msg("link.same_deal"), Verb::link_play));
  }
  if (m.path.here<LinkUi>()->kept)
    items.push_back(text_line("kept", msg("link.kept")));
  else
    items.push_back(button("link.keep", msg("link.keep"), Verb::link_keep));
}

// Names of the people in what was opened.
std::vector<std::string> link_names(const Model& m) {
  const Result<Link>& opened = m.path.here<LinkUi>()->opened;
  if (!opened) return {};
  const Link& link = *opened;
  const auto* table = std::get_if<TableLink>(&link);
  const auto* match = std::get_if<Match>(&link);
  if (const auto* challenge = std::get_if<Challenge>(&link))
    return seat_names(challenge->sender().match.seats(), m.settings.language);
  const auto& seats = table   ? table->setup.seats
                      : match ? match->seats()
                              : std::get<Sheet>(link).players;
  return seat_names(seats, m.settings.language);
}

Items link_items(const Model& m) {
  Items items;
  items.push_back(back_button());
  const Result<Link>& opened = m.path.here<LinkUi>()->opened;
  if (!opened) {
    items.push_back(heading(ids::kTitle, msg("link.unread"), 1));
    items.push_back(text_line("problem", opened.error().what));
    items.push_back(text_line("harmless", msg("link.harmless")));
    items.push_back(main_button(ids::kHome, msg("pause.home"), {Verb::go, "home"}));
    return items;
  }
  const Link& link = *opened;
  if (const auto* challenge = std::get_if<Challenge>(&link))
    add_challenge(*m.path.here<LinkUi>(), *challenge, items);
  else if (const auto* table = std::get_if<TableLink>(&link))
    add_table(m, *table, items);
  else if (const auto* match = std::get_if<Match>(&link))
    add_played(m, match->sheet(), true, items);
  else
    add_played(m, std::get<Sheet>(link), false, items);
  return items;
}

}  // namespace

constinit const Screen link_screen{.name = "link", .items = link_items, .names = link_names};

}  // namespace tablee::app
