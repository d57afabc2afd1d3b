#include "web/draw/screens/podium.h"

#include <array>

#include "web/draw/table/seat_portrait.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

constexpr std::size_t kSteps = 3;
// Seconds: the third step rises first, then the others; then the crown falls into place.
constexpr float kRise = 0.45f, kBetween = 0.3f, kCrown = 1.15f, kFall = 0.4f;
constexpr float kConfetti = 1.4f;
constexpr float kAll = kCrown + kFall + kConfetti;
constexpr float kTall[kSteps] = {1.0f, 0.77f, 0.6f};  // of a step

constexpr Color kSilver = rgb(0xD9DEE8), kCopper = rgb(0xD99A6C);
constexpr Color kEngraved = rgb(0x2B2140);
// The same in every theme.
Color gold() { return theme_of(ThemeName::night).accent; }
Color metal(std::size_t step) { return step == 0 ? gold() : step == 1 ? kSilver : kCopper; }

PodiumPlace place_of(const Node& entry) {
  const auto* data = data_of<PodiumPlace>(entry.item());
  return data ? *data : PodiumPlace{kNobody, 99};
}

int seat_of(const Node& entry) { return place_of(entry).seat; }

// The name without the place, which is written on the step.
std::string_view name_of(const Stage& s, const Node& entry) {
  const std::size_t seat = seat_of(entry);
  return seat < s.frame.names.size() ? std::string_view(s.frame.names[seat])
                                     : std::string_view(entry.spoken->text);
}

// The progress, 0 … 1, of a part that starts at `from` and lasts `length`.
float part(float seconds, float from, float length) {
  return std::clamp((seconds - from) / length, 0.0f, 1.0f);
}

// A fall that ends with a small bounce.
float bounce(float t) {
  if (t < 0.7f) return (t / 0.7f) * (t / 0.7f);
  const float u = (t - 0.85f) / 0.15f;
  return 1 - 0.12f * (1 - u * u);
}

// Confetti that bursts from there and sinks, the same every time.
void confetti(const Pen& pen, Vec from, float far, float t) {
  constexpr int kPieces = 44;
  const Theme &day = theme_of(ThemeName::day), &night = theme_of(ThemeName::night);
  const Color papers[] = {gold(), day.face[3].band, rgb(0x4FB3A0), day.on_poster, night.chart[1]};
  if (t <= 0 || t >= 1) return;
  for (int i = 0; i < kPieces; ++i) {
    const auto n = static_cast<float>(i);
    const float angle = -kPi * (0.08f + 0.84f * std::fmod(n * 0.618f, 1.0f));
    const float speed = far * (0.55f + 0.6f * std::fmod(n * 0.377f, 1.0f));
    const Vec at{from.x + std::cos(angle) * speed * t * 1.3f,
                 from.y + std::sin(angle) * speed * t + far * 1.5f * t * t};
    const float side = pen.size.unit * (5 + std::fmod(n * 1.7f, 4.0f));
    const Moved turned(pen, at, n + t * (6 + std::fmod(n, 5.0f)), 1,
                       std::cos(t * 14 + n));  // flutters
    fill(pen, around(at, side, side * 0.6f), 0, fade(papers[i % 5], 1 - t * t));
  }
}

// The crown icon, filled with gold.
void crown(const Pen& pen, Vec at, float size, Color c) {
  constexpr Vec kOutline[] = {{-80, 60}, {-90, -45}, {-38, 0}, {0, -70},
                              {38, 0},   {90, -45},  {80, 60}};
  Vec points[std::size(kOutline)];
  for (std::size_t i = 0; i < std::size(points); ++i) points[i] = at + kOutline[i] * (size / 240);
  star(pen, {at.x, at.y + size * 0.12f}, points, c);
  icon(pen, icon_for("crown"), at, size, c);
}

struct Shape {
  float pad, title, title_size, crown, names, step, line;
  std::array<std::vector<const Node*>, kSteps> on;  // the players on each step
  std::vector<const Node*> others;
};

Shape shape(const Stage& s, const Node& heading, const Node& list, float width) {
  const Sizes& z = s.size();
  Shape p{};
  p.pad = std::round(16 * z.unit);
  p.title_size = z.display * 0.82f;
  // A long word shrinks instead of breaking.
  const float widest = widest_word(s.pen, heading.spoken->text, Font::bold, p.title_size);
  p.title_size = std::min(p.title_size, p.title_size * (width - 2 * p.pad) / widest);
  p.title = block_height(s.pen, heading.spoken->text, Font::bold, p.title_size, width - 2 * p.pad);
  p.crown = std::round(z.body * 2.1f);
  p.step = std::round(z.body * 6.2f);
  p.line = std::round(line_height(z.body) + 6 * z.unit);
  for (const Node& entry : list.kids) {
    const std::size_t place = place_of(entry).place;
    if (place <= kSteps)
      p.on[place - 1].push_back(&entry);
    else
      p.others.push_back(&entry);
  }
  // Players who share a step are stacked; lower steps have more space above them.
  for (std::size_t i = 0; i < kSteps; ++i) {
    const float all = static_cast<float>(p.on[i].size()) * line_height(z.body);
    p.names = std::max(p.names, all - (1 - kTall[i]) * p.step);
  }
  return p;
}

