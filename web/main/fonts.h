#pragma once
// The three fonts of the canvas, which the page sends.

#include <span>

#include "core/json.h"

struct ImFont;

namespace tablee::web {

// `faces` of the page's "draw" (docs/PAGE.md): three texts become fonts of the current ImGui
// context. Only the first call counts; fewer than three texts change nothing.
void take_fonts(std::span<const json::Value> texts);

// Adds one of those texts to the atlas, which copies it. `more`: letters that extend the last font.
ImFont* load_font(const json::Value& text, bool more);

// `faces` of the page's "faces": more letters for two of the fonts, between two frames. Only the
// first call after take_fonts() counts.
void take_letters(std::span<const json::Value> texts);

}  // namespace tablee::web
