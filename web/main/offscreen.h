#pragma once
// Draws a picture into memory instead of the canvas.

#include <cstdint>
#include <vector>

struct ImDrawData;

namespace tablee::web {

struct Pixels {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgba{};  // rows from the bottom, as WebGL has them; empty: not possible
};

// What the picture leaves free is opaque and black.
Pixels draw_offscreen(const ImDrawData& picture);

}  // namespace tablee::web
