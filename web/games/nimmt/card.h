#pragma once
// Number cards of 6 qui prend, at any size and shape between 5:7 and square.

#include "core/card_set.h"
#include "web/draw/toolkit/shapes.h"

namespace tablee::nimmt::drawing {

using namespace draw;

// Index into Theme::face for a number of heads.
constexpr int face_class(int heads) {
  return heads >= 7 ? 4 : heads >= 5 ? 3 : heads >= 3 ? 2 : heads >= 2 ? 1 : 0;
}

struct CardLook {
  float height = 3;     // how far it floats over the table: its shadow
  bool dim = false;     // cannot be played now
  bool danger = false;  // is about to be taken
  bool chosen = false;  // the accent's outline
  float corners = 1;    // 0: none, 1: numerals in two corners where there is room
  Color back = 0;       // of somebody's own; 0: the usual one
};

void number_card(const Pen& pen, const Rect& r, Card card, const CardLook& look = {});
// Makes figures ready that cards of that size will need, in steps.
inline constexpr int kWarmSteps = 9;
void warm_cards(const Pen& pen, const Rect& r, const CardLook& look, int step);
// Numeral and heads only, for strips, piles and the market; readable at 30 px.
void mini_card(const Pen& pen, const Rect& r, Card card, const CardLook& look = {});
void card_back(const Pen& pen, const Rect& r, const CardLook& look = {});
// Where a card would lie.
void empty_slot(const Pen& pen, const Rect& r, bool danger, float strength);
// The card as it would lie there, not yet real.
void ghost_card(const Pen& pen, const Rect& r, Card card, bool danger);

constexpr float card_radius(const Rect& r) { return std::min(r.w, r.h) * 0.09f + 0.5f; }

}  // namespace tablee::nimmt::drawing
