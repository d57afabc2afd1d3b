#pragma once
// The screen's items by what they are for at the table.

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
  const Spoken* why = nullptr;    // asks why a row was taken
  const Spoken* skip = nullptr;   // ends the story
  const Spoken* recap = nullptr;  // what whoever takes the device has missed
  const Spoken* command = nullptr;
  std::vector<const Spoken*> bar, actions;
  std::vector<std::pair<const Spoken*, Card>> hand, market, queue;
  std::vector<std::pair<const Spoken*, int>> rows, seats, known;
  std::vector<const Spoken*> specials;                // one's own special cards
  const Spoken* stock = nullptr;                      // those of nobody
  std::vector<std::pair<const Spoken*, Card>> cards;  // in rows, that can be touched
  std::vector<const Spoken*> frames;                  // regions and lists: no picture, but a place
  // The buttons lie where the hand lies: they are more than a line holds, or no card can be
  // chosen and the lanes would have to give way.
  bool spread = false;
};

Parts sort(const Stage& s);
bool may_do(const Spoken& spoken);
// The next person's hand lies face down until they say that nobody else looks.
bool hides_hand(const Parts& parts);
// Is a card to be chosen?
bool choosing(const Parts& parts);
// The card of the hand that was lifted, or is about to be.
std::string_view raised(const Stage& s, const Parts& parts);

}  // namespace tablee::nimmt::drawing
