#include "web/games/nimmt/lanes.h"

#include "web/draw/toolkit/bull.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/type.h"
#include "web/games/nimmt/heads.h"
#include "web/games/nimmt/special_mark.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {

// The current look of a lane.
struct Lanes::Lane {
  int row = 0;
  Rect at;
  const Spoken* spoken = nullptr;
  bool lit = false, takes = false;  // whether it can be touched; … and whether touching takes it
  bool weighed = false, chosen = false;
  bool target = false, costs = false, danger = false, shaken = false;
  int held = 0, heads = 0;  // the number of cards; their heads
  int gap = 99;             // the index of the place of a previewed card; 99: none
  int shift = 0;            // how far a card at the left end shifts the places
  nimmt::RowMarks marks;
  bool marked() const { return marks.stop || marks.seven || marks.fifth; }
  int capacity() const { return nimmt::capacity(marks); }
};

Lanes::Lane Lanes::lane_of(const Stage& s, const Parts& parts, const Preview& would,
                           int row) const {
  const Shown& shown = laid_;
  const std::size_t at = row;
  Lane lane;
  lane.row = row;
  lane.at = s.pen.snap(at_.lane[at]);
  for (const auto& [sp, n] : parts.rows)
    if (n == row) lane.spoken = sp;
  const bool weighs = weighs_special(s, animator_);
  lane.lit = !animator_.animating() && lane.spoken && may_do(*lane.spoken);
  lane.takes = lane.lit && !weighs;
  lane.weighed = weighs && lane.lit;
  lane.chosen = lane.weighed && lane.spoken->item->on;
  lane.target = would.touches(row);
  lane.costs = lane.target && would.taken == row;
  lane.danger = lane.costs || would.low();
  if (row < static_cast<int>(shown.rows.size())) {
    // While a row is being taken, only the cards that are taken count, and not the card that stays.
    int leaving = 0;
    for (const Card c : shown.rows[at]) {
      if (c == kNoCard) continue;
      ++lane.held;
      lane.heads += nimmt::heads(c);
      if (animator_.leaving().has(c)) leaving += nimmt::heads(c);
    }
    if (leaving > 0) lane.heads = leaving;
  }
  lane.shaken = animator_.shaking() == row || animator_.brim() == row;
  lane.gap = would.gap(row);
  lane.shift = lane.gap < lane.held ? 1 : 0;
  lane.marks = shown.marks[at];
  return lane;
}

void Lanes::draw_ground(Stage& s, const Lane& of) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const Rect& lane = of.at;
  const Rect& box = at_.heads[of.row];
  const bool hot = of.held >= of.capacity() || of.danger || of.shaken;
  const Color ink = hot ? t.danger : t.ink;
  const bool marked = of.marked();
  const float radius = std::round(11 * z.unit);
  Likeness ground;
  ground.add(&t), ground.add(s.pen.px), ground.add(z.unit), ground.add(z.body);
  ground.add(lane), ground.add(box), ground.add(of.held), ground.add(of.heads), ground.add(ink);
  for (const bool is :
       {of.takes, of.weighed, of.chosen, of.target, of.costs, of.shaken, of.danger, marked})
    ground.add(is);
  lanes_[of.row].draw(s.pen, ground.number(), [&] {
    if (!of.takes) fill(s.pen, lane, radius, t.track);
    if (of.weighed) fill(s.pen, lane, radius, fade(t.accent_soft, 0.7f));
    if (of.target) fill(s.pen, lane, radius, fade(of.costs ? t.danger_soft : t.accent_soft, 0.9f));
    if (of.shaken) fill(s.pen, lane, radius, fade(t.danger_soft, 0.9f));
    if (of.shaken)
      stroke(s.pen, lane, radius, t.danger, 2);
    else if (of.target || of.weighed)
      stroke(s.pen, lane, radius, of.costs ? t.danger : t.accent, of.chosen ? 4.5f : 2.0f);
    else if (of.danger)
      dashed(s.pen, lane, radius, t.danger, 1.75f, 7);
    else if (t.outlines)
      stroke(s.pen, lane, radius, t.line, 1);
    // Draws the cost of the row.
    if (of.held == 0) return;
    const float figure = std::min(z.body * 1.5f, box.h * 0.4f);
    const float mark = std::min(box.w * 0.52f, box.h * 0.34f);
    const float mid = center(box).x + 1;
    // The tile of a special card takes the place of the head.
    if (!marked) bull(s.pen, {mid, box.y + box.h * 0.5f - figure * 0.5f}, mark, ink, t.cloth);
    text_line(s.pen, std::to_string(of.heads), mid, box.y + box.h * 0.5f + mark * 0.55f,
              {Font::numerals, figure, ink}, Align::middle);
  });
}

