#include "web/draw/toolkit/mesh.h"

#include "core/sort_few.h"
#include "web/draw/toolkit/path.h"
#include "web/draw/toolkit/picture.h"

namespace tablee::draw {
namespace {

float cross(Vec a, Vec b, Vec c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

bool holds(Vec a, Vec b, Vec c, Vec p) {
  return cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0;
}

}  // namespace

Mesh Mesh::mirrored(const char* path, int steps) {
  Mesh mesh;
  std::vector<Vec>& pts = mesh.points_;
  const auto add = [&pts](Vec p) { pts.push_back(p * 0.01f); };
  walk_path(path, steps, add, add);
  for (std::size_t i = pts.size() - 1; i-- > 1;) pts.push_back({-pts[i].x, pts[i].y});

  const std::size_t n = pts.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Vec a = pts[(i + n - 1) % n], b = pts[(i + 1) % n];
    const Vec d{b.y - a.y, a.x - b.x};
    const float len = std::sqrt(d.x * d.x + d.y * d.y);
    mesh.normals_.push_back(len > 0 ? d * (1 / len) : Vec{0, 0});
  }
  // Triangulation by cutting ears; done once, so that its cost does not matter.
  std::vector<std::uint16_t> left;
  for (std::size_t i = 0; i < n; ++i) left.push_back(static_cast<std::uint16_t>(i));
  while (left.size() > 2) {
    bool cut = false;
    for (std::size_t i = 0; i < left.size() && !cut; ++i) {
      const std::uint16_t a = left[(i + left.size() - 1) % left.size()], b = left[i],
                          c = left[(i + 1) % left.size()];
      if (cross(pts[a], pts[b], pts[c]) <= 0) continue;
      bool ear = true;
      for (const std::uint16_t p : left)
        if (p != a && p != b && p != c && holds(pts[a], pts[b], pts[c], pts[p])) ear = false;
      if (!ear) continue;
      mesh.triangles_.insert(mesh.triangles_.end(), {a, b, c});
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
      cut = true;
    }
    if (!cut) break;
  }
  return mesh;
}

std::vector<float> Mesh::covered(int side, float half_size) const {
  constexpr int kLines = 8;  // scan lines per pixel
  std::vector<float> all(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
  std::vector<float> crossings;
  const float middle = static_cast<float>(side) * 0.5f;
  for (int line = 0; line < side * kLines; ++line) {
    const float y = (static_cast<float>(line) + 0.5f) / kLines - middle;
    crossings.clear();
    for (std::size_t i = 0; i < points_.size(); ++i) {
      const Vec a = points_[i] * half_size, b = points_[(i + 1) % points_.size()] * half_size;
      if ((a.y <= y) != (b.y <= y))
        crossings.push_back(middle + a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
    }
    sort_few(crossings.begin(), crossings.end());
    float* const row = &all[line / kLines * side];
    for (std::size_t k = 0; k + 1 < crossings.size(); k += 2)
      for (int x = std::max(0, static_cast<int>(crossings[k])); x < side; ++x) {
        const float from = std::max(crossings[k], static_cast<float>(x));
        const float to = std::min(crossings[k + 1], static_cast<float>(x + 1));
        if (to <= from) break;
        row[x] += (to - from) / kLines;
      }
  }
  return all;
}

void Mesh::draw(const Pen& pen, Vec at, float half_size, Color c) const {
  const int n = static_cast<int>(points_.size());
  ImDrawList& list = *pen.list;
  list.PrimReserve(static_cast<int>(triangles_.size()) + n * 6, n * 2);
  const unsigned base = list._VtxCurrentIdx;
  const Vec uv = white_texel();
  const float half = pen.px * 0.5f;
  for (std::size_t i = 0; i < points_.size(); ++i) {
    const Vec p = at + points_[i] * half_size, d = normals_[i] * half;
    list.PrimWriteVtx(p - d, uv, c);
    list.PrimWriteVtx(p + d, uv, c & 0x00FFFFFFu);
  }
  for (const std::uint16_t t : triangles_) list.PrimWriteIdx(static_cast<ImDrawIdx>(base + 2u * t));
  for (unsigned i = 0; i < static_cast<unsigned>(n); ++i) {
    const unsigned a = base + 2 * i, b = base + 2 * ((i + 1) % static_cast<unsigned>(n));
    for (const unsigned k : {a, a + 1, b + 1, a, b + 1, b})
      list.PrimWriteIdx(static_cast<ImDrawIdx>(k));
  }
}

}  // namespace tablee::draw
