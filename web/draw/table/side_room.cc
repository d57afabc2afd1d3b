// The space beside the table on a large screen.

#include "web/draw/table/sides.h"

namespace tablee::draw {
namespace {

constexpr float kTwoColumns = 1680;  // the width in CSS pixels from which there are two columns

}  // namespace

SideAreas take_sides(const Frame& frame, const Sizes& size, Rect& safe) {
  SideAreas areas;
  if (!frame.roomy) return areas;
  const float pad = std::round(14 * size.unit), top = std::round(10 * size.unit);
  const float most = 330 * size.unit * std::max(1.0f, size.body / (16 * size.unit) * 0.85f);
  const float w = std::round(std::clamp(safe.w * 0.215f, 236.0f, most));
  const Rect column{0, safe.y + top, w, safe.h - top - pad};
  const bool two = safe.w >= kTwoColumns;
  safe.w -= w + pad;
  areas.right = {right(safe), column.y, w, column.h};
  if (!two) return areas;
  areas.left = {safe.x + pad, column.y, w, column.h};
  safe.x += w + pad;
  safe.w -= w + pad;
  return areas;
}

}  // namespace tablee::draw
