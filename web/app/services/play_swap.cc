// Who decides for a seat from now on: a person or a bot.

#include "core/scan.h"
#include "web/app/services/play.h"
#include "web/app/storage/daily.h"

namespace tablee::app {

void Play::swap(std::string_view rest) {
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
