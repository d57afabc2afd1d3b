#include "web/games/nimmt/costs.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "games/nimmt/cards.h"
#include "web/app/ids.h"
#include "web/draw/toolkit/cost_label.h"
#include "web/draw/toolkit/type.h"

namespace tablee::nimmt::drawing {

[[gnu::noinline]] void draw_costs(Stage& s, const Parts& parts, const Hand& hand) {
  int least = std::numeric_limits<int>::max();
  for (const auto& [spoken, card] : parts.hand)
    if (spoken->item->cost) least = std::min(least, spoken->item->cost->figure);
  const bool answered = std::any_of(
      parts.actions.begin(), parts.actions.end(),
      [](const Spoken* way) { return way->item->id.starts_with(ids::kTrial) && way->item->on; });
  // The distance between neighbouring cards.
  const int held = hand.cards().size();
  const float apart = held < 2 ? std::numeric_limits<float>::max()
                               : std::abs(center(hand.pose(1).at).x - center(hand.pose(0).at).x);
  for (const auto& [spoken, card] : parts.hand) {
    if (!spoken->item->cost || !hand.cards().has(card)) continue;
    const auto& [figure, cost] = *spoken->item->cost;
    const std::string& id = spoken->item->id;
    const bool best = figure == least, up = id == s.frame.lifted;
    const bool asked = up || s.hovers(id) || (answered && apart > s.size().small * 3);
    if (!best && !asked) continue;
    Rect at = hand.pose(hand.cards().count_below(card)).at;
    if (up) at.y -= hand.rise(s);
    // Cards with seven heads have their heads where the others have free space.
    const bool below = nimmt::heads(card) == 7 && at.h > at.w * 1.25f;
    // Square cards, on low screens, have little space above their figures.
    const float share = at.h < at.w * 1.2f ? 0.25f : 0.3f;
    const float size = std::min(s.size().small, at.w * share), tall = std::round(size * 1.4f);
    const float words = asked ? text_width(s.pen, cost, Font::bold, size) + size : 0;
    const float wide = std::max(tall * 1.4f, words);
    const float y = below ? bottom(at) - tall * 0.45f : at.y;
    const Rect tag = s.pen.snap(around({center(at).x, y}, wide, tall));
    cost_label(s.pen, tag, asked ? std::string_view(cost) : std::string_view(), size, best);
  }
}

}  // namespace tablee::nimmt::drawing
