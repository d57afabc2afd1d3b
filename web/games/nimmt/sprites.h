#pragma once
// Cards that rest or move. Each number exists once on a table, so it identifies the card: the
// caller sets the place, and the card moves there.

#include <array>

#include "core/card_set.h"
#include "web/draw/frame/recording.h"
#include "web/draw/toolkit/motion.h"
#include "web/games/nimmt/card.h"

namespace tablee::nimmt::drawing {

using namespace draw;

struct Pose {
  Rect at;
  float angle = 0;
  float alpha = 1;
};

class Sprites {
 public:
  // Starts a frame; a card that is not placed in it disappears. After `jump` all cards are in their
  // new places at once.
  void begin(Clock& clock, bool jump);
  // Sets the card's place. `layer`: higher ones are drawn later. `by` is added while it is dragged.
  // While it rests, it is clipped to `window`, if there is one.
  void place(Card card, const Pose& pose, int layer, const CardLook& look, Vec by = {0, 0},
             const Rect& window = {});
  // The next movement starts from there, after `delay`.
  void from(Card card, const Pose& pose, float delay, float seconds = 0.3f);
  // Turns the card face up.
  void flip(Card card, float delay = 0);
  // Moves the card there and removes it.
  void leave(Card card, const Pose& pose, float delay, float seconds);
  // The distance of the card from there.
  float away(Card card) const;
  bool known(Card card) const { return sprites_[card].here; }
  void draw(const Pen& pen);
  void clear();

 private:
  struct Sprite {
    bool here = false, placed = false, leaving = false, started = false;
    Pose start, goal;
    double since = 0;
    float seconds = 0.24f;
    double flip_since = -1;
    int layer = 0;
    CardLook look;
    Vec by{0, 0};
    Rect window;
    Print print;  // the recorded drawing of the resting card
  };
  float travelled(const Sprite& s) const;
  Pose pose(const Sprite& s) const;
  void draw_one(const Pen& pen, Card card, Sprite& s);

  std::array<Sprite, 128> sprites_{};
  Clock* clock_ = nullptr;
  bool jump_ = false;
};

}  // namespace tablee::nimmt::drawing