void draw_step(Stage& s, const Shape& p, std::size_t step, const Rect& column, float rise) {
  const Sizes& z = s.size();
  const Theme& t = s.theme();
  const Pen& pen = s.pen;
  const float tall = p.step * kTall[step] * rise;
  const Rect block = pen.snap(Rect{column.x, bottom(column) - tall, column.w, tall});
  const float radius = std::round(8 * z.unit);
  if (tall > radius) {
    const Clipped inside(pen, {column.x - 2, column.y, column.w + 4, column.h});
    const Rect stone{block.x, block.y, block.w,
                     block.h + radius};  // its lower end is below the ground
    if (t.outlines)
      stroke(pen, stone, radius, step == 0 ? t.accent : t.on_poster, 2);
    else
      fill(pen, stone, radius, metal(step));
    const float big = z.body * (step == 0 ? 2.2f : 1.8f);
    const float middle = block.y + std::min(big * 0.85f, p.step * kTall[step] * 0.34f);
    text_line(pen, std::to_string(step + 1), center(block).x, middle,
              {Font::numerals, big, t.outlines ? t.on_poster : kEngraved}, Align::middle);
    text_fit(pen, p.on[step].front()->spoken->hint,
             {block.x + 4, middle + big * 0.5f, block.w - 8, line_height(z.small)},
             {Font::bold, z.small, t.outlines ? t.on_poster : kEngraved}, 9 * z.unit,
             Align::middle);
  }
  const float line = line_height(z.body);
  float y = block.y - line * static_cast<float>(p.on[step].size()) - 3 * z.unit;
  const Faded faded(pen, rise);
  for (const Node* entry : p.on[step]) {
    const bool own = entry->item().on;
    const std::string_view name = name_of(s, *entry);
    const Rect row{column.x, y, column.w, line};
    const float side = portrait_width(s, line * 0.85f),
                words = text_width(pen, name, Font::bold, z.body);
    const float wide = std::min(row.w, words + side + 18 * z.unit);
    Rect label = around(center(row), wide, line);
    if (own) fill(pen, pen.snap(label), line * 0.5f, t.on_poster);
    const Color ink = own ? t.poster[0] : t.on_poster;
    if (side > 0) {
      const Rect avatar{label.x + 2, label.y + (line - side) * 0.5f, side, side};
      // On the poster's dark background.
      if (!own && !t.outlines) disc(pen, center(avatar), side * 0.5f, t.on_poster);
      seat_portrait(s, inset(avatar, own ? 0 : side * 0.08f), seat_of(*entry));
      label.x += side + 2;
      label.w -= side + 2;
    }
    text_fit(pen, name, inset(label, 2), {own ? Font::bold : Font::words, z.body, ink}, 10 * z.unit,
             Align::middle);
    s.shown(entry->id(), row, line * 0.5f);
    y += line;
  }
}

// The spotlight, and the heading with the winner.
void draw_ground(Stage& s, const Shape& p, const Node& heading, const Rect& card, Vec lamp,
                 float lit, float h) {
  const Theme& t = s.theme();
  const Pen& pen = s.pen;
  const float radius = std::round(20 * s.size().unit);
  const bool ours = heading.item().on;
  if (!t.outlines) {
    const Clipped inside(pen, card);
    if (ours) rays(pen, lamp, card.w, fade(t.on_poster, 0.07f * lit));
    glow(pen, lamp, card.w * 0.42f, h * 0.8f, fade(t.on_poster, 0.1f + 0.12f * lit));
  } else {
    stroke(pen, card, radius, t.on_poster, 2);
  }
  {
    // The heading appears when the winner has become visible.
    const Faded faded(pen, lit);
    text_block(pen, heading.spoken->text,
               {card.x + p.pad, card.y + p.pad, card.w - 2 * p.pad, p.title},
               {Font::bold, p.title_size, t.on_poster}, Align::middle);
  }
}

