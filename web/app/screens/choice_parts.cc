// Parts of screens with settings: choices, who plays a seat, numbers; and the button back.

#include <algorithm>

#include "web/app/screens/parts.h"

namespace tablee::app {

Item back_button() { return button(ids::kBack, msg("app.back"), Verb::back); }

void add_choices(Items& items, const std::string& id, Message label,
                 const std::vector<Option>& options, std::uint8_t depth) {
  items.push_back(part(id, Role::list, std::move(label), depth));
  for (const Option& option : options) {
    Item choice = part(ids::inside(id, option.name), Role::choice, option.text,
                       static_cast<std::uint8_t>(depth + 1));
    choice.action = option.action;
    choice.on = option.on;
    items.push_back(std::move(choice));
  }
}

bool add_decider(const Model& m, Items& items, int seat_index, const SeatSetup& seat, Verb person,
                 Verb bot) {
  const std::string place = ids::place_id(seat_index);
  const Message who = msg("setup.kind").with("number", seat_index + 1);
  std::vector<Option> all{
      {"person", msg("setup.person"), seat.person(), Action(person, seat_index)}};
  for (const std::string_view name : kLevels) {
    const std::string level(name);
    all.push_back({level, msg_family("bot.", name), seat.bot == name, {bot, seat_index, level}});
  }
  // Records may come from tables with other bots than ours.
  const auto chosen = std::find_if(all.begin(), all.end(), [](const Option& o) { return o.on; });
  const bool known = chosen != all.end();
  Item line = part(ids::inside(place, "who"), Role::disclosure,
                   known ? chosen->text : msg("app.words").with_text("words", seat.bot), 2);
  line.action = {Verb::unfold, line.id};
  line.hint = who;
  line.on = m.transient.unfolded == line.id;
  const bool open = line.on;
  items.push_back(std::move(line));
  if (!open) return false;
  add_choices(items, ids::inside(place, "kind"), who, all, 2);
  if (known && !seat.person())
    items.push_back(text_line(ids::inside(place, "about"), msg_family("bot_about.", seat.bot), 2));
  return true;
}

int next_value(const OptionInfo& info, int value, int way) {
  int next = value + way;
  if (info.high > 100)
    while (next > info.low && next < info.high && next % 11 != 0 && next % 50 != 0) next += way;
  return std::clamp(next, info.low, info.high);
}

void add_stepper(Items& items, const std::string& key, Message text, const Steps& steps) {
  const std::string id = "option." + key;
  Item minus = button(id + ids::kMinus, msg("app.less").with_message("what", text),
                      {steps.verb, key, steps.less});
  minus.enabled = steps.less < steps.value;
  Item plus = button(id + ids::kPlus, msg("app.more").with_message("what", text),
                     {steps.verb, key, steps.more});
  plus.enabled = steps.more > steps.value;
  items.push_back(std::move(minus));
  items.push_back(text_line(id, std::move(text)));
  items.push_back(std::move(plus));
}

}  // namespace tablee::app
