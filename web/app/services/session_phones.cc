// Seats that hold their cards on a phone.

#include <algorithm>
#include <utility>

#include "web/app/services/session.h"

namespace tablee::app {

bool Session::chooses_on_phone(Seat seat) const {
  return match_.to_act().has(seat) && match_.state().open_view(seat)->needs_secret();
}

void Session::set_phones(SeatSet seats) {
  phones_ = {};
  for (const Seat seat : seats)
    if (seat < match_.players() && match_.person(seat)) phones_.add(seat);
  entered_ = {};
  waiting_.reset();
  holder_ = kNobody;
}

SeatSet Session::awaited_phones() const {
  SeatSet awaited;
  if (waiting_ || deciding() != kNobody) return awaited;
  for (const Seat seat : phones_)
    if (chooses_on_phone(seat)) awaited.add(seat);
  return awaited;
}

Status Session::enter(Seat seat, std::string_view move) {
  const SeatSet all = awaited();
  if (!all.has(seat)) return Error{msg("error.not_now"), {}};
  const auto legal = seat_view(seat)->legal_moves();
  if (std::find(legal.begin(), legal.end(), move) == legal.end())
    return Error{msg("shared.phone_refused").with_seat("seat", seat), {}};
  entered_[seat] = move;
  for (const Seat other : all)
    if (entered_[other].empty()) return {};
  const auto entered = std::exchange(entered_, {});
  for (const Seat other : all)
    if (Status s = match_.play(other, entered[other]); !s) return s;
  return {};
}

}  // namespace tablee::app
