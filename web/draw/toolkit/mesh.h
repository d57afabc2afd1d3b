#pragma once
// A filled outline of any shape, triangulated once and drawn at any size.

#include <vector>

#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

class Mesh {
 public:
  // The right half of a shape from its top middle to its bottom middle, clockwise, −100 … 100 (see
  // path.h). The left half is its mirror image.
  static Mesh mirrored(const char* path, int steps);
  void draw(const Pen& pen, Vec at, float half_size, Color c) const;
  // The share of each pixel that it covers in the middle of a square of `side` pixels, row by row,
  // 0 to 1.
  std::vector<float> covered(int side, float half_size) const;

 private:
  std::vector<Vec> points_, normals_;  // in units of half the size
  std::vector<std::uint16_t> triangles_;
};

}  // namespace tablee::draw
