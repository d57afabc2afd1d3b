#include "web/games/nimmt/pips.h"

#include "web/draw/toolkit/bull.h"

namespace tablee::nimmt::drawing {

void pips(const Pen& pen, const Rect& box, int count, Color c, Color ground) {
  const Vec m = center(box);
  switch (count) {
    case 5: {
      // As on a die: small enough that the three lines stay apart.
      const float s = std::min(box.w * 0.27f, box.h * 0.42f);
      const float dx = std::min(box.w * 0.5f - s * 0.5f, s * 1.35f),
                  dy = std::min(box.h * 0.5f - s * 0.5f, s * 0.66f);
      for (const Vec d : {Vec{-dx, -dy}, Vec{dx, -dy}, Vec{0, 0}, Vec{-dx, dy}, Vec{dx, dy}})
        bull(pen, m + d, s, c, ground);
      return;
    }
    case 7: {
      // A crown: the middle one is highest and largest.
      const float s = std::min(box.w * 0.165f, box.h * 0.5f);
      const float rise = box.h * 0.5f - s * 0.5f;
      for (int i = -3; i <= 3; ++i) {
        const float t = static_cast<float>(i) / 3;
        const float y = rise * (2 * t * t - 1);
        bull(pen, m + Vec{t * (box.w - s) * 0.5f, y}, i == 0 ? s * 1.2f : s, c, ground);
      }
      return;
    }
    default: {
      const float s = std::min(box.w * (count == 3 ? 0.29f : 0.31f), box.h * 0.95f);
      const float step = s * 1.14f;
      for (int i = 0; i < count; ++i)
        bull(pen, m + Vec{(static_cast<float>(i) - static_cast<float>(count - 1) * 0.5f) * step, 0},
             s, c, ground);
      return;
    }
  }
}

}  // namespace tablee::nimmt::drawing
