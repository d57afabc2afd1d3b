#pragma once
// What stands beside a table where a large screen has room for it: who stands where, what is
// advised, what has happened, and which cards are still out.

#include <span>
#include <vector>

#include "core/card_set.h"
#include "core/fixed_vector.h"
#include "web/draw/frame/recording.h"
#include "web/draw/toolkit/type.h"

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
  std::span<const int> points;  // of each seat; the game says whose are best
  Seat viewer = kNobody;        // whoever looks
  SeatSet ahead;                // who leads, however many
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
  void draw(const SideRoom& room, Recording& recording);

 private:
  struct Advice {
    const Spoken* spoken = nullptr;
    int cost = 0;
  };
  Likeness likeness(const SideRoom& room) const;
  void draw_all(const SideRoom& room);
  // From the top of `r` on; each returns its height and takes no more than it is given.
  float standings(const Rect& r);
  float advice(const Rect& r);
  // All of `r`.
  void unseen(const Rect& r);
  void log(const Rect& r);
  Rect panel(const Rect& r, std::string_view title);
  void advise(Advice next);
  float pad() const;
  float title_height() const;
  // Height of a panel with so much in it.
  float panel_height(float inner) const { return title_height() + pad() * 1.4f + inner; }
  // … of somebody's place among the others, with what is between two, and of ten cards.
  float place_height() const;
  float standings_height() const;
  float ten_height(float width) const;
  int tens() const { return f_.last / 10 - f_.first / 10 + 1; }
  // The least that the log is worth: what happened last.
  float log_height() const { return panel_height(line_height(s_.size().small) * 3); }
  bool many() const { return f_.points.size() > 6; }
  int columns() const { return tight_ && many() ? 2 : 1; }
  void place(int seat, const Rect& line, int rank);

  Stage& s_;
  const SideFacts& f_;
  const Spoken *standings_ = nullptr, *unseen_ = nullptr, *hint_ = nullptr;
  std::vector<const Spoken*> seats_, tens_;
  FixedVector<Advice, 3> advice_;
  bool tight_ = false;  // not all of it has the room it would like
};

}  // namespace tablee::draw
