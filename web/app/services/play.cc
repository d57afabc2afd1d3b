#include "web/app/services/play.h"

#include <algorithm>

#include "protocol/protocol.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"
#include "web/app/storage/daily.h"

namespace tablee::app {
namespace {

// Counted in work, not by a clock (engine/bots/level.h): the same on every device.
constexpr Budget kBotBudget{100, 0};

}  // namespace

bool Play::act(const Action& action, bool at_once, const Items& shown) {
  Model& m = model_;
  const Verb verb = action.verb;
  if (verb == Verb::swap_person || verb == Verb::swap_bot) {
    swap(action);
    return true;
  }
  if (!m.session || m.screen_id() != ScreenId::table) return false;
  const std::string& text = action.text;
  switch (verb) {
    case Verb::lift:
      if (at_once)
        move(text);
      else
        lift(text);
      return true;
    case Verb::look:
      m.transient.looked = text;
      return true;
    case Verb::compose: {
      // Only an offered action: its name is announced.
      const bool offered = std::any_of(shown.begin(), shown.end(),
                                       [&](const Item& item) { return item.action == action; });
      if (!text.empty() && !offered) return true;
      m.path.here<TableUi>()->begun = text;
      // Other things can be touched now, and lie where others lay.
      narrator_.next_revision();
      return true;
    }
    default:
      return act_on_match(action);
  }
}

// Actions on the match itself.
bool Play::act_on_match(const Action& action) {
  Model& m = model_;
  switch (action.verb) {
    case Verb::move:
      move(action.text);
      return true;
    case Verb::coach:
      if (m.coached && ++*m.coached > kTips) end_coaching();
      return true;
    case Verb::show:
      narrator_.next_revision();
      m.session->take_over();
      return true;
    case Verb::reveal:
      if (!m.session->gathered()) return true;
      narrator_.next_revision();
      if (Status s = m.session->reveal(); !s) m.notice = s.error().what;
      return true;
    case Verb::undo:
      m.session->undo();
      m.put_down();
      narrator_.forget();
      voice_.say(msg("table.undone"));
      return true;
    case Verb::deal:
      narrator_.next_revision();
      if (Status s = m.session->deal(); !s) m.notice = s.error().what;
      return true;
    case Verb::rematch:
      play_again();
      return true;
    default:
      return false;
  }
}

void Play::lift(const std::string& move) {
  Model& m = model_;
  m.path.here<TableUi>()->lifted = move;
  // Where other players must not know which one, it is only said that a card is raised.
  voice_.say(m.session->in_secret(m.session->deciding())
                 ? msg("table.lifted_unsaid")
                 : msg("table.lifted")
                       .with_text("move", move.substr(move.rfind(' ') + 1))
                       .with_message("what", m.session->view()->describe_move(move)),
             Channel::voice);
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
