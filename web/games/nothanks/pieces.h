#pragma once
// The moving pieces of a table of Non merci: cards that move to the places that the caller sets,
// and flying chips.

#include <array>
#include <vector>

#include "web/draw/toolkit/motion.h"
#include "web/games/nothanks/card.h"

namespace tablee::nothanks::drawing {

using namespace draw;

class Pieces {
 public:
  // Starts a frame; a card that is not placed in it disappears. After `jump` everything is in its
  // new place at once.
  void begin(Clock& clock, bool jump);
  void place(const Tile& tile, int layer, float height);
  // The next movement of the card starts from there.
  void from(Card card, const Rect& start, float seconds);
  // Turns the card face up.
  void flip(Card card);
  // `to_card`: the chip goes to the card and counts only when it has arrived.
  void fly(Vec start, Vec end, float radius, float delay, bool to_card);
  // The number of chips on their way to the card.
  int coming() const;
  // Draws the cards at rest; the next function draws moving cards and chips.
  void draw_resting(const Pen& pen);
  void draw_moving(const Pen& pen);
  void draw_flights(const Pen& pen);

 private:
  struct Piece {
    bool here = false, placed = false, started = false;
    Tile goal;
    Rect start;
    double since = 0, flip_since = -1;
    float seconds = 0.2f, height = 3;
    int layer = 0;
  };
  struct Flight {
    Vec start, end;
    float radius;
    double since;
    bool to_card;
  };
  bool travels(const Piece& p) const;
  void draw_one(const Pen& pen, const Piece& p);

  std::array<Piece, 40> pieces_{};
  std::vector<Flight> flights_;
  Clock* clock_ = nullptr;
  bool jump_ = false;
};

}  // namespace tablee::nothanks::drawing
