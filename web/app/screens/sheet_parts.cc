// Sheets on a screen: as a table, as a chart, who has won.

#include <algorithm>

#include "table/statistics.h"
#include "web/app/screens/parts.h"

namespace tablee::app {

void add_row(Items& items, const std::string& id, std::vector<Message> cells, bool head, bool on,
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
}

void add_sharing(const Model& m, Items& items, const Sharing& what) {
  if (!what.sheet && !what.replay && !what.picture && !what.deal) return;
  Item opener = button("share", msg("share.share"), {Verb::unfold, "share"}, 1);
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
  for (std::size_t p = 0; p < sheet.players.size(); ++p) {
    std::vector<Message> cells{msg("sheet.name").with_seat("seat", seat_at(static_cast<int>(p)))};
    for (const auto& round : sheet.rounds)
      cells.push_back(msg("sheet.points").with("points", round[p]));
    cells.push_back(msg("sheet.points").with("points", sheet.totals[p]));
    const bool won = std::find(sheet.winners.begin(), sheet.winners.end(), static_cast<int>(p)) !=
                     sheet.winners.end();
    add_row(items, ids::inside("scores", static_cast<int>(p)), std::move(cells), false, won, inner);
  }
}

void add_chart(Items& items, const Sheet& sheet) {
  if (sheet.rounds.size() < 2) return;
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

Message points_text(std::string_view game, int points) {
  return msg_family(std::string(game) + ".", "points").with("points", points);
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
