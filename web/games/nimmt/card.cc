#include "web/games/nimmt/card.h"

#include "games/nimmt/cards.h"
#include "web/draw/toolkit/braille_dots.h"
#include "web/draw/toolkit/bull.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"
#include "web/games/nimmt/pips.h"

namespace tablee::nimmt::drawing {
namespace {

std::string_view digits(Card card, char (&space)[4]) {
  int n = 0;
  if (card >= 100) space[n++] = static_cast<char>('0' + card / 100);
  if (card >= 10) space[n++] = static_cast<char>('0' + card / 10 % 10);
  space[n++] = static_cast<char>('0' + card % 10);
  return {space, static_cast<std::size_t>(n)};
}

// Draws the frame of the class: plain, double line, notched corners, scallops, sunburst.
void frame_of(const Pen& pen, const Rect& r, float radius, int design, const FaceColors& c) {
  const float u = std::min(r.w, r.h);
  const float line = std::max(pen.px, u * 0.016f);
  Vec points[256];
  switch (design) {
    case 0:
      stroke(pen, pen.snap(inset(r, u * 0.055f)), radius * 0.7f, c.band,
             std::max(pen.px, u * 0.012f));
      return;
    case 1:
      stroke(pen, pen.snap(inset(r, u * 0.04f)), radius * 0.75f, c.band, line * 1.25f);
      stroke(pen, pen.snap(inset(r, u * 0.04f + line * 2.6f)), radius * 0.55f, c.band, line * 0.9f);
      return;
    case 2: {
      fill(pen, r, radius, c.band);
      const Rect panel = inset(r, u * 0.05f);
      const int n = outline(panel, u * 0.17f, Edge::notches, 0, points);
      star(pen, center(panel), {points, static_cast<std::size_t>(n)}, c.tint);
      return;
    }
    default: {
      fill(pen, r, radius, c.band);
      const Rect panel = inset(r, u * 0.045f);
      const float depth = design == 3 ? u * 0.05f : u * 0.062f;
      const int n = outline(panel, depth * (design == 3 ? 2.1f : 1.5f),
                            design == 3 ? Edge::scallops : Edge::rays, depth, points);
      star(pen, center(panel), {points, static_cast<std::size_t>(n)}, c.tint);
      return;
    }
  }
}

void ground(const Pen& pen, const Rect& r, float radius, const CardLook& look) {
  const Theme& t = *pen.theme;
  shadow(pen, r, radius, look.height, 0.9f);
  fill(pen, r, radius, t.card);
}

void rim(const Pen& pen, const Rect& r, float radius, const CardLook& look) {
  const Theme& t = *pen.theme;
  const float w = std::min(r.w, r.h);
  if (look.danger || look.chosen) {
    const Color c = look.danger ? t.danger : t.accent;
    const float line = std::max(2.0f, w * 0.045f);
    stroke(pen, inset(r, -line), radius + line, c, line);
  } else if (t.outlines) {
    stroke(pen, inset(r, -1), radius + 1, t.card_edge, 1.5f);
  } else {
    stroke(pen, r, radius, t.card_edge, pen.px);
  }
  if (look.dim) fill(pen, r, radius, fade(t.cloth, 0.5f));
}

}  // namespace

namespace {

// Where a card's figures are, and how large.
struct Figure {
  bool crown, wide, corners;
  float corner, zone;  // em of the small numerals; height of the heads
  float em, middle;
};

Figure figure_of(const Pen& pen, const Rect& r, Card card, const CardLook& look) {
  char space[4];
  const std::string_view text = digits(card, space);
  const int count = nimmt::heads(card);
  const int design = design_of(count);
  const bool crown = count == 7;
  const bool wide = r.h < r.w * 1.25f;
  // Small numerals are in two corners, so that an overlapped card can still be read.
  const float corner = r.w * 0.165f;
  const bool corners = look.corners > 0 && corner >= 13.5f && !wide;
  const float zone = std::min(r.h * 0.29f, r.w * 0.4f);  // the height of the heads
  // The numeral stays clear of the small one above it.
  float top = wide ? 0.08f : corners ? std::max(0.17f, 0.27f * r.w / r.h) : 0.1f;
  if (crown) top = wide ? 0.37f : 0.33f;
  // The line of braille is above the numeral, or below it where the heads are above.
  if (wide && !crown && pen.dots != Dots::none) top = 0.18f;
  const float foot =
      crown ? r.h * 0.13f : r.h * (corners ? 0.13f : 0.09f) + zone * (count == 5 ? 0.98f : 0.72f);
  const float tall = r.h * (1 - top) - foot;
  // A figure is 0.7 em high and about 0.5 em wide.
  const float by_width =
      r.w * (design >= 3 ? 0.74f : 0.79f) / text_width(pen, text, Font::numerals, 1000) * 1000;
  const float em = std::min({tall / (wide ? 0.82f : 0.76f), by_width, r.w * 0.94f});
  const float middle = r.y + r.h * top + tall * 0.5f;
  return {crown, wide, corners, corner, zone, em, middle};
}

}  // namespace

void number_card(const Pen& pen, const Rect& r, Card card, const CardLook& look) {
  const Theme& t = *pen.theme;
  const int count = nimmt::heads(card);
  const int design = design_of(count);
  const FaceColors& c = t.face[design];
  const float radius = card_radius(r);
  ground(pen, r, radius, look);
  if (c.tint != t.card) fill(pen, r, radius, c.tint);
  frame_of(pen, r, radius, design, c);

  char space[4];
  const std::string_view text = digits(card, space);
  const auto [crown, wide, corners, corner, zone, em, middle] = figure_of(pen, r, card, look);
  text_line(pen, text, r.x + r.w * 0.5f, middle, {Font::numerals, em, c.ink}, Align::middle);
  if (crown) {
    pips(pen, {r.x + r.w * 0.14f, r.y + r.h * 0.11f, r.w * 0.72f, r.h * 0.2f}, count, c.ink,
         c.tint);
  } else {
    const float h = count == 5 ? zone : zone * 0.6f;
    // Where there are many heads, they stay clear of the numeral in the corner.
    const float across = r.w * (corners && count >= 3 ? 0.5f : 0.72f);
    const float left = (r.w - across) * (corners && count == 5 ? 0.4f : 0.5f);
    pips(pen, {r.x + left, bottom(r) - r.h * (corners ? 0.115f : 0.095f) - h, across, h}, count,
         c.ink, c.tint);
  }
  if (corners && !crown) {
    // Notched corners move it inwards; scallops need less.
    const bool bitten = design == 2;
    const float index_size = bitten ? corner * (card >= 100 ? 0.66f : 0.82f) : corner;
    const float in = r.w * (design == 3 ? 0.13f : 0.1f);
    const TypeStyle small{Font::numerals, index_size, c.ink};
    const auto index = [&] {
      if (bitten)
        text_line(pen, text, r.x + r.w * 0.105f, r.y + r.w * 0.1f, small, Align::middle);
      else
        text_line(pen, text, r.x + in, r.y + in + index_size * 0.36f, small);
    };
    index();
    const Moved turned(pen, center(r), kPi, 1, 1);
    index();
  }
  const Vec at = crown ? Vec{r.x + r.w * 0.1f, bottom(r) - r.w * 0.19f}
                       : Vec{right(r) - r.w * 0.1f, r.y + r.w * 0.09f};
  braille_number(pen, at, crown ? Align::left : Align::right, r.w, card, c.ink);
  rim(pen, r, radius, look);
}

void warm_cards(const Pen& pen, const Rect& r, const CardLook& look, int step) {
  // One card of each class and number of digits.
  constexpr Card kKinds[kWarmSteps] = {1, 5, 12, 15, 10, 11, 55, 101, 100};
  const Figure f = figure_of(pen, r, kKinds[step], look);
  warm_figures(pen, f.em);
  if (f.corners) warm_figures(pen, f.corner);
}

void mini_card(const Pen& pen, const Rect& r, Card card, const CardLook& look) {
  const Theme& t = *pen.theme;
  const int count = nimmt::heads(card);
  const FaceColors& c = t.face[design_of(count)];
  const float radius = std::max(3.0f, std::min(r.w, r.h) * 0.12f);
  ground(pen, r, radius, look);
  fill(pen, r, radius, c.tint);
  // The class is shown by a foot in its colour with the heads on it; more heads have a taller foot.
  const float foot = std::round(r.h * 0.25f);
  const bool plain = count == 1;
  if (!plain) {
    pen.list->AddRectFilled({r.x, bottom(r) - foot}, {right(r), bottom(r)}, c.band, radius,
                            ImDrawFlags_RoundCornersBottom);
  }
  char space[4];
  const std::string_view text = digits(card, space);
  const float tall = r.h - foot;
  const float by_width = r.w * 0.84f / text_width(pen, text, Font::numerals, 1000) * 1000;
  const float em = std::min({tall / 0.86f, by_width, r.w * 0.8f});
  text_line(pen, text, r.x + r.w * 0.5f, r.y + tall * 0.53f, {Font::numerals, em, c.ink},
            Align::middle);
  const float s = std::min(foot * 0.8f, r.w * 0.94f / static_cast<float>(count));
  const Color mark = plain ? c.ink : count == 3 && !t.outlines ? rgb(0x3A2200) : rgb(0xFFFFFF);
  for (int i = 0; i < count; ++i)
    bull(pen,
         {r.x + r.w * 0.5f +
              (static_cast<float>(i) - static_cast<float>(count - 1) * 0.5f) * s * 1.04f,
          bottom(r) - foot * 0.52f},
         s * 0.92f, mark, 0);
  rim(pen, r, radius, look);
}

void card_back(const Pen& pen, const Rect& r, const CardLook& look) {
  const Theme& t = *pen.theme;
  const float radius = card_radius(r);
  const float u = std::min(r.w, r.h);
  const Color back = look.back ? look.back : t.back;
  const Color line = look.back ? mix(back, t.back_mark, 0.42f) : t.back_line;
  shadow(pen, r, radius, look.height, 0.9f);
  fill(pen, r, radius, back);
  stroke(pen, inset(r, u * 0.08f), radius * 0.6f, line, std::max(pen.px, u * 0.022f));
  if (u > 30) {
    const Rect panel = inset(r, u * 0.11f);
    hatch(pen, panel, fade(line, 0.35f), std::max(pen.px, u * 0.012f), u * 0.13f);
  }
  disc(pen, center(r), u * 0.29f, back);
  bull(pen, center(r), u * 0.44f, t.back_mark, back);
  if (t.outlines) stroke(pen, inset(r, -1), radius + 1, t.card_edge, 1.5f);
}

void empty_slot(const Pen& pen, const Rect& r, bool danger, float strength) {
  const Theme& t = *pen.theme;
  const float radius = card_radius(r);
  const Color c = danger ? t.danger : t.control;
  const float line = std::max(pen.px, 1.25f);
  // The place is a hollow in the cloth; only the dangerous one has a border.
  if (!danger && !t.outlines) {
    fill(pen, r, radius, fade(t.track, strength));
    stroke(pen, r, radius, fade(t.control, 0.22f * strength), pen.px);
    return;
  }
  if (danger) {
    fill(pen, r, radius, fade(t.danger, 0.10f * strength));
    const float s = std::min(r.w, r.h) * 0.46f;
    bull(pen, center(r), s, fade(c, 0.42f + 0.3f * strength), 0);
  }
  dashed(pen, r, radius, fade(c, (danger ? 0.75f : 0.5f) * strength), line,
         std::clamp(r.w * 0.09f, 3.5f, 9.0f));
}

void ghost_card(const Pen& pen, const Rect& r, Card card, bool danger) {
  const Theme& t = *pen.theme;
  const float radius = card_radius(r);
  {
    const Faded see_through(pen, 0.74f);
    number_card(pen, r, card, {.height = 5});
  }
  dashed(pen, inset(r, -2), radius + 2, danger ? t.danger : t.accent, 2.5f,
         std::clamp(r.w * 0.11f, 4.5f, 10.0f));
}

}  // namespace tablee::nimmt::drawing
