#pragma once
// The label of a choice with what it costs more than the best one; the best one has a mark.

#include <string_view>

#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

// `cost`: empty for the mark. `filled`: it stands out. `size`: of the text, which shrinks to fit.
// Never inlined, because it is in the deferred part of the program.
[[gnu::noinline]] void cost_label(const Pen& pen, const Rect& at, std::string_view cost, float size,
                                  bool filled);

}  // namespace tablee::draw
