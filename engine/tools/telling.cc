#include "tools/telling.h"

#include <algorithm>

namespace tablee::tools {
namespace {

// The approximate number of columns of a text: its characters instead of its bytes.
std::size_t width(std::string_view text) {
  return std::count_if(text.begin(), text.end(),
                       [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
}

std::string left(std::string_view text, std::size_t columns) {
  return std::string(text) + std::string(columns - std::min(columns, width(text)), ' ');
}

std::string right(std::string_view text, std::size_t columns) {
  return std::string(columns - std::min(columns, width(text)), ' ') + std::string(text);
}

}  // namespace

std::vector<std::string> seat_names(const std::vector<SeatSetup>& seats, const Console& console) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const int number = static_cast<int>(i) + 1;
    if (!seats[i].name.empty())
      names.push_back(seats[i].name);
    else if (seats[i].person())
      names.push_back(console.words(msg("cli.seat").with("number", number)));
    else
      names.push_back(
          console.words(msg("cli.bot_seat").with_text("bot", seats[i].bot).with("number", number)));
  }
  return names;
}

void print_events(const Match& match, Seat viewer, std::size_t from,
                  std::span<const std::string> names, const Console& console) {
  const auto& events = match.events();
  for (std::size_t i = from; i < events.size(); ++i) {
    if (!events[i].visible_to(viewer)) continue;
    const std::string text =
        console.words(event_message(match.setup().game->id(), events[i]), names);
    if (!text.empty()) console.line(text);
  }
}

void print_sheet(const Sheet& sheet, std::span<const std::string> names, const Console& console) {
  constexpr std::size_t kColumn = 5;
  std::size_t first = 0;
  for (const std::string& name : names) first = std::max(first, width(name));
  const std::string total = console.words(msg("cli.sheet.total"));
  const std::size_t last = std::max(kColumn, width(total) + 2);

  std::string head(first, ' ');
  for (std::size_t r = 0; r < sheet.rounds.size(); ++r)
    head += right(std::to_string(r + 1), kColumn);
  console.line(head + right(total, last));
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::string row = left(names[i], first);
    for (const auto& round : sheet.rounds) row += right(std::to_string(round[i]), kColumn);
    console.line(row + right(std::to_string(sheet.totals[i]), last));
  }
  if (sheet.winners.empty()) return;
  std::string winners;
  for (const int seat : sheet.winners) winners += (winners.empty() ? "" : ", ") + names[seat];
  console.say(msg("cli.sheet.winners")
                  .with("count", static_cast<int>(sheet.winners.size()))
                  .with_text("names", winners));
}

}  // namespace tablee::tools
