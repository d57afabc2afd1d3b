// Parts of screens with settings: choices, who plays a seat, numbers; and the button back.

#include <algorithm>

#include "core/characters.h"
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

namespace {

// The characters who do not sit elsewhere at the table.
void add_characters(Items& items, int seat_index, const std::vector<SeatSetup>& seats, Verb bot) {
  const std::string& now = seats[seat_index].bot;
  const auto player = read_player(now);
  const std::string_view level = player ? player->level : is_level(now) ? now : kUsualLevel;
  std::vector<Option> all;
  for (std::size_t i = 0; i < kCharacterCount; ++i) {
    const auto character = static_cast<Character>(i);
    const auto sits = [&](const SeatSetup& seat) {
      const auto other = read_player(seat.bot);
      return other && other->character == character && &seat != &seats[seat_index];
    };
    if (std::any_of(seats.begin(), seats.end(), sits)) continue;
    const Player choice{character, has_strengths(character) ? level : kLevels[0]};
    all.push_back({std::string(choice.name()),
                   msg_family("bot.", choice.name()),
                   player && player->character == character,
                   {bot, seat_index, player_name(choice)}});
  }
  add_choices(items, ids::inside(ids::place_id(seat_index), "character"),
              msg("setup.character").with("number", seat_index + 1), all, 2);
}

void add_strengths(Items& items, int seat_index, const Player& player, Verb bot) {
  std::vector<Option> all;
  for (const std::string_view level : kLevels)
    all.push_back({std::string(level),
                   msg_family("bot.", level),
                   player.level == level,
                   {bot, seat_index, player_name({player.character, level})}});
  add_choices(items, ids::inside(ids::place_id(seat_index), "strength"),
              msg("setup.strength").with("number", seat_index + 1), all, 2);
}

}  // namespace

bool add_decider(const Model& m, Items& items, int seat_index, const std::vector<SeatSetup>& seats,
                 Verb person, Verb bot) {
  const SeatSetup& seat = seats[seat_index];
  const auto player = read_player(seat.bot);
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
  const bool known = chosen != all.end() || player;
  Item line = part(ids::inside(place, "who"), Role::disclosure,
                   player                ? msg_family("bot.", player->name())
                   : chosen != all.end() ? chosen->text
                                         : msg("app.words").with_text("words", seat.bot),
                   2);
  line.action = {Verb::unfold, line.id};
  line.hint = who;
  line.on = m.transient.unfolded == line.id;
  const bool open = line.on;
  items.push_back(std::move(line));
  if (!open) return false;
  add_choices(items, ids::inside(place, "kind"), who, all, 2);
  add_characters(items, seat_index, seats, bot);
  if (known && !seat.person())
    items.push_back(text_line(
        ids::inside(place, "about"),
        msg_family("bot_about.", player ? player->name() : std::string_view(seat.bot)), 2));
  if (player && has_strengths(player->character)) add_strengths(items, seat_index, *player, bot);
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
