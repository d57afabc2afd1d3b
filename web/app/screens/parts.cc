#include "web/app/screens/parts.h"

#include <algorithm>
#include <cstdlib>

#include "core/date.h"
#include "table/statistics.h"

namespace tablee::app {

Item part(std::string id, Role role, Message text, std::uint8_t depth) {
  Item i;
  i.id = std::move(id);
  i.role = role;
  i.depth = depth;
  i.text = std::move(text);
  return i;
}

Item input(std::string id, Message text, std::string typed, std::uint8_t depth) {
  Item i = part(std::move(id), Role::input, std::move(text), depth);
  i.data = FieldText{std::move(typed)};
  return i;
}

Item button(std::string id, Message text, std::string action, std::uint8_t depth) {
  Item b = part(std::move(id), Role::button, std::move(text), depth);
  b.action = std::move(action);
  return b;
}

Item main_button(std::string id, Message text, std::string action, std::uint8_t depth) {
  Item b = button(std::move(id), std::move(text), std::move(action), depth);
  b.on = true;
  return b;
}

Item heading(std::string id, Message text, int level, std::uint8_t depth) {
  Item h = part(std::move(id), Role::heading, std::move(text), depth);
  h.level = static_cast<std::uint8_t>(level);
  return h;
}

Item text_line(std::string id, Message text, std::uint8_t depth) {
  return part(std::move(id), Role::text, std::move(text), depth);
}

void add_command_line(Items& items, const Model& m) {
  Item line = part(ids::kCommand, Role::input, msg("command.line"), 0);
  line.hint = msg("command.hint");
  line.action = "command";
  line.data = FieldText{m.typed};
  items.push_back(std::move(line));
  if (!m.brief.answer.empty()) items.push_back(text_line(ids::kCommandAnswer, m.brief.answer));
}

Item back_button() { return button(ids::kBack, msg("app.back"), "back"); }

void add_choices(Items& items, const std::string& id, Message label, const std::string& action,
                 const std::vector<Option>& options, std::uint8_t depth) {
  items.push_back(part(id, Role::list, std::move(label), depth));
  for (const Option& option : options) {
    Item choice = part(id + "." + option.name, Role::choice, option.text,
                       static_cast<std::uint8_t>(depth + 1));
    choice.action = action + " " + option.name;
    choice.on = option.on;
    items.push_back(std::move(choice));
  }
}

bool add_decider(const Model& m, Items& items, int seat_index, const SeatSetup& seat,
                 const std::string& action) {
  const std::string place = ids::kPlace + std::to_string(seat_index);
  const Message who = msg("setup.kind").with("number", seat_index + 1);
  std::vector<Option> all{{"person", msg("setup.person"), seat.person()}};
  for (const std::string_view bot : kLevels)
    all.push_back({std::string(bot), msg_family("bot.", bot), seat.bot == bot});
  // Records may come from tables with other bots than ours.
  const auto chosen = std::find_if(all.begin(), all.end(), [](const Option& o) { return o.on; });
  const bool known = chosen != all.end();
  Item line = part(place + ".who", Role::disclosure,
                   known ? chosen->text : msg("app.words").with_text("words", seat.bot), 2);
  line.action = "unfold " + line.id;
  line.hint = who;
  line.on = m.brief.unfolded == line.id;
  const bool open = line.on;
  items.push_back(std::move(line));
  if (!open) return false;
  add_choices(items, place + ".kind", who, action, all, 2);
  if (known && !seat.person())
    items.push_back(text_line(place + ".about", msg_family("bot_about.", seat.bot), 2));
  return true;
}

Item toggle(std::string id, Message text, const std::string& action, bool on, Message hint,
            std::uint8_t depth) {
  Item t = part(std::move(id), Role::toggle, std::move(text), depth);
  t.action = action + (on ? " 0" : " 1");
  t.hint = std::move(hint);
  t.on = on;
  return t;
}

int next_value(const OptionInfo& info, int value, int way) {
  int next = value + way;
  if (info.high > 100)
    while (next > info.low && next < info.high && next % 11 != 0 && next % 50 != 0) next += way;
  return std::clamp(next, info.low, info.high);
}

void add_stepper(Items& items, const std::string& id, Message text, const std::string& action,
                 int value, int less, int more, std::uint8_t depth) {
  Item minus = button(id + ids::kMinus, msg("app.less").with_message("what", text),
                      action + " " + std::to_string(less), depth);
  minus.enabled = less < value;
  Item plus = button(id + ids::kPlus, msg("app.more").with_message("what", text),
                     action + " " + std::to_string(more), depth);
  plus.enabled = more > value;
  items.push_back(std::move(minus));
  items.push_back(text_line(id, std::move(text), depth));
  items.push_back(std::move(plus));
}

void add_row(Items& items, const std::string& id, std::vector<Message> cells, bool head, bool on,
             std::uint8_t depth) {
  Item row = part(id, Role::row, {}, depth);
  row.on = on;
  items.push_back(std::move(row));
  int column = 0;
  for (Message& text : cells) {
    const Role kind = column == 0 || head ? Role::header : Role::cell;
    items.push_back(part(id + "." + std::to_string(column++), kind, std::move(text),
                         static_cast<std::uint8_t>(depth + 1)));
  }
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
    add_row(items, "scores." + std::to_string(p), std::move(cells), false, won, inner);
  }
}

void add_chart(Items& items, const Sheet& sheet) {
  if (sheet.rounds.size() < 2) return;
  items.push_back(part("chart", Role::chart, msg("sheet.chart")));
  for (std::size_t p = 0; p < sheet.players.size(); ++p) {
    const int average = tenths(sheet.totals[p], static_cast<int>(sheet.rounds.size()));
    Item line = part("chart." + std::to_string(p), Role::entry,
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

Message tenths_text(int tenths) {
  const int size = std::abs(tenths);
  return msg("app.tenths")
      .with_text("sign", tenths < 0 ? "−" : "")
      .with("whole", size / 10)
      .with("tenth", size % 10);
}

Message points_text(std::string_view game, int points) {
  return msg_family(std::string(game) + ".", "points").with("points", points);
}

std::string_view kind_name(const AnyGame& game, const OptionSet& options) {
  return kind_of(game, options).name;
}

Message kind_text(const AnyGame& game, const OptionSet& options) {
  return msg_family("game.", kind_name(game, options));
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

Message date_text(std::string_view text) {
  const auto date = read_date(text);
  if (!date) return msg("app.no_date");
  return msg("app.date").with("year", date->year).with("month", date->month).with("day", date->day);
}

Message day_text(std::string_view day, std::string_view today) {
  const auto now = read_date(today), then = read_date(day);
  if (now && then == now) return msg("app.today");
  if (now && then && then == day_before(*now)) return msg("app.yesterday");
  return date_text(day);
}

}  // namespace tablee::app