void Lanes::draw_hollows(Stage& s, const Lane& of) {
  const Theme& t = s.theme();
  const int row = of.row, held = of.held, shift = of.shift, capacity = of.capacity();
  Likeness hollow;
  hollow.add(&t), hollow.add(s.pen.px), hollow.add(of.at), hollow.add(at_.heads[row]);
  hollow.add(at_.place(row, 0)), hollow.add(at_.lane_gap);
  hollow.add(held), hollow.add(shift), hollow.add(of.gap), hollow.add(capacity);
  hollow.add(of.takes);
  hollows_[row].draw(s.pen, hollow.number(), [&] {
    // The last card may still be moving to its place.
    for (int i = std::max(held + shift - 1, shift); i <= capacity; ++i) {
      if (i == of.gap) continue;
      const bool sixth = i == capacity;
      const Rect place = s.pen.snap(at_.place(row, i));
      if (sixth && of.takes) continue;
      empty_slot(s.pen, place, sixth, sixth ? (held >= capacity ? 1.0f : 0.45f) : 0.62f);
    }
  });
  if (at_.tab > 0 && held > 0 && shift == 0) {
    const Rect tab = s.pen.snap(at_.left_tab(row));
    dashed(s.pen, tab, 4, fade(t.control, 0.7f), std::max(1.0f, s.pen.px), 4);
    icon(s.pen, icon_for("back"), center(tab), tab.w * 0.95f, t.control);
  }
}

void Lanes::draw(Stage& s, const Parts& parts, const Preview& would) {
  const int lanes = std::max(nimmt::kRows, static_cast<int>(laid_.rows.size()));
  const bool asks =
      !animator_.animating() && std::any_of(parts.rows.begin(), parts.rows.end(),
                                            [](const auto& part) { return may_do(*part.first); });
  if (asks && !weighs_special(s, animator_)) draw_row_costs(s, parts, at_, animator_.shown());
  for (int row = 0; row < lanes; ++row) {
    const Lane lane = lane_of(s, parts, would, row);
    draw_ground(s, lane);
    draw_hollows(s, lane);
    const float radius = std::round(11 * s.size().unit);
    if (lane.marks.stop) fill(s.pen, lane.at, radius, fade(s.theme().cloth, 0.45f));
    if (lane.marked()) draw_special_mark(s, at_, row, lane.marks, animator_.put());
    if (!lane.spoken) continue;
    const std::string& id = lane.spoken->item->id;
    if (lane.lit)
      s.tappable(id, lane.at, lane.at, radius);
    else
      s.shown(id, lane.at, radius);
  }
}

void Lanes::place(Stage& s, Sprites& sprites, const Preview& would, Card moved) const {
  const Shown& shown = laid_;
  for (std::size_t row = 0; row < shown.rows.size(); ++row) {
    const auto r = static_cast<int>(row);
    Vec shake{0, 0};
    if (animator_.shaking() == r && !s.clock.reduced) {
      const float t = progress(s.clock, animator_.shaken_at(), 0.38f);
      shake.x = std::sin(t * 5 * kPi) * (1 - t) * 5 * s.size().unit;
    }
    for (std::size_t i = 0; i < shown.rows[row].size(); ++i) {
      if (shown.rows[row][i] == kNoCard) continue;
      CardLook look{.height = 2.5f};
      if (shown.rows[row][i] == moved) look.chosen = true;
      const int at = static_cast<int>(i);
      const int place = std::min(at + (at >= would.gap(r) ? 1 : 0), nimmt::kRowCapacity + 2);
      sprites.place(shown.rows[row][i], {at_.place(r, place)}, static_cast<int>(i), look, shake,
                    at_.column ? Rect{} : at_.window);
    }
  }
}

}  // namespace tablee::nimmt::drawing
