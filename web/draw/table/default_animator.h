#pragma once
// The animation of the default renderer: it shows one event after another, each with the table as
// the rules left it, long enough to be looked at.

#include <deque>
#include <span>

#include "core/item.h"
#include "table/updates.h"
#include "web/draw/toolkit/motion.h"

namespace tablee::draw {

class DefaultAnimator {
 public:
  // Adds the updates of a table that this seat sees, and advances by the clock. `skips`: all
  // updates are shown at once.
  void update(std::span<const TableUpdate> updates, Seat viewer, int players, Clock& clock,
              bool skips);
  // Shows all pending updates at once.
  void skip();

  bool settling() const { return !steps_.empty() || waiting_; }
  // The number of updates that are not shown yet.
  std::size_t pending() const { return steps_.size(); }
  // The items on the table during the animation, none of which can be activated; null where the
  // table has not changed yet or the animation is over.
  const Items* lies() const { return settling() && !lies_.empty() ? &lies_ : nullptr; }

 private:
  struct Step {
    Items lies;
    float hold;  // seconds until the next event
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
