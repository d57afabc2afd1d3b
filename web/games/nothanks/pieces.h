#pragma once
// What moves on a table of Non merci: cards that find their way to where they are told to be, and
// chips that fly.

#include <array>
#include <vector>

#include "web/draw/toolkit/motion.h"
#include "web/games/nothanks/card.h"

namespace tablee::nothanks::drawing {

using namespace draw;

class Pieces {
 public:
  // A new frame: a card not placed in it vanishes. After `jump` everything is where it should be.
  void begin(Clock& clock, bool jump);
  void place(const Tile& tile, int layer, float height);
  // Its next journey starts from there.
  void from(Card card, const Rect& start, float seconds);
  // Turns from its back to its face.
  void flip(Card card);
  // `to_card`: it will lie there and not be counted before.
  void fly(Vec start, Vec end, float radius, float delay, bool to_card);
  // Chips on their way to the card.
  int coming() const;
  // Cards at rest, or those and the chips that travel.
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
