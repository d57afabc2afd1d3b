#include "web/draw/frame/tip.h"

#include <algorithm>
#include <utility>

#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

// No tip appears while the pointer only passes over a button.
constexpr double kRest = 0.35;  // s

}  // namespace

[[gnu::noinline]] void Tip::show(Stage& s, std::string_view words, std::string_view more,
                                 const Rect& of) {
  const Sizes& z = s.size();
  const float pad = std::round(8 * z.unit);
  const float most = std::min(z.body * 20, s.safe.w - 8 - 2 * pad);
  const float inner = std::min(most, std::max(text_width(s.pen, words, Font::bold, z.small),
                                              text_width(s.pen, more, Font::words, z.small)) +
                                         1);
  const float named = block_height(s.pen, words, Font::bold, z.small, inner);
  const float more_h = more.empty() ? 0 : block_height(s.pen, more, Font::words, z.small, inner);
  const float w = inner + 2 * pad, h = named + more_h + pad;
  const bool below = bottom(of) + h + pad < bottom(s.safe);
  Rect r{of.x + (of.w - w) * 0.5f, below ? bottom(of) + 2 : of.y - h - 2, w, h};
  r.x = std::clamp(r.x, s.safe.x + 4, std::max(s.safe.x + 4, right(s.safe) - w - 4));
  r = s.pen.snap(r);
  fill(s.pen, r, corner(s.pen) * 0.6f, s.theme().ink);
  const Rect text{r.x + pad, r.y + pad * 0.5f, inner, named};
  text_block(s.pen, words, text, {Font::bold, z.small, s.theme().paper});
  if (!more.empty())
    text_block(s.pen, more, {text.x, bottom(text), inner, more_h},
               {Font::words, z.small, s.theme().paper});
  at_ = r;
}

void Tip::draw(Stage& s) {
  const bool was = std::exchange(shown_, false);
  // The mouse may move onto the tip to keep it open, but buttons below the tip have priority.
  const Spoken* of = s.unnamed;
  if (was && !s.frame.touch && s.touch.rests_in(at_)) {
    const auto& items = s.frame.items;
    const auto at = std::find_if(items.begin(), items.end(),
                                 [&](const Spoken& each) { return each.item->id == over_; });
    of = at == items.end() ? nullptr : &*at;
  } else {
    of_ = s.unnamed_at;
  }
  const std::string_view id = of ? std::string_view(of->item->id) : std::string_view();
  if (id != over_) {
    over_ = id;
    since_ = s.clock.now;
    away_ = false;
  }
  if (!of || away_) return;
  if (id != s.frame.focused && s.clock.now - since_ < kRest) {
    s.clock.moving = true;
    return;
  }
  // For an item with an action only its name is shown: the effect is announced elsewhere before it
  // is activated.
  show(s, of->text, of->item->action.empty() ? std::string_view(of->hint) : std::string_view(),
       of_);
  shown_ = true;
}

bool Tip::put_away() {
  away_ |= shown_;
  return std::exchange(shown_, false);
}

}  // namespace tablee::draw
