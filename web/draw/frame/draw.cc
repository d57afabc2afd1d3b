#include "web/draw/frame/draw.h"

#include <optional>

#include "web/draw/frame/cues.h"
#include "web/draw/frame/known.h"
#include "web/draw/frame/recording.h"
#include "web/draw/frame/stage.h"
#include "web/draw/frame/tip.h"
#include "web/draw/frame/wanted_glow.h"
#include "web/draw/screens/generic.h"
#include "web/draw/screens/replay_strip.h"
#include "web/draw/table/game_renderer.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/picture.h"
#include "web/draw/toolkit/shape_atlas.h"

namespace tablee::draw {
namespace {

// The state that lasts from frame to frame.
struct DrawState {
  Clock clock;
  Touch touch;
  Glides glides;
  Entrance entrance;
  GenericScreen generic;
  GameRenderer* shown = nullptr;  // the renderer of the table on the screen
  ReplayStrip strip;
  Tip tip;
  Cues cues;
  Recording cloth;
  std::string screen, focused;
  std::optional<float> scroll_to;
};

DrawState& state() {
  static DrawState r;
  return r;
}

float pace_of(Speed speed) {
  switch (speed) {
    case Speed::slow:
      return 1.7f;
    case Speed::fast:
      return 0.5f;
    case Speed::instant:
      return 0;
    case Speed::normal:
      break;
  }
  return 1;
}

bool same(const Rect& a, const Rect& b) {
  return a.x == b.x && a.y == b.y && a.w == b.w && a.h == b.h;
}

void focus_ring(const Stage& s) {
  if (s.focus_radius < 0 || !overlap(s.focus_at, s.focus_window)) return;
  const Clipped inner(s.pen, inset(s.focus_window, -6));
  // Two lines, light and dark, so that one of them is visible on any background.
  const Theme& t = s.theme();
  stroke(s.pen, inset(s.focus_at, -3), s.focus_radius + 3, t.accent, 3);
  stroke(s.pen, inset(s.focus_at, -5), s.focus_radius + 5, t.cloth, 2);
}

}  // namespace

void Stage::focus(std::string_view id, const Rect& r, float radius) {
  if (id != frame.focused) return;
  focus_at = r;
  focus_radius = radius;
  focus_window = window;
}

float Stage::scroll_page(Scroll& scroll, const Rect& view, float step) {
  const bool first = !out.scroller && scroll.most() > 0.5f;
  if (first && scroll_to) {
    scroll.at = *scroll_to;
    scroll.speed = 0;
    scroll_to.reset();
  }
  scroll.at = std::clamp(scroll.at, 0.0f, scroll.most());
  const float up = step > 0 ? std::round(scroll.at / step) * step : scroll.at;
  if (first) out.scroller = {view, scroll.content, up};
  return up;
}

bool Stage::in_scroller() const { return out.scroller && same(out.scroller->window, window); }

void Stage::reveal(Scroll& scroll, const Rect& view, float margin) {
  if (!focus_moved || focus_radius < 0 || !same(focus_window, view)) return;
  const float before = scroll.at;
  scroll.at += std::max(0.0f, bottom(focus_at) - bottom(view) + margin);
  scroll.at -= std::max(0.0f, view.y + margin - (focus_at.y - (scroll.at - before)));
  scroll.at = std::clamp(scroll.at, 0.0f, scroll.most());
  if (scroll.at != before) clock.moving = true;
}

void Stage::shown(std::string_view id, const Rect& r, float radius) {
  focus(id, r, radius);
  if (!id.empty() && id == frame.wanted) {
    wanted_at = r;
    wanted_radius = radius;
    wanted_window = window;
  }
  const Rect seen = common(r, window);
  out.placed.push_back(
      {std::string(id), r, seen.w > 0 && seen.h > 0 ? seen : Rect{r.x, r.y, 0, 0}, in_scroller()});
}

void Stage::worded(std::string_view id, const Rect& space, const Rect& words) {
  shown(id, space);
  if (words.h > 0) focus(id, inset(words, -4 * size().unit), 8);
}

void Stage::explains(const Spoken& spoken, const Rect& r) {
  if (frame.touch || !touch.rests_in(common(r, window))) return;
  unnamed = &spoken;
  unnamed_at = r;
}

void Stage::tappable(std::string_view id, const Rect& r, const Rect& area, float radius,
                     bool flicks) {
  shown(id, r, radius);
  const Rect seen = common(area, window);
  if (seen.w > 0 && seen.h > 0) touch.target(id, seen, flicks);
}

void scroll_to(float up) { state().scroll_to = up; }

bool put_away_tip() { return state().tip.put_away(); }

namespace {

void begin_clock(Clock& clock, const Frame& f, double now) {
  const bool first = clock.now == 0;
  // After a tab was hidden, animations continue where they were instead of jumping ahead.
  clock.step = first ? 0 : static_cast<float>(std::clamp(now - clock.now, 0.0, 0.1));
  clock.now = now;
  clock.pace = pace_of(f.speed);
  clock.reduced = f.reduced_motion;
  clock.moving = false;
  clock.heard = 0;
  clock.weight = 0;
  clock.side = 0;
}

Pen begin_pen(const Frame& f, const Input& in, Outcome& out) {
  Pen pen{.list = &picture(),
          .theme = &theme_of(f.theme),
          .size = sizes_for(f.width, f.height, f.text_scale),
          .px = 1 / std::max(0.5f, in.pixel_ratio),
          .dots = f.dots,
          .cut = &out.cut};
  pen.list->_FringeScale = pen.px;
  begin_known(*pen.list);
  // Curves are as fine as the pixels, from the next frame on.
  set_curve_error(0.25f * pen.px);
  return pen;
}

Stage stage_of(const Frame& f, DrawState& r, const Pen& pen, Outcome& out) {
  const Rect safe{f.insets[3], f.insets[0], f.width - f.insets[1] - f.insets[3],
                  f.height - f.insets[0] - f.insets[2]};
  return {.frame = f,
          .pen = pen,
          .clock = r.clock,
          .touch = r.touch,
          .glides = r.glides,
          .entrance = r.entrance,
          .out = out,
          .safe = safe,
          .focus_moved = r.focused != f.focused,
          .focus_at = {},
          .focus_radius = -1,
          .focus_window = {},
          .wanted_at = {},
          .wanted_radius = -1,
          .wanted_window = {},
          .unnamed_at = {},
          .window = {0, 0, f.width, f.height},
          .scroll_to = std::exchange(r.scroll_to, std::nullopt)};
}

// Draws the table, or whatever other screen it is.
void draw_screen(DrawState& r, const Frame& f, Stage& stage, Outcome& out) {
  GameRenderer* const table = f.view ? &renderer_of(f.view->game()) : nullptr;
  const bool stays = table && shows_table(f);
  GameRenderer* const shown =
      stays || (table && (!f.updates.empty() || table->settling())) ? table : nullptr;
  if (r.shown && r.shown != shown) {
    r.shown->leave();
    r.cues.leave(r.clock, f);
  }
  r.shown = shown;
  if (shown) {
    // While cards are flying, a tap beside everything that can be activated ends the animation.
    const Rect whole = stage.safe;
    const SideAreas sides = take_sides(f, stage.pen.size, stage.safe);
    const bool beside = r.touch.tapped_beside() && r.touch.pressed_at() == f.revision;
    out.hurried = beside && shown->settling();
    shown->draw(stage, f.skip || (beside && f.may_end));
    // Their texts arrive together with the code that draws them.
    if (sides.right.w > 0 && !f.log_title.empty()) shown->draw_sides(stage, sides);
    stage.safe = whole;
    out.settling = shown->settling();
    if (stays) r.cues.follow(r.clock, f, out.settling);
    out.pending = shown->pending();
    // When the last animation of a table ends that is left for another screen, the next screen is
    // drawn in a frame of its own, which has to be complete however the animation ended.
    if (!stays) r.clock.moving = true;
  } else {
    // A tap beside everything that can be activated ends an entrance animation.
    if (r.touch.tapped_beside()) r.entrance.end();
    r.generic.draw(stage);
  }
}

void fill_outcome(const DrawState& r, const Frame& f, Outcome& out) {
  out.activated = r.touch.tapped();
  out.revision = r.touch.pressed_at();
  out.flicked = r.touch.flicked();
  out.dragged = r.touch.drag_begun();
  out.scrolls = r.touch.over_scroll();
  for (std::size_t i = 0; i < std::size(kSoundNames); ++i)
    if (r.clock.heard >> i & 1u) out.sounds.push_back(kSoundNames[i]);
  out.weight = r.clock.weight;
  out.side = r.clock.side;
  out.animating = r.clock.moving || r.touch.gliding() || out.settling || r.touch.holds();
  if (!f.touch && r.touch.over_target()) out.cursor = "pointer";
}

}  // namespace

Outcome frame(const Frame& f, const Input& in) {
  DrawState& r = state();
  Outcome out;
  begin_clock(r.clock, f, in.now);
  if (r.screen != f.screen) {
    r.screen = f.screen;
    r.touch.forget();
    r.glides.clear();
  }
  r.touch.begin(in, r.clock.step, f.reduced_motion || f.speed == Speed::instant, f.revision);

  Pen pen = begin_pen(f, in, out);
  Stage stage = stage_of(f, r, pen, out);
  r.focused = f.focused;
  tidy_atlas();
  Likeness cloth;
  cloth.add(pen.theme), cloth.add(pen.px), cloth.add(f.width), cloth.add(f.height);
  r.cloth.draw(stage, cloth, [&] { table_cloth(stage.pen, f.width, f.height); });
  // A replay's table stays within the space that the replay's controls leave.
  std::optional<Clipped> table_part;
  if (f.kind == ScreenKind::replays) {
    r.strip.draw(stage);
    table_part.emplace(pen, stage.safe);
    stage.window = stage.safe;
  }
  draw_screen(r, f, stage, out);
  table_part.reset();
  if (stage.wanted_radius >= 0) wanted_glow(stage);
  focus_ring(stage);
  r.tip.draw(stage);
  fill_outcome(r, f, out);
  return out;
}

}  // namespace tablee::draw
