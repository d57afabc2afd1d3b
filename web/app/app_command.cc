// The line for commands: what is typed there is a move, or one of a few words.

#include <algorithm>
#include <utility>

#include "web/app/app.h"
#include "web/app/command.h"
#include "web/app/screens/parts.h"

namespace tablee::app {

void App::answer_command(Message message) {
  say(message);
  model_.brief.answer = std::move(message);
}

const AnyGame* App::game_at_hand() const {
  const Model& m = model_;
  if (m.screen_id() == ScreenId::setup) return m.plan.game;
  return m.session ? m.session->match().setup().game : nullptr;
}

std::string App::meant_by(std::string_view typed) const {
  const Model& m = model_;
  return m.screen_id() == ScreenId::table && m.session ? m.session->view()->typed(typed)
                                                       : std::string(typed);
}

// What can be typed: moves of that kind of table, where it has words for them, and commands.
Message App::help() const {
  const Model& m = model_;
  Message all = msg("command.all");
  const AnyGame* game = game_at_hand();
  if (!game) return all;
  const bool set_up = m.screen_id() == ScreenId::setup;
  Message moves = msg_family(
      std::string(kind_name(*game, set_up ? m.plan.options : m.session->match().setup().options)),
      ".help");
  if (!text::find_words(m.settings.language, moves.key)) return all;
  return msg("command.with_moves")
      .with_message("moves", std::move(moves))
      .with_message("all", std::move(all));
}

// "/join Anne" takes the first seat of an unnamed person, else a new one.
void App::join(std::string_view typed) {
  Model& m = model_;
  const std::string name = tidy_name(typed);
  if (m.screen_id() != ScreenId::setup || name.empty())
    return answer_command(name.empty() ? msg("command.whom") : msg("command.not_here"));
  auto& seats = m.plan.seats;
  const auto free = std::find_if(seats.begin(), seats.end(),
                                 [](const SeatSetup& s) { return s.person() && s.name.empty(); });
  if (free != seats.end())
    free->name = name;
  else if (Plan more = m.plan; true) {
    more.seats.push_back({name, {}});
    if (static_cast<int>(more.seats.size()) > m.plan.game->max_seats() ||
        !m.plan.game->check(more.full_options()))
      return answer_command(msg("command.full"));
    m.plan = more;
  }
  answer_command(msg("command.joined").with_text("name", name));
}

// Does what is typed decide anything?
bool App::command_decides() const {
  const Command::Kind kind = read_command(model_.settings.language, model_.typed, nullptr).kind;
  return kind == Command::Kind::move || kind == Command::Kind::undo;
}

void App::command() {
  Model& m = model_;
  const std::string typed = std::exchange(m.typed, {});
  const Command c = read_command(m.settings.language, typed, game_at_hand());
  const auto at_hand = [&](std::string_view start) {
    return std::any_of(items_.begin(), items_.end(),
                       [&](const Item& item) { return item.id.starts_with(start); });
  };
  const auto say_items = [&](std::initializer_list<std::string_view> starts) {
    bool found = false;
    for (const Item& item : items_) {
      if (item.role == Role::region || item.role == Role::list) continue;
      if (std::none_of(starts.begin(), starts.end(),
                       [&](std::string_view start) { return item.id.starts_with(start); }))
        continue;
      const bool more = item.role == Role::entry && !item.hint.empty();
      say(more ? explained(item.text, item.hint) : item.text);
      found = true;
    }
    if (!found) answer_command(msg("command.nothing"));
  };
  switch (c.kind) {
    case Command::Kind::move:
      if (lessons_.act("move", c.rest, items_)) return;
      if (m.may_move(c.rest))
        move(c.rest);
      else if (const std::string meant = meant_by(c.rest); m.may_move(meant))
        move(meant);
      else
        answer_command(msg("error.move_illegal").with_text("move", typed));
      return;
    case Command::Kind::join:
      return join(c.rest);
    case Command::Kind::start:
      if (m.screen_id() == ScreenId::setup)
        act("start");
      else
        answer_command(msg("command.not_here"));
      return;
    case Command::Kind::undo:
      if (m.session && m.screen_id() == ScreenId::table && m.session->can_undo())
        act("undo");
      else
        answer_command(msg("command.no_undo"));
      return;
    case Command::Kind::hand:
      if (at_hand(ids::kHandCard) || m.screen_id() != ScreenId::table || !m.session)
        return say_items({ids::kHandCard});
      // Without cards in hand: what else one holds, where it may be seen, and what lies before one.
      {
        const std::string own = ids::kSeat + std::to_string(int{m.session->view()->viewer()});
        const std::string_view held = m.session->match().setup().game->held_items();
        return say_items({held.empty() ? std::string_view(own) : held, own});
      }
    case Command::Kind::table:
      if (m.screen_id() == ScreenId::setup) return say_items({ids::kPlace});
      if (at_hand(ids::kRow)) return say_items({ids::kPrompt, ids::kRow});
      return say_items({ids::kPrompt, ids::kCard, ids::kSeat});
    case Command::Kind::help:
      return answer_command(help());
    case Command::Kind::none:
      return answer_command(msg("command.unknown"));
  }
}

}  // namespace tablee::app
