#include "web/draw/table/default_renderer.h"

#include <algorithm>
#include <array>
#include <optional>

#include "games/race.h"
#include "web/app/ids.h"
#include "web/draw/frame/tree.h"
#include "web/draw/screens/bar.h"
#include "web/draw/screens/flow.h"
#include "web/draw/screens/note.h"
#include "web/draw/screens/replay_strip.h"
#include "web/draw/table/default_animator.h"
#include "web/draw/table/seat_portrait.h"
#include "web/draw/toolkit/bull.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/cost_label.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

// Collects the items below that node whose ids begin like that.
void gather(const Node& n, std::string_view start, std::vector<const Spoken*>& to) {
  for (const Node& kid : n.kids) {
    if (kid.id().starts_with(start) && kid.role() != Role::list) to.push_back(kid.spoken);
    gather(kid, start, to);
  }
}

// A card-shaped piece of paper with words on it.
void word_card(const Pen& pen, const Rect& r, std::string_view words, bool lit, float height) {
  const Theme& t = *pen.theme;
  const float radius = std::min(r.w, r.h) * 0.12f;
  shadow(pen, r, radius, height, 0.9f);
  fill(pen, r, radius, t.card);
  if (lit)
    stroke(pen, inset(r, -2), radius + 2, t.accent, 3);
  else
    stroke(pen, r, radius, t.outlines ? t.control : t.card_edge, t.outlines ? 1.5f : pen.px);
  const float size = std::min({pen.size.body, r.h * 0.5f, r.w * 0.5f});
  text_box(pen, words, inset(r, std::max(2.0f, size * 0.25f)), {Font::bold, size, t.face[0].ink},
           size * 0.6f);
}

class DefaultRenderer final : public GameRenderer {
 public:
  void draw(Stage& s, bool skip) override;
  void draw_sides(Stage& s, const SideAreas& areas) override;
  bool settling() const override { return animator_.settling(); }
  std::size_t pending() const override { return animator_.pending(); }
  const Items* told() const override { return animator_.lies(); }
  void leave() override { scroll_ = {}, highest_ = 1, animator_.skip(); }
  void card(const Pen& pen, const Rect& r, const CardText& card, CardShown how) const override {
    const bool lit = how == CardShown::chosen || how == CardShown::touched;
    word_card(pen, r, card.text, lit, lit ? 4.0f : 2.0f);
  }
  int poster_ground(std::string_view kind) const override {
    return (kind.empty() ? 0 : kind.front() + static_cast<int>(kind.size())) % kPosters;
  }
  void poster(const Pen& pen, const Rect& r, std::string_view kind) const override;

 private:
  struct Parts {
    const Spoken *where = nullptr, *title = nullptr, *command = nullptr;
    std::vector<const Spoken*> bar, seats, hand, frames;
    std::vector<Node> rest, asked;
  };
  static Parts sort(const Stage& s, bool animating);
  static void place(Node& n, Parts& p);
  // Each of these draws (or measures) from the top and returns its height.
  float people(Stage& s, const Parts& parts, const Rect& at, bool drawing);
  float hand(Stage& s, const Parts& parts, const Rect& at, bool drawing);

  DefaultAnimator animator_;
  Scroll scroll_, sideways_;
  Recording sides_;
  Card highest_ = 1;  // the highest number card that was unseen when the table appeared
};

// Whether it lies on the table, as opposed to a prompt or an action.
bool lies(const Node& n) {
  const std::string_view id = n.id();
  return !in_bar(n.item()) && id != ids::kTitle && id != ids::kCommand && id != ids::kPrompt &&
         (n.role() != Role::button || !n.kids.empty());
}

// During an animation the items on the table are those of the animation.
DefaultRenderer::Parts DefaultRenderer::sort(const Stage& s, bool animating) {
  Parts p;
  // In the frame in which the animation ends, the items of the animation are already outdated.
  const std::span<const Spoken> animated = animating ? s.frame.told : std::span<const Spoken>{};
  for (Node& n : tree_of(s.frame.items))
    if (animated.empty() || !lies(n)) place(n, p);
  for (Node& n : tree_of(animated))
    if (lies(n)) place(n, p);
  return p;
}

void DefaultRenderer::place(Node& n, Parts& p) {
  const Item& item = n.item();
  const std::string_view id = item.id;
  if (in_note(item) || of_replay(id) || id == ids::kSkip) return;
  if (id.starts_with(ids::kSides) || id.starts_with(ids::kUnseen)) return;
  if (in_bar(item)) {
    p.bar.push_back(n.spoken);
  } else if (id == ids::kTitle) {
    p.title = n.spoken;
  } else if (id == ids::kWhere) {
    p.where = n.spoken;
  } else if (id == ids::kCommand) {
    p.command = n.spoken;
  } else if (id == ids::kPeople) {
    gather(n, ids::kSeat, p.seats);
    p.frames.push_back(n.spoken);
  } else if (id == ids::kHand) {
    gather(n, ids::kHandCard, p.hand);
    p.frames.push_back(n.spoken);
  } else if (id == ids::kPrompt || (n.kids.empty() && item.role == Role::button)) {
    p.asked.push_back(std::move(n));
  } else {
    p.rest.push_back(std::move(n));
  }
}

