#pragma once
// A special card that lies with a row, in the corner of its first column.

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {

Rect special_mark(const Layout& layout, const Sizes& size, int row);
// `put`: a special card that is being played.
void draw_special_mark(const Stage& s, const Layout& layout, int row, const nimmt::RowMarks& marks,
                       const Animator::Put& put);

}  // namespace tablee::nimmt::drawing
