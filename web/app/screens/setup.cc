// Setting up a table: who sits round it, when it ends, which variants.

#include "core/characters.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/summaries/avatars.h"

namespace tablee::app {
namespace {

void add_seats(const Model& m, Items& items) {
  items.push_back(heading("seats.title", msg("setup.seats"), 2));
  items.push_back(part("seats", Role::list, msg("setup.seats")));
  const auto count = m.plan.seats.size();
  const auto names = seat_names(m.plan.seats, m.settings.language);
  for (std::size_t i = 0; i < count; ++i) {
    const SeatSetup& seat = m.plan.seats[i];
    const int index = static_cast<int>(i), number = index + 1;
    const std::string id = ids::place_id(index);
    items.push_back(part(id, Role::entry, msg("setup.seat").with("number", number), 1));
    items.back().data = SeatOf{seat_at(index)};
    Item name = input(ids::inside(id, "name"), msg("setup.name").with("number", number),
                      {seat.name, seat_at(index)}, 2);
    name.hint = msg("app.words").with_text("words", names[i]);
    items.push_back(std::move(name));
    if (!add_decider(m, items, index, m.plan.seats, Verb::seat_person, Verb::seat_bot)) continue;
    if (seat.person()) add_look_choices(m.plan.seats, i, items);
    Plan fewer = m.plan;
    fewer.seats.pop_back();
    if (count > static_cast<std::size_t>(m.plan.game->min_seats()) &&
        m.plan.game->check(fewer.full_options()))
      items.push_back(button(id + ids::kRemove, msg("setup.remove").with("number", number),
                             {Verb::seat_remove, index}, 2));
  }
  Plan more = m.plan;
  more.seats.push_back({});
  if (count < static_cast<std::size_t>(m.plan.game->max_seats()) &&
      m.plan.game->check(more.full_options())) {
    items.push_back(button("seats.person.add", msg("setup.add_person"), Verb::seat_add_person));
    items.push_back(button("seats.bot.add", msg("setup.add_bot"), Verb::seat_add_bot));
  }
}

// Would the rules still define the table with that option changed?
bool allowed(const Plan& plan, std::string_view key, int value) {
  Plan changed = plan;
  changed.set_option(key, value);
  return plan.game->check(changed.full_options()).ok();
}

void add_options(const Model& m, Items& items) {
  const std::string game(m.plan.game->id());
  items.push_back(heading("options.title", msg("setup.options"), 2));
  for (const OptionInfo& info : m.plan.game->options()) {
    // A flag that makes another kind of table has its own poster at home.
    if (info.key == "players" || makes_kind(*m.plan.game, info.key)) continue;
    const std::string key(info.key);
    const int value = m.plan.option(info.key);
    if (info.flag) {
      Item flag = toggle("option." + key, msg_family(game + ".option.", key),
                         {Verb::option, key, value ? 0 : 1}, value != 0,
                         msg_family(game + ".option_about.", key));
      if (allowed(m.plan, info.key, value ? 0 : 1)) items.push_back(std::move(flag));
      continue;
    }
    Message label =
        msg_family(game + (value ? ".option." : ".option_none."), key).with("value", value);
    // A step to what the rules do not define is not offered.
    const auto step = [&](int way) {
      const int to = next_value(info, value, way);
      return allowed(m.plan, info.key, to) ? to : value;
    };
    const int less = step(-1), more = step(1);
    if (less != value || more != value) {
      add_stepper(items, key, std::move(label), {Verb::option, value, less, more});
      continue;
    }
    // Options that are fixed for this variant are shown, if there is a text for them.
    Message fixed =
        msg_family(std::string(kind_name(*m.plan.game, m.plan.options)) + ".fixed.", key);
    if (text::find_words(m.settings.language, fixed.key))
      items.push_back(text_line("option." + key, std::move(fixed)));
  }
  items.push_back(toggle("practice", msg("setup.practice"),
                         {Verb::practice, m.plan.practice ? 0 : 1}, m.plan.practice,
                         msg("setup.practice_about")));
}

// Adds or removes a seat, or changes who plays it.
void change_seat(Model& m, const Action& action) {
  Plan& plan = m.plan;
  const std::size_t max = plan.game->max_seats();
  const std::size_t min = plan.game->min_seats();
  const int index = action.number;
  Plan changed = plan;
  if (action.verb == Verb::seat_add_person || action.verb == Verb::seat_add_bot) {
    if (plan.seats.size() >= max) return;
    const bool person = action.verb == Verb::seat_add_person;
    changed.seats.push_back({{}, person ? std::string() : std::string(kUsualLevel)});
    if (plan.game->check(changed.full_options())) plan = changed;
    return;
  }
  if (index < 0 || index >= static_cast<int>(plan.seats.size())) return;
  SeatSetup& seat = changed.seats[index];
  switch (action.verb) {
    case Verb::seat_remove:
      if (plan.seats.size() <= min) return;
      changed.seats.erase(changed.seats.begin() + index);
      break;
    case Verb::seat_person:
      if (!seat.person()) seat = {};
      break;
    case Verb::seat_bot:
      if (!is_known_bot(action.text)) return;
      if (seat.person()) seat = {};
      seat.bot = action.text;
      // Whoever chooses a character may want another strength, too.
      if (read_player(seat.bot)) m.transient.unfolded = ids::inside(ids::place_id(index), "who");
      break;
    case Verb::seat_avatar:
    case Verb::seat_colour:
      // A user who chooses an avatar may want another colour, too.
      if (choose_look(changed.seats, index, action.verb == Verb::seat_avatar, action.second))
        m.transient.unfolded = ids::inside(ids::place_id(index), "who");
      break;
    default:
      return;
  }
  if (plan.game->check(changed.full_options())) plan = changed;
}

void change_option(Model& m, const std::string& key, int value) {
  if (value < 0 || value > 1'000'000) return;
  Plan changed = m.plan;
  changed.set_option(key, value);
  if (Status s = changed.game->check(changed.full_options()); !s)
    m.notice = s.error().what;
  else
    m.plan = changed;
}

bool act_on_setup(Model& m, Voice&, const Action& action) {
  switch (action.verb) {
    case Verb::option:
      change_option(m, action.text, action.number);
      return true;
    case Verb::practice:
      m.plan.practice = action.number == 1;
      return true;
    case Verb::seat_add_person:
    case Verb::seat_add_bot:
    case Verb::seat_remove:
    case Verb::seat_avatar:
    case Verb::seat_colour:
    case Verb::seat_person:
    case Verb::seat_bot:
      change_seat(m, action);
      return true;
    default:
      return false;
  }
}

void name_seat(Model& m, const Item& field, std::string_view typed) {
  const auto* of = data_of<FieldText>(field);
  auto& seats = m.plan.seats;
  if (of && of->seat >= 0 && of->seat < static_cast<int>(seats.size()))
    seats[of->seat].name = tidy_name(typed);
}

Items setup_items(const Model& m) {
  Items items;
  items.push_back(back_button());
  items.push_back(
      heading(ids::kTitle,
              msg("setup.title").with_message("game", kind_text(*m.plan.game, m.plan.options)), 1));
  const std::string kind(kind_name(*m.plan.game, m.plan.options));
  items.push_back(part(ids::kTable + kind, Role::region, msg_family("game.", kind)));
  items.back().data = KindName{kind};
  items.push_back(text_line("about", msg_family("game_about.", kind), 1));
  add_seats(m, items);
  add_options(m, items);
  add_first_lesson(kind, items);
  items.push_back(button("share", msg("share.table"), Verb::share_table));
  add_command_line(items, m);
  items.push_back(main_button("start", msg("setup.start"), Verb::start));
  return items;
}

}  // namespace

constinit const Screen setup_screen{
    .name = "setup",
    .items = setup_items,
    .act = act_on_setup,
    .input = name_seat,
    .by_name = true,
    .looks = [](const Model& m) { return avatars_of(m.plan.seats); }};

}  // namespace tablee::app