float DefaultRenderer::people(Stage& s, const Parts& parts, const Rect& at, bool drawing) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  if (parts.seats.empty()) return 0;
  const auto count = static_cast<int>(parts.seats.size());
  const float least = z.body * 7.5f;
  const int most = std::clamp(static_cast<int>((at.w + z.gap) / (least + z.gap)), 1, count);
  const int lines = (count + most - 1) / most, columns = (count + lines - 1) / lines;
  const float w = (at.w - z.gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const float h = std::round(std::max(z.touch * 0.9f, z.body * 2.4f));
  for (int i = 0; i < count && drawing; ++i) {
    const Spoken& spoken = *parts.seats[i];
    const auto* its = data_of<SeatPoints>(*spoken.item);
    const int seat = its ? its->seat : 0;
    const Rect r = s.pen.snap(Rect{at.x + static_cast<float>(i % columns) * (w + z.gap),
                                   at.y + static_cast<float>(i / columns) * (h + z.gap), w, h});
    const float radius = std::round(10 * z.unit), pad = std::round(8 * z.unit);
    const bool turn = spoken.item->on, own = s.frame.view->viewer() == seat;
    fill(s.pen, r, radius, turn ? t.accent_soft : fade(t.paper, t.outlines || own ? 1.0f : 0.62f));
    stroke(s.pen, r, radius, turn ? t.accent : own ? t.control : t.line, turn ? 2.5f : 1.0f);
    seat_mark(s, r, seat);
    float from = r.x + pad, to = right(r) - pad;
    const float avatar = portrait_width(s, h * 0.62f);
    if (avatar > 0 && has_avatars(s))
      seat_portrait(s, {from, center(r).y - avatar * 0.5f, avatar, avatar}, seat);
    if (avatar > 0) from += avatar + pad * 0.75f;
    const std::string points = its ? std::to_string(its->points) : std::string();
    text_line(s.pen, points, to, center(r).y, {Font::numerals, z.body * 1.25f, t.ink},
              Align::right);
    to -= text_width(s.pen, points, Font::numerals, z.body * 1.25f) + pad;
    const std::size_t name = seat;
    if (name < s.frame.names.size())
      text_fit(s.pen, s.frame.names[name], {from, r.y, to - from, h},
               {own || turn ? Font::bold : Font::words, z.body, t.ink}, z.small * 0.7f);
    s.shown(spoken.item->id, r, radius);
    s.explains(spoken, r);
  }
  return static_cast<float>(lines) * (h + z.gap) - z.gap;
}

