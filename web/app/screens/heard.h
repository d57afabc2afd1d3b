#pragma once
// What the text accessible document tells otherwise than the drawing shows it: what rests while
// others decide is still there, so that whoever is on it stays where they are.

#include "core/item.h"
#include "web/app/model.h"

namespace tablee::app {

class Resting {
 public:
  explicit Resting(const Model& model);

  // A card of one's hand that cannot be played now.
  bool has(const Item& item) const;
  // The answers of a game that has such (AnyGame::answers), which belong after the card, where the
  // screen offers none.
  Items answers(const Items& shown) const;

  // Is it one of those? For the accessible document they are a list, one stop for the keys.
  bool is_answer(const Item& item) const;
  Item answer_list() const;

 private:
  const AnyGame* game_ = nullptr;  // at whose table one sits
  bool hand_ = false;
  bool answers_ = false;
};

}  // namespace tablee::app
