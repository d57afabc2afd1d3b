#pragma once
// The table as it is shown: from how it lay before an event to how it lies after it, step by step,
// at a pace one can read, until it is where the view already is. What lies where is the rules' word
// alone; what is made here is the way there.

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
  PerSeat<int> totals{};  // of the rounds before
  // It is asked what taking the card costs whoever is about to: points, less the chips on it.
  bool asked = false;
  int points = 0;
  // Who of so many leads: nobody in the first round, as chips are told when it ends.
  SeatSet ahead(int players) const {
    return round > 1 ? leading(std::span(totals).first(static_cast<std::size_t>(players)), kGoal)
                     : SeatSet{};
  }
};

class Animator {
 public:
  enum class Cue : std::uint8_t {  // for what flies: what just happened
    none,
    deal,
    turn_up,
    no,    // `seat` paid: so many `chips` lie now
    take,  // `card` and `chips` went to `seat`
  };
  struct Beat {
    Cue cue = Cue::none;
    Seat seat = kNobody;
    Card card = kNoCard;
    int chips = 0;
  };

  // Takes the updates, moves on as far as the clock says, and calls beat(Beat) for what flies.
  // `skips`: these updates, too, are true at once.
  template <class F>
  void tell(const nothanks::View& view, std::span<const TableUpdate> updates, Clock& clock,
            bool skips, F beat);
  // Everything that has not been told is true at once.
  void skip() { steps_.clear(), next_ = 0; }

  const Shown& shown() const { return shown_; }
  bool settling() const { return !steps_.empty() || waiting_; }
  // How many of the updates are still to come.
  std::size_t untold() const { return steps_.empty() ? 0 : given_ - told_; }

 private:
  struct Step {
    Beat beat;
    Sound sound = Sound::card;
    float hold = 0;          // seconds until the next one
    std::size_t update = 0;  // which of the updates it is
    Shown lies;              // from now on
  };
  void add(const TableUpdate& update);
  void settle(const nothanks::View& view);

  Shown shown_;
  std::deque<Step> steps_;
  double next_ = 0;
  std::size_t given_ = 0, told_ = 0;  // of the updates, since ever
  bool begun_ = false, waiting_ = false;
};

template <class F>
void Animator::tell(const nothanks::View& view, std::span<const TableUpdate> updates, Clock& clock,
                    bool skips, F beat) {
  // A table that opens with a deal starts empty; any other is simply there.
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
    told_ = step.update;
    shown_ = step.lies;
    clock.hear(step.sound, step.beat.seat, view.viewer, view.pub.options.players);
    if (step.beat.cue != Cue::none) beat(step.beat);
    next_ = clock.now + static_cast<double>(step.hold * clock.pace);
  }
  waiting_ = clock.now < next_;
  if (!settling()) settle(view);
}

}  // namespace tablee::nothanks::drawing
