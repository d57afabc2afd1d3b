#include "tests/headless/picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "imgui.h"

namespace tablee {
namespace {

// Red, green, blue and alpha, 0 … 1.
using Colour = std::array<float, 4>;

Colour colour_of(ImU32 packed) {
  Colour c;
  for (std::size_t i = 0; i < 4; ++i)
    c[i] = static_cast<float>((packed >> (8 * i)) & 0xFF) / 255.0f;
  return c;
}

Colour mixed(const Colour& a, const Colour& b, float share) {
  Colour c;
  for (std::size_t i = 0; i < 4; ++i) c[i] = a[i] + (b[i] - a[i]) * share;
  return c;
}

class Texture {
 public:
  explicit Texture(const ImTextureData& data) : data_(data) {}

  // Interpolated between the four nearest texels.
  Colour at(float u, float v) const {
    const float x = u * static_cast<float>(data_.Width) - 0.5f;
    const float y = v * static_cast<float>(data_.Height) - 0.5f;
    const int left = static_cast<int>(std::floor(x)), top = static_cast<int>(std::floor(y));
    const float right_share = x - static_cast<float>(left);
    return mixed(mixed(texel(left, top), texel(left + 1, top), right_share),
                 mixed(texel(left, top + 1), texel(left + 1, top + 1), right_share),
                 y - static_cast<float>(top));
  }

 private:
  Colour texel(int x, int y) const {
    const unsigned char* p = data_.Pixels + (std::clamp(y, 0, data_.Height - 1) * data_.Width +
                                             std::clamp(x, 0, data_.Width - 1)) *
                                                data_.BytesPerPixel;
    if (data_.Format == ImTextureFormat_Alpha8) return {1, 1, 1, static_cast<float>(*p) / 255.0f};
    Colour c;
    for (std::size_t i = 0; i < 4; ++i) c[i] = static_cast<float>(p[i]) / 255.0f;
    return c;
  }

  const ImTextureData& data_;
};

struct Corner {
  float x, y, u, v;
  Colour colour;
};

// Twice the area of that triangle; negative where it turns the other way.
float area(const Corner& a, const Corner& b, float x, float y) {
  return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
}

// Whether a pixel whose centre is on this edge belongs to the triangle; of two triangles that share
// an edge exactly one owns it.
bool owns(const Corner& a, const Corner& b) { return b.y < a.y || (b.y == a.y && b.x > a.x); }

class Canvas {
 public:
  Canvas(int width, int height) : width_(width), height_(height), pixels_(width * height) {}

  // The window is left, top, right and bottom, in pixels.
  void triangle(Corner a, Corner b, Corner c, const Texture& texture, const ImVec4& window) {
    const float whole = area(a, b, c.x, c.y);
    if (whole == 0) return;
    if (whole < 0) std::swap(b, c);
    const auto from = [](float low, float edge) {
      return static_cast<int>(std::floor(std::max({low, edge, 0.0f})));
    };
    const auto to = [](float high, float edge, int size) {
      return std::min(static_cast<int>(std::ceil(std::min(high, edge))), size);
    };
    const int bottom = to(std::max({a.y, b.y, c.y}), window.w, height_);
    const int right = to(std::max({a.x, b.x, c.x}), window.z, width_);
    const int left = from(std::min({a.x, b.x, c.x}), window.x);
    for (int y = from(std::min({a.y, b.y, c.y}), window.y); y < bottom; ++y)
      for (int x = left; x < right; ++x) pixel(a, b, c, std::abs(whole), x, y, texture);
  }

  std::string pixmap() const {
    std::string text = "P6\n" + std::to_string(width_) + " " + std::to_string(height_) + "\n255\n";
    for (const Colour& c : pixels_)
      for (std::size_t i = 0; i < 3; ++i)
        text += static_cast<char>(static_cast<unsigned char>(std::lround(c[i] * 255.0f)));
    return text;
  }

 private:
  void pixel(const Corner& a, const Corner& b, const Corner& c, float whole, int x, int y,
             const Texture& texture) {
    const float px = static_cast<float>(x) + 0.5f, py = static_cast<float>(y) + 0.5f;
    const float of_a = area(b, c, px, py), of_b = area(c, a, px, py), of_c = area(a, b, px, py);
    const auto inside = [](float side, bool owned) { return side > 0 || (side == 0 && owned); };
    if (!inside(of_a, owns(b, c)) || !inside(of_b, owns(c, a)) || !inside(of_c, owns(a, b))) return;
    const auto between = [&](float in_a, float in_b, float in_c) {
      return (in_a * of_a + in_b * of_b + in_c * of_c) / whole;
    };
    const Colour texel = texture.at(between(a.u, b.u, c.u), between(a.v, b.v, c.v));
    Colour source;
    for (std::size_t i = 0; i < 4; ++i)
      source[i] = std::clamp(between(a.colour[i], b.colour[i], c.colour[i]) * texel[i], 0.0f, 1.0f);
    Colour& under = pixels_[y * width_ + x];
    under = mixed(under, source, source[3]);
  }

  int width_, height_;
  std::vector<Colour> pixels_;  // on black
};

}  // namespace

std::string picture_of(const ImDrawData& frame) {
  const ImVec2 scale = frame.FramebufferScale;
  Canvas canvas(static_cast<int>(frame.DisplaySize.x * scale.x),
                static_cast<int>(frame.DisplaySize.y * scale.y));
  for (const ImDrawList* list : frame.CmdLists)
    for (const ImDrawCmd& command : list->CmdBuffer) {
      if (!command.TexRef._TexData) continue;
      const Texture texture(*command.TexRef._TexData);
      const ImVec4& clip = command.ClipRect;
      const ImVec4 window(std::round(clip.x * scale.x), std::round(clip.y * scale.y),
                          std::round(clip.z * scale.x), std::round(clip.w * scale.y));
      const auto corner = [&](unsigned i) {
        const ImDrawVert& v =
            list->VtxBuffer[list->IdxBuffer[static_cast<int>(command.IdxOffset + i)]];
        return Corner{v.pos.x * scale.x, v.pos.y * scale.y, v.uv.x, v.uv.y, colour_of(v.col)};
      };
      for (unsigned i = 0; i + 2 < command.ElemCount; i += 3)
        canvas.triangle(corner(i), corner(i + 1), corner(i + 2), texture, window);
    }
  return canvas.pixmap();
}

}  // namespace tablee
