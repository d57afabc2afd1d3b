#include "web/app/session.h"

#include <algorithm>

namespace tablee::app {

Session::Session(Match match, std::string key) : match_(std::move(match)), key_(std::move(key)) {}

int Session::people() const {
  const auto& seats = match_.seats();
  return static_cast<int>(
      std::count_if(seats.begin(), seats.end(), [](const SeatSetup& s) { return s.person(); }));
}

Seat Session::last_person() const {
  const auto& moves = match_.record().moves;
  const auto last = std::find_if(moves.rbegin(), moves.rend(),
                                 [&](const auto& move) { return match_.person(move.seat); });
  return last == moves.rend() ? kNobody : last->seat;
}

Seat Session::deciding() const {
  const SeatSet pending = match_.to_act();
  if (holder_ != kNobody && pending.has(holder_)) return holder_;
  const int n = match_.players();
  const int last = last_person();
  for (int step = 1; step <= n; ++step) {
    const Seat seat = seat_at((last + step + n) % n);
    if (pending.has(seat) && match_.person(seat)) return seat;
  }
  return kNobody;
}

bool Session::handing_over() const {
  const Seat seat = deciding();
  return seat != kNobody && seat != holder_ && people() > 1 &&
         match_.state().open_view(seat)->needs_secret();
}

bool Session::can_peek() const {
  const Seat seat = deciding();
  return seat != kNobody && seat != holder_ && people() > 1 && !handing_over() &&
         !match_.state().open_view(seat)->peek().empty();
}

std::unique_ptr<AnyView> Session::view() const {
  const AnyState& state = match_.state();
  if (people() == 1) {
    const auto& seats = match_.seats();
    const auto own =
        std::find_if(seats.begin(), seats.end(), [](const SeatSetup& s) { return s.person(); });
    return state.view(seat_at(static_cast<int>(own - seats.begin())));
  }
  const Seat seat = deciding();
  if (seat == kNobody) return state.view(kNobody);
  if (seat == holder_) return state.view(seat);
  return handing_over() ? state.view(kNobody) : state.open_view(seat);
}

Status Session::play(std::string_view move) {
  const Seat seat = deciding();
  if (seat == kNobody || handing_over()) return Error{msg("error.not_now"), {}};
  if (Status s = match_.play(seat, move); !s) return s;
  holder_ = kNobody;
  return {};
}

void Session::undo() {
  match_.undo();
  holder_ = kNobody;
  pending_.clear();
  shown_ = std::min(shown_, match_.events().size());
}

Status Session::deal() { return match_.deal(); }

std::vector<Ask> Session::asks() {
  std::vector<Ask> fresh;
  for (const Seat seat : match_.to_act()) {
    if (match_.person(seat)) continue;
    const bool asked = std::any_of(pending_.begin(), pending_.end(),
                                   [&](const Ask& ask) { return ask.seat == seat; });
    if (asked) continue;
    fresh.push_back({next_id_++, seat});
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

std::vector<Event> Session::take_news() {
  std::vector<Event> news;
  const auto viewer = view()->viewer();
  for (; shown_ < match_.events().size(); ++shown_) {
    const Event& event = match_.events()[shown_];
    if (event.visible_to(viewer)) news.push_back(event);
  }
  return news;
}

Result<Session> read_session(std::string_view text) {
  const auto value = json::parse(text);
  if (!value) return value.error();
  const json::Value* kept = value->find("record");
  if (!kept) return Error{msg("error.record"), {}};
  const auto record = read_record(*kept);
  if (!record) return record.error();
  auto match = Match::replay(*record);
  if (!match) return match.error();
  return Session(std::move(*match), std::string(value->string_at("sheet").value_or("")));
}

}  // namespace tablee::app
