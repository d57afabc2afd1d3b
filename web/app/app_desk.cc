// What is done at the writing desk: kept sheets, replays, the score pad, and whoever has a file of
// their own.

#include "core/scan.h"
#include "web/app/app.h"
#include "web/app/daily.h"
#include "web/app/pad.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/ui.h"

namespace tablee::app {

bool App::act_on_desk(std::string_view verb, std::string_view rest) {
  // In a table they stay functions of their own, which the program's second half can hold.
  static constexpr bool (App::*kLater[])(std::string_view, std::string_view) = {
      &App::act_on_replay, &App::act_on_exercises};
  for (const auto act_on : kLater)
    if ((this->*act_on)(verb, rest)) return true;
  if (files_.act(verb, rest)) return true;
  if (verb == "pad")
    open_pad(model_, rest);
  else if (verb == "why" || verb == "again")
    explain(rest);
  else if (verb == "swap")
    swap_seat(rest);
  else
    return false;
  return true;
}

// Why that event came about: on the table, which shows it once more, where all play at once; else
// in its line of the log, which is opened for it from elsewhere.
void App::explain(std::string_view event) {
  Model& m = model_;
  const auto at = Scan::to_number(event);
  const Match* match = m.match_shown();
  if (!at || !match || *at < 0 || *at >= static_cast<std::int64_t>(match->events().size())) return;
  const auto place = static_cast<std::size_t>(*at);
  if (auto* own = m.path.here<ReplayUi>()) return explain_step(*own, place);
  if (m.screen_id() == ScreenId::table && see_again(place)) return;
  if (auto* own = m.path.here<LogUi>()) {
    const bool again = own->explained == place;
    own->explained = again ? std::nullopt : std::optional(place);
    if (again) return;
  } else {
    m.open<LogUi>().asked = place;
  }
  say(because_text(m, *match, place));
}

// Who decides for a seat from now on: "2 person", "2 hasty".
void App::swap_seat(std::string_view rest) {
  Model& m = model_;
  Scan scan(rest);
  if (!m.session || m.lesson || m.session->match().over() || is_daily(m.session->key())) return;
  const auto seat = scan.number(0, m.session->match().players() - 1);
  const std::string_view who = scan.rest();
  const bool person = who == "person";
  if (!seat || (!person && !is_level(who))) return;
  m.session->seat_bot(seat_at(*seat), person ? std::string_view() : who);
}

}  // namespace tablee::app
