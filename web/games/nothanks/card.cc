#include "web/games/nothanks/card.h"

#include <iterator>
#include <string>

#include "web/draw/toolkit/braille_dots.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"

namespace tablee::nothanks::drawing {
namespace {

constexpr Color kTube[] = {rgb(0x2E6FA7), rgb(0x3E9A8A), rgb(0xE3A51F), rgb(0xD9641E),
                           rgb(0xB3241B)};
// The same hues, dark enough for figures on ivory.
constexpr Color kInk[] = {rgb(0x1D5A8E), rgb(0x1B6558), rgb(0x7E4D00), rgb(0xA03F0C),
                          rgb(0x8E1F17)};
constexpr Color kGold = rgb(0xF1C65B), kBrown = rgb(0x7A2A12);

constexpr float kFlat = 0.72f;   // the drawn height of a chip divided by its width
constexpr float kThick = 0.3f;   // the thickness of a chip, in radii
constexpr float kBehind = 1.9f;  // the distance of two lines of stacks, in radii

// 0 for the 3, 1 for the 35.
float warmth(Card card) { return std::clamp((static_cast<float>(card) - 3) / 32, 0.0f, 1.0f); }

Color of_scale(const Color (&scale)[5], float t) {
  const float at = t * 4;
  const int i = std::min(3, static_cast<int>(at));
  return mix(scale[i], scale[i + 1], at - static_cast<float>(i));
}

// Its height shows the value of the card, so that colour is not needed to read it.
void thermometer(const Pen& pen, const Rect& r, float warm) {
  const Theme& t = *pen.theme;
  const float radius = r.w * 0.5f;
  fill(pen, r, radius, t.outlines ? rgb(0xFFFFFF) : rgb(0x3A2A10, 0.1f));
  if (t.outlines) stroke(pen, r, radius, rgb(0), std::max(pen.px, r.w * 0.14f));
  const float least = r.w;
  const float level = least + (r.h - least) * warm;
  const Rect column{r.x, bottom(r) - level, r.w, level};
  if (t.outlines || r.w < 4) {
    fill(pen, column, radius, t.outlines ? rgb(0) : of_scale(kTube, warm));
    return;
  }
  // Bands from cold to warm, with marks as on a scale.
  constexpr int bands = 10;
  const float step = (r.h - least) / bands;
  fill(pen, {r.x, bottom(r) - least, r.w, least}, radius, of_scale(kTube, 0));
  for (int i = bands; i-- > 0;) {
    const float low = bottom(r) - radius - step * static_cast<float>(i);
    const float high = std::max(low - step - radius, column.y);
    if (high >= low) continue;
    fill(pen, {r.x, high, r.w, low - high + radius}, radius,
         of_scale(kTube, (static_cast<float>(i) + 0.5f) / bands));
  }
}

}  // namespace

void warm_card(const Pen& pen, const Rect& r, Card card, const WarmLook& look) {
  const Theme& t = *pen.theme;
  const float radius = warm_radius(r), warm = warmth(card);
  const bool weak = look.covered > 0;
  shadow(pen, r, radius, look.height, weak ? 0.5f : 0.9f);
  // A card that does not count is drawn in a darker colour and not transparent, so that the tiles
  // behind it do not shine through.
  fill(pen, r, radius, weak && !t.outlines ? mix(t.card, rgb(0xB9AC93), 0.34f) : t.card);
  const Color ink = t.outlines ? rgb(0) : of_scale(kInk, warm);
  const std::string text = std::to_string(card);
  if (weak) {
    const float left = r.x + r.w * look.covered, space = right(r) - left;
    const float em = std::min({space * 0.86f / text_width(pen, text, Font::numerals, 1000) * 1000,
                               r.h * 0.62f, r.w * 0.6f});
    text_line(pen, text, left + space * 0.47f, center(r).y,
              {Font::numerals, em, t.outlines ? rgb(0x444444) : mix(ink, rgb(0x4A4438), 0.45f)},
              Align::middle);
  } else {
    const float edge = std::max(2.0f, r.w * 0.085f), in = std::max(2.0f, r.w * 0.08f);
    thermometer(pen, pen.snap(Rect{r.x + in, r.y + in, edge, r.h - 2 * in}), warm);
    const float left = r.x + in + edge, space = right(r) - left;
    const float em = std::min({space * 0.84f / text_width(pen, text, Font::numerals, 1000) * 1000,
                               r.h * 0.74f, r.w * 0.86f});
    text_line(pen, text, left + space * 0.48f, center(r).y, {Font::numerals, em, ink},
              Align::middle);
    braille_number(pen, {right(r) - r.w * 0.09f, r.y + r.w * 0.08f}, Align::right, r.w, card, ink);
  }
  if (t.outlines)
    stroke(pen, inset(r, -1), radius + 1, rgb(0), 1);
  else
    stroke(pen, r, radius, weak ? mix(t.card_edge, rgb(0x8A7A5A), 0.4f) : t.card_edge, pen.px);
}

void warm_back(const Pen& pen, const Rect& r, float height) {
  const Theme& t = *pen.theme;
  const float radius = warm_radius(r), u = std::min(r.w, r.h);
  shadow(pen, r, radius, height, 0.9f);
  fill(pen, r, radius, t.outlines ? t.back : std::end(t.poster)[-1]);
  stroke(pen, inset(r, u * 0.08f), radius * 0.6f, t.outlines ? t.back_line : fade(kGold, 0.7f),
         std::max(pen.px, u * 0.022f));
  ring(pen, center(r), u * 0.24f, t.outlines ? t.back_line : kGold, u * 0.05f);
  disc(pen, center(r), u * 0.1f, t.outlines ? t.back_line : kGold);
  if (t.outlines) stroke(pen, inset(r, -1), radius + 1, t.card_edge, 1.5f);
}

void chip(const Pen& pen, Vec at, float radius, bool carries) {
  const bool plain = pen.theme->outlines;
  const Color gold = plain ? rgb(0xFFFFFF) : kGold, brown = plain ? rgb(0) : kBrown;
  if (plain) {
    // On a black table the rim needs a line of its own.
    const Moved flat(pen, at, 0, 1, kFlat);
    disc(pen, at, radius + 1, gold);
  }
  const Moved flat(pen, at, 0, 1, kFlat);
  const Vec top{at.x, at.y - radius * 0.14f};
  disc(pen, at, radius, brown);
  disc(pen, top, radius * 0.98f, carries ? mix(gold, brown, plain ? 0 : 0.14f) : gold);
  if (carries) return;
  for (int k = 0; k < 8; ++k) {
    const float a = kPi * 0.25f * (static_cast<float>(k) + 0.5f);
    const Vec d{std::cos(a), std::sin(a)};
    pen.list->AddLine(top + d * (radius * 0.78f), top + d * (radius * 0.97f), brown,
                      radius * 0.18f);
  }
  ring(pen, top, radius * 0.64f, brown, std::max(pen.px, radius * 0.07f));
}

void shadow_of_chip(const Pen& pen, Vec at, float radius) {
  shadow(pen, around(at, radius * 2, radius * 1.5f), radius, 3, 0.5f);
}

Vec ChipStacks::spot(int index) const {
  const int stack = index / 5, level = index % 5;
  const float all = (kFlat * 2 + kThick * 4 + kBehind * static_cast<float>(rows - 1)) * radius;
  const float foot = area.y + (low ? area.h : (area.h + all) * 0.5f) - kFlat * radius;
  return {area.x + radius * (1 + 2.15f * static_cast<float>(stack % columns)),
          foot - radius * (kBehind * static_cast<float>(rows - 1 - stack / columns) +
                           kThick * static_cast<float>(level))};
}

ChipStacks stack_chips(const Rect& area, int count, float most, bool low) {
  const int stacks = std::max(1, (count + 4) / 5);
  ChipStacks s{area, most, 1, stacks, low};
  for (;; s.radius *= 0.94f) {
    s.columns = std::max(1, static_cast<int>((area.w / s.radius - 2) / 2.15f) + 1);
    s.columns = std::min(s.columns, stacks);
    s.rows = (stacks + s.columns - 1) / s.columns;
    const float all =
        (kFlat * 2 + kThick * 4 + kBehind * static_cast<float>(s.rows - 1)) * s.radius;
    // Stacks side by side are easier to distinguish than a tower.
    const bool tower = s.rows > (low ? 3 : s.columns) && s.radius > 6;
    if ((all <= area.h && s.radius * 2 <= area.w && !tower) || s.radius < 3) return s;
  }
}

void draw_chips(const Pen& pen, const ChipStacks& stacks, int count) {
  for (int i = 0; i < count; ++i) {
    const Vec at = stacks.spot(i);
    const float radius = stacks.radius;
    if (i % 5 == 0) shadow_of_chip(pen, at, radius);
    chip(pen, at, radius, i % 5 < 4 && i + 1 < count);
  }
}

std::vector<Tile> lay_tiles(const CardSet& cards, const Rect& area, float most) {
  std::vector<Tile> tiles;
  for (float h = std::min(most, area.h);; h *= 0.96f) {
    tiles.clear();
    const float w = h * 0.72f, strip = w * 0.6f, gap = std::max(3.0f, w * 0.2f);
    float x = 0, y = 0;
    Card before = kNoCard;
    bool wide = false;
    for (const Card c : cards) {
      const bool runs = before != kNoCard && c == before + 1;
      before = c;
      if (runs) {
        tiles.push_back({c, {x - w + strip, y, w, h}, 1 - strip / w});
        x += strip;
      } else {
        // A run stays together: it starts a new line where it would not fit on this one.
        float length = w;
        for (int next = c + 1; cards.has(static_cast<Card>(next)); ++next) length += strip;
        if (x > 0) x += gap;
        if (x > 0 && x + length > area.w) x = 0, y += h * 1.1f;
        wide |= x + length > area.w;
        tiles.push_back({c, {x, y, w, h}, 0});
        x += w;
      }
    }
    const float all = y + h;
    if ((all > area.h + 0.5f || wide) && h > 9) continue;
    for (Tile& tile : tiles) {
      tile.at.x += area.x;
      tile.at.y += area.y + std::max(0.0f, (area.h - all) * 0.5f);
    }
    return tiles;
  }
}

}  // namespace tablee::nothanks::drawing
