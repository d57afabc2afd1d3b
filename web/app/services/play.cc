#include "web/app/services/play.h"

#include <algorithm>

#include "core/scan.h"
#include "protocol/protocol.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"
#include "web/app/storage/daily.h"

namespace tablee::app {
namespace {

// Counted in work, not by a clock (engine/bots/level.h): the same on every device.
constexpr Budget kBotBudget{100, 0};

}  // namespace

bool Play::act(std::string_view verb, std::string_view rest, bool at_once, const Items& shown) {
  Model& m = model_;
  if (verb == "swap") {
    swap(rest);
    return true;
  }
  if (!m.session || m.screen_id() != ScreenId::table) return false;
  if (verb == "lift") {
    if (at_once) {
      move(rest);
      return true;
    }
    m.path.here<TableUi>()->lifted = rest;
    // Round one device nobody's hand is said aloud: that a card is up, not which.
    voice_.say(m.session->people() > 1
                   ? msg("table.lifted_unsaid")
                   : msg("table.lifted")
                         .with_text("move", rest.substr(rest.rfind(' ') + 1))
                         .with_message("what", m.session->view()->describe_move(rest)),
               Told::voice);
    return true;
  }
  if (verb == "look") {
    m.brief.looked = rest;
    return true;
  }
  if (verb == "compose") {
    // Only what is offered: its name is told.
    const bool offered = std::any_of(shown.begin(), shown.end(), [&](const Item& item) {
      return item.action == "compose " + std::string(rest);
    });
    if (!rest.empty() && !offered) return true;
    m.path.here<TableUi>()->begun = rest;
    // Other things can be touched now, and lie where others lay.
    narrator_.next_moment();
    return true;
  }
  return act_on_match(verb, rest);
}

// What is done to the match itself.
bool Play::act_on_match(std::string_view verb, std::string_view rest) {
  Model& m = model_;
  if (verb == "move") {
    move(rest);
    return true;
  }
  if (verb == "coach") {
    if (m.coached && ++*m.coached > kTips) end_coaching();
    return true;
  }
  if (verb == "show") {
    narrator_.next_moment();
    m.session->take_over();
    return true;
  }
  if (verb == "reveal") {
    if (!m.session->gathered()) return true;
    narrator_.next_moment();
    if (Status s = m.session->reveal(); !s) m.notice = s.error().what;
    return true;
  }
  if (verb == "undo") {
    m.session->undo();
    m.put_down();
    narrator_.forget();
    voice_.say(msg("table.undone"));
    return true;
  }
  if (verb == "deal") {
    narrator_.next_moment();
    if (Status s = m.session->deal(); !s) m.notice = s.error().what;
    return true;
  }
  if (verb == "rematch") {
    play_again();
    return true;
  }
  return false;
}

void Play::play_again() {
  Plan again;
  const Setup& setup = model_.session->match().setup();
  again.game = setup.game;
  for (const auto& [key, value] : setup.options)
    if (key != "players") again.set_option(key, value);
  again.seats = setup.seats;
  for (SeatSetup& seat : again.seats) seat.swaps = 0;
  again.practice = setup.practice;
  tables_.begin(again);
}

void Play::move(std::string_view text) {
  Model& m = model_;
  m.put_down();
  if (Status s = m.session->play(text); !s) {
    m.notice = s.error().what;
    return;
  }
  narrator_.played(text);
  if (!m.lesson) end_coaching();
}

void Play::end_coaching() {
  if (!model_.coached) return;
  model_.coached.reset();
  model_.store.put(std::string(kCoachedKey), "1");
}

void Play::ask_bots() {
  const Match& match = model_.session->match();
  for (const Ask& ask : model_.session->asks()) {
    const auto view = model_.session->seat_view(ask.seat);
    const SeatSetup& seat = match.seats()[ask.seat];
    page_.think(protocol::think_line(ask.id, seat.bot, match.question(*view, kBotBudget)));
  }
}

}  // namespace tablee::app
