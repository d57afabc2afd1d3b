#include "web/draw/screens/hands.h"

#include <vector>

#include "web/draw/table/game_renderer.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

constexpr float kTall = 1.28f;  // a card's height divided by its width

std::span<const HeldCard> cards_of(const Spoken& line) {
  const auto* held = data_of<HeldCards>(*line.item);
  return held ? std::span(held->cards) : std::span<const HeldCard>();
}

std::string_view name_of(const Stage& s, const Spoken& line) {
  const auto* held = data_of<HeldCards>(*line.item);
  const std::size_t at = held ? held->seat : kNobody;
  return at < s.frame.names.size() ? std::string_view(s.frame.names[at]) : std::string_view();
}

// Draws a card with the renderer of the game on the screen.
void draw_card(const Stage& s, const Rect& r, const HeldCard& held) {
  if (!s.frame.view) return;
  renderer_of(s.frame.view->game())
      .card(s.pen, r, held.card, held.chosen ? CardShown::chosen : CardShown::held);
}

// How the hands are laid out: the names beside the cards, or above them; the width of a card, and
// the number of them in a line.
struct Plan {
  bool before = false;
  float lead = 0, wide = 0;
  std::size_t across = 1;
};

constexpr float kGap = 2;  // between cards

// As large as `r` allows: in several lines, with the names above, where it is high enough.
Plan plan_of(const Stage& s, std::span<const Spoken* const> lines, const Rect& r) {
  const Sizes& z = s.size();
  std::size_t most = 1;
  float named = 0;
  for (const Spoken* line : lines) {
    most = std::max(most, cards_of(*line).size());
    named = std::max(named, text_width(s.pen, name_of(s, *line), Font::bold, z.small));
  }
  const auto fits = [&](float space, std::size_t across) {
    return (space + kGap) / static_cast<float>(across) - kGap;
  };
  // Names are beside the cards, or above them where the cards would become too small.
  Plan plan{.lead = std::min(named, r.w * 0.32f) + z.gap};
  const float least = 21 * z.unit;
  plan.before = fits(r.w - plan.lead, most) >= least;
  const float space = plan.before ? r.w - plan.lead : r.w;
  plan.wide = std::floor(std::clamp(fits(space, most), least, z.small * 2.3f));
  plan.across = static_cast<std::size_t>(std::max(1.0f, (space + kGap) / (plan.wide + kGap)));
  for (std::size_t rows = 1; rows <= 3; ++rows) {
    const std::size_t across = (most + rows - 1) / rows;
    const float wide = std::floor(std::min(fits(r.w, across), z.small * 4));
    const float one = line_height(z.small) +
                      static_cast<float>(rows) * (std::round(wide * kTall) + kGap) + z.gap * 0.75f;
    if (wide > plan.wide * 1.2f && one * static_cast<float>(lines.size()) <= r.h)
      plan = {.wide = wide, .across = across};
  }
  return plan;
}

}  // namespace

float hands(Stage& s, std::span<const Spoken* const> lines, const Rect& r, bool drawing) {
  const Sizes& z = s.size();
  const float size = z.small, between = z.gap * 0.75f;
  const auto [before, lead, wide, across] = plan_of(s, lines, r);
  const float tall = std::round(wide * kTall);
  float y = r.y;
  for (const Spoken* line : lines) {
    const auto cards = cards_of(*line);
    const float top = y;
    if (cards.empty()) {
      const float h = block_height(s.pen, line->text, Font::words, size, r.w);
      if (drawing)
        text_block(s.pen, line->text, {r.x, y, r.w, h}, {Font::words, size, s.theme().ink});
      y += h;
    } else {
      const float words_h = before ? tall : line_height(size);
      if (drawing)
        text_fit(s.pen, name_of(s, *line), {r.x, y, before ? lead - z.gap : r.w, words_h},
                 {Font::bold, size, s.theme().ink}, size * 0.7f);
      if (!before) y += words_h;
      for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i > 0 && i % across == 0) y += tall + kGap;
        const float x =
            (before ? r.x + lead : r.x) + static_cast<float>(i % across) * (wide + kGap);
        if (drawing) draw_card(s, s.pen.snap(Rect{x, y, wide, tall}), cards[i]);
      }
      y += tall;
    }
    if (drawing) s.shown(line->item->id, {r.x, top, r.w, y - top});
    y += between;
  }
  return y - r.y - (lines.empty() ? 0 : between);
}

}  // namespace tablee::draw
