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

  // A round with open hands (open_round.cc): of that kind of table, for so many people; what is
  // done in it; the moves that it makes by itself, and the one that is suggested then.
  [[gnu::noinline]] void begin_openly(std::string_view kind, int people);
  [[gnu::noinline]] bool act_openly(const Action& action);
  [[gnu::noinline]] void answer_openly();

  Model& model_;
  Tables& tables_;
  bool open_ = true;  // until the stored text is read
};

}  // namespace tablee::app
