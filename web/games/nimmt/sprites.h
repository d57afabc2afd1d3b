#pragma once
// Cards that lie or fly. Each number exists once on a table, so a card is its own name: it is told
// where to be and finds its way there.

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
  // A new frame: who is not placed in it vanishes. After `jump` everything is where it should be.
  void begin(Clock& clock, bool jump);
  // The card lies there. `layer`: higher ones are drawn later. `by` is added while held. While it
  // rests only what lies in `window` is seen of it, if there is one.
  void place(Card card, const Pose& pose, int layer, const CardLook& look, Vec by = {0, 0},
             const Rect& window = {});
  // Its next journey starts from there, a little later.
  void from(Card card, const Pose& pose, float delay, float seconds = 0.3f);
  // Turns from its back to its face.
  void flip(Card card, float delay = 0);
  // Travels there and is gone.
  void leave(Card card, const Pose& pose, float delay, float seconds);
  // How far it still is from there.
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
    Print print;  // as it lies
  };
  float travelled(const Sprite& s) const;
  Pose pose(const Sprite& s) const;
  void draw_one(const Pen& pen, Card card, Sprite& s);

  std::array<Sprite, 128> sprites_{};
  Clock* clock_ = nullptr;
  bool jump_ = false;
};

}  // namespace tablee::nimmt::drawing
