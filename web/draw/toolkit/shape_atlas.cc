#include "web/draw/toolkit/shape_atlas.h"
#include "web/draw/toolkit/picture.h"

namespace tablee::draw {
namespace {

constexpr std::size_t kMost = 160;
constexpr float kLargest = 48;  // device pixels: larger ones are rare

int age = 0;

std::int16_t quarters(float v) { return static_cast<std::int16_t>(std::lround(v * 4)); }

// The share of the pixel at x, y that a rounded square covers which reaches `reach` from the
// middle.
float covered(float x, float y, float reach, float radius) {
  const float dx = std::max(0.0f, std::abs(x) - (reach - radius));
  const float dy = std::max(0.0f, std::abs(y) - (reach - radius));
  const float corner = std::sqrt(dx * dx + dy * dy) - radius;
  // Away from the corners the edge is straight, whatever the radius.
  const float edge = std::max(std::abs(x), std::abs(y)) - reach;
  return std::clamp(0.5f - (dx > 0 && dy > 0 ? corner : edge), 0.0f, 1.0f);
}

// The size of a box's corner in pixels: the part that is neither straight edge nor inside.
int corner_of(float radius, float line) {
  return static_cast<int>(std::ceil(std::max(radius, line)));
}

// Makes a box or disc; the key has the radius and the line, in quarters of a pixel.
AtlasId make(const AtlasKey& key) {
  const float radius = static_cast<float>(key.size) / 4, line = static_cast<float>(key.detail) / 4;
  // A transparent pixel around it keeps edges soft that lie between two pixels of the screen.
  const float reach =
      key.kind == AtlasKind::disc ? radius : static_cast<float>(corner_of(radius, line)) + 0.5f;
  const int side = 2 * static_cast<int>(std::ceil(reach - 0.5f)) + 3;
  const float middle = static_cast<float>(side) / 2;
  return add_to_atlas(side, [&](int px, int py) {
    const float x = static_cast<float>(px) + 0.5f - middle;
    const float y = static_cast<float>(py) + 0.5f - middle;
    const float all = covered(x, y, reach, radius);
    return line > 0 ? all - covered(x, y, reach - line, std::max(0.0f, radius - line)) : all;
  });
}

}  // namespace

std::map<AtlasKey, AtlasId>& known_in_atlas() {
  static std::map<AtlasKey, AtlasId> all;
  return all;
}

void write_to_atlas(const ImFontAtlasRect& r, int x, int y, float alpha) {
  ImTextureData* tex = atlas().TexData;
  auto* pixel = static_cast<unsigned char*>(tex->GetPixelsAt(r.x + x, r.y + y));
  if (tex->BytesPerPixel == 4) *pixel++ = 255, *pixel++ = 255, *pixel++ = 255;
  *pixel = static_cast<unsigned char>(std::clamp(alpha, 0.0f, 1.0f) * 255.0f + 0.5f);
}

bool find_in_atlas(AtlasId id, ImFontAtlasRect& to) {
  return id != ImFontAtlasRectId_Invalid && atlas().GetCustomRect(id, &to);
}

void tidy_atlas() {
  if (known_in_atlas().size() <= kMost) return;
  for (const auto& [key, id] : known_in_atlas())
    if (id != ImFontAtlasRectId_Invalid) atlas().RemoveCustomRect(id);
  known_in_atlas().clear();
  outdate_atlas();
}

void outdate_atlas() { ++age; }
int atlas_age() { return age; }

void nine_slices(ImDrawList& list, const Slices& across, const Slices& down, Color c, bool hollow) {
  list.PrimReserve(hollow ? 8 * 6 : 9 * 6, 16);
  const unsigned base = list._VtxCurrentIdx;
  for (unsigned row = 0; row < 3; ++row) {
    for (unsigned col = 0; col < 3; ++col) {
      if (hollow && row == 1 && col == 1) continue;
      const unsigned a = base + row * 4 + col;
      for (const unsigned i : {a, a + 1, a + 5, a, a + 5, a + 4})
        list.PrimWriteIdx(static_cast<ImDrawIdx>(i));
    }
  }
  for (int row = 0; row < 4; ++row)
    for (int col = 0; col < 4; ++col)
      list.PrimWriteVtx({across.at[col], down.at[row]}, {across.tex[col], down.tex[row]}, c);
}

bool box_from_atlas(ImDrawList& list, float px, const Rect& r, float radius, float line, Color c) {
  const float most = std::min(r.w, r.h) * 0.5f;
  const AtlasKey key{AtlasKind::box, quarters(std::min(radius, most) / px),
                     line > 0 ? std::max<std::int16_t>(1, quarters(line / px)) : std::int16_t{0}};
  const auto corner = static_cast<float>(
      corner_of(static_cast<float>(key.size) / 4, static_cast<float>(key.detail) / 4));
  // In a box that is only as large as its corners, half a pixel may be missing between them.
  if (corner > kLargest || most < (corner - 1) * px) return false;
  ImFontAtlasRect tex;
  if (!find_in_atlas(key, tex, [&key] { return make(key); })) return false;
  const auto slices = [&](float low, float high, float tex_low, float tex_high) {
    // Up to the middle of the one pixel between the corners.
    const float zone = std::min((corner + 0.5f) * px, (high - low) * 0.5f);
    const float part = (zone / px + 1) / static_cast<float>(tex.w) * (tex_high - tex_low);
    return Slices{{low - px, low + zone, high - zone, high + px},
                  {tex_low, tex_low + part, tex_high - part, tex_high}};
  };
  nine_slices(list, slices(r.x, right(r), tex.uv0.x, tex.uv1.x),
              slices(r.y, bottom(r), tex.uv0.y, tex.uv1.y), c, line > 0);
  return true;
}

bool disc_from_atlas(ImDrawList& list, float px, Vec at, float radius, Color c) {
  const AtlasKey key{AtlasKind::disc, quarters(radius / px), 0};
  ImFontAtlasRect tex;
  if (key.size < 1 || radius > kLargest * px ||
      !find_in_atlas(key, tex, [&key] { return make(key); }))
    return false;
  const float side = static_cast<float>(tex.w) * px;
  draw_from_atlas(list, tex, at - Vec{side, side} * 0.5f, side, c);
  return true;
}

void draw_from_atlas(ImDrawList& list, const ImFontAtlasRect& tex, Vec low, float side, Color c) {
  list.PrimReserve(6, 4);
  list.PrimRectUV(low, low + Vec{side, side}, tex.uv0, tex.uv1, c);
}

}  // namespace tablee::draw
