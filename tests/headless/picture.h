#pragma once
// Renders a frame in software as a graphics card would show it, to be looked at: nearly the pixels
// that a browser shows.

#include <string>

struct ImDrawData;

namespace tablee {

// The picture as a binary portable pixmap (P6), in pixels of the frame buffer.
std::string picture_of(const ImDrawData& frame);

}  // namespace tablee
