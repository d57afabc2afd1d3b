#pragma once
// The table at one point of the animation.

#include <algorithm>
#include <array>
#include <span>

#include "games/nimmt/view.h"

namespace tablee::nimmt::drawing {

// For each seat, the place of its card in the queue.
using QueuePlaces = PerSeat<std::int8_t>;

// The content of the table at one point of the animation. A lane may briefly hold six cards, and
// kNoCard where a card has just been taken away.
struct Shown {
  FixedVector<FixedVector<Card, 8>, nimmt::kMaxRows> rows;
  PerSeat<Card> played{};  // the revealed card of each seat
  SeatSet down;            // the seats with a chosen card that is not revealed
  std::array<nimmt::RowMarks, nimmt::kMaxRows> marks{};
  PerSeat<int> heads{};   // heads of the round
  PerSeat<int> totals{};  // totals including the round
  // From the reveal until the next card is chosen: the order in which the cards are placed.
  bool revealed = false;
  QueuePlaces queue{};
  CardSet hand;
  CardSet market;
  // Special cards: the number in each hand, the viewer's, the discard pile, the number in the deck.
  PerSeat<std::uint8_t> held{};
  nimmt::SpecialSet own, discard;
  int stock = 0;
  Seat viewer = kNobody;
  // The highest total.
  int most() const { return *std::max_element(totals.begin(), totals.end()); }
  // The leaders among that many players; none before there are points.
  SeatSet ahead(int players) const {
    return most() > 0 ? leading(std::span(totals).first(players), kGoal) : SeatSet{};
  }
};

Shown shown_of(const nimmt::View& view);
// The order in which the cards will be placed, the lowest first; seats without a card come before
// them.
QueuePlaces queue_of(const PerSeat<Card>& played, int players);

}  // namespace tablee::nimmt::drawing
