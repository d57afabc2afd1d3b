#include "web/draw/little_table.h"

#include <charconv>

#include "games/nimmt/rows.h"
#include "web/draw/bull.h"
#include "web/draw/buttons.h"
#include "web/draw/card.h"
#include "web/draw/nothanks_card.h"
#include "web/draw/soft.h"
#include "web/draw/type.h"

namespace tablee::draw {
namespace {

constexpr int kPlaces = nimmt::kRowCapacity + 1;
constexpr float kTall = 1.3f;  // a card's height by its width

const Item* lesson_of(const Frame& f) {
  for (const Spoken& spoken : f.items)
    if (spoken.item->id == "lesson.text") return spoken.item;
  return nullptr;
}

// The number after those words; 0: none, or other words.
int number_after(std::string_view words, std::string_view move) {
  int n = 0;
  if (move.substr(0, words.size()) == words)
    std::from_chars(move.data() + words.size(), move.data() + move.size(), n);
  return n;
}

struct Lanes {
  float card_w, card_h, gap, pad, hand_h;
};

Lanes lanes_for(const Stage& s, float width, float most, int rows) {
  Lanes l{};
  l.gap = std::max(3.0f, s.size().gap * 0.5f);
  l.pad = l.gap;
  const auto count = static_cast<float>(rows);
  const float hand_w = (width - 9 * l.gap) / 10;
  l.hand_h = std::min(hand_w * 1.3f, 60 * s.size().unit);
  const float room = (most - l.hand_h - s.size().gap - (count - 1) * l.gap) / count - 2 * l.pad;
  l.card_w =
      std::min((width - 2 * l.pad - (kPlaces - 1) * l.gap) / (kPlaces + 0.1f), 92 * s.size().unit);
  l.card_h = std::floor(std::min(l.card_w * kTall, std::max(room, 26.0f)));
  l.card_w = std::floor(std::min(l.card_w, l.card_h * 1.05f));
  return l;
}

void rows_and_hand(const Stage& s, const Rect& r, std::string_view move) {
  const Theme& t = s.theme();
  const nimmt::View& v = *s.frame.nimmt;
  const auto rows = static_cast<int>(v.pub.rows.size());
  const Lanes l = lanes_for(s, r.w, r.h, rows);
  const auto told = static_cast<Card>(number_after("", move));
  const int taken = number_after("row ", move) - 1;
  const bool goes = told != kNoCard && v.hand.has(told);
  const nimmt::Spot spot = goes ? nimmt::find_spot(v.pub.rows, told, false, 0) : nimmt::Spot{};
  const float lane_w = kPlaces * l.card_w + (kPlaces - 1) * l.gap + 2 * l.pad;
  const float x = r.x + (r.w - lane_w) * 0.5f;
  float y = r.y;
  for (int row = 0; row < rows; ++row) {
    const auto& cards = v.pub.rows[static_cast<std::size_t>(row)];
    const Rect lane = s.pen.snap(Rect{x, y, lane_w, l.card_h + 2 * l.pad});
    const bool target = goes && !spot.too_low() && spot.row == row;
    const bool full = static_cast<int>(cards.size()) >= nimmt::kRowCapacity;
    const float radius = std::round(9 * s.size().unit);
    fill(s.pen, lane, radius, t.track);
    if (target) {
      fill(s.pen, lane, radius, full ? t.danger_soft : t.accent_soft);
      stroke(s.pen, lane, radius, full ? t.danger : t.accent, 2);
    } else if (row == taken) {
      fill(s.pen, lane, radius, t.accent_soft);
      stroke(s.pen, lane, radius, t.accent, 2);
    } else if (goes && spot.too_low()) {
      dashed(s.pen, lane, radius, t.danger, 1.75f, 7);
    } else if (t.outlines) {
      stroke(s.pen, lane, radius, t.line, 1);
    }
    for (int i = 0; i < kPlaces; ++i) {
      const auto at = static_cast<float>(i);
      const Rect place =
          s.pen.snap(Rect{x + l.pad + at * (l.card_w + l.gap), y + l.pad, l.card_w, l.card_h});
      if (i < static_cast<int>(cards.size()))
        number_card(s.pen, place, cards[static_cast<std::size_t>(i)], {.height = 2.5f});
      else if (target && i == static_cast<int>(cards.size()))
        ghost_card(s.pen, place, told, full);
      else
        empty_slot(s.pen, place, i == nimmt::kRowCapacity, 0.45f);
    }
    y += lane.h + l.gap;
  }
  // The hand, a strip along the foot; what is spoken of stands out.
  const int count = v.hand.size();
  if (count == 0) return;
  const float wide = std::min((r.w - 9 * l.gap) / 10, l.hand_h / 1.3f);
  float hx = r.x + (r.w - static_cast<float>(count) * (wide + l.gap) + l.gap) * 0.5f;
  for (const Card card : v.hand) {
    const bool up = card == told;
    mini_card(s.pen, s.pen.snap(Rect{hx, bottom(r) - l.hand_h - (up ? 5.0f : 0), wide, l.hand_h}),
              card, {.height = up ? 7.0f : 2.5f, .chosen = up});
    hx += wide + l.gap;
  }
}

// The card that nobody wants with what lies on it, over what the learner has.
void card_and_chips(const Stage& s, const Rect& r) {
  const Sizes& z = s.size();
  const nothanks::View& v = *s.frame.nothanks;
  const float foot = std::round(r.h * 0.3f), h = r.h - foot - z.gap * 2, w = h / 1.4f;
  // The pile before it, chips behind it: together they stand in the middle.
  const Vec middle{center(r).x + w * (v.pub.pot > 0 ? 0.1f : 0.4f), r.y + h * 0.5f + 2};
  glow(s.pen, middle, r.w * 0.42f, h * 0.75f, s.theme().track);
  if (v.pub.pile > 0)
    warm_back(s.pen, s.pen.snap(around({middle.x - w * 1.25f, middle.y}, w * 0.66f, h * 0.66f)));
  if (v.pub.card != kNoCard)
    warm_card(s.pen, s.pen.snap(around(middle, w, h)), v.pub.card, {.height = 6});
  const float chip_size = h * 0.14f;
  draw_chips(s.pen, stack_chips({middle.x + w * 0.62f, r.y, w * 0.9f, h}, v.pub.pot, chip_size),
             v.pub.pot);
  const Rect tray = s.pen.snap(Rect{r.x, bottom(r) - foot, r.w, foot});
  fill(s.pen, tray, corner(s.pen), s.theme().accent_soft);
  stroke(s.pen, tray, corner(s.pen), s.theme().accent, 1.5f);
  const auto own = static_cast<std::size_t>(std::max<int>(0, v.viewer));
  const Rect inner = inset(tray, z.gap);
  for (const Tile& tile :
       lay_tiles(v.pub.taken[own], {inner.x, inner.y, inner.w * 0.6f, inner.h}, inner.h))
    warm_card(s.pen, s.pen.snap(tile.at), tile.card, {.height = 2, .covered = tile.covered});
  const int chips = v.pub.chips[own];
  const std::string figure = std::to_string(chips);
  const float wide = text_width(s.pen, figure, Font::numerals, z.title);
  draw_chips(
      s.pen,
      stack_chips({inner.x + inner.w * 0.6f, inner.y, inner.w * 0.4f - wide - z.gap, inner.h},
                  chips, inner.h * 0.3f),
      chips);
  text_line(s.pen, figure, right(inner), center(inner).y, {Font::numerals, z.title, s.theme().ink},
            Align::right);
}

}  // namespace

bool has_little_table(const Frame& f) {
  return lesson_of(f) && ((f.nimmt && !f.nimmt->pub.rows.empty()) || f.nothanks);
}

float little_table_height(const Stage& s, float width, float most) {
  if (s.frame.nothanks) return std::round(std::min({width * 0.62f, most, 240 * s.size().unit}));
  const auto rows = static_cast<int>(s.frame.nimmt->pub.rows.size());
  const Lanes l = lanes_for(s, width, most, rows);
  const auto count = static_cast<float>(rows);
  return count * (l.card_h + 2 * l.pad) + (count - 1) * l.gap + s.size().gap + l.hand_h;
}

void little_table(const Stage& s, const Rect& r) {
  if (s.frame.nothanks)
    card_and_chips(s, r);
  else
    rows_and_hand(s, r, lesson_of(s.frame)->value);
}

}  // namespace tablee::draw
