#pragma once
// How the plain face tells what has happened: event by event, each with the table as the rules left
// it, for as long as one looks at that.

#include <deque>
#include <span>

#include "core/item.h"
#include "table/updates.h"
#include "web/draw/toolkit/motion.h"

namespace tablee::draw {

class DefaultAnimator {
 public:
  // Takes the updates of a table that this seat looks at, and moves on as far as the clock says.
  // `skips`: all of it is true at once.
  void tell(std::span<const TableUpdate> updates, Seat viewer, int players, Clock& clock,
            bool skips);
  // Everything that has not been told is true at once.
  void skip();

  bool settling() const { return !steps_.empty() || waiting_; }
  // How many of the updates are still to come.
  std::size_t untold() const { return steps_.size(); }
  // What lies on the table meanwhile, nothing of which can be done; null: it lies as it lay before,
  // or all is told.
  const Items* lies() const { return settling() && !lies_.empty() ? &lies_ : nullptr; }

 private:
  struct Step {
    Items lies;
    float hold;  // seconds until the next one
    Seat seat;
    Sound sound;
    bool heard;
  };
  static Step step_of(const TableUpdate& update);

  std::deque<Step> steps_;
  Items lies_;
  double next_ = 0;
  bool waiting_ = false;
};

}  // namespace tablee::draw
