#pragma once
// Why something at the table came about: the rule, with the numbers of that table.

#include <vector>

#include "core/message.h"

namespace tablee {

struct Explanation {
  Message question;              // words of a button: "Why row 2?"
  std::vector<Message> because;  // sentences in their order; none where there is nothing to explain
  bool costs = false;            // somebody had to take something
  // Where that card was safe when it was chosen: what came between, as it is said to whoever played
  // it. Only of what costs.
  Message pitfall;
};

}  // namespace tablee
