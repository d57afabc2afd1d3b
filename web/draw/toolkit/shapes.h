#pragma once
// The few shapes that all drawings are made of. All edges are anti-aliased to one device pixel.

#include <span>
#include <string>
#include <vector>

#include "web/draw/toolkit/theme.h"

namespace tablee::draw {

// A font at one size, as it is in the atlas.
struct Bake {
  ImFont* font;
  float size;  // device pixels
};

// What a drawing function needs in order to draw on the canvas.
struct Pen {
  ImDrawList* list = nullptr;
  const Theme* theme = nullptr;
  Sizes size;
  float px = 1;            // one device pixel in CSS pixels
  Dots dots = Dots::none;  // braille on the cards
  std::vector<std::string>* cut =
      nullptr;                         // receives the texts that do not fit where they are drawn
  std::vector<Bake>* bakes = nullptr;  // receives the fonts that texts use

  float snap(float v) const { return std::round(v / px) * px; }
  Rect snap(const Rect& r) const {
    const float x = snap(r.x), y = snap(r.y);
    return {x, y, snap(right(r)) - x, snap(bottom(r)) - y};
  }
};

void fill(const Pen& pen, const Rect& r, float radius, Color c);
// The line is inside the rectangle.
void stroke(const Pen& pen, const Rect& r, float radius, Color c, float thickness);
void dashed(const Pen& pen, const Rect& r, float radius, Color c, float thickness, float dash);
// Diagonal stripes; the rectangle should be small.
void hatch(const Pen& pen, const Rect& r, Color c, float thickness, float step);
void disc(const Pen& pen, Vec at, float radius, Color c);
void ring(const Pen& pen, Vec at, float radius, Color c, float thickness);
// Round joints and ends.
void trace(const Pen& pen, std::span<const Vec> points, bool closed, Color c, float thickness);
// A filled outline all of which is visible from `middle` (stars, scallops, notches).
void star(const Pen& pen, Vec middle, std::span<const Vec> outline, Color c);
// From one colour at the top to another at the bottom, with square corners.
void gradient(const Pen& pen, const Rect& r, Color top, Color below);

// How the outline of a rounded rectangle is pushed in and out: not at all, or in waves of one of
// these shapes.
enum class Edge : std::uint8_t { plain, scallops, rays, notches };
// Writes at most as many points as fit and returns how many.
int outline(const Rect& r, float radius, Edge edge, float depth, std::span<Vec> points);

// A part of the list being drawn that had been recorded. No other triangles ever have its number.
struct KnownPart {
  std::uint64_t number;
  std::size_t corner, corners, index, indices;  // in the list's buffers
};
// The known parts of this frame in their order; the code that ends a frame clears them. Parts that
// are turned or faded afterwards are not among them.
std::vector<KnownPart>& known_parts();

// Turns, scales and moves everything that is drawn during its life, about a point.
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

// Makes everything that is drawn during its life more transparent.
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
