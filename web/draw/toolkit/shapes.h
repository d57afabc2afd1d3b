#pragma once
// The few shapes everything is made of. All edges are anti-aliased to one device pixel.

#include <span>
#include <string>
#include <vector>

#include "web/draw/toolkit/theme.h"

namespace tablee::draw {

// A face at one size, as it lies in the atlas.
struct Bake {
  ImFont* face;
  float size;  // device pixels
};

// What a drawing function needs to put something on the canvas.
struct Pen {
  ImDrawList* list = nullptr;
  const Theme* theme = nullptr;
  Sizes size;
  float px = 1;                             // one device pixel in CSS pixels
  Dots dots = Dots::none;                   // on the cards' faces
  std::vector<std::string>* cut = nullptr;  // gets the texts that do not fit where they are drawn
  std::vector<Bake>* bakes = nullptr;       // gets what is written with

  float snap(float v) const { return std::round(v / px) * px; }
  Rect snap(const Rect& r) const {
    const float x = snap(r.x), y = snap(r.y);
    return {x, y, snap(right(r)) - x, snap(bottom(r)) - y};
  }
};

void fill(const Pen& pen, const Rect& r, float radius, Color c);
// The line lies inside the rectangle.
void stroke(const Pen& pen, const Rect& r, float radius, Color c, float thickness);
void dashed(const Pen& pen, const Rect& r, float radius, Color c, float thickness, float dash);
// Diagonal stripes; the rectangle should be small.
void hatch(const Pen& pen, const Rect& r, Color c, float thickness, float step);
void disc(const Pen& pen, Vec at, float radius, Color c);
void ring(const Pen& pen, Vec at, float radius, Color c, float thickness);
// Round joints and ends.
void trace(const Pen& pen, std::span<const Vec> points, bool closed, Color c, float thickness);
// A filled outline that can be seen whole from `middle` (stars, scallops, notches).
void star(const Pen& pen, Vec middle, std::span<const Vec> outline, Color c);
// From one colour on top to another below, square corners.
void gradient(const Pen& pen, const Rect& r, Color top, Color below);

// Points of a rounded rectangle pushed in and out: `wave` 0 none, 1 scallops, 2 rays.
enum class Edge : std::uint8_t { plain, scallops, rays, notches };
// Writes at most `room` points and returns how many.
int outline(const Rect& r, float radius, Edge edge, float depth, std::span<Vec> points);

// A part of the list that is being drawn which had been recorded: of that number there are no
// other triangles, in any frame.
struct KnownPart {
  std::uint64_t number;
  std::size_t corner, corners, index, indices;  // in the list's buffers
};
// Those of this frame, as they follow each other; cleared by whoever draws it. What is turned or
// faded after that is not among them.
std::vector<KnownPart>& known_parts();

// Turns, stretches and moves all that is drawn during its life, about a point.
class Moved {
 public:
  Moved(const Pen& pen, Vec about, float angle, float scale_x, float scale_y, Vec by = {0, 0});
  ~Moved();
  Moved(const Moved&) = delete;
  Moved& operator=(const Moved&) = delete;

 private:
  ImDrawList* list_;
  int start_;
  Vec about_, by_;
  float angle_, scale_x_, scale_y_;
};

// Makes all that is drawn during its life more transparent.
class Faded {
 public:
  Faded(const Pen& pen, float alpha);
  ~Faded();
  Faded(const Faded&) = delete;
  Faded& operator=(const Faded&) = delete;

 private:
  ImDrawList* list_;
  int start_;
  float alpha_;
};

class Clipped {
 public:
  Clipped(const Pen& pen, const Rect& r);
  ~Clipped();
  Clipped(const Clipped&) = delete;
  Clipped& operator=(const Clipped&) = delete;

 private:
  ImDrawList* list_;
};

}  // namespace tablee::draw
