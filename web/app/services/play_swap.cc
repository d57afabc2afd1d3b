// Who decides for a seat from now on: a person or a bot.

#include "core/characters.h"
#include "web/app/services/play.h"
#include "web/app/storage/daily.h"

namespace tablee::app {

void Play::swap(const Action& action) {
  Model& m = model_;
  if (!m.session || m.lesson || m.session->match().over() || is_daily(m.session->key())) return;
  const int seat = action.number;
  const bool person = action.verb == Verb::swap_person;
  if (seat < 0 || seat >= m.session->match().players() || (!person && !is_known_bot(action.text)))
    return;
  m.session->seat_bot(seat_at(seat), person ? std::string_view() : action.text);
}

}  // namespace tablee::app
