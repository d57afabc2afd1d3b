#pragma once
// Words that are searched for, where a text holds them.

#include <string_view>

#include "web/draw/frame/stage.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {

// Under the words that are searched for: a ground and, for whoever sees no colour, a line.
[[gnu::noinline]] void mark_searched(const Stage& s, std::string_view text, const Rect& r,
                                     Font font);

}  // namespace tablee::draw
