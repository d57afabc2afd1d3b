#include "web/draw/tip.h"

#include "web/draw/buttons.h"
#include "web/draw/type.h"

namespace tablee::draw {
namespace {

// Whoever only passes by is left in peace.
constexpr double kRest = 0.35;  // s

[[gnu::noinline]] void show(Stage& s) {
  const Sizes& z = s.size();
  const float pad = std::round(8 * z.unit);
  const std::string& words = s.unnamed->text;
  // What can be done says so elsewhere, before it is done.
  std::string_view more;
  if (s.unnamed->item->action.empty()) more = s.unnamed->hint;
  const float most = std::min(z.body * 20, s.safe.w - 8 - 2 * pad);
  const float inner = std::min(most, std::max(text_width(s.pen, words, Font::bold, z.small),
                                              text_width(s.pen, more, Font::words, z.small)) +
                                         1);
  const float named = block_height(s.pen, words, Font::bold, z.small, inner);
  const float told = more.empty() ? 0 : block_height(s.pen, more, Font::words, z.small, inner);
  const float w = inner + 2 * pad, h = named + told + pad;
  const Rect& of = s.unnamed_at;
  const bool below = bottom(of) + h + pad < bottom(s.safe);
  Rect r{of.x + (of.w - w) * 0.5f, below ? bottom(of) + 2 : of.y - h - 2, w, h};
  r.x = std::clamp(r.x, s.safe.x + 4, std::max(s.safe.x + 4, right(s.safe) - w - 4));
  r = s.pen.snap(r);
  fill(s.pen, r, corner(s.pen) * 0.6f, s.theme().ink);
  const Rect text{r.x + pad, r.y + pad * 0.5f, inner, named};
  text_block(s.pen, words, text, {Font::bold, z.small, s.theme().paper});
  if (!more.empty())
    text_block(s.pen, more, {text.x, bottom(text), inner, told},
               {Font::words, z.small, s.theme().paper});
}

}  // namespace

void Tip::draw(Stage& s) {
  const std::string_view id =
      s.unnamed ? std::string_view(s.unnamed->item->id) : std::string_view();
  if (id != over_) {
    over_ = id;
    since_ = s.clock.now;
  }
  if (id.empty()) return;
  if (id != s.frame.focused && s.clock.now - since_ < kRest) {
    s.clock.moving = true;
    return;
  }
  show(s);
}

}  // namespace tablee::draw
