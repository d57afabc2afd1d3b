#pragma once
// What a graphics card would show of a frame, drawn by software: for looking at, pixel by pixel
// nearly what a browser shows.

#include <string>

struct ImDrawData;

namespace tablee {

// As a binary portable pixmap (P6), in pixels of the frame buffer.
std::string picture_of(const ImDrawData& frame);

}  // namespace tablee
