#include "web/games/nimmt/special_mark.h"

#include "web/games/nimmt/special_card.h"

namespace tablee::nimmt::drawing {

Rect special_mark(const Layout& layout, const Sizes& size, int row) {
  const Rect& box = layout.heads[row];
  const float side = std::round(std::min({box.w * 0.66f, box.h * 0.46f, 34 * size.unit}));
  return {box.x + (box.w - side) * 0.5f + 1, box.y + box.h * 0.5f - side * 1.02f, side, side};
}

[[gnu::noinline]] void draw_special_mark(const Stage& s, const Layout& layout, int row,
                                         const nimmt::RowMarks& marks, const Animator::Put& put) {
  const auto kind = marks.stop    ? nimmt::Special::stop
                    : marks.seven ? nimmt::Special::seven_takes
                                  : nimmt::Special::fifth_row;
  // One that has just been played is still moving there.
  if (put.row != row || put.kind != static_cast<int>(kind))
    special_tile(s.pen, special_mark(layout, s.size(), row), kind);
}

}  // namespace tablee::nimmt::drawing
