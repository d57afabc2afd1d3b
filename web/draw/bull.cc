#include "web/draw/bull.h"

#include "web/draw/mesh.h"

namespace tablee::draw {
namespace {

const Mesh& head_mesh(bool small) {
  // Forehead, horn (inner side, tip, outer side), ear, cheek, muzzle.
  static constexpr const char* path =
      "M 0 -42 L 24 -48 C 46 -50 66 -58 72 -94 C 104 -66 104 -22 56 -16 C 72 -20 90 -10 96 6 "
      "C 84 20 62 20 49 10 L 41 44 C 38 52 42 60 41 70 C 39 88 22 96 0 96";
  static const Mesh fine = Mesh::mirrored(path, 6);
  static const Mesh coarse = Mesh::mirrored(path, 3);
  return small ? coarse : fine;
}

}  // namespace

void bull(const Pen& pen, Vec at, float size, Color c, Color ground) {
  const float half = size * 0.5f;
  const bool small = size / pen.px < 34;
  head_mesh(small).draw(pen, at, half, c);
  if (size / pen.px < 22 || (ground >> 24) == 0) return;
  const float eye = half * 0.085f;
  for (const float side : {-1.0f, 1.0f}) {
    disc(pen, at + Vec{side * half * 0.23f, -half * 0.02f}, eye, ground);
    disc(pen, at + Vec{side * half * 0.15f, half * 0.68f}, eye * 0.95f, ground);
  }
}

void heads(const Pen& pen, const Rect& box, int count, Color c, Color ground) {
  const Vec m = center(box);
  switch (count) {
    case 5: {
      // As on a die: small enough that the three lines stay apart.
      const float s = std::min(box.w * 0.27f, box.h * 0.42f);
      const float dx = std::min(box.w * 0.5f - s * 0.5f, s * 1.35f),
                  dy = std::min(box.h * 0.5f - s * 0.5f, s * 0.66f);
      for (const Vec d : {Vec{-dx, -dy}, Vec{dx, -dy}, Vec{0, 0}, Vec{-dx, dy}, Vec{dx, dy}})
        bull(pen, m + d, s, c, ground);
      return;
    }
    case 7: {
      // A crown: the middle one highest and largest.
      const float s = std::min(box.w * 0.165f, box.h * 0.5f);
      const float rise = box.h * 0.5f - s * 0.5f;
      for (int i = -3; i <= 3; ++i) {
        const float t = static_cast<float>(i) / 3;
        const float y = rise * (2 * t * t - 1);
        bull(pen, m + Vec{t * (box.w - s) * 0.5f, y}, i == 0 ? s * 1.2f : s, c, ground);
      }
      return;
    }
    default: {
      const float s = std::min(box.w * (count == 3 ? 0.29f : 0.31f), box.h * 0.95f);
      const float step = s * 1.14f;
      for (int i = 0; i < count; ++i)
        bull(pen, m + Vec{(static_cast<float>(i) - static_cast<float>(count - 1) * 0.5f) * step, 0},
             s, c, ground);
      return;
    }
  }
}

}  // namespace tablee::draw
