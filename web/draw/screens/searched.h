#pragma once
// Marks the words that a user searches for in a text.

#include <string_view>

#include "web/draw/frame/stage.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {

// Marks them with a background and, because colour alone is not enough, with a line.
[[gnu::noinline]] void mark_searched(const Stage& s, std::string_view text, const Rect& r,
                                     Font font);

}  // namespace tablee::draw
