#pragma once
// The three fonts of the canvas, as the page brings them.

#include <span>

#include "core/json.h"

namespace tablee::web {

// `faces` of the page's "draw" (docs/PAGE.md): three texts become fonts of the current ImGui
// context. Taken once; less of them changes nothing.
void take_fonts(std::span<const json::Value> texts);

// Those of "faces": more letters for two of them, between two frames. Taken once, after the fonts.
void take_letters(std::span<const json::Value> texts);

}  // namespace tablee::web
