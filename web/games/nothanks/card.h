#pragma once
// Cards and chips of Non merci, at any size.

#include <vector>

#include "core/card_set.h"
#include "web/draw/toolkit/shapes.h"

namespace tablee::nothanks::drawing {

using namespace draw;

struct WarmLook {
  float height = 3;  // how far it floats over the table: its shadow
  // Where the roof tile before it ends, as a share of the width: only what is right of it is seen,
  // so the number stands there, and weaker, as the card does not count.
  float covered = 0;
};

// A card that warms from 3 to 35: a thermometer along its edge, the number large.
void warm_card(const Pen& pen, const Rect& r, Card card, const WarmLook& look = {});
void warm_back(const Pen& pen, const Rect& r, float height = 3);

// A chip seen from a little above. One that carries another needs no face.
void chip(const Pen& pen, Vec at, float radius, bool carries = false);
void shadow_of_chip(const Pen& pen, Vec at, float radius);

// Chips in stacks of five.
struct ChipStacks {
  Rect area;
  float radius = 0;
  int columns = 1, rows = 1;
  bool low = false;  // the block stands at the area's foot, not in the middle of its height
  // The middle of a chip, the lowest of the first stack being 0.
  Vec spot(int index) const;
};
// As large as fits, at most `most`.
ChipStacks stack_chips(const Rect& area, int count, float most, bool low = false);
void draw_chips(const Pen& pen, const ChipStacks& stacks, int count);

// A card someone has taken: runs overlap like roof tiles, the lowest on top.
struct Tile {
  Card card = kNoCard;
  Rect at;
  float covered = 0;
};
// As large as fits, at most `most` high, in lines from the area's left.
std::vector<Tile> lay_tiles(const CardSet& cards, const Rect& area, float most);

constexpr float warm_radius(const Rect& r) { return std::min(r.w, r.h) * 0.1f + 0.5f; }

}  // namespace tablee::nothanks::drawing
