#include "web/main/example_picture.h"

#include <utility>

#include "imgui.h"
#include "web/draw/screens/example_table.h"
#include "web/draw/toolkit/picture.h"
#include "web/draw/toolkit/theme.h"
#include "web/main/offscreen.h"
#include "web/page/page.h"

namespace tablee::web {

void send_example_picture(const ExampleTable& example, int width) {
  constexpr float kWidth = 390;  // CSS pixels, of a phone
  const float scale = static_cast<float>(width) / kWidth;
  ImDrawList& list = draw::picture();
  draw::Pen pen{.list = &list,
                .theme = &draw::theme_of(draw::ThemeName::day),
                .size = draw::sizes_for(kWidth, 2 * kWidth, 1),
                .px = 1 / scale};
  const float height = draw::example_height(pen, example, kWidth);
  // The canvas's own picture stays as it is: parts of it are used again (draw/frame/known.h).
  ImVector<ImDrawIdx> indices;
  ImVector<ImDrawVert> corners;
  list.IdxBuffer.swap(indices);
  list.VtxBuffer.swap(corners);
  draw::begin_picture({kWidth, height, scale, scale});
  list._FringeScale = pen.px;
  const draw::Rect all{0, 0, kWidth, height};
  draw::fill(pen, all, 0, pen.theme->paper);
  draw::draw_example(pen, example, all);
  const Pixels made = draw_offscreen(draw::end_picture());
  list.IdxBuffer.swap(indices);
  list.VtxBuffer.swap(corners);
  page::pixels(made.rgba, made.width, made.height);
}

}  // namespace tablee::web
