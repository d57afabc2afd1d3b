#pragma once
// The three fonts of the canvas, as the page brings them.

#include "core/json.h"

namespace tablee::web {

// The page's "draw" (docs/PAGE.md): its `faces` become fonts of the current ImGui context. Taken
// once; a message without them changes nothing.
void take_faces(const json::Value& message);

// The page's "faces": letters more for those of words, between two frames. Taken once, after the
// fonts.
void take_letters(const json::Value& message);

}  // namespace tablee::web
