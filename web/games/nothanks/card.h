#pragma once
// Cards and chips of Non merci, at any size.

#include <vector>

#include "core/card_set.h"
#include "web/draw/toolkit/shapes.h"

namespace tablee::nothanks::drawing {

using namespace draw;

struct WarmLook {
  float height = 3;  // distance above the table, shown by its shadow
  // The share of the width that the previous card of a run covers: the number is in the visible
  // part, and weaker, as this card does not count.
  float covered = 0;
};

// A card whose colour warms from 3 to 35: a thermometer along its edge, and a large number.
void warm_card(const Pen& pen, const Rect& r, Card card, const WarmLook& look = {});
void warm_back(const Pen& pen, const Rect& r, float height = 3);

// A chip seen from a little above. A chip that carries another does not need its top.
void chip(const Pen& pen, Vec at, float radius, bool carries = false);
void shadow_of_chip(const Pen& pen, Vec at, float radius);

// Chips in stacks of five.
struct ChipStacks {
  Rect area;
  float radius = 0;
  int columns = 1, rows = 1;
  bool low = false;  // the block is at the area's foot instead of being centred vertically
  // The centre of a chip; 0 is the lowest of the first stack.
  Vec spot(int index) const;
};
// As large as fits, at most `most`.
ChipStacks stack_chips(const Rect& area, int count, float most, bool low = false);
void draw_chips(const Pen& pen, const ChipStacks& stacks, int count);

// A card that a player has taken. The cards of a run overlap like roof tiles, with the lowest on
// top.
struct Tile {
  Card card = kNoCard;
  Rect at;
  float covered = 0;
};
// As large as fits, at most `most` high, in lines from the area's left.
std::vector<Tile> lay_tiles(const CardSet& cards, const Rect& area, float most);

constexpr float warm_radius(const Rect& r) { return std::min(r.w, r.h) * 0.1f + 0.5f; }

}  // namespace tablee::nothanks::drawing
