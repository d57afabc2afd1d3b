#pragma once
// Why an event at the table came about: the rule, with the numbers of that table.

#include <vector>

#include "core/message.h"

namespace tablee {

struct Explanation {
  Message question;              // the words of a button: "Why row 2?"
  std::vector<Message> because;  // sentences in order; none: there is nothing to explain
  bool costs = false;            // somebody had to take something
  // Only where `costs`, and where the card was safe when it was chosen: what happened in between,
  // addressed to the player of that card. Empty otherwise.
  Message pitfall;
};

}  // namespace tablee
