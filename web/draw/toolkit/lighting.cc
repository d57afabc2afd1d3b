#include "web/draw/toolkit/lighting.h"

#include <imgui_internal.h>

#include "web/draw/toolkit/picture.h"
#include "web/draw/toolkit/shape_atlas.h"

namespace tablee::draw {
namespace {

constexpr int kShadowSide = 64;
constexpr int kTile = 96;  // device pixels; divisible by every thread width used

// A rounded square with a soft edge: opaque in the middle, transparent at the border.
AtlasId make_shadow() {
  constexpr float half = kShadowSide * 0.5f, blur = 26, radius = 20;
  return add_to_atlas(kShadowSide, [](int x, int y) {
    const float dx = std::max(
        0.0f, std::abs(static_cast<float>(x) + 0.5f - half) - (half - blur * 0.5f - radius));
    const float dy = std::max(
        0.0f, std::abs(static_cast<float>(y) + 0.5f - half) - (half - blur * 0.5f - radius));
    const float away = std::sqrt(dx * dx + dy * dy) - radius;  // > 0: outside
    const float t = std::clamp(0.5f - away / blur, 0.0f, 1.0f);
    return t * t * (3 - 2 * t);
  });
}

// Threads over and under each other, each of its own strength, with a little noise.
AtlasId make_weave(int thread) {
  unsigned seed = 12345;
  const auto random = [&seed] {
    seed = seed * 1664525u + 1013904223u;
    return static_cast<float>(seed >> 24) / 255.0f;
  };
  float warp[kTile], weft[kTile];
  for (int i = 0; i < kTile; i += thread) {
    const float a = random(), b = random();
    for (int k = i; k < std::min(kTile, i + thread); ++k) warp[k] = a, weft[k] = b;
  }
  return add_to_atlas(kTile, [&](int x, int y) {
    const bool over = ((x / thread + y / thread) & 1) != 0;
    const float across = static_cast<float>((over ? x : y) % thread) / static_cast<float>(thread);
    const float round = 0.35f + 0.65f * std::abs(across - 0.4f);
    const float own = over ? warp[x] : weft[y];
    return 0.28f * round + 0.5f * own + 0.3f * random() - 0.1f;
  });
}

bool find_weave(const Pen& pen, ImFontAtlasRect& to) {
  static AtlasId id = ImFontAtlasRectId_Invalid;
  static int made_for = 0;
  const int thread = pen.px > 0.7f ? 2 : pen.px > 0.4f ? 3 : 4;
  if (made_for != thread) {
    if (id != ImFontAtlasRectId_Invalid) atlas().RemoveCustomRect(id);
    id = make_weave(thread);
    made_for = thread;
  }
  return find_in_atlas(id, to);
}

// One opaque layer, because every layer over the whole canvas costs an old phone some milliseconds.
// The light is mixed into the colours of a coarse grid.
void lit_ground(const Pen& pen, float width, float height) {
  const Theme& t = *pen.theme;
  constexpr int columns = 12, rows = 20;
  ImDrawList& list = *pen.list;
  const Vec uv = white_texel();
  list.PrimReserve(columns * rows * 6, (columns + 1) * (rows + 1));
  const unsigned base = list._VtxCurrentIdx;
  const float deep = std::min(width, height) * 0.35f;
  const float reach_x = std::max(width * 0.75f, 420.0f), reach_y = height * 0.62f;
  const float glow_strength = static_cast<float>(t.glow >> 24) / 255.0f;
  const float edge_strength = static_cast<float>(t.edge >> 24) / 255.0f;
  for (int row = 0; row <= rows; ++row) {
    for (int column = 0; column <= columns; ++column) {
      const Vec at{width * static_cast<float>(column) / columns,
                   height * static_cast<float>(row) / rows};
      const float near = 1 - std::min(at.y, height - at.y) / deep;
      const float dx = (at.x - width * 0.5f) / reach_x, dy = (at.y - height * 0.42f) / reach_y;
      const float away = std::min(1.0f, std::sqrt(dx * dx + dy * dy));
      Color c = mix(t.cloth, t.edge | 0xFF000000u, edge_strength * std::clamp(near, 0.0f, 1.0f));
      c = mix(c, t.glow | 0xFF000000u, glow_strength * (1 - away) * (1 - away) * (1 + 2 * away));
      list.PrimWriteVtx(at, uv, c);
    }
  }
  for (unsigned row = 0; row < rows; ++row) {
    for (unsigned column = 0; column < columns; ++column) {
      const unsigned a = base + row * (columns + 1) + column, b = a + columns + 1;
      for (const unsigned k : {a, a + 1, b + 1, a, b + 1, b})
        list.PrimWriteIdx(static_cast<ImDrawIdx>(k));
    }
  }
}

}  // namespace

void shadow(const Pen& pen, const Rect& r, float radius, float height, float strength) {
  const Color c = fade(pen.theme->shadow, strength);
  if ((c >> 24) == 0) return;
  static const AtlasId id = make_shadow();
  ImFontAtlasRect tex;
  if (!find_in_atlas(id, tex)) return;
  // The light comes from above, so the shadow is shifted down a little.
  const float spread = height * 1.1f;
  const Rect s{r.x - spread, r.y - spread + height * 0.55f, r.w + 2 * spread, r.h + 2 * spread};
  const float corner = std::min({spread * 2 + radius, s.w * 0.5f, s.h * 0.5f});
  const float um = (tex.uv0.x + tex.uv1.x) * 0.5f, vm = (tex.uv0.y + tex.uv1.y) * 0.5f;
  nine_slices(*pen.list,
              {{s.x, s.x + corner, right(s) - corner, right(s)}, {tex.uv0.x, um, um, tex.uv1.x}},
              {{s.y, s.y + corner, bottom(s) - corner, bottom(s)}, {tex.uv0.y, vm, vm, tex.uv1.y}},
              c, false);
}

void glow(const Pen& pen, Vec at, float radius_x, float radius_y, Color c) {
  if ((c >> 24) == 0) return;
  constexpr int spokes = 40, rings = 7;
  ImDrawList& list = *pen.list;
  const Vec uv = white_texel();
  list.PrimReserve(spokes * (3 + (rings - 1) * 6), 1 + spokes * rings);
  const unsigned base = list._VtxCurrentIdx;
  list.PrimWriteVtx(at, uv, c);
  for (int ring = 1; ring <= rings; ++ring) {
    const float t = static_cast<float>(ring) / rings;
    const float strength = (1 - t) * (1 - t) * (1 + 2 * t);  // smooth at both ends
    for (int k = 0; k < spokes; ++k) {
      const float a = 2 * kPi * static_cast<float>(k) / spokes;
      list.PrimWriteVtx(at + Vec{std::cos(a) * radius_x * t, std::sin(a) * radius_y * t}, uv,
                        fade(c, strength));
    }
  }
  const auto vertex = [&](int ring, int k) {
    return static_cast<ImDrawIdx>(
        ring == 0 ? base : base + 1 + static_cast<unsigned>((ring - 1) * spokes + k % spokes));
  };
  for (int ring = 0; ring < rings; ++ring) {
    for (int k = 0; k < spokes; ++k) {
      list.PrimWriteIdx(vertex(ring, k));
      list.PrimWriteIdx(vertex(ring + 1, k));
      list.PrimWriteIdx(vertex(ring + 1, k + 1));
      if (ring == 0) continue;
      list.PrimWriteIdx(vertex(ring, k));
      list.PrimWriteIdx(vertex(ring + 1, k + 1));
      list.PrimWriteIdx(vertex(ring, k + 1));
    }
  }
}

void table_cloth(const Pen& pen, float width, float height) {
  const Theme& t = *pen.theme;
  lit_ground(pen, width, height);
  if ((t.thread >> 24) == 0) return;
  ImFontAtlasRect r;
  if (!find_weave(pen, r)) return;
  const float side = kTile * pen.px;
  const int columns = static_cast<int>(std::ceil(width / side));
  const int rows = static_cast<int>(std::ceil(height / side));
  // A very large canvas would need too many; there the weave is left out, as it would be invisible.
  if (columns * rows > 2500) return;
  pen.list->PrimReserve(columns * rows * 6, columns * rows * 4);
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x) {
      const Vec at{static_cast<float>(x) * side, static_cast<float>(y) * side};
      pen.list->PrimRectUV(at, at + Vec{side, side}, r.uv0, r.uv1, t.thread);
    }
}

void rays(const Pen& pen, Vec from, float far, Color c) {
  for (int i = 0; i < 14; ++i) {
    const float a = kPi * 2 * static_cast<float>(i) / 14 + 0.1f;
    const Vec u{std::cos(a), std::sin(a)}, v{std::cos(a + 0.2f), std::sin(a + 0.2f)};
    pen.list->AddTriangleFilled(from, from + u * far, from + v * far, c);
  }
}

}  // namespace tablee::draw
