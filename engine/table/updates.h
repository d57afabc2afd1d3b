#pragma once
// The events of a match since the last call, and the table after each of them.

#include <cstddef>
#include <memory>
#include <vector>

#include "core/event.h"
#include "games/any_game.h"

namespace tablee {

class Match;

struct TableUpdate {
  Event event;
  std::size_t at = 0;  // its index among the match's events
  // The table after the event; where the event is kAskedAbout (core/asked_about.h), before the
  // event that is to be explained. Never null.
  std::shared_ptr<const AnyView> after;
  // The table before the event, for the same viewer; null where nothing needs it.
  std::shared_ptr<const AnyView> before{};
};

// The viewer: a seat that knows what it holds unless its cards lie hidden (AnyState::open_view) or
// are on a phone (PhoneExtras::supposed), or kNobody, the public. Where everybody has laid open
// what they hold, it sees that, too.
struct Onlooker {
  Seat seat = kNobody;
  bool open = false;
  bool on_phone = false;  // only with `open`
  bool laid_open = false;

  std::unique_ptr<AnyView> look(const AnyState& state) const {
    if (laid_open) return state.laid_open(seat);
    if (!open) return state.view(seat);
    auto view = state.open_view(seat);
    return on_phone ? state.game().presentation().supposed(*view) : std::move(view);
  }
};

// Follows a match by making its deals and moves again on a state of its own, and makes a view each
// time the rules emit an event. A match therefore stores no views, and only a caller that follows
// it pays for them.
class Follower {
 public:
  // The events since the last call (or since the start) that this viewer may know, oldest first.
  std::vector<TableUpdate> catch_up(const Match& match, const Onlooker& onlooker);
  // Skips all events so far; also to be called where the match has gone back.
  void pass(const Match& match);

 private:
  std::unique_ptr<AnyState> state_;  // null: the state at the start of the match
  std::size_t deals_ = 0, moves_ = 0, events_ = 0;
};

}  // namespace tablee
