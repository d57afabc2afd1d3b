#pragma once
// The table that is shown: it goes from the state before an event to the state after it, step by
// step and slowly enough to be read, until it shows the current view. plan.h plans the steps of an
// event.

#include <algorithm>
#include <deque>
#include <optional>
#include <span>

#include "web/draw/frame/draw.h"
#include "web/draw/toolkit/motion.h"
#include "web/games/nimmt/pacing.h"
#include "web/games/nimmt/plan.h"
#include "web/games/nimmt/shown.h"

namespace tablee::nimmt::drawing {

using namespace draw;

// Seconds; a step that comes later than that begins anew.
inline constexpr double kLate = 0.05;

class Animator {
 public:
  enum class Cue : std::uint8_t {  // for the sprites: what has just happened
    none,
    reveal,
    deal,
    rows,
    market,
    sweep,  // `seat` has taken a row
  };
  struct Beat {
    Cue cue = Cue::none;
    Seat seat = kNobody;
    CardSet cards;
  };

  // Adds the updates, advances by the clock, and calls beat(Beat) where cards need more than a new
  // place. `skips`: all updates, including these, are shown at once.
  template <class F>
  void update(const nimmt::View& view, std::span<const TableUpdate> updates, Clock& clock,
              bool skips, F beat);
  // Shows all pending updates at once.
  void skip() { steps_.clear(), next_ = 0, rest(); }
  void forget() { skip(), begun_ = false; }

  const Shown& shown() const { return shown_; }
  bool settling() const { return !steps_.empty() || waiting_; }
  // Whether more is running than cards being chosen, which does not affect the player's actions.
  bool animating() const;
  // The number of updates that are not shown yet.
  std::size_t pending() const { return steps_.empty() ? 0 : given_ - reached_; }
  // The lane that shakes; −1: none. The next function returns since when.
  int shaking() const { return shaking_; }
  double shaken_at() const { return shaken_at_; }
  // The cards of a row that is about to be taken.
  const CardSet& leaving() const { return leaving_; }
  // The played card that is placed next; kNoCard between two of them.
  Card next_card() const { return picked_; }
  // The played card whose gaps to the rows are shown, kNoCard: none; and those gaps.
  Card compared() const { return compared_; }
  const nimmt::Gaps& gaps() const { return gaps_; }
  // Whether it is shown as the most costly card of all.
  bool starring() const { return starring_; }
  // The lane whose next card will be one too many; −1: none.
  int brim() const { return brim_; }
  // The heads that a seat is about to take: they are displayed before they move to the seat. 0
  // heads: none.
  struct Sum {
    int heads = 0, row = 0;
    Seat seat = kNobody;
    double since = 0;
    bool travels = false;  // whether it moves, since `since`
    float seconds = 0;     // how long it does
  };
  const Sum& sum() const { return sum_; }
  // A special card that has just been played: by whom and on which lane, −1: on none; `kind` −1: no
  // special card.
  struct Put {
    int kind = -1, row = -1;
    Seat seat = kNobody;
    double since = 0;
    bool goes = false;   // whether it moves to the discard pile, since `since`
    bool comes = false;  // the card is drawn instead, into that hand
  };
  const Put& put() const { return put_; }

 private:
  static std::optional<Sound> sound_of(const Step& step);
  Beat apply(const Step& step, const nimmt::View& view);
  void point_out(const Step& step, const Sum& held);
  Beat beat_of(const Step& step, const Shown& before) const;
  void settle(const nimmt::View& view);

  Shown shown_;
  std::deque<Step> steps_;
  double next_ = 0;
  std::size_t given_ = 0, reached_ = 0;  // numbers of updates since the match was opened
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
  Pacing pacing_;
  double shaken_at_ = 0;
  double now_ = 0;
};

template <class F>
void Animator::update(const nimmt::View& view, std::span<const TableUpdate> updates, Clock& clock,
                      bool skips, F beat) {
  now_ = clock.now;
  // A table that starts with a deal is empty at first; any other is shown as it is.
  if (!begun_ && !updates.empty() &&
      (updates.front().event.kind == "deal" || updates.front().event.kind == "market"))
    begun_ = true;
  skips |= clock.pace <= 0;
  const std::size_t planned = steps_.size();
  pacing_.read(updates);
  for (std::size_t i = 0; i < updates.size(); ++i) {
    ++given_;
    if (begun_ && !skips && updates[i].event.visible_to(view.viewer))
      Plan(steps_, shown_, updates[i], given_, view.viewer,
           {.full = pacing_.in_full(updates, i, view.viewer), .counts_off = counts_off(updates, i)})
          .make();
  }
  pacing_.fit(steps_, planned, view);
  if (skips) skip();
  if (!begun_) settle(view);
  if (shown_.viewer != view.viewer) {
    // After the device has changed hands, no card of the other hand may be seen moving.
    shown_.viewer = view.viewer;
    shown_.hand = steps_.empty() || steps_.front().what != Do::clear ? view.hand : CardSet{};
    shown_.own = view.specials;
  }
  while (!steps_.empty() && clock.now >= next_) {
    const Step step = steps_.front();
    steps_.pop_front();
    last_ = step.what;
    reached_ = step.update;
    const Beat b = apply(step, view);
    if (const auto sound = sound_of(step))
      clock.hear(*sound, step.seat, view.viewer, view.pub.options.players);
    if (step.what == Do::weigh) clock.weight = std::max(clock.weight, step.heads);
    if (b.cue != Cue::none) beat(b);
    // From when the step was due, so that frames do not add up; not from long ago.
    const double due = clock.now - next_ < kLate ? next_ : clock.now;
    next_ = due + static_cast<double>(step.hold * clock.pace);
  }
  waiting_ = clock.now < next_;
  if (!settling()) settle(view);
}

}  // namespace tablee::nimmt::drawing
