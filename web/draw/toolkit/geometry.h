#pragma once
// Points, rectangles and colours, as all drawing code uses them.

#include <algorithm>
#include <cmath>
#include <cstdint>

#ifndef IMGUI_DEFINE_MATH_OPERATORS
#define IMGUI_DEFINE_MATH_OPERATORS
#endif
#include <imgui.h>

#include "web/draw/frame/draw.h"

namespace tablee::draw {

using Vec = ImVec2;
using Color = ImU32;  // as ImGui packs it

constexpr Color rgb(unsigned hex, float alpha = 1) {
  const auto a = static_cast<unsigned>(alpha * 255.0f + 0.5f);
  return (a << 24) | ((hex & 0xFFu) << 16) | (hex & 0xFF00u) | ((hex >> 16) & 0xFFu);
}
// The same colour with its opacity multiplied by `alpha`.
constexpr Color fade(Color c, float alpha) {
  const auto a = static_cast<unsigned>(static_cast<float>(c >> 24) * alpha + 0.5f);
  return (c & 0x00FFFFFFu) | (std::min(a, 255u) << 24);
}
constexpr Color mix(Color a, Color b, float t) {
  Color out = 0;
  for (unsigned shift = 0; shift < 32; shift += 8) {
    const auto x = static_cast<float>((a >> shift) & 255u);
    const auto y = static_cast<float>((b >> shift) & 255u);
    out |= static_cast<Color>(x + (y - x) * t + 0.5f) << shift;
  }
  return out;
}

inline constexpr float kPi = 3.14159265f;

constexpr float lerp(float a, float b, float t) { return a + (b - a) * t; }

constexpr Vec center(const Rect& r) { return {r.x + r.w * 0.5f, r.y + r.h * 0.5f}; }
constexpr float right(const Rect& r) { return r.x + r.w; }
constexpr float bottom(const Rect& r) { return r.y + r.h; }
constexpr Rect around(Vec c, float w, float h) { return {c.x - w * 0.5f, c.y - h * 0.5f, w, h}; }
constexpr Rect inset(const Rect& r, float d) {
  return {r.x + d, r.y + d, r.w - 2 * d, r.h - 2 * d};
}
constexpr bool inside(const Rect& r, Vec p) {
  return p.x >= r.x && p.y >= r.y && p.x < r.x + r.w && p.y < r.y + r.h;
}
constexpr bool overlap(const Rect& a, const Rect& b) {
  return a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);
}
constexpr Rect both(const Rect& a, const Rect& b) {
  const float x = std::min(a.x, b.x), y = std::min(a.y, b.y);
  return {x, y, std::max(right(a), right(b)) - x, std::max(bottom(a), bottom(b)) - y};
}
constexpr Rect common(const Rect& a, const Rect& b) {
  const float x = std::max(a.x, b.x), y = std::max(a.y, b.y);
  return {x, y, std::max(0.0f, std::min(right(a), right(b)) - x),
          std::max(0.0f, std::min(bottom(a), bottom(b)) - y)};
}
// The place of centred words of that width beside a thing at the left or right end: centred in the
// whole where they have enough space there, so that they do not move when the thing comes or goes.
constexpr Rect beside(const Rect& whole, float thing, bool left, float words) {
  const bool fits = words <= whole.w - 2 * thing;
  return {whole.x + (left || fits ? thing : 0), whole.y, whole.w - thing * (fits ? 2.0f : 1.0f),
          whole.h};
}

}  // namespace tablee::draw
