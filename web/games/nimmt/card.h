#pragma once
// Number cards of 6 qui prend, at any size and shape between 5:7 and square.

#include "core/card_set.h"
#include "web/draw/toolkit/shapes.h"

namespace tablee::nimmt::drawing {

using namespace draw;

// The design of a card with that number of heads: an index into Theme::face.
constexpr int design_of(int heads) {
  return heads >= 7 ? 4 : heads >= 5 ? 3 : heads >= 3 ? 2 : heads >= 2 ? 1 : 0;
}

struct CardLook {
  float height = 3;     // distance above the table, shown by its shadow
  bool dim = false;     // cannot be played now
  bool danger = false;  // the row is about to be taken
  bool chosen = false;  // has an outline in the accent colour
  float corners = 1;    // 0: none, 1: numerals in two corners where there is space
  Color back = 0;       // colour of the back; 0: the default
};

void number_card(const Pen& pen, const Rect& r, Card card, const CardLook& look = {});
// Rasterises the figures that cards of that size will need, in that many steps.
inline constexpr int kWarmSteps = 9;
void warm_cards(const Pen& pen, const Rect& r, const CardLook& look, int step);
// Numeral and heads only, for strips, piles and the market; readable at 30 px.
void mini_card(const Pen& pen, const Rect& r, Card card, const CardLook& look = {});
void card_back(const Pen& pen, const Rect& r, const CardLook& look = {});
// The place where a card would lie.
void empty_slot(const Pen& pen, const Rect& r, bool danger, float strength);
// A card as it would lie there if it were played.
void ghost_card(const Pen& pen, const Rect& r, Card card, bool danger);

constexpr float card_radius(const Rect& r) { return std::min(r.w, r.h) * 0.09f + 0.5f; }

}  // namespace tablee::nimmt::drawing
