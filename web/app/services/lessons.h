#pragma once
// Lessons as a service: a table of their own, where everybody's moves are laid down and the
// learner's are asked for.

#include <string_view>

#include "core/item.h"
#include "web/app/model.h"
#include "web/app/services/tables.h"

namespace tablee::app {

class Lessons {
 public:
  Lessons(Model& model, Tables& tables) : model_(model), tables_(tables) {}

  // A lesson is begun, goes on, or leads back to the rules; and any move in it that is not the one
  // asked for is answered instead. `shown`: where it was asked for. False: none of these.
  [[gnu::noinline]] bool act(const Action& action, const Items& shown);
  // Everybody but the learner plays what the lesson laid down for them.
  [[gnu::noinline]] void answer();

 private:
  // From that decision of the learner on, counted from 0. `back`: one step back are the rules, on
  // whose screen it was begun.
  void begin(const AnyGame& game, const Lesson& lesson, std::size_t step, bool back);

  Model& model_;
  Tables& tables_;
};

}  // namespace tablee::app
