#pragma once
// The table as it is shown: from how it lay before an event to how it lies after it, step by step,
// at a pace one can read, until it is where the view already is. The steps of an event are planned
// in plan.h.

#include <algorithm>
#include <deque>
#include <optional>
#include <span>

#include "web/draw/frame/draw.h"
#include "web/draw/toolkit/motion.h"
#include "web/games/nimmt/plan.h"
#include "web/games/nimmt/shown.h"

namespace tablee::nimmt::drawing {

using namespace draw;

class Animator {
 public:
  enum class Cue : std::uint8_t {  // for the sprites: what just happened
    none,
    reveal,
    deal,
    rows,
    market,
    sweep,  // a row went to `seat`
  };
  struct Beat {
    Cue cue = Cue::none;
    Seat seat = kNobody;
    CardSet cards;
  };

  // Takes the updates, moves on as far as the clock says, and calls beat(Beat) for what needs more
  // than cards finding their new places. `skips`: these updates, too, are true at once.
  template <class F>
  void tell(const nimmt::View& view, std::span<const TableUpdate> updates, Clock& clock, bool skips,
            F beat);
  // Everything that has not been told is true at once.
  void skip() { steps_.clear(), next_ = 0, rest(); }
  void forget() { skip(), begun_ = false; }

  const Shown& shown() const { return shown_; }
  bool settling() const { return !steps_.empty() || waiting_; }
  // Is more under way than cards being put face down, which changes nothing of what one may do?
  bool telling() const;
  // How many of the updates are still to come.
  std::size_t untold() const { return steps_.empty() ? 0 : given_ - told_; }
  // The lane that shakes, and since when; −1: none.
  int shaking() const { return shaking_; }
  double shaken_at() const { return shaken_at_; }
  // Cards of a row that is about to be taken.
  const CardSet& leaving() const { return leaving_; }
  // The played card whose turn it is, kNoCard between two of them.
  Card next_card() const { return picked_; }
  // The played card whose ways to the rows are looked at, kNoCard: none; and those ways.
  Card compared() const { return compared_; }
  const nimmt::Gaps& gaps() const { return gaps_; }
  // Is it the dearest card of all, and looked at as that?
  bool starring() const { return starring_; }
  // The lane that holds its breath: the next card is one too many for it. −1: none.
  int brim() const { return brim_; }
  // What somebody is about to take, held up before it travels to their seat; no heads: nothing.
  struct Sum {
    int heads = 0, row = 0;
    Seat seat = kNobody;
    double since = 0;
    bool travels = false;  // … since then
  };
  const Sum& sum() const { return sum_; }
  // A special card that has just been put down, by whom and at which lane, −1: at none; `kind` −1:
  // nothing.
  struct Put {
    int kind = -1, row = -1;
    Seat seat = kNobody;
    double since = 0;
    bool goes = false;   // … since then to those that were played
    bool comes = false;  // it is drawn instead, into that hand
  };
  const Put& put() const { return put_; }

 private:
  static std::optional<Sound> sound_of(Do what);
  Beat apply(const Step& step, const nimmt::View& view);
  void point_out(const Step& step, const Sum& held);
  Beat beat_of(const Step& step, const Shown& before) const;
  void settle(const nimmt::View& view);

  Shown shown_;
  std::deque<Step> steps_;
  double next_ = 0;
  std::size_t given_ = 0, told_ = 0;  // of the updates, since ever
  Do last_ = Do::wait;
  bool begun_ = false, waiting_ = false;
  void rest();

  int shaking_ = -1, brim_ = -1;
  CardSet leaving_;
  Card picked_ = kNoCard, compared_ = kNoCard;
  nimmt::Gaps gaps_;
  bool starring_ = false;
  Sum sum_;
  Put put_;
  int placed_ = 0;  // cards of this trick that were placed without a word
  double shaken_at_ = 0;
  double now_ = 0;
};

template <class F>
void Animator::tell(const nimmt::View& view, std::span<const TableUpdate> updates, Clock& clock,
                    bool skips, F beat) {
  now_ = clock.now;
  // A table that opens with a deal starts empty; any other is simply there.
  if (!begun_ && !updates.empty() &&
      (updates.front().event.kind == "deal" || updates.front().event.kind == "market"))
    begun_ = true;
  skips |= clock.pace <= 0;
  for (const TableUpdate& n : updates) {
    ++given_;
    if (begun_ && !skips && n.event.visible_to(view.viewer))
      Plan(steps_, shown_, n, given_, view.viewer, placed_).make();
  }
  if (skips) skip();
  if (!begun_) settle(view);
  if (shown_.viewer != view.viewer) {
    // The device changed hands: no card of the other hand may be seen flying.
    shown_.viewer = view.viewer;
    shown_.hand = steps_.empty() || steps_.front().what != Do::clear ? view.hand : CardSet{};
    shown_.own = view.specials;
  }
  while (!steps_.empty() && clock.now >= next_) {
    const Step step = steps_.front();
    steps_.pop_front();
    last_ = step.what;
    told_ = step.update;
    const Beat b = apply(step, view);
    if (const auto sound = sound_of(step.what))
      clock.hear(*sound, step.seat, view.viewer, view.pub.options.players);
    if (step.what == Do::weigh) clock.weight = std::max(clock.weight, step.heads);
    if (b.cue != Cue::none) beat(b);
    next_ = clock.now + static_cast<double>(step.hold * clock.pace);
  }
  waiting_ = clock.now < next_;
  if (!settling()) settle(view);
}

}  // namespace tablee::nimmt::drawing
