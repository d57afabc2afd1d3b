#pragma once
// The table at one moment of the story.

#include <algorithm>
#include <array>
#include <span>

#include "games/nimmt/view.h"

namespace tablee::nimmt::drawing {

// Places of a line of people by their seats.
using SeatLine = PerSeat<std::int8_t>;
constexpr SeatLine seat_order() {
  SeatLine line{};
  for (std::size_t i = 0; i < line.size(); ++i) line[i] = static_cast<std::int8_t>(i);
  return line;
}

// What is on the table at one moment of the story. A lane may hold six cards for a while, and
// kNoCard where a card has just been taken away.
struct Shown {
  FixedVector<FixedVector<Card, 8>, nimmt::kMaxRows> rows;
  PerSeat<Card> played{};  // face up before a seat
  SeatSet down;            // a card lies face down before that seat
  std::array<nimmt::RowMarks, nimmt::kMaxRows> marks{};
  PerSeat<int> heads{};   // of the round
  PerSeat<int> totals{};  // with the round
  // Where people stand: as they sit, or, while their cards are placed, in the cards' order.
  SeatLine line = seat_order();
  CardSet hand;
  CardSet market;
  // Special cards: how many each holds, one's own, those that were played, those to be drawn.
  PerSeat<std::uint8_t> held{};
  nimmt::SpecialSet own, discard;
  int stock = 0;
  Seat viewer = kNobody;
  // The highest total.
  int most() const { return *std::max_element(totals.begin(), totals.end()); }
  // Who of so many leads: nobody before there are points.
  SeatSet ahead(int players) const {
    return most() > 0 ? leading(std::span(totals).first(static_cast<std::size_t>(players)), kGoal)
                      : SeatSet{};
  }
};

// The table that a view knows, everybody at their own place.
Shown shown_of(const nimmt::View& view);
// People in the order in which their cards will be placed, the lowest first; who has none any more
// stands before them.
SeatLine line_of(const PerSeat<Card>& played, int players);

}  // namespace tablee::nimmt::drawing
