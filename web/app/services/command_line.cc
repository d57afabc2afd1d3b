#include "web/app/services/command_line.h"

#include <algorithm>
#include <utility>

#include "core/typed_number.h"
#include "web/app/screens/parts.h"
#include "web/app/services/command.h"

namespace tablee::app {

void CommandLine::answer(Message message) {
  voice_.say(message);
  model_.transient.answer = std::move(message);
}

void CommandLine::answer(const Answers::Lines& lines) {
  if (lines.empty()) return answer(Answers::Lines{voice_.words(msg("command.nothing"))});
  std::string all;
  for (const std::string& line : lines) {
    voice_.answer(line);
    if (!all.empty()) all += all.ends_with('.') ? " " : ". ";
    all += line;
  }
  model_.transient.answer = msg("app.words").with_text("words", all);
}

void CommandLine::answer(Asked asked, const Items& shown) {
  const Model& m = model_;
  const bool at_table = m.screen_id() == ScreenId::table && m.session;
  answer(at_table ? answers_.lines(asked, shown) : Answers::Lines{});
}

const AnyGame* CommandLine::game_at_hand() const {
  const Model& m = model_;
  if (m.screen_id() == ScreenId::setup) return m.plan.game;
  return m.session ? m.session->match().setup().game : nullptr;
}

std::string CommandLine::meant_by(std::string_view typed) const {
  const Model& m = model_;
  return m.screen_id() == ScreenId::table && m.session ? m.session->view()->typed(typed)
                                                       : std::string(typed);
}

// What can be typed: moves of that kind of table, where it has words for them, and commands.
Message CommandLine::help() const {
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
void CommandLine::join(std::string_view typed) {
  Model& m = model_;
  const std::string name = tidy_name(typed);
  if (m.screen_id() != ScreenId::setup || name.empty())
    return answer(name.empty() ? msg("command.whom") : msg("command.not_here"));
  auto& seats = m.plan.seats;
  const auto free = std::find_if(seats.begin(), seats.end(),
                                 [](const SeatSetup& s) { return s.person() && s.name.empty(); });
  if (free != seats.end())
    free->name = name;
  else if (Plan more = m.plan; true) {
    more.seats.push_back({name, {}});
    if (static_cast<int>(more.seats.size()) > m.plan.game->max_seats() ||
        !m.plan.game->check(more.full_options()))
      return answer(msg("command.full"));
    m.plan = more;
  }
  answer(msg("command.joined").with_quote("name", name));
}

bool CommandLine::decides() const {
  const Command::Kind kind = read_command(model_.settings.language, model_.typed, nullptr).kind;
  return kind == Command::Kind::move || kind == Command::Kind::undo;
}

void CommandLine::say_items(const Items& shown, std::initializer_list<std::string_view> starts) {
  bool found = false;
  for (const Item& item : shown) {
    if (item.role == Role::region || item.role == Role::list) continue;
    if (std::none_of(starts.begin(), starts.end(),
                     [&](std::string_view start) { return item.id.starts_with(start); }))
      continue;
    const bool more = item.role == Role::entry && !item.hint.empty();
    voice_.say(more ? explained(item.text, item.hint) : item.text);
    found = true;
  }
  if (!found) answer(msg("command.nothing"));
}

void CommandLine::answer_row(std::string_view typed, const Items& shown) {
  const auto number = typed_number(typed);
  const std::string row = number ? answers_.row(*number, shown) : std::string();
  answer(Answers::Lines{row.empty() ? voice_.words(msg("command.no_row")) : row});
}

Action CommandLine::take(const Items& shown) {
  Model& m = model_;
  const std::string typed = std::exchange(m.typed, {});
  const Command c = read_command(m.settings.language, typed, game_at_hand());
  const auto at_hand = [&](std::string_view start) {
    return std::any_of(shown.begin(), shown.end(),
                       [&](const Item& item) { return item.id.starts_with(start); });
  };
  switch (c.kind) {
    case Command::Kind::move:
      // A lesson answers other moves than the wanted one.
      if (m.lesson || m.may_move(c.rest)) return {Verb::move, c.rest};
      if (const std::string meant = meant_by(c.rest); m.may_move(meant)) return {Verb::move, meant};
      answer(msg("error.move_illegal").with_quote("move", typed));
      break;
    case Command::Kind::join:
      join(c.rest);
      break;
    case Command::Kind::start:
      if (m.screen_id() == ScreenId::setup) return Verb::start;
      answer(msg("command.not_here"));
      break;
    case Command::Kind::undo:
      if (m.session && m.screen_id() == ScreenId::table && m.session->can_undo()) return Verb::undo;
      answer(msg("command.no_undo"));
      break;
    case Command::Kind::question:
      answer(c.asked, shown);
      break;
    case Command::Kind::row:
      answer_row(c.rest, shown);
      break;
    case Command::Kind::table:
      if (m.screen_id() == ScreenId::setup)
        say_items(shown, {ids::kPlace});
      else if (at_hand(ids::kRow))
        say_items(shown, {ids::kPrompt, ids::kRow});
      else
        say_items(shown, {ids::kPrompt, ids::kCard, ids::kSeat});
      break;
    case Command::Kind::help:
      answer(help());
      break;
    case Command::Kind::none:
      answer(msg("command.unknown"));
  }
  return {};
}

}  // namespace tablee::app
