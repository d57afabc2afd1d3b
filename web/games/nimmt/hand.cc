#include "web/games/nimmt/hand.h"

#include <utility>

#include "web/games/nimmt/preview.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {
namespace {

constexpr float kTurnStep = 0.025f;  // seconds between two cards that are turned over

}  // namespace

int Hand::count() const {
  if (at_.market.w > 0) return 10;
  return std::max(1, hidden_ > 0 ? hidden_ : animator_.shown().hand.size());
}

Rect Hand::cell(int index) const {
  const int count = this->count();
  const int columns = (count + at_.hand_rows - 1) / at_.hand_rows;
  const int rows = (count + columns - 1) / columns;
  const int row = index / columns;
  const int in_row = std::min(columns, count - row * columns);
  const float gap = std::max(3.0f, std::min(8.0f, at_.hand_w * 0.08f));
  const float wide = static_cast<float>(in_row) * at_.hand_w + static_cast<float>(in_row - 1) * gap;
  const float all = static_cast<float>(rows) * at_.hand_h + static_cast<float>(rows - 1) * gap;
  return {at_.hand.x + (at_.hand.w - wide) * 0.5f +
              static_cast<float>(index % columns) * (at_.hand_w + gap),
          bottom(at_.hand) - all + static_cast<float>(row) * (at_.hand_h + gap), at_.hand_w,
          at_.hand_h};
}

Pose Hand::pose(int index) const {
  Pose p{cell(index)};
  const int count = this->count();
  const int columns = (count + at_.hand_rows - 1) / at_.hand_rows;
  const int row = index / columns;
  const int in_row = std::min(columns, count - row * columns);
  if (in_row < 3 || at_.market.w > 0) return p;
  // A shallow arc, as a hand of cards is held.
  const float t = (static_cast<float>(index % columns) - static_cast<float>(in_row - 1) * 0.5f) /
                  (static_cast<float>(in_row - 1) * 0.5f);
  p.angle = t * 0.038f;
  p.at.y += (t * t - 1) * at_.hand_h * 0.035f;
  return p;
}

float Hand::rise(const Stage& s) const { return std::min(at_.hand_h * 0.16f, 14 * s.size().unit); }

// The place of a card that can be touched: lifted, pointed at or dragged. Returns how far it has
// been dragged.
Vec Hand::place_card(Stage& s, const Spoken& spoken, const Rect& cell, Pose& pose, CardLook& look,
                     int& layer) {
  const bool active = may_do(spoken) && !animator_.animating();
  const float rise = this->rise(s);
  const std::string& id = spoken.item->id;
  const bool lifted = (id == s.frame.lifted || (active && (spoken.item->on || s.presses(id)))) &&
                      !animator_.animating();
  if (lifted) {
    pose.at.y -= rise;
    look.height = 9;
    look.chosen = true;
    layer = 12;
  } else if (active && s.hovers(id)) {
    pose.at.y -= 6;
    look.height = 6;
  }
  Vec by = s.touch.drag(id);
  if (by.x != 0 || by.y != 0) {
    by.y = std::min(by.y, 10.0f);
    look.height = 12;
    layer = 18;
  }
  const Rect area{cell.x - 3, cell.y - (lifted ? rise : 4), cell.w + 6,
                  cell.h + 4 + (lifted ? rise : 0)};
  // Twelve cards side by side are narrower than a thumb, so the touch area includes half of the
  // gaps.
  Rect seen = pose.at;
  if (seen.w < s.size().touch)
    seen = around(center(seen), std::min(s.size().touch, cell.w + 3), seen.h);
  if (active)
    s.tappable(id, seen, area, card_radius(cell), at_.market.w <= 0);
  else
    s.shown(id, pose.at, card_radius(cell));
  return by;
}

void Hand::place(Stage& s, const Parts& parts, bool away) {
  const Shown& shown = animator_.shown();
  const bool covers = hides_hand(parts) && shown.hand.empty() && at_.market.w <= 0;
  // Whoever uncovers their hand sees it turned over.
  const bool turns = std::exchange(covered_, covers) && s.clock.pace > 0;
  if (covers) {
    for (int i = 0; i < hidden_; ++i) {
      const Pose pose = this->pose(i);
      const Moved turned(s.pen, center(pose.at), pose.angle, 1, 1);
      card_back(s.pen, s.pen.snap(pose.at), {.height = 3, .back = back_of(s, s.frame.next)});
    }
  }
  const bool weighs = weighs_special(s, animator_);
  int index = 0;
  for (const Card c : shown.hand) {
    const Spoken* spoken = nullptr;
    for (const auto& [sp, card] : parts.hand)
      if (card == c) spoken = sp;
    const bool active = spoken && may_do(*spoken) && !animator_.animating();
    Pose pose = this->pose(index);
    CardLook look{.height = 3};
    look.dim = weighs && !active;
    Vec by{0, 0};
    int layer = 10;
    if (spoken && !away) by = place_card(s, *spoken, cell(index), pose, look, layer);
    if (away) {
      pose.at.y += at_.hand.h + 2 * s.size().gap;
      pose.alpha = 0;
      layer = 8;
    }
    look.back = back_of(s, view(s).viewer);
    sprites_.place(c, pose, layer, look, by);
    if (turns) sprites_.flip(c, kTurnStep * static_cast<float>(index));
    ++index;
  }
}

}  // namespace tablee::nimmt::drawing
