#pragma once
// How one event is shown: in steps, from the table before it to the table after it. What lies where
// is the rules' word alone; a card finds its own way from where it lay to where it lies. What is
// made here are the stations of that way, and how long each is looked at: a card that is one too
// many before its row is taken, the holes that this leaves.

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
  line_up,
  pick,     // the next card stands out
  compare,  // … and how far it is from every row
  star,     // the dearest card of all is looked at
  brim,
  lay,  // a card finds its place
  shake,
  weigh,
  sweep,
  clear,
  hand,
  rows,
  market,
  wait,
  row_gone,
  special,  // a special card is put down: of that `kind`
  discard,  // … and goes to those that were played
  draw,     // … and another one comes
  end,
};
struct Step {
  Do what;
  Seat seat = kNobody;
  Card card = kNoCard;
  int row = 0, heads = 0, kind = -1;
  float hold = 0;          // seconds until the next one
  CardSet cards;           // those that go
  nimmt::Gaps gaps{};      // of a card that is compared
  std::size_t update = 0;  // which of the updates it belongs to
  Shown lies;              // from now on
};

// Of a special card of which only the back is seen.
inline constexpr int kUnseenKind = nimmt::kSpecialKinds;

// Plans one event, behind what is planned already.
class Plan {
 public:
  // `now`: the table that is shown, where nothing is planned yet. `number`: which of the updates it
  // is. `placed`: cards of this trick that were placed without a word so far.
  Plan(std::deque<Step>& steps, const Shown& now, const TableUpdate& update, std::size_t number,
       Seat viewer, int& placed);
  void make();

 private:
  Step& step(Do what, float hold, const Shown& lies, const CardSet& going = {});
  void pick(float hold);
  void take(const Shown& lies, float weighed, float moved);
  bool of_round();
  bool of_trick();
  void sixth();
  void before_specials();
  // plan_specials.cc
  void put_down();
  void of_specials();
  void exchange();
  void put_away();

  std::deque<Step>& steps_;
  const Event& e_;
  const nimmt::View& told_;
  const std::size_t number_;
  const Seat viewer_;
  int& placed_;
  const Shown before_;
  Shown after_;
  const Card card_;
  const int row_, heads_;
  const CardSet cards_;  // those that the event names
  bool there_ = false;   // the row lies there before and after it
  // Of a special card.
  int kind_ = -1, goes_ = -1;  // which one; which one goes to those that were played
  bool foreseen_ = false;      // who plays it has weighed it on the table and sees no step back
  bool spent_ = false;
  Shown done_;  // the table after it, when that card has gone
};

}  // namespace tablee::nimmt::drawing
