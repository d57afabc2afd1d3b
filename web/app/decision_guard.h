#pragma once
// Judges whether a decision may be taken now. Every input asks here: fingers, mouse, keys,
// switches, screen readers and typed commands (App::tap).
//
// A decision counts only if the player can have seen it: its action has been on the screen for
// 300 ms, it does not come from a key that is held down, and no animation was skipped in the last
// 400 ms. Lifting a card decides nothing. A lifted card offers another action than before, so the
// same 300 ms hold between the first touch and the second. Navigation, hints and settings are never
// delayed. An animation has run for 500 ms before a press may end it.
//
// Times are milliseconds on one monotonic clock, which the caller reads.

#include <limits>
#include <optional>
#include <vector>

#include "core/item.h"

namespace tablee::app {

// An input of a player that asks for an action.
struct Press {
  Action action;
  std::optional<int> revision{};  // of the screen that offered it; none: the current one
  // When the finger, the mouse button or the key went down; of a flick: when the finger left.
  double at = 0;
  // Of a flick, which plays a card at once: since when the card has been drawn as lifted.
  std::optional<double> flicked_from{};
  bool repeated = false;   // by a key that is held down
  bool on_canvas = false;  // otherwise by a button of the document
};

class DecisionGuard {
 public:
  static constexpr double kLook = 300;   // ms on the screen before an action may be taken
  static constexpr double kQuiet = 400;  // ms without decisions after a skipped animation
  // … before the next player's hand is shown: not by a touch that was meant for one's own.
  static constexpr double kHandOver = 700;

  // … before a lifted card or row that costs something is taken by a second press on itself in the
  // document, which has named the cost. On the canvas its own button takes it.
  static constexpr double kCostly = 1000;

  // ms of an animation before a press may end it: a second tap on what began it does not.
  static constexpr double kFollowed = 500;

  // … after which a press is another one, and no bounce of a switch or of a trembling finger.
  static constexpr double kBounce = 120;

  enum class Verdict : std::uint8_t {
    refused,
    too_soon,  // refused by a person's own press, who waits in vain unless told
    accepted,
    at_once,  // a flicked card is not lifted but played, and so is a costly one that is lifted
  };

  // The screen shows these items from now on, in its state of that revision.
  void show(const Items& items, int revision, double now);
  // An animation has begun.
  void animate(double now) { animated_ = now; }
  bool may_end_animation(double at) const { return at - animated_ >= kFollowed; }
  // A player has skipped it, or wanted to.
  void skip(double now) { skipped_ = now; }
  Verdict judge(const Press& press) const;
  // The same for a typed move, which needs no item: the question has to be on the screen as long.
  bool accepts_typed(double at) const { return is_quiet(at) && at - asked_ >= kLook; }
  // Presses that go on after one that was meant to end an animation do not become a decision: the
  // quiet lasts until they stop.
  void refuse(const Press& press) {
    if (!press.repeated && !is_quiet(press.at)) skipped_ = press.at;
  }

 private:
  struct Offer {
    Action action;
    bool costly, lifted;
    double since;
  };
  const Offer* find(const Action& action) const;
  Verdict judge_again(const Press& press) const;
  // Of what may be pressed once it has been seen for that long.
  Verdict judge_seen(const Offer* offer, double look, double at) const;
  bool is_quiet(double at) const { return at - skipped_ >= kQuiet; }

  static constexpr double kNever = std::numeric_limits<double>::infinity();

  std::vector<Offer> offers_;
  int revision_ = -1;
  double asked_ = kNever;  // since when the screen is in this state
  double skipped_ = -kNever, animated_ = -kNever;
};

}  // namespace tablee::app
