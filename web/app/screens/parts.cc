#include "web/app/screens/parts.h"

#include "core/date.h"

namespace tablee::app {

Item part(std::string id, Role role, Message text, std::uint8_t depth) {
  Item i;
  i.id = std::move(id);
  i.role = role;
  i.depth = depth;
  i.text = std::move(text);
  return i;
}

Item input(std::string id, Message text, FieldText field, std::uint8_t depth) {
  Item i = part(std::move(id), Role::input, std::move(text), depth);
  i.data = std::move(field);
  return i;
}

Item button(std::string id, Message text, Action action, std::uint8_t depth) {
  Item b = part(std::move(id), Role::button, std::move(text), depth);
  b.action = std::move(action);
  return b;
}

Item main_button(std::string id, Message text, Action action, std::uint8_t depth) {
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
  line.action = Verb::command;
  line.data = FieldText{m.typed};
  items.push_back(std::move(line));
  if (!m.transient.answer.empty())
    items.push_back(text_line(ids::kCommandAnswer, m.transient.answer));
}

Item toggle(std::string id, Message text, Action turn, bool on, Message hint, std::uint8_t depth) {
  Item t = part(std::move(id), Role::toggle, std::move(text), depth);
  t.action = std::move(turn);
  t.hint = std::move(hint);
  t.on = on;
  return t;
}

std::string_view kind_name(const AnyGame& game, const OptionSet& options) {
  return kind_of(game, options).name;
}

Message kind_text(const AnyGame& game, const OptionSet& options) {
  return msg_family("game.", kind_name(game, options));
}

Message date_text(std::string_view text) {
  const auto date = read_date(text);
  if (!date) return msg("app.no_date");
  return msg("app.date")
      .with("year", date->year)
      .with_message("month", msg_family("month.", std::to_string(date->month)))
      .with("day", date->day);
}

Message day_text(std::string_view day, std::string_view today) {
  const auto now = read_date(today), then = read_date(day);
  if (now && then == now) return msg("app.today");
  if (now && then && then == day_before(*now)) return msg("app.yesterday");
  return date_text(day);
}

}  // namespace tablee::app
