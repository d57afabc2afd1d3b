#include "web/app/screens/parts.h"

#include <algorithm>

#include "core/scan.h"

namespace tablee::app {
namespace {

Item item(std::string id, Role role, Message text, std::uint8_t depth) {
  Item i;
  i.id = std::move(id);
  i.role = role;
  i.depth = depth;
  i.text = std::move(text);
  return i;
}

}  // namespace

Item button(std::string id, Message text, std::string action, std::uint8_t depth) {
  Item b = item(std::move(id), Role::button, std::move(text), depth);
  b.action = std::move(action);
  return b;
}

Item main_button(std::string id, Message text, std::string action, std::uint8_t depth) {
  Item b = button(std::move(id), std::move(text), std::move(action), depth);
  b.on = true;
  return b;
}

Item heading(std::string id, Message text, int level, std::uint8_t depth) {
  Item h = item(std::move(id), Role::heading, std::move(text), depth);
  h.level = static_cast<std::uint8_t>(level);
  return h;
}

Item text_line(std::string id, Message text, std::uint8_t depth) {
  return item(std::move(id), Role::text, std::move(text), depth);
}

void add_command_line(Items& items, const Model& m) {
  Item line = item("command", Role::input, msg("command.line"), 0);
  line.hint = msg("command.hint");
  line.action = "command";
  line.value = m.typed;
  items.push_back(std::move(line));
  if (!m.answer.empty()) items.push_back(text_line("command.answer", m.answer));
}

Item back_button() { return button("back", msg("app.back"), "back"); }

void add_choices(Items& items, const std::string& id, Message label, const std::string& action,
                 const std::vector<Option>& options, std::uint8_t depth) {
  items.push_back(item(id, Role::list, std::move(label), depth));
  for (const Option& option : options) {
    Item choice = item(id + "." + option.name, Role::choice, option.text,
                       static_cast<std::uint8_t>(depth + 1));
    choice.action = action + " " + option.name;
    choice.on = option.on;
    items.push_back(std::move(choice));
  }
}

Item toggle(std::string id, Message text, const std::string& action, bool on, Message hint,
            std::uint8_t depth) {
  Item t = item(std::move(id), Role::toggle, std::move(text), depth);
  t.action = action + (on ? " 0" : " 1");
  t.hint = std::move(hint);
  t.on = on;
  return t;
}

void add_stepper(Items& items, const std::string& id, Message text, const std::string& action,
                 int value, int low, int high, int step, std::uint8_t depth) {
  const int less = std::max(low, value - step);
  const int more = std::min(high, value + step);
  Item minus = button(id + ".minus", msg("app.less").with_message("what", text),
                      action + " " + std::to_string(less), depth);
  minus.enabled = less < value;
  Item plus = button(id + ".plus", msg("app.more").with_message("what", text),
                     action + " " + std::to_string(more), depth);
  plus.enabled = more > value;
  items.push_back(std::move(minus));
  items.push_back(text_line(id, std::move(text), depth));
  items.push_back(std::move(plus));
}

void add_sheet(Items& items, const Sheet& sheet, std::uint8_t depth) {
  const auto inner = static_cast<std::uint8_t>(depth + 1);
  const auto cell_depth = static_cast<std::uint8_t>(depth + 2);
  items.push_back(item("scores", Role::table, msg("sheet.table"), depth));
  const auto add_row = [&](const std::string& id, Role role, std::vector<Message> cells, bool on) {
    Item row = item(id, Role::row, {}, inner);
    row.on = on;
    items.push_back(std::move(row));
    int column = 0;
    for (Message& text : cells) {
      const Role kind = column == 0 ? Role::header : role;
      items.push_back(item(id + "." + std::to_string(column++), kind, std::move(text), cell_depth));
    }
  };
  std::vector<Message> names{msg("sheet.player")};
  for (std::size_t r = 0; r < sheet.rounds.size(); ++r)
    names.push_back(msg("sheet.round").with("round", static_cast<int>(r) + 1));
  names.push_back(msg("sheet.total"));
  add_row("scores.head", Role::header, std::move(names), false);
  for (std::size_t p = 0; p < sheet.players.size(); ++p) {
    std::vector<Message> cells{msg("sheet.name").with_seat("seat", seat_at(static_cast<int>(p)))};
    for (const auto& round : sheet.rounds)
      cells.push_back(msg("sheet.points").with("points", round[p]));
    cells.push_back(msg("sheet.points").with("points", sheet.totals[p]));
    const bool won = std::find(sheet.winners.begin(), sheet.winners.end(), static_cast<int>(p)) !=
                     sheet.winners.end();
    add_row("scores." + std::to_string(p), Role::cell, std::move(cells), won);
  }
}

Message kind_text(const AnyGame& game, const OptionSet& options) {
  return msg_family("game.", kind_of(game, options).name);
}

Message date_text(std::string_view date) {
  const auto part = [&](std::size_t from, std::size_t count) {
    return from + count <= date.size() ? Scan::to_number(date.substr(from, count)) : std::nullopt;
  };
  const auto year = part(0, 4);
  const auto month = part(5, 2);
  const auto day = part(8, 2);
  if (!year || !month || !day) return msg("app.words").with_text("words", date);
  return msg("app.date").with("year", *year).with("month", *month).with("day", *day);
}

}  // namespace tablee::app
