#pragma once
// What has happened at a match since somebody looked last, and how the table lay after each of it.

#include <cstddef>
#include <memory>
#include <vector>

#include "core/event.h"
#include "games/any_game.h"

namespace tablee {

class Match;

struct TableUpdate {
  Event event;
  std::size_t at = 0;                    // its place among the match's events
  std::shared_ptr<const AnyView> after;  // never null: the table after it; of what is asked about
                                         // (core/asked_about.h), before it
  std::shared_ptr<const AnyView> before{};  // … as the same onlooker knew it; null: nobody asks
};

// Who looks: a seat, knowing what it holds unless its cards lie hidden (AnyState::open_view), or
// kNobody, the public.
struct Onlooker {
  Seat seat = kNobody;
  bool open = false;

  std::unique_ptr<AnyView> look(const AnyState& state) const {
    return open ? state.open_view(seat) : state.view(seat);
  }
};

// Walks behind a match: makes its deals and moves once more, on a state of its own, and looks when
// the rules tell an event. So a match keeps no tables, and only who follows one pays for them.
class Follower {
 public:
  // What that onlooker may know of what has happened since the last call, or ever, oldest first.
  std::vector<TableUpdate> catch_up(const Match& match, const Onlooker& onlooker);
  // What has happened so far is passed over; also where the match has gone back.
  void pass(const Match& match);

 private:
  std::unique_ptr<AnyState> state_;  // null: as the match began
  std::size_t deals_ = 0, moves_ = 0, events_ = 0;
};

}  // namespace tablee
