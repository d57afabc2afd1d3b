#pragma once
// The three fonts of the canvas, as the page brings them.

#include <span>

#include "core/json.h"

struct ImFont;

namespace tablee::web {

// `faces` of the page's "draw" (docs/PAGE.md): three texts become fonts of the current ImGui
// context. Taken once; less of them changes nothing.
void take_fonts(std::span<const json::Value> texts);

// One of those texts as a font of the atlas, which keeps a copy of it. `more`: letters for the font
// that came last.
ImFont* load_font(const json::Value& text, bool more);

// Those of "faces": more letters for two of them, between two frames. Taken once, after the fonts.
void take_letters(std::span<const json::Value> texts);

}  // namespace tablee::web
