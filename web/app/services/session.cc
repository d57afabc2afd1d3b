#include "web/app/services/session.h"

#include <algorithm>
#include <utility>

namespace tablee::app {

Session::Session(Match match, std::string key) : match_(std::move(match)), key_(std::move(key)) {}

namespace {

// A seat that a person left to a bot counts: the remaining players must not see its hand that way,
// nor theirs be seen.
bool peopled(const SeatSetup& seat) { return seat.person() || seat.began_as_person(); }

}  // namespace

int Session::people() const {
  const auto& seats = match_.seats();
  return static_cast<int>(std::count_if(seats.begin(), seats.end(), peopled));
}

Seat Session::last_person() const {
  const auto& moves = match_.record().moves;
  const auto last = std::find_if(moves.rbegin(), moves.rend(),
                                 [&](const auto& move) { return match_.person(move.seat); });
  return last == moves.rend() ? kNobody : last->seat;
}

Seat Session::deciding() const {
  if (waiting_) return kNobody;
  const SeatSet pending = match_.to_act();
  const auto here = [&](Seat seat) { return !phones_.has(seat) || !chooses_on_phone(seat); };
  if (holder_ != kNobody && pending.has(holder_) && here(holder_)) return holder_;
  const int n = match_.players();
  const int last = last_person();
  for (int step = 1; step <= n; ++step) {
    const Seat seat = seat_at((last + step + n) % n);
    if (pending.has(seat) && match_.person(seat) && here(seat)) return seat;
  }
  return kNobody;
}

bool Session::handing_over() const {
  const Seat seat = deciding();
  return seat != kNobody && seat != holder_ && people() > 1 && !laid_open_ &&
         match_.state().open_view(seat)->needs_secret();
}

bool Session::can_peek() const {
  const Seat seat = deciding();
  return seat != kNobody && seat != holder_ && people() > 1 && !laid_open_ && !phones_.has(seat) &&
         !handing_over() && !match_.state().open_view(seat)->peek().empty();
}

Onlooker Session::onlooker() const {
  if (laid_open_) return {.seat = deciding(), .laid_open = true};
  if (people() == 1) {
    const auto& seats = match_.seats();
    const auto own = std::find_if(seats.begin(), seats.end(), peopled);
    return {seat_at(static_cast<int>(own - seats.begin()))};
  }
  if (waiting_) return {};
  const Seat seat = deciding();
  if (seat == kNobody || seat == holder_) return {seat};
  return handing_over() ? Onlooker{} : Onlooker{seat, true, phones_.has(seat)};
}

SeatSet Session::sharing() const {
  SeatSet persons;
  for (int i = 0; i < match_.players(); ++i)
    if (match_.person(seat_at(i))) persons.add(seat_at(i));
  return persons.size() > 1 ? persons : SeatSet{};
}

bool Session::in_secret(Seat seat) const {
  return !laid_open_ && sharing().has(seat) && match_.to_act().has(seat) &&
         match_.state().open_view(seat)->needs_secret();
}

bool Session::wait(PlayedMove move) {
  if (!in_secret(move.seat)) return false;
  for (const Seat seat : match_.to_act())
    if (seat != move.seat && match_.person(seat)) return false;
  const auto legal = seat_view(move.seat)->legal_moves();
  if (std::find(legal.begin(), legal.end(), move.text) == legal.end()) return false;
  waiting_ = std::move(move);
  holder_ = kNobody;
  return true;
}

Status Session::play(std::string_view move) {
  const Seat seat = deciding();
  if (seat == kNobody || handing_over()) return Error{msg("error.not_now"), {}};
  if (wait({seat, std::string(move)})) return {};
  if (Status s = match_.play(seat, move); !s) {
    // Whoever holds their cards on a phone is offered more than they may have.
    return phones_.has(seat) ? Error{msg("shared.phone_refused").with_seat("seat", seat), {}} : s;
  }
  holder_ = kNobody;
  return {};
}

Status Session::reveal() {
  if (!gathered()) return Error{msg("error.not_now"), {}};
  const PlayedMove move = *std::exchange(waiting_, {});
  return match_.play(move.seat, move.text);
}

void Session::undo() {
  entered_ = {};
  if (waiting_) return waiting_.reset();
  match_.undo();
  holder_ = kNobody;
  pending_.clear();
  follower_.pass(match_);
}

Status Session::deal() { return match_.deal(); }

void Session::seat_bot(Seat seat, std::string_view bot) {
  match_.seat_bot(seat, bot);
  if (!bot.empty()) phones_.remove(seat), linked_.remove(seat);
  entered_ = {};
  waiting_.reset();
  pending_.clear();
  // The player who held the device may be gone; the next one confirms that nobody else looks.
  holder_ = kNobody;
}

int Session::new_id() {
  static int last = 0;
  return ++last;
}

std::vector<Ask> Session::asks() {
  std::vector<Ask> fresh;
  for (const Seat seat : match_.to_act()) {
    if (match_.person(seat)) continue;
    const bool asked = std::any_of(pending_.begin(), pending_.end(),
                                   [&](const Ask& ask) { return ask.seat == seat; });
    if (asked) continue;
    fresh.push_back({new_id(), seat});
    pending_.push_back(fresh.back());
  }
  return fresh;
}

bool Session::answer(int id, std::string_view move) {
  const auto ask =
      std::find_if(pending_.begin(), pending_.end(), [&](const Ask& a) { return a.id == id; });
  if (ask == pending_.end()) return false;
  const Seat seat = ask->seat;
  pending_.erase(ask);
  if (!match_.to_act().has(seat)) return false;
  if (match_.play(seat, move)) return true;
  return match_.play(seat, seat_view(seat)->legal_moves().front()).ok();
}

}  // namespace tablee::app
