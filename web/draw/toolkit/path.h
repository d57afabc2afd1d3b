#pragma once
// Tiny drawings as text: "M x y", "L x y", "C x1 y1 x2 y2 x y", absolute whole numbers.

#include <cstdlib>

#include "web/draw/toolkit/geometry.h"

namespace tablee::draw {

// Calls move(Vec) at the start of each stroke and line(Vec) for every further point.
template <class Move, class Line>
void walk_path(const char* path, int steps, Move move, Line line) {
  char op = 'M';
  Vec at{0, 0};
  const auto number = [&path] {
    char* end = nullptr;
    const long v = std::strtol(path, &end, 10);
    path = end;
    return static_cast<float>(v);
  };
  const auto point = [&number] {
    const float x = number();
    return Vec{x, number()};
  };
  for (;;) {
    while (*path == ' ') ++path;
    if (*path == 0) return;
    if (*path >= 'A') op = *path++;
    if (op == 'M') {
      move(at = point());
      op = 'L';
    } else if (op == 'L') {
      line(at = point());
    } else {
      const Vec a = point(), b = point(), c = point();
      for (int i = 1; i <= steps; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(steps), u = 1 - t;
        line(at * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + c * (t * t * t));
      }
      at = c;
    }
  }
}

}  // namespace tablee::draw
