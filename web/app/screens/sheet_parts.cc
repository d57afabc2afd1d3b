// Sheets on a screen: as a table, as a chart, who has won.

#include <algorithm>
#include <numeric>

#include "core/sort_few.h"
#include "table/only_person.h"
#include "table/statistics.h"
#include "web/app/screens/parts.h"

namespace tablee::app {
namespace {

bool won(const Sheet& sheet, int seat) {
  return std::find(sheet.winners.begin(), sheet.winners.end(), seat) != sheet.winners.end();
}

}  // namespace

std::vector<std::size_t> seats_by_place(const Sheet& sheet) {
  std::vector<std::size_t> seats(sheet.players.size());
  std::iota(seats.begin(), seats.end(), std::size_t{0});
  if (sheet.over)
    sort_few(seats.begin(), seats.end(),
             [&](std::size_t a, std::size_t b) { return sheet.places[a] < sheet.places[b]; });
  return seats;
}

std::vector<Message> totals_of(const Sheet& sheet, text::Language language) {
  const auto names = seat_names(sheet.players, language);
  std::vector<Message> totals;
  for (const std::size_t i : seats_by_place(sheet))
    totals.push_back(
        msg("sheets.player").with_text("name", names[i]).with("points", sheet.totals[i]));
  return totals;
}

Item& add_row(Items& items, const std::string& id, std::vector<Message> cells, bool head, bool on,
              std::uint8_t depth) {
  Item row = part(id, Role::row, {}, depth);
  row.on = on;
  items.push_back(std::move(row));
  int column = 0;
  for (Message& text : cells) {
    const Role kind = column == 0 || head ? Role::header : Role::cell;
    items.push_back(part(ids::inside(id, column++), kind, std::move(text),
                         static_cast<std::uint8_t>(depth + 1)));
  }
  return items[items.size() - cells.size()];
}

void add_first_match(Items& items, const std::string& id, Message why) {
  const AnyGame& game = *all_games().front();
  const std::string kind(game.kinds().front().name), name(game.id());
  items.push_back(part(ids::kTable + kind, Role::region, msg_family("game.", kind)));
  items.back().data = KindName{kind};
  items.push_back(text_line(id + ".none", std::move(why), 1));
  items.push_back(main_button(id + ".play", msg("home.play"), {Verb::play, name, ""}, 1));
}

void add_sharing(const Model& m, Items& items, const Sharing& what) {
  if (!what.sheet && !what.replay && !what.picture && !what.deal) return;
  Item opener = part("share", Role::disclosure, msg("share.share"), 1);
  opener.action = {Verb::unfold, opener.id};
  opener.on = m.transient.unfolded == opener.id;
  const bool open = opener.on;
  items.push_back(std::move(opener));
  if (!open) return;
  // Lines of the same list, because smaller buttons would be drawn as signs that look alike.
  const auto add = [&](bool offered, std::string id, Message text, Message whole, Verb share) {
    if (!offered) return;
    items.push_back(button(std::move(id), std::move(text), share, 1));
    items.back().hint = std::move(whole);
  };
  add(what.picture, "share.picture", msg("share.short_picture"), msg("share.picture"),
      Verb::share_picture);
  add(what.deal, "share.deal", what.result ? msg("result.short") : msg("share.short_deal"),
      what.result ? msg("daily.share") : msg("share.deal"), Verb::share_deal);
  add(what.sheet, "share.sheet", msg("share.short_sheet"), msg("share.sheet"), Verb::share_sheet);
  add(what.replay, "share.replay", msg("share.short_replay"), msg("share.replay"),
      Verb::share_replay);
}

void add_sheet(Items& items, const Sheet& sheet, std::uint8_t depth) {
  const auto inner = static_cast<std::uint8_t>(depth + 1);
  items.push_back(part("scores", Role::table, msg("sheet.table"), depth));
  std::vector<Message> names{msg("sheet.player")};
  for (std::size_t r = 0; r < sheet.rounds.size(); ++r)
    names.push_back(msg("sheet.round").with("round", static_cast<int>(r) + 1));
  names.push_back(msg("sheet.total"));
  add_row(items, "scores.head", std::move(names), true, false, inner);
  const std::optional<Seat> own = only_person(sheet.players);
  for (const std::size_t p : seats_by_place(sheet)) {
    const int seat = static_cast<int>(p);
    // Places are final: before the end of a match the players stay in the order of their seats.
    Message name =
        sheet.over ? msg("standings.line").with("place", sheet.places[p]) : msg("sheet.name");
    std::vector<Message> cells{std::move(name).with_seat("seat", seat_at(seat))};
    for (const auto& round : sheet.rounds)
      cells.push_back(msg("sheet.points").with("points", round[p]));
    cells.push_back(msg("sheet.points").with("points", sheet.totals[p]));
    const std::string id = ids::inside("scores", seat);
    add_row(items, id, std::move(cells), false, won(sheet, seat), inner).on = own == seat_at(seat);
  }
}

void add_chart(Items& items, const Sheet& sheet) {
  if (sheet.rounds.size() < 2) return;
  const std::optional<Seat> own = only_person(sheet.players);
  items.push_back(part("chart", Role::chart, msg("sheet.chart")));
  for (std::size_t p = 0; p < sheet.players.size(); ++p) {
    const int average = tenths(sheet.totals[p], static_cast<int>(sheet.rounds.size()));
    Item line = part(ids::inside("chart", static_cast<int>(p)), Role::entry,
                     msg("sheet.line")
                         .with_seat("seat", seat_at(static_cast<int>(p)))
                         .with("points", sheet.totals[p])
                         .with_message("average", tenths_text(average)),
                     1);
    std::vector<int> totals{0};
    for (const auto& round : sheet.rounds) totals.push_back(totals.back() + round[p]);
    line.data = chart_line(totals);
    const bool stands_out =
        own ? *own == seat_at(static_cast<int>(p)) : won(sheet, static_cast<int>(p));
    line.level = stands_out ? 1 : 0;
    items.push_back(std::move(line));
  }
}

ChartLine chart_line(const std::vector<int>& figures) {
  // More are finer than a chart is wide, and more than one drawing holds.
  constexpr std::size_t kMost = 240;
  if (figures.size() <= kMost) return {figures};
  ChartLine line;
  for (std::size_t i = 0; i < kMost; ++i)
    line.figures.push_back(figures[i * (figures.size() - 1) / (kMost - 1)]);
  return line;
}

Message kind_text(const Sheet& sheet) {
  const AnyGame* game = find_game(sheet.game);
  return game ? kind_text(*game, sheet.options) : msg("app.words").with_text("words", sheet.game);
}

Message winners_text(const Sheet& sheet) {
  std::vector<Message> names;
  for (const int seat : sheet.winners)
    names.push_back(msg("sheet.name").with_seat("seat", seat_at(seat)));
  return (names.size() > 1 ? msg("table.winners") : msg("table.winner"))
      .with_messages("names", std::move(names));
}

void add_winners(Items& items, const Sheet& sheet) {
  if (!sheet.winners.empty()) items.push_back(heading(ids::kWinner, winners_text(sheet), 2));
}

}  // namespace tablee::app
