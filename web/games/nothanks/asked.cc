// Explains the cost of a card: its points less the chips on it, as a sum below the card.

#include <cstdlib>

#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"
#include "web/games/nothanks/panel.h"

namespace tablee::nothanks::drawing {

// Never inlined, because it is in the deferred part of the program (docs/PAGE.md).
[[gnu::noinline]] void Panel::draw_asked(Stage& s) {
  const Theme& t = s.theme();
  const Shown& shown = animator_.shown();
  const auto figure = [](int n) { return (n < 0 ? "\u2212" : "") + std::to_string(std::abs(n)); };
  const std::string points = figure(shown.points), chips = "\u2212 " + std::to_string(shown.pot),
                    sum = "= " + figure(shown.points - shown.pot);
  const float em = std::min(s.size().body * 1.7f, at_.card.w * 0.24f), gap = em * 0.5f;
  const float coin = em * 0.42f;
  const auto wide = [&](const std::string& words) {
    return text_width(s.pen, words, Font::numerals, em);
  };
  const bool paid = shown.pot > 0;
  const float w = wide(points) +
                  (paid ? gap + wide(chips) + gap * 0.5f + 2 * coin + gap + wide(sum) : 0) + 2 * em;
  const float h = em * 1.8f;
  // The number of the card is in its middle, the chips are beside it.
  const Rect pill = s.pen.snap(around({center(at_.card).x, bottom(at_.card) - h * 0.35f}, w, h));
  const Faded faded(s.pen, s.glides.to(s.clock, "asked~sum", 1, 0.25f));
  shadow(s.pen, pill, h * 0.5f, 8, 0.8f);
  fill(s.pen, pill, h * 0.5f, t.paper);
  stroke(s.pen, pill, h * 0.5f, t.accent, 2);
  float x = pill.x + em;
  const float y = center(pill).y;
  const auto write = [&](const std::string& words, Color ink) {
    text_line(s.pen, words, x, y, {Font::numerals, em, ink});
    x += wide(words) + gap;
  };
  write(points, t.ink);
  if (!paid) return;
  write(chips, t.ink_soft);
  x -= gap * 0.5f;
  chip(s.pen, {x + coin, y}, coin);
  x += 2 * coin + gap;
  write(sum, t.accent);
}

}  // namespace tablee::nothanks::drawing