// Draws the players without a step, from `y` on.
void draw_others(Stage& s, const Shape& p, const Rect& card, float y) {
  const Sizes& z = s.size();
  const Theme& t = s.theme();
  const Pen& pen = s.pen;
  for (const Node* entry : p.others) {
    const Rect row{card.x + p.pad, y, card.w - 2 * p.pad, p.line};
    const bool own = entry->item().on;
    if (own)
      fill(pen, pen.snap(Rect{row.x - 4, row.y + 1, row.w + 8, row.h - 2}), p.line * 0.5f,
           t.on_poster);
    const Color ink = own ? t.poster[0] : t.on_poster;
    const std::string_view points = entry->spoken->hint;
    // Name and points share the line; where it is too short, both are smaller.
    const Font font = own ? Font::bold : Font::words;
    const std::string_view name = entry->spoken->text;
    const float side = portrait_width(s, p.line * 0.8f), inner = row.w - 16 * z.unit - side;
    const Rect avatar{row.x + 2, row.y + (row.h - side) * 0.5f, side, side};
    if (side > 0 && !own && !t.outlines) disc(pen, center(avatar), side * 0.5f, t.on_poster);
    if (side > 0) seat_portrait(s, inset(avatar, side * 0.08f), seat_of(*entry));
    const float full = text_width(pen, name, font, z.body) + z.gap +
                       text_width(pen, points, Font::words, z.body) + 1;
    const float size = z.body * std::min(1.0f, inner / full);
    const float wide = text_width(pen, points, Font::words, size);
    const float left = row.x + 8 * z.unit + side;
    text_fit(pen, name, {left, row.y, inner - wide - z.gap * size / z.body, row.h},
             {font, size, ink}, std::min(size, 10 * z.unit));
    text_line(pen, points, left + inner, center(row).y, {Font::words, size, ink}, Align::right);
    s.shown(entry->id(), row, p.line * 0.5f);
    y += p.line;
  }
}

}  // namespace

// Never inlined, because it is in the deferred part of the program (docs/PAGE.md).
[[gnu::noinline]] Scene podium(Stage& s, const Node& heading, const Node& list, const Rect& at,
                               bool drawing) {
  const Sizes& z = s.size();
  const Theme& t = s.theme();
  const Pen& pen = s.pen;
  const Shape p = shape(s, heading, list, at.w);
  const float stage = p.crown + z.gap + p.names + p.step;
  const float rest =
      p.others.empty() ? 0 : z.gap * 1.5f + p.line * static_cast<float>(p.others.size());
  const float h = p.pad + p.title + z.gap + stage + rest + (p.others.empty() ? 0 : p.pad * 0.75f);
  if (!drawing) return {h};

  std::string what(heading.spoken->text);
  for (const Node& entry : list.kids) what += "," + entry.spoken->text + entry.spoken->hint;
  const float seconds = s.entrance.since(s.clock, what, kAll);
  const bool ours = heading.item().on;

  const Rect card = pen.snap(Rect{at.x, at.y, at.w, h});
  const float radius = std::round(20 * z.unit);
  shadow(pen, card, radius, 9, 0.8f);
  fill(pen, card, radius, t.poster[0]);
  const float ground = card.y + p.pad + p.title + z.gap + stage;
  const float width = std::min((card.w - 2 * p.pad) / kSteps, z.body * 9.5f);
  // The first step is in the middle, the second at its left; empty steps are left out.
  std::vector<std::size_t> order;
  for (const std::size_t step : {1u, 0u, 2u})
    if (!p.on[step].empty()) order.push_back(step);
  float x = center(card).x - width * static_cast<float>(order.size()) * 0.5f;
  const auto first = std::find(order.begin(), order.end(), 0u) - order.begin();
  const Vec lamp{x + width * (static_cast<float>(first) + 0.5f), ground - p.step - p.names};
  const float lit = part(seconds, kCrown, kFall);
  draw_ground(s, p, heading, card, lamp, lit, h);
  s.shown(heading.id(), {card.x, card.y, card.w, p.pad + p.title}, radius);
  s.shown(list.id(), {card.x, card.y + p.pad + p.title, card.w, h - p.pad - p.title}, radius);

  for (const std::size_t step : order) {
    const float from = kBetween * static_cast<float>(kSteps - 1 - step);
    const float rise = ease_out(part(seconds, from, kRise));
    draw_step(s, p, step, {x + 3, ground - stage, width - 6, stage}, rise);
    x += width;
  }
  if (const float fall = part(seconds, kCrown, kFall); fall > 0) {
    const float own = static_cast<float>(p.on[0].size()) * line_height(z.body);
    const float rests = ground - p.step - own - p.crown * 0.5f - z.gap * 0.5f;
    const Faded faded(pen, std::min(1.0f, fall * 3));
    crown(pen, {lamp.x, lerp(card.y, rests, bounce(fall))}, p.crown,
          t.outlines ? t.accent : gold());
  }
  // The other players are below the ground line.
  fill(pen, pen.snap(Rect{card.x + p.pad, ground, card.w - 2 * p.pad, std::max(1.5f, pen.px)}), 0,
       fade(t.on_poster, p.others.empty() ? 0.0f : 0.5f));
  const Faded faded(pen, p.others.empty() ? 1 : part(seconds, kCrown * 0.5f, 0.4f));
  draw_others(s, p, card, ground + z.gap);
  if (ours && !s.clock.reduced) {
    const Clipped inside(pen, card);
    confetti(pen, lamp, h * 0.75f, part(seconds, kCrown + kFall * 0.5f, kConfetti));
  }
  return {h, lit};
}

}  // namespace tablee::draw
