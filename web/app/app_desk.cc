// What is done at the writing desk: kept sheets, replays, the score pad, and whoever has a file of
// their own; and who decides for a seat.

#include "core/scan.h"
#include "web/app/app.h"
#include "web/app/daily.h"
#include "web/app/pad.h"

namespace tablee::app {

bool App::act_on_desk(std::string_view verb, std::string_view rest) {
  if (replays_.act(verb, rest) || trials_.act_on_book(verb, rest) || files_.act(verb, rest))
    return true;
  if (verb == "pad")
    open_pad(model_, rest);
  else if (verb == "swap")
    swap_seat(rest);
  else
    return false;
  return true;
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
