#include "web/draw/toolkit/shapes.h"
#include "web/draw/toolkit/picture.h"

#include "web/draw/toolkit/shape_atlas.h"

namespace tablee::draw {
namespace {

Vec low(const Rect& r) { return {r.x, r.y}; }
Vec high(const Rect& r) { return {right(r), bottom(r)}; }

// The point at distance `s` along a rounded rectangle, clockwise from the top left, and the outward
// direction there.
struct OnEdge {
  Vec at, out;
};
OnEdge on_edge(const Rect& r, float radius, float s) {
  const float straight_w = r.w - 2 * radius, straight_h = r.h - 2 * radius;
  const float arc = radius * kPi * 0.5f;
  struct Side {
    Vec from, along, out, pivot;
    float length;
  };
  const Side sides[4] = {
      {{r.x + radius, r.y}, {1, 0}, {0, -1}, {right(r) - radius, r.y + radius}, straight_w},
      {{right(r), r.y + radius},
       {0, 1},
       {1, 0},
       {right(r) - radius, bottom(r) - radius},
       straight_h},
      {{right(r) - radius, bottom(r)},
       {-1, 0},
       {0, 1},
       {r.x + radius, bottom(r) - radius},
       straight_w},
      {{r.x, bottom(r) - radius}, {0, -1}, {-1, 0}, {r.x + radius, r.y + radius}, straight_h}};
  for (const Side& side : sides) {
    if (s <= side.length) return {side.from + side.along * s, side.out};
    s -= side.length;
    if (s <= arc) {
      const float a = arc > 0 ? s / radius : 0;
      const Vec out = side.out * std::cos(a) + side.along * std::sin(a);
      return {side.pivot + out * radius, out};
    }
    s -= arc;
  }
  return {sides[0].from, sides[0].out};
}

// The parts from that corner of the list on are about to change, so they are no longer known.
void make_unknown(int corner) {
  auto& known = known_parts();
  while (!known.empty() && known.back().corner >= static_cast<std::size_t>(corner))
    known.pop_back();
}

float perimeter(const Rect& r, float radius) {
  return 2 * (r.w + r.h - 4 * radius) + 2 * kPi * radius;
}

}  // namespace

void fill(const Pen& pen, const Rect& r, float radius, Color c) {
  if ((c >> 24) == 0) return;
  if (radius > 0 && box_from_atlas(*pen.list, pen.px, r, radius, 0, c)) return;
  pen.list->AddRectFilled(low(r), high(r), c, radius);
}

void stroke(const Pen& pen, const Rect& r, float radius, Color c, float thickness) {
  if ((c >> 24) == 0) return;
  if (box_from_atlas(*pen.list, pen.px, r, radius, thickness, c)) return;
  const float h = thickness * 0.5f;
  // AddRect moves the line inwards by half a CSS pixel, so the middle of the line is passed here.
  pen.list->PathRect({r.x + h, r.y + h}, {right(r) - h, bottom(r) - h}, std::max(0.0f, radius - h));
  pen.list->PathStroke(c, ImDrawFlags_Closed, thickness);
}

void dashed(const Pen& pen, const Rect& r, float radius, Color c, float thickness, float dash) {
  const Rect line = inset(r, thickness * 0.5f);
  const float round = std::max(0.0f, radius - thickness * 0.5f);
  const float length = perimeter(line, round);
  const int count = std::max(4, static_cast<int>(std::round(length / (dash * 1.75f))));
  const float step = length / static_cast<float>(count), run = step * 0.57f;
  for (int i = 0; i < count; ++i) {
    float from = step * static_cast<float>(i) - run * 0.5f;
    if (from < 0) from += length;
    const OnEdge a = on_edge(line, round, from);
    const OnEdge b = on_edge(line, round, from + run > length ? from + run - length : from + run);
    pen.list->PathLineTo(a.at);
    // A dash needs more points than its ends only round a corner.
    if (a.out.x * b.out.x + a.out.y * b.out.y < 0.999f)
      for (int k = 1; k <= 2; ++k) {
        float s = from + run * static_cast<float>(k) / 3;
        if (s > length) s -= length;
        pen.list->PathLineTo(on_edge(line, round, s).at);
      }
    pen.list->PathLineTo(b.at);
    pen.list->PathStroke(c, 0, thickness);
  }
}

void hatch(const Pen& pen, const Rect& r, Color c, float thickness, float step) {
  for (float d = step * 0.5f; d < r.w + r.h; d += step) {
    const Vec a = d < r.h ? Vec{r.x, r.y + d} : Vec{r.x + d - r.h, bottom(r)};
    const Vec b = d < r.w ? Vec{r.x + d, r.y} : Vec{right(r), r.y + d - r.w};
    pen.list->AddLine(a, b, c, thickness);
  }
}

void disc(const Pen& pen, Vec at, float radius, Color c) {
  if ((c >> 24) == 0 || disc_from_atlas(*pen.list, pen.px, at, radius, c)) return;
  pen.list->AddCircleFilled(at, radius, c);
}

void ring(const Pen& pen, Vec at, float radius, Color c, float thickness) {
  pen.list->PathArcTo(at, radius - thickness * 0.5f, 0, 2 * kPi * 0.999f);
  pen.list->PathStroke(c, ImDrawFlags_Closed, thickness);
}

void trace(const Pen& pen, std::span<const Vec> points, bool closed, Color c, float thickness) {
  pen.list->AddPolyline(points.data(), static_cast<int>(points.size()), c,
                        closed ? ImDrawFlags_Closed : 0, thickness);
  if (closed || (c >> 24) != 255) return;
  disc(pen, points.front(), thickness * 0.5f, c);
  disc(pen, points.back(), thickness * 0.5f, c);
}

void star(const Pen& pen, Vec middle, std::span<const Vec> points, Color c) {
  const int n = static_cast<int>(points.size());
  ImDrawList& list = *pen.list;
  list.PrimReserve(n * 9, n * 2 + 1);
  const auto base = list._VtxCurrentIdx;
  const Vec uv = white_texel();
  const auto index = [&](int i) {
    list.PrimWriteIdx(static_cast<ImDrawIdx>(base + static_cast<unsigned>(i)));
  };
  list.PrimWriteVtx(middle, uv, c);
  const float half = pen.px * 0.5f;
  for (int i = 0; i < n; ++i) {
    const Vec before = points[(i + n - 1) % n];
    const Vec after = points[(i + 1) % n];
    const Vec at = points[i];
    Vec normal{after.y - before.y, before.x - after.x};
    const float len = std::sqrt(normal.x * normal.x + normal.y * normal.y);
    normal = len > 0 ? normal * (half / len) : Vec{0, 0};
    list.PrimWriteVtx(at - normal, uv, c);
    list.PrimWriteVtx(at + normal, uv, c & 0x00FFFFFFu);
  }
  for (int i = 0; i < n; ++i) {
    const int a = 1 + 2 * i, b = 1 + 2 * ((i + 1) % n);
    index(0), index(a), index(b);
    index(a), index(a + 1), index(b + 1);
    index(a), index(b + 1), index(b);
  }
}

void gradient(const Pen& pen, const Rect& r, Color top, Color below) {
  pen.list->AddRectFilledMultiColor(low(r), high(r), top, top, below, below);
}

int outline(const Rect& r, float radius, Edge edge, float depth, std::span<Vec> points) {
  if (edge == Edge::notches) {
    int n = 0;
    const Vec corner[4] = {low(r), {right(r), r.y}, high(r), {r.x, bottom(r)}};
    for (int k = 0; k < 4; ++k) {
      // A quarter of a circle cut out of each corner.
      for (int i = 0; i <= 6; ++i) {
        const float a = (static_cast<float>(k) + 1 - static_cast<float>(i) / 6) * kPi * 0.5f;
        points[n++] = corner[k] + Vec{std::cos(a), std::sin(a)} * radius;
      }
    }
    return n;
  }
  // Whole waves on each side and one round each corner, so that all four corners are alike.
  const int steps = edge == Edge::scallops ? (depth < 4 ? 4 : 6) : edge == Edge::rays ? 2 : 4;
  const float pitch = depth * (edge == Edge::scallops ? 3.4f : 2.1f);
  const float arc = radius * kPi * 0.5f;
  float along = 0;
  int n = 0;
  const auto run = [&](float length, int waves) {
    for (int i = 0; i < waves * steps && n < static_cast<int>(points.size()); ++i) {
      const OnEdge p = on_edge(
          r, radius, along + length * static_cast<float>(i) / static_cast<float>(waves * steps));
      const float t = static_cast<float>(i % steps) / static_cast<float>(steps);
      const float in = edge == Edge::scallops ? 1 - std::sin(t * kPi)
                       : edge == Edge::rays   ? (t > 0 ? 0.0f : 1.0f)
                                              : 0;
      points[n++] = p.at - p.out * (depth * in);
    }
    along += length;
  };
  for (int side = 0; side < 4; ++side) {
    const float straight = (side % 2 == 0 ? r.w : r.h) - 2 * radius;
    run(straight, std::max(1, static_cast<int>(std::round(straight / pitch))));
    run(arc, 1);
  }
  return n;
}

Moved::Moved(const Pen& pen, Vec about, float angle, float scale_x, float scale_y, Vec by)
    : list_(pen.list),
      start_(pen.list->VtxBuffer.Size),
      about_(about),
      by_(by),
      angle_(angle),
      scale_x_(scale_x),
      scale_y_(scale_y) {}

std::vector<KnownPart>& known_parts() {
  static std::vector<KnownPart> all;
  return all;
}

Moved::~Moved() {
  if (angle_ == 0 && scale_x_ == 1 && scale_y_ == 1 && by_.x == 0 && by_.y == 0) return;
  make_unknown(start_);
  const float c = std::cos(angle_), s = std::sin(angle_);
  for (int i = start_; i < list_->VtxBuffer.Size; ++i) {
    Vec& p = list_->VtxBuffer[i].pos;
    const Vec d{(p.x - about_.x) * scale_x_, (p.y - about_.y) * scale_y_};
    p = {about_.x + d.x * c - d.y * s + by_.x, about_.y + d.x * s + d.y * c + by_.y};
  }
}

Faded::Faded(const Pen& pen, float alpha)
    : list_(pen.list), start_(pen.list->VtxBuffer.Size), alpha_(alpha) {}

Faded::~Faded() {
  if (alpha_ >= 1) return;
  make_unknown(start_);
  for (int i = start_; i < list_->VtxBuffer.Size; ++i)
    list_->VtxBuffer[i].col = fade(list_->VtxBuffer[i].col, alpha_);
}

Clipped::Clipped(const Pen& pen, const Rect& r) : list_(pen.list) {
  list_->PushClipRect(low(r), high(r), true);
}

Clipped::~Clipped() { list_->PopClipRect(); }

}  // namespace tablee::draw
