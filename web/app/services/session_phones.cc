// Seats that hold their cards on a phone.

#include <algorithm>
#include <utility>

#include "table/hand_code.h"
#include "web/app/services/session.h"

namespace tablee::app {

bool Session::has_hands() const { return match_.setup().game->presentation().hands; }

bool Session::chooses_on_phone(Seat seat) const {
  return has_hands() && match_.to_act().has(seat) && match_.state().open_view(seat)->needs_secret();
}

void Session::set_phones(SeatSet seats) {
  if (!has_hands()) return;  // then only a link makes a phone a seat's
  phones_ = {};
  for (const Seat seat : seats)
    if (seat < match_.players() && match_.person(seat)) phones_.add(seat);
  for (const Seat seat : SeatSet::first(match_.players()))
    if (!phones_.has(seat)) shown_[seat] = {};
  for (const Seat seat : linked_)
    if (!phones_.has(seat)) linked_.remove(seat);
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

Seat Session::replacing() const {
  const Seat seat = deciding();
  if (seat == kNobody || !phones_.has(seat)) return kNobody;
  return match_.setup().game->presentation().instead.empty() ? kNobody : seat;
}

SeatSet Session::unshown() const {
  SeatSet seats;
  if (phones_.empty() || dealt_by_code(match_) != ByCode::now) return seats;
  for (const Seat seat : phones_)
    if (shown_[seat].last_round < match_.record().deals.size() ||
        shown_[seat].draws < secret_draws(match_, seat))
      seats.add(seat);
  return seats;
}

void Session::show_codes(SeatSet seats) {
  for (const Seat seat : seats)
    shown_[seat] = {last_round_in_code(match_), secret_draws(match_, seat)};
}

Status Session::enter(Seat seat, std::string_view move) {
  const Error refused{msg("shared.phone_refused").with_seat("seat", seat), {}};
  if (seat != kNobody && seat == may_replace()) {
    const std::string instead(match_.setup().game->presentation().instead);
    return match_.play(seat, instead + ' ' + std::string(move)) ? Status{} : refused;
  }
  const bool early = linked_.has(seat) && chooses_on_phone(seat);
  if (!early && !awaited().has(seat)) return Error{msg("error.not_now"), {}};
  const auto legal = seat_view(seat)->legal_moves();
  if (std::find(legal.begin(), legal.end(), move) == legal.end()) return refused;
  entered_[seat] = move;
  return play_entered();
}

void Session::link(Seat seat, bool on) {
  // There the link alone makes the phone that seat's.
  if (!has_hands()) {
    phones_.remove(seat);
    if (on && sharing().has(seat)) phones_.add(seat);
  }
  // What it holds is on the phone from now on, or on nobody's screen.
  if (holder_ == seat) holder_ = kNobody;
  if (on && phones_.has(seat)) return linked_.add(seat);
  if (linked_.has(seat)) entered_[seat].clear();
  linked_.remove(seat);
}

Status Session::choose(Seat seat, std::string_view move) {
  if (!linked_.has(seat) || !match_.to_act().has(seat) || chooses_on_phone(seat))
    return Error{msg("error.not_now"), {}};
  if (holder_ == seat) holder_ = kNobody;
  return match_.play(seat, move);
}

Status Session::play_entered() {
  const SeatSet all = awaited();
  for (const Seat other : all)
    if (entered_[other].empty()) return {};
  if (all.empty()) return {};
  const auto entered = std::exchange(entered_, {});
  for (const Seat other : all)
    if (Status s = match_.play(other, entered[other]); !s) return s;
  return {};
}

}  // namespace tablee::app
