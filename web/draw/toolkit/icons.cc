#include "web/draw/toolkit/icons.h"

#include <array>

#include "web/draw/frame/recording.h"
#include "web/draw/toolkit/path.h"

namespace tablee::draw {
namespace {

struct Named {
  std::string_view name;
  const char* strokes;  // in tenths of the 24-grid; a stroke that ends where it began is closed
};

constexpr Named kIcons[] = {
    {"back", "M 150 50 L 80 120 L 150 190"},
    {"next", "M 90 50 L 160 120 L 90 190"},
    {"next_rest", "M 50 55 L 115 120 L 50 185 M 120 55 L 185 120 L 120 185 M 205 55 L 205 185"},
    {"last_rest", "M 190 55 L 125 120 L 190 185 M 120 55 L 55 120 L 120 185 M 35 55 L 35 185"},
    {"hands",
     "M 25 120 C 70 40 170 40 215 120 C 170 200 70 200 25 120 M 150 120 C 150 160 90 160 90 120 C "
     "90 80 150 80 150 120"},
    {"daily",
     "M 45 60 L 195 60 L 195 200 L 45 200 L 45 60 M 45 100 L 195 100 M 85 40 L 85 75 M 155 40 L "
     "155 75 M 90 150 L 112 172 L 152 130"},
    {"statistics", "M 45 40 L 45 200 L 205 200 M 75 165 L 110 115 L 145 140 L 195 70"},
    {"pad", "M 45 195 L 55 150 L 160 45 L 195 80 L 90 185 L 45 195"},
    {"copy", "M 85 35 L 195 35 L 195 165 L 85 165 L 85 35 M 45 75 L 45 205 L 155 205"},
    {"print",
     "M 75 90 L 75 40 L 165 40 L 165 90 M 75 165 L 45 165 L 45 90 L 195 90 L 195 165 L 165 165 M "
     "75 140 L 165 140 L 165 205 L 75 205 L 75 140"},
    {"export",
     "M 120 40 L 120 150 M 80 110 L 120 150 L 160 110 M 55 160 L 55 200 L 185 200 L 185 "
     "160"},
    {"import",
     "M 120 150 L 120 40 M 80 80 L 120 40 L 160 80 M 55 160 L 55 200 L 185 200 L 185 160"},
    {"home",
     "M 40 115 L 120 45 L 200 115 M 62 98 L 62 195 L 178 195 L 178 98 M 100 195 L 100 140 L 140 "
     "140 L 140 195"},
    {"undo", "M 85 50 L 45 90 L 85 130 M 45 90 L 140 90 C 215 90 215 190 140 190 L 90 190"},
    {"redo", "M 155 50 L 195 90 L 155 130 M 195 90 L 100 90 C 25 90 25 190 100 190 L 150 190"},
    {"settings",
     "M 40 70 L 120 70 M 176 70 L 200 70 M 40 170 L 64 170 M 120 170 L 200 170 "
     "M 172 70 C 172 102 124 102 124 70 C 124 38 172 38 172 70 "
     "M 116 170 C 116 202 68 202 68 170 C 68 138 116 138 116 170"},
    {"sheet",
     "M 55 35 L 185 35 L 185 205 L 55 205 L 55 35 M 85 80 L 155 80 M 85 120 L 155 120 M 85 160 L "
     "125 160"},
    {"sheets",
     "M 85 35 L 195 35 L 195 175 M 45 65 L 155 65 L 155 205 L 45 205 L 45 65 M 75 105 L 125 105 M "
     "75 140 L 125 140"},
    {"log",
     "M 45 65 L 48 65 M 85 65 L 200 65 M 45 120 L 48 120 M 85 120 L 200 120 M 45 175 L 48 175 M 85 "
     "175 L 165 175"},
    {"help", "M 85 90 C 85 40 160 40 158 88 C 157 120 120 116 120 150 M 120 188 L 120 191"},
    {"rules",
     "M 120 62 C 95 42 60 42 35 48 L 35 188 C 60 182 95 182 120 202 C 145 182 180 182 205 188 L "
     "205 48 C 180 42 145 42 120 62 M 120 62 L 120 202"},
    {"exercises",
     "M 205 120 C 205 232 35 232 35 120 C 35 8 205 8 205 120 M 160 120 C 160 174 80 174 80 120 C "
     "80 "
     "66 160 66 160 120 M 119 120 L 122 120"},
    {"hint",
     "M 92 165 C 92 140 62 130 62 95 C 62 20 178 20 178 95 C 178 130 148 140 148 165 L 92 165 M 98 "
     "200 L 142 200"},
    {"sound",
     "M 40 95 L 75 95 L 120 55 L 120 185 L 75 145 L 40 145 L 40 95 M 155 95 C 172 108 172 132 155 "
     "145 M 180 68 C 214 95 214 145 180 172"},
    {"mute",
     "M 40 95 L 75 95 L 120 55 L 120 185 L 75 145 L 40 145 L 40 95 M 160 98 L 204 142 M 204 98 L "
     "160 142"},
    {"panels", "M 40 50 L 200 50 L 200 190 L 40 190 L 40 50 M 140 50 L 140 190"},
    {"pause", "M 90 55 L 90 185 M 150 55 L 150 185"},
    {"play", "M 80 48 L 190 120 L 80 192 L 80 48"},
    {"menu", "M 45 70 L 195 70 M 45 120 L 195 120 M 45 170 L 195 170"},
    {"plus", "M 120 50 L 120 190 M 50 120 L 190 120"},
    {"minus", "M 50 120 L 190 120"},
    {"close", "M 60 60 L 180 180 M 180 60 L 60 180"},
    {"check", "M 48 125 L 100 178 L 195 68"},
    {"remove",
     "M 45 68 L 195 68 M 92 68 L 92 42 L 148 42 L 148 68 M 65 68 L 75 202 L 165 202 L 175 68 M 104 "
     "105 L 106 165 M 136 105 L 134 165"},
    {"person",
     "M 160 82 C 160 136 80 136 80 82 C 80 28 160 28 160 82 M 40 204 C 44 132 196 132 200 204"},
    {"robot",
     "M 55 85 L 185 85 L 185 190 L 55 190 L 55 85 M 120 85 L 120 45 M 120 40 L 120 38 M 92 128 L "
     "92 134 M 148 128 L 148 134 M 98 164 L 142 164 M 28 120 L 28 155 M 212 120 L 212 155"},
    {"up", "M 50 150 L 120 80 L 190 150"},
    {"down", "M 50 90 L 120 160 L 190 90"},
    {"share", "M 120 150 L 120 40 M 80 80 L 120 40 L 160 80 M 55 120 L 55 200 L 185 200 L 185 120"},
    {"again",
     "M 190 50 L 190 100 L 140 100 M 186 98 C 160 30 50 40 45 120 C 42 210 170 225 195 150"},
    {"language",
     "M 205 120 C 205 232 35 232 35 120 C 35 8 205 8 205 120 M 40 120 L 200 120 M 120 38 C 75 85 "
     "75 155 120 202 M 120 38 C 165 85 165 155 120 202"},
    {"eye",
     "M 25 120 C 70 40 170 40 215 120 C 170 200 70 200 25 120 M 150 120 C 150 160 90 160 90 120 C "
     "90 80 150 80 150 120"},
    {"danger", "M 120 50 L 120 130 M 120 178 L 120 182"},
    {"crown", "M 40 180 L 30 75 L 82 120 L 120 50 L 158 120 L 210 75 L 200 180 L 40 180"},
};

// Other ids with the same picture.
constexpr std::string_view kSame[][2] = {
    {"last", "back"}, {"add", "plus"},   {"delete", "remove"}, {"rename", "pad"},
    {"look", "eye"},  {"leave", "home"}, {"review", "check"},  {"resume", "play"},
};

}  // namespace

const char* icon_for(std::string_view id) {
  const auto find = [](std::string_view name) -> const char* {
    for (const auto& [other, as] : kSame)
      if (other == name) name = as;
    for (const Named& n : kIcons)
      if (n.name == name) return n.strokes;
    return nullptr;
  };
  if (const char* whole = find(id)) return whole;
  const std::size_t last = id.rfind('.');
  if (last == std::string_view::npos) return nullptr;
  if (const char* tail = find(id.substr(last + 1))) return tail;
  return find(id.substr(0, id.find('.')));
}

namespace {

void draw_strokes(const Pen& pen, const char* strokes, Vec at, float size, Color c) {
  const float k = size / 240;
  const float thickness = std::max(pen.px * 1.25f, size * 0.092f);
  Vec points[64];
  std::size_t n = 0;
  const auto end = [&] {
    if (n < 2) return;
    const Vec gap = points[0] - points[n - 1];
    const bool closed = n > 3 && std::abs(gap.x) + std::abs(gap.y) < 0.01f;
    trace(pen, std::span<const Vec>(points, closed ? n - 1 : n), closed, c, thickness);
    // Round joints, where the miter would stick out.
    if (!closed)
      for (std::size_t i = 1; i + 1 < n; ++i) disc(pen, points[i], thickness * 0.5f, c);
  };
  const auto add = [&](Vec p) {
    if (n < std::size(points)) points[n++] = at + (p - Vec{120, 120}) * k;
  };
  walk_path(
      strokes, 8,
      [&](Vec p) {
        end();
        n = 0;
        add(p);
      },
      add);
  end();
}

}  // namespace

// Most icons are where they were in the previous frame, so they are recorded.
void icon(const Pen& pen, const char* strokes, Vec at, float size, Color c) {
  // It is already being recorded as a part of something larger.
  if (pen.bakes) return draw_strokes(pen, strokes, at, size, c);
  static std::array<Print, 24> drawn;
  static std::size_t next = 0;
  Likeness same;
  same.add(strokes), same.add(at.x), same.add(at.y), same.add(size), same.add(c), same.add(pen.px);
  for (const Print& one : drawn)
    if (one.again(pen, same.number())) return;
  Pen own = pen;
  Print& print = drawn[next++ % drawn.size()];
  print.begin(own);
  draw_strokes(own, strokes, at, size, c);
  print.end(own, same.number());
}

}  // namespace tablee::draw
