#pragma once
// Why an event at the table came about: the rule, with the numbers of that table.

#include <vector>

#include "core/message.h"

namespace tablee {

struct Explanation {
  Message question;              // the words of a button: "Why row 2?"
  std::vector<Message> because;  // sentences in order; none: there is nothing to explain
  bool costs = false;            // whether a player had to take something
  // What happened between the choice and the event, addressed to the player of the card. Only where
  // `costs`, and only if the card was safe when it was chosen; otherwise empty.
  Message pitfall;
};

}  // namespace tablee
