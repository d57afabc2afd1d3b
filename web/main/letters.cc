// Letters that come later than the fonts they are of.

#include <utility>

#include "imgui.h"
#include "imgui_internal.h"
#include "web/draw/frame/recording.h"
#include "web/draw/toolkit/picture.h"
#include "web/main/fonts.h"

namespace tablee::web {

void take_letters(std::span<const json::Value> texts) {
  ImVector<ImFont*>& fonts = draw::atlas().Fonts;
  if (texts.size() != 2 || fonts.Size != 3 || fonts[0]->Sources.Size > 1) return;
  for (int i = 0; i < 2; ++i) {
    // What was missing so far is known as missing, at every size.
    ImFontAtlasFontDiscardBakes(&draw::atlas(), fonts[i], 0);
    // More is taken in by the last of them.
    std::swap(fonts[i], fonts[2]);
    load_font(texts[i], true);
    std::swap(fonts[i], fonts[2]);
  }
  draw::forget_recordings();
}

}  // namespace tablee::web
