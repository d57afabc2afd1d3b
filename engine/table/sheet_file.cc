#include "table/sheet_file.h"

#include <algorithm>
#include <utility>

namespace tablee {
namespace {

// Does the date restrict the possible orders? Not if it begins with a year of four digits.
bool votes(const TypedDate& date) {
  return date.in(DateOrder::day_first) || date.in(DateOrder::month_first);
}

}  // namespace

void SheetFile::add_not_read(std::size_t line, Message why) {
  if (not_read_count++ < kMaxNotRead) not_read.push_back({line, std::move(why)});
}

void SheetFile::find_orders() {
  std::vector<DateOrder> all(std::begin(kDateOrders), std::end(kDateOrders));
  for (const FoundMatch& match : matches) {
    const TypedDate& date = match.date;
    if (!votes(date)) continue;
    std::erase_if(all, [&](DateOrder order) { return !date.in(order); });
    if (unclear.none() && !date.only()) unclear = date;
  }
  if (unclear.none()) {
    settle_dates(*this, DateOrder::year_first);
    return;
  }
  // No order fits all dates: offer each that fits the ambiguous one.
  if (all.empty())
    for (const DateOrder order : kDateOrders)
      if (unclear.in(order)) all.push_back(order);
  if (all.size() == 1)
    settle_dates(*this, all.front());
  else
    orders = std::move(all);
}

void settle_dates(SheetFile& file, DateOrder order) {
  for (FoundMatch& match : file.matches) {
    if (match.date.none()) continue;
    const auto& meant = match.date.in(order);
    const auto date = meant ? meant : match.date.only();
    match.kept.sheet.date = date ? write_date(*date) : std::string();
  }
}

void settle_game(SheetFile& file, const AnyGame& game, const TableKind& kind) {
  for (FoundMatch& match : file.matches) {
    if (!match.asks_game) continue;
    Sheet& sheet = match.kept.sheet;
    sheet.game = game.id();
    sheet.options.clear();
    if (!kind.flag.empty()) sheet.options.emplace_back(kind.flag, 1);
    sheet.options.emplace_back("players", static_cast<int>(sheet.players.size()));
    sheet.count();
  }
}

Message unfit(const Sheet& sheet) {
  const AnyGame* game = find_game(sheet.game);
  const auto players = static_cast<int>(sheet.players.size());
  if (!game || (players >= game->min_seats() && players <= game->max_seats())) return {};
  return msg("error.csv_players")
      .with("count", players)
      .with_message("game", msg_family("game.", kind_of(*game, sheet.options).name))
      .with("least", game->min_seats())
      .with("most", game->max_seats());
}

}  // namespace tablee