float DefaultRenderer::hand(Stage& s, const Parts& parts, const Rect& at, bool drawing) {
  const Sizes& z = s.size();
  if (parts.hand.empty()) return 0;
  const auto count = static_cast<int>(parts.hand.size());
  float least = z.touch * 1.3f;
  for (const Spoken* card : parts.hand)
    least = std::max(least, widest_word(s.pen, card->text, Font::bold, z.body * 0.75f) + z.body);
  const int most = std::clamp(static_cast<int>((at.w + z.gap) / (least + z.gap)), 1, count);
  const int lines = (count + most - 1) / most, columns = (count + lines - 1) / lines;
  const float own = (at.w - z.gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const float w = std::min(own, std::max(least, z.body * 6)),
              h = std::round(std::min(w, least) * 1.2f);
  const float all = static_cast<float>(columns) * (w + z.gap) - z.gap;
  for (int i = 0; i < count && drawing; ++i) {
    const Spoken& spoken = *parts.hand[i];
    const std::string& id = spoken.item->id;
    Rect r{at.x + (at.w - all) * 0.5f + static_cast<float>(i % columns) * (w + z.gap),
           at.y + static_cast<float>(i / columns) * (h + z.gap), w, h};
    const bool can = spoken.item->role == Role::button && spoken.item->enabled;
    const bool up = id == s.frame.lifted || spoken.item->on;
    if (up || (can && (s.hovers(id) || s.presses(id)))) r.y -= 2;
    r = s.pen.snap(r);
    {
      const Faded weaker(s.pen, can || spoken.item->role != Role::button ? 1.0f : 0.6f);
      word_card(s.pen, r, spoken.text, up, up ? 8.0f : 3.0f);
    }
    // The adviser's cost, where there is one.
    if (spoken.item->cost) {
      const std::string& cost = spoken.item->cost->written;
      const float tall = std::round(z.small * 1.4f);
      const float wide = std::max(tall, text_width(s.pen, cost, Font::bold, z.small) + z.small);
      const Rect tag = s.pen.snap(around({center(r).x, r.y}, wide, tall));
      cost_label(s.pen, tag, cost, z.small, false);
    }
    if (can)
      s.tappable(id, r, r, r.w * 0.12f, true);
    else
      s.shown(id, r, r.w * 0.12f);
  }
  return static_cast<float>(lines) * (h + z.gap) - z.gap;
}

void DefaultRenderer::draw(Stage& s, bool skip) {
  animator_.update(s.frame.updates, s.frame.view->viewer(), s.frame.view->players(), s.clock, skip);
  const Sizes& z = s.size();
  const Parts p = sort(s, animator_.lies() != nullptr);
  const float edge = s.safe.w < 340 ? 10.0f : std::round(16 * z.unit), gap = z.gap * 1.5f;
  const Rect bar{s.safe.x + 2, s.safe.y, s.safe.w - 4, z.touch + 6};
  draw_bar(s, bar, p.where ? p.where : p.title, p.bar, p.command);
  if (p.title && p.where) s.shown(p.title->item->id, bar);

  const Rect body{s.safe.x, bottom(bar), s.safe.w, s.safe.h - bar.h};
  const float w = std::min(body.w - 2 * edge, 760 * z.unit * std::max(1.0f, z.body / z.unit / 20));
  const float x = body.x + (body.w - w) * 0.5f;
  Flow flow(s, sideways_);
  const float people_h = people(s, p, {x, 0, w, 0}, false) + gap;
  const float rest_h = p.rest.empty() ? 0 : flow.measure(p.rest, w) + gap;
  const float hand_h = hand(s, p, {x, 0, w, 0}, false);
  const float asked_h = p.asked.empty() ? 0 : flow.measure(p.asked, w);
  const float foot_h = asked_h + (hand_h > 0 ? hand_h + gap : 0) + edge * 0.5f;
  // The prompt and the hand are pinned where enough space is left for the table.
  const bool pinned = foot_h < body.h * 0.62f;
  Rect window = body;
  if (pinned) window.h -= foot_h;
  scroll_.content = edge * 0.5f + people_h + rest_h + (pinned ? 0 : foot_h);
  scroll_.space = window.h;
  s.touch.scroll_area(window, scroll_);
  const auto foot = [&](float y) {
    if (!p.asked.empty()) y += flow.draw(p.asked, x, y, w) + gap;
    hand(s, p, {x, y, w, hand_h}, true);
    for (const Spoken* frame : p.frames)
      if (frame->item->id == ids::kHand) s.shown(frame->item->id, {x, y, w, hand_h});
  };
  {
    const Clipped inner(s.pen, window);
    const Rect canvas = s.window;
    s.window = window;
    float y = window.y + edge * 0.5f - s.scroll_page(scroll_, window, 1);
    for (const Spoken* frame : p.frames)
      if (frame->item->id == ids::kPeople) s.shown(frame->item->id, {x, y, w, people_h - gap});
    people(s, p, {x, y, w, 0}, true);
    y += people_h;
    if (!p.rest.empty()) y += flow.draw(p.rest, x, y, w) + gap;
    if (!pinned) foot(y);
    s.window = canvas;
  }
  if (scroll_.at < scroll_.most() - 1) {
    const Color c = s.theme().cloth;
    gradient(s.pen, {window.x, bottom(window) - 18, window.w, 18}, c & 0x00FFFFFFu, fade(c, 0.9f));
  }
  if (pinned) foot(bottom(body) - foot_h);
  draw_note(s, bar);
  s.reveal(scroll_, window, 8);
}

void DefaultRenderer::draw_sides(Stage& s, const SideAreas& areas) {
  PerSeat<int> points{};
  int players = 0;
  for (const Spoken& spoken : s.frame.items)
    if (const auto* its = data_of<SeatPoints>(*spoken.item)) {
      points[its->seat] = its->points;
      players = std::max(players, its->seat + 1);
    }
  const auto all = std::span(std::as_const(points)).first(players);
  const bool any = std::any_of(all.begin(), all.end(), [](int n) { return n != 0; });
  const CardSet out = s.frame.view->unseen().value_or(CardSet{});
  for (const Card c : out) highest_ = std::max(highest_, c);
  Sides(s, {.points = all,
            .viewer = s.frame.view->viewer(),
            .ahead = any ? leading(all, s.frame.view->game().goal()) : SeatSet{},
            .last = highest_,
            .out = out,
            .own = {}})
      .draw(areas, sides_);
}

// A fan of three neutral cards.
void DefaultRenderer::poster(const Pen& pen, const Rect& r, std::string_view) const {
  const Theme& t = *pen.theme;
  const float h = std::min(r.h * 0.98f, r.w / 2.6f * 1.4f), w = h / 1.4f;
  for (const int k : {-1, 1, 0}) {
    const auto turn = static_cast<float>(k);
    const Rect at = around(
        {r.x + r.w * 0.5f + turn * w * 0.72f, r.y + r.h * 0.55f + turn * turn * h * 0.06f}, w, h);
    const Moved turned(pen, center(at), turn * 0.14f, 1, 1);
    word_card(pen, at, {}, false, 7);
    bull(pen, center(at), w * 0.5f, t.face[k + 1].ink, t.card);
  }
}

}  // namespace

GameRenderer& default_renderer() {
  static DefaultRenderer renderer;
  return renderer;
}

}  // namespace tablee::draw
