#pragma once
// How the accessible document differs from the drawing: cards that are disabled while others decide
// stay, so that the focus can stay on them.

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

  // Is it one of those? In the document they are a list with a single tab stop.
  bool is_answer(const Item& item) const;
  Item answer_list() const;

 private:
  const AnyGame* game_ = nullptr;  // at whose table one sits
  bool hand_ = false;
  bool answers_ = false;
};

}  // namespace tablee::app
