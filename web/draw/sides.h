#pragma once
// What stands beside a table where a large screen has room for it: who stands where, what is
// advised, what has happened, and which cards are still out.

#include <span>
#include <vector>

#include "core/card_set.h"
#include "core/fixed_vector.h"
#include "web/draw/stage.h"

namespace tablee::draw {

// Columns beside the table; a screen that is not very wide has the right one alone, of width 0
// where it has none.
struct SideRoom {
  Rect left, right;
};
// Takes that room from `safe`, where the frame says that it is to be had.
SideRoom take_sides(const Frame& frame, const Sizes& size, Rect& safe);

// What the sides tell, as far as the table's story has come.
struct SideFacts {
  std::span<const int> points;  // of each seat, the fewer the better
  Seat viewer = kNobody;        // whoever looks
  SeatSet ahead;                // who leads, as the table marks it
  int limit = 0;                // that ends the match; 0: none
  Card first = 1, last = 1;     // of the game's number cards
  CardSet out;                  // not seen yet by whoever looks
  CardSet own;                  // … but in their hand
};

// Everything of it comes with the program's second half (docs/PAGE.md); until then its room is
// kept.
class Sides {
 public:
  Sides(Stage& stage, const SideFacts& facts);
  void draw(const SideRoom& room);

 private:
  struct Advice {
    const Spoken* spoken = nullptr;
    int cost = 0;
  };
  // From the top of `r` on; each returns its height and takes no more than it is given.
  float standings(const Rect& r);
  float advice(const Rect& r);
  float unseen(const Rect& r, bool draws);
  void log(const Rect& r);
  Rect panel(const Rect& r, std::string_view title);
  void advise(Advice next);
  float pad() const;
  float title_height() const;
  void place(int seat, const Rect& line, int rank);

  Stage& s_;
  const SideFacts& f_;
  const Spoken *standings_ = nullptr, *unseen_ = nullptr, *hint_ = nullptr;
  std::vector<const Spoken*> seats_, tens_;
  FixedVector<Advice, 3> advice_;
};

}  // namespace tablee::draw
