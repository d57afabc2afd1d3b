#pragma once
// Panels beside a table on a large screen: the standings, the advice, the log, and the unseen
// cards.

#include <span>
#include <vector>

#include "core/card_set.h"
#include "core/fixed_vector.h"
#include "web/draw/frame/recording.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {

// The columns beside the table. On a screen that is not very wide there is only the right one, or
// none, with a width of 0.
// where it has none.
struct SideAreas {
  Rect left, right;
};
// Removes the columns from `safe`, if the frame allows them.
SideAreas take_sides(const Frame& frame, const Sizes& size, Rect& safe);

// The content of the panels, as far as the animation has come.
struct SideFacts {
  std::span<const int> points;  // of each seat; the game defines which are best
  Seat viewer = kNobody;        // the seat that looks at the screen
  SeatSet ahead;                // all seats that lead
  int limit = 0;                // the points that end the match; 0: none
  Card first = 1, last = 1;     // of the game's number cards
  CardSet out;                  // cards that the viewer has not seen
  CardSet own;                  // cards in the viewer's hand
};

// Its functions are in the deferred part of the program (docs/PAGE.md); until that is loaded, its
// space stays empty.
class Sides {
 public:
  Sides(Stage& stage, const SideFacts& facts);
  void draw(const SideAreas& areas, Recording& recording);

 private:
  struct Advice {
    const Spoken* spoken = nullptr;
    int cost = 0;
  };
  Likeness likeness(const SideAreas& areas) const;
  void draw_all(const SideAreas& areas);
  // From the top of `r` on; each returns its height and takes no more than it is given.
  float standings(const Rect& r);
  float advice(const Rect& r);
  // These take all of `r`.
  void unseen(const Rect& r);
  void log(const Rect& r);
  Rect panel(const Rect& r, std::string_view title);
  void advise(Advice next);
  float pad() const;
  float title_height() const;
  // The height of a panel with content of that height.
  float panel_height(float inner) const { return title_height() + pad() * 1.4f + inner; }
  // The heights of one player's line with the gap below it, and of ten cards.
  float place_height() const;
  float standings_height() const;
  float ten_height(float width) const;
  int tens() const { return f_.last / 10 - f_.first / 10 + 1; }
  // The least useful height of the log: the last events.
  float log_height() const { return panel_height(line_height(s_.size().small) * 3); }
  bool many() const { return f_.points.size() > 6; }
  int columns() const { return tight_ && many() ? 2 : 1; }
  void place(int seat, const Rect& line, int rank);

  Stage& s_;
  const SideFacts& f_;
  const Spoken *standings_ = nullptr, *unseen_ = nullptr, *hint_ = nullptr;
  std::vector<const Spoken*> seats_, tens_;
  FixedVector<Advice, 3> advice_;
  bool tight_ = false;  // whether some panels are smaller than they should be
};

}  // namespace tablee::draw
