#pragma once
// The table that is shown: it goes from the state before an event to the state after it, step by
// step and slowly enough to be read, until it shows the current view. The rules alone decide where
// cards are; this code adds the movements between.

#include <array>
#include <deque>
#include <span>

#include "games/nothanks/view.h"
#include "web/draw/frame/draw.h"
#include "web/draw/toolkit/motion.h"

namespace tablee::nothanks::drawing {

using namespace draw;

struct Shown {
  Card card = kNoCard;
  int pot = 0, pile = 0;
  Seat actor = kNobody;
  PerSeat<CardSet> taken{};
  PerSeat<int> chips{};
  int round = 0;
  PerSeat<int> totals{};  // totals of the earlier rounds
  // Whether the actor's cost of taking the card is shown: points, less the chips on it.
  bool asked = false;
  int points = 0;
  // The leaders among that many players; none in the first round, because chips are only revealed
  // when it ends.
  SeatSet ahead(int players) const {
    return round > 1 ? leading(std::span(totals).first(players), kGoal) : SeatSet{};
  }
};

class Animator {
 public:
  enum class Cue : std::uint8_t {  // for moving pieces: what has just happened
    none,
    deal,
    turn_up,
    no,    // `seat` has paid: that many `chips` are on the card now
    take,  // `seat` has taken `card` and `chips`
  };
  struct Beat {
    Cue cue = Cue::none;
    Seat seat = kNobody;
    Card card = kNoCard;
    int chips = 0;
  };

  // Adds the updates, advances by the clock, and calls beat(Beat) for moving pieces. `skips`: all
  // updates, including these, are shown at once.
  template <class F>
  void update(const nothanks::View& view, std::span<const TableUpdate> updates, Clock& clock,
              bool skips, F beat);
  // Shows all pending updates at once.
  void skip() { steps_.clear(), next_ = 0; }

  const Shown& shown() const { return shown_; }
  bool settling() const { return !steps_.empty() || waiting_; }
  // The number of updates that are not shown yet.
  std::size_t pending() const { return steps_.empty() ? 0 : given_ - reached_; }

 private:
  struct Step {
    Beat beat;
    Sound sound = Sound::card;
    float hold = 0;          // seconds until the next step
    std::size_t update = 0;  // the number of the update
    Shown lies;              // the table from this step on
  };
  void add(const TableUpdate& update);
  void settle(const nothanks::View& view);

  Shown shown_;
  std::deque<Step> steps_;
  double next_ = 0;
  std::size_t given_ = 0, reached_ = 0;  // numbers of updates since the match was opened
  bool begun_ = false, waiting_ = false;
};

template <class F>
void Animator::update(const nothanks::View& view, std::span<const TableUpdate> updates,
                      Clock& clock, bool skips, F beat) {
  // A table that starts with a deal is empty at first; any other is shown as it is.
  if (!begun_ && !updates.empty() && updates.front().event.kind == "deal") begun_ = true;
  skips |= clock.pace <= 0;
  for (const TableUpdate& n : updates) {
    ++given_;
    if (begun_ && !skips) add(n);
  }
  if (skips) skip();
  if (!begun_) settle(view);
  while (!steps_.empty() && clock.now >= next_) {
    const Step step = steps_.front();
    steps_.pop_front();
    reached_ = step.update;
    shown_ = step.lies;
    clock.hear(step.sound, step.beat.seat, view.viewer, view.pub.options.players);
    if (step.beat.cue != Cue::none) beat(step.beat);
    next_ = clock.now + static_cast<double>(step.hold * clock.pace);
  }
  waiting_ = clock.now < next_;
  if (!settling()) settle(view);
}

}  // namespace tablee::nothanks::drawing
