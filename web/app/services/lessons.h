#pragma once
// Lessons as a service: a table of their own, where all other players' moves are fixed and the
// learner's are requested.

#include <string_view>

#include "core/item.h"
#include "web/app/model.h"
#include "web/app/services/tables.h"

namespace tablee::app {

class Lessons {
 public:
  Lessons(Model& model, Tables& tables) : model_(model), tables_(tables) {}

  // Begins a lesson, continues it, or returns to the rules; answers any other move than the wanted
  // one. `shown`: the items at that time. False: none of these.
  [[gnu::noinline]] bool act(const Action& action, const Items& shown);
  // Everybody but the learner plays what the lesson laid down for them.
  [[gnu::noinline]] void answer();
  // Stores how far the learner is, and whether a lesson is on the screen.
  [[gnu::noinline]] void keep();
  // May the stored text say that a lesson is on the screen?
  bool open() const { return open_; }

 private:
  // From that decision of the learner on, counted from 0. `back`: one step back are the rules, on
  // whose screen it was begun.
  void begin(const AnyGame& game, const Lesson& lesson, std::size_t step, bool back);

  Model& model_;
  Tables& tables_;
  bool open_ = true;  // until the stored text is read
};

}  // namespace tablee::app
