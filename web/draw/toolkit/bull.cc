#include "web/draw/toolkit/bull.h"

#include "web/draw/toolkit/mesh.h"
#include "web/draw/toolkit/shape_atlas.h"

namespace tablee::draw {
namespace {

constexpr int kLargest = 96;  // device pixels; larger bulls are drawn from the outline
constexpr int kEyes = 22;     // smaller eyes would not be visible

const Mesh& head() {
  // Forehead, horn (inner side, tip, outer side), ear, cheek, muzzle.
  static const Mesh mesh = Mesh::mirrored(
      "M 0 -42 L 24 -48 C 46 -50 66 -58 72 -94 C 104 -66 104 -22 56 -16 C 72 -20 90 -10 96 6 "
      "C 84 20 62 20 49 10 L 41 44 C 38 52 42 60 41 70 C 39 88 22 96 0 96",
      6);
  return mesh;
}

// Eyes and nostrils, for a head of half size 1.
struct Hole {
  Vec at;
  float radius;
};
constexpr Hole kHoles[] = {{{-0.23f, -0.02f}, 0.085f},
                           {{0.23f, -0.02f}, 0.085f},
                           {{-0.15f, 0.68f}, 0.081f},
                           {{0.15f, 0.68f}, 0.081f}};

AtlasId make_head(int size, bool eyes) {
  const int side = size + 2;
  const float half = static_cast<float>(size) * 0.5f, middle = static_cast<float>(side) * 0.5f;
  const std::vector<float> covered = head().covered(side, half);
  return add_to_atlas(side, [&](int x, int y) {
    float alpha = covered[y * side + x];
    if (eyes)
      for (const Hole& hole : kHoles) {
        const float dx = static_cast<float>(x) + 0.5f - middle - hole.at.x * half;
        const float dy = static_cast<float>(y) + 0.5f - middle - hole.at.y * half;
        alpha *= std::clamp(std::sqrt(dx * dx + dy * dy) - hole.radius * half + 0.5f, 0.0f, 1.0f);
      }
    return alpha;
  });
}

}  // namespace

void bull(const Pen& pen, Vec at, float size, Color c, Color ground) {
  if ((c >> 24) == 0) return;
  const int pixels = static_cast<int>(std::lround(size / pen.px));
  const bool eyes = pixels >= kEyes && (ground >> 24) != 0;
  ImFontAtlasRect tex;
  if (pixels > 0 && pixels <= kLargest &&
      find_in_atlas({AtlasKind::bull, static_cast<std::int16_t>(pixels), eyes}, tex,
                    [=] { return make_head(pixels, eyes); })) {
    const float side = static_cast<float>(tex.w) * pen.px;
    draw_from_atlas(*pen.list, tex, {pen.snap(at.x - side * 0.5f), pen.snap(at.y - side * 0.5f)},
                    side, c);
    return;
  }
  const float half = size * 0.5f;
  head().draw(pen, at, half, c);
  if (!eyes) return;
  for (const Hole& hole : kHoles) disc(pen, at + hole.at * half, hole.radius * half, ground);
}

}  // namespace tablee::draw
