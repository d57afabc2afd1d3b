// What is set on a screen: choices, who decides, numbers; and the way back from it.

#include <algorithm>

#include "web/app/screens/parts.h"

namespace tablee::app {

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

}  // namespace tablee::app
