#include "web/draw/table/default_animator.h"

#include <utility>

#include "core/asked_about.h"

namespace tablee::draw {

DefaultAnimator::Step DefaultAnimator::step_of(const TableUpdate& update) {
  const Event& e = update.event;
  Step step{.lies = update.after->describe(),
            .hold = 0.6f,
            .seat = e.seat,
            .sound = Sound::card,
            .heard = false};
  // The list offers moves, so it is not part of what lies on the table.
  std::erase_if(step.lies,
                [](const Item& item) { return item.depth == 0 && item.action.verb == Verb::move; });
  for (Item& item : step.lies) {
    if (item.role == Role::button) item.role = Role::entry;
    item.action = {};
  }
  if (e.audience != kNobody) {
    // The player's own cards arrive together with those of the others.
    step.hold = 0;
  } else if (e.kind == kAskedAbout) {
    step.hold = 2.6f;
  } else if (e.ends_round()) {
    step.hold = 1.2f;
    step.sound = Sound::end;
    step.heard = true;
  } else {
    step.sound = e.seat != kNobody ? Sound::card : e.reveals ? Sound::flip : Sound::deal;
    step.heard = true;
  }
  return step;
}

void DefaultAnimator::update(std::span<const TableUpdate> updates, Seat viewer, int players,
                             Clock& clock, bool skips) {
  skips |= clock.pace <= 0;
  if (skips) skip();
  for (const TableUpdate& n : updates)
    if (!skips) steps_.push_back(step_of(n));
  while (!steps_.empty() && clock.now >= next_) {
    Step step = std::move(steps_.front());
    steps_.pop_front();
    lies_ = std::move(step.lies);
    if (step.heard) clock.hear(step.sound, step.seat, viewer, players);
    next_ = clock.now + static_cast<double>(step.hold * clock.pace);
  }
  waiting_ = clock.now < next_;
  if (!settling()) lies_.clear();
}

void DefaultAnimator::skip() {
  steps_.clear();
  lies_.clear();
  next_ = 0;
  waiting_ = false;
}

}  // namespace tablee::draw
