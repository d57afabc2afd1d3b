#pragma once
// Plans how an event is shown: in steps from the table before it to the table after it. The rules
// alone decide where cards are before and after, and each card finds its own way between them. The
// plan adds intermediate states and their durations, such as a card that is one too many before its
// row is taken, and the empty places after that.

#include <cstdint>
#include <deque>
#include <string_view>

#include "games/nimmt/foresee.h"
#include "web/draw/frame/draw.h"
#include "web/games/nimmt/shown.h"

namespace tablee::nimmt::drawing {

enum class Do : std::uint8_t {
  choose,
  reveal,
  pick,     // the next card is enlarged
  compare,  // … and its gaps to the rows are shown
  star,     // the most costly card of all is shown
  brim,
  lay,  // a card moves to its place
  shake,
  weigh,
  sweep,
  clear,
  hand,
  rows,
  market,
  wait,
  row_gone,
  special,  // a special card of that `kind` is played
  discard,  // … and moves to the discard pile
  draw,     // … and another one is drawn
  end,
};
struct Step {
  Do what;
  Seat seat = kNobody;
  Card card = kNoCard;
  int row = 0, heads = 0, kind = -1;
  bool low = false;        // the card is lower than all rows
  float hold = 0;          // seconds until the next step
  CardSet cards;           // the cards that are taken away
  nimmt::Gaps gaps{};      // the gaps of the card for `compare`
  std::size_t update = 0;  // the number of the update that it belongs to
  Shown lies;              // the table from this step on
};

// The kind of a special card that is only seen from the back.
inline constexpr int kUnseenKind = nimmt::kSpecialKinds;

// How an event is shown (pacing.h).
struct Manner {
  bool full = false;        // a taking: in full, not briefly
  bool counts_off = false;  // a special card is shown before the taking from which it counts off
};

// Plans one event, after the steps that are already planned.
class Plan {
 public:
  // `now`: the table that is shown, used where no step is planned yet. `number`: the number of the
  // update.
  Plan(std::deque<Step>& steps, const Shown& now, const TableUpdate& update, std::size_t number,
       Seat viewer, Manner manner);
  void make();

 private:
  Step& step(Do what, float hold, const Shown& lies, const CardSet& going = {});
  void pick(float hold);
  void take(const Shown& lies);
  bool of_round();
  bool of_trick();
  void sixth();
  void before_specials();
  // plan_specials.cc
  void put_down();
  void put_down_first();
  void of_specials();
  void exchange();
  void put_away();

  std::deque<Step>& steps_;
  const Event& e_;
  const nimmt::View& view_;
  const std::size_t number_;
  const Seat viewer_;
  const bool full_, counts_off_;
  Shown before_;
  Shown after_;
  const Card card_;
  const int row_, heads_;
  const CardSet cards_;  // the cards that the event names
  bool there_ = false;   // the row exists before and after the event
  // For special cards:
  int kind_ = -1, goes_ = -1;  // the kind played, and the kind that moves to the discard pile
  bool foreseen_ = false;      // its player has previewed it, so the table must not step back
  bool spent_ = false;
  Shown done_;  // the table after the event, when that card has been removed
};

}  // namespace tablee::nimmt::drawing
