#pragma once
// The screen's items, grouped by their use at the table.

#include <string_view>
#include <utility>
#include <vector>

#include "core/card_set.h"
#include "web/draw/frame/stage.h"

namespace tablee::nimmt::drawing {

using namespace draw;

struct Parts {
  const Spoken* where = nullptr;
  const Spoken* title = nullptr;
  const Spoken* prompt = nullptr;
  const Spoken* why = nullptr;    // the button that asks why a row was taken
  const Spoken* skip = nullptr;   // the button that ends the animation
  const Spoken* recap = nullptr;  // a summary of what the next person has missed
  const Spoken* command = nullptr;
  std::vector<const Spoken*> bar, actions;
  std::vector<std::pair<const Spoken*, Card>> hand, market, queue;
  std::vector<std::pair<const Spoken*, int>> rows, seats, known;
  std::vector<const Spoken*> specials;                // the viewer's special cards
  const Spoken* stock = nullptr;                      // the special cards that belong to no seat
  std::vector<std::pair<const Spoken*, Card>> cards;  // cards in rows that can be chosen
  std::vector<const Spoken*> frames;  // regions and lists, of which only the place is reported
  // Whether the buttons are shown in place of the hand, because they do not fit on a line, or
  // because no card can be chosen and the lanes would have to shrink.
  bool spread = false;
};

Parts sort(const Stage& s);
bool may_do(const Spoken& spoken);
// Whether the next person's hand lies face down, until they confirm that nobody else looks.
bool hides_hand(const Parts& parts);
// Whether a card has to be chosen.
bool choosing(const Parts& parts);
// The id of the card of the hand that is lifted or about to be.
std::string_view raised(const Stage& s, const Parts& parts);

}  // namespace tablee::nimmt::drawing
