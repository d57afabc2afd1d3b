#pragma once
// A table on which moves are made by the rules, and the updates that an animation receives of it.

#include <catch2/catch_test_macros.hpp>
#include <utility>
#include <vector>

#include "games/any_game_of.h"
#include "table/updates.h"

namespace tablee::draw {

template <class Game>
class AnnouncedTable final : public EventSink {
 public:
  using View = typename Game::View;

  explicit AnnouncedTable(const typename Game::State& state, Seat seat = kNobody)
      : state_(state), seat_(seat) {}

  void play(int seat, std::string_view move) {
    REQUIRE(state_.apply(seat_at(seat), move, this).ok());
  }
  void emit(Event event) override {
    if (event.visible_to(seat_)) updates_.push_back({std::move(event), 0, state_.view(seat_)});
  }
  View view() const { return Game::view(state_.state, seat_); }
  std::vector<TableUpdate> take_updates() { return std::exchange(updates_, {}); }

 private:
  StateOf<Game> state_;
  Seat seat_;
  std::vector<TableUpdate> updates_;
};

}  // namespace tablee::draw
