// The pictures on the posters: a fan of cards, or a heap of special cards.

#include "web/games/nimmt/panel.h"
#include "web/games/nimmt/special_card.h"

namespace tablee::nimmt::drawing {
namespace {

bool is_special(std::string_view kind) { return kind == "surprend"; }

void fan_of_cards(const Pen& pen, const Rect& r) {
  const Card cards[] = {30, 5, 55, 11, 104};
  const float h = std::min(r.h * 1.02f, r.w / 3.3f * 1.4f), w = h / 1.4f;
  // All five stay inside, as close together as that requires.
  const float step = std::min(w * 0.78f, (r.w - w * 1.12f) / 4);
  for (int i = 0; i < 5; ++i) {
    const int order[] = {0, 4, 1, 3, 2};
    const int k = order[i];
    const float t = static_cast<float>(k - 2);
    const Rect at =
        around({r.x + r.w * 0.5f + t * step, r.y + r.h * 0.56f + t * t * h * 0.045f}, w, h);
    const Moved turned(pen, center(at), t * 0.11f, 1, 1);
    number_card(pen, at, cards[k], {.height = 7});
  }
}

void heap_of_specials(const Pen& pen, const Rect& r) {
  constexpr struct {
    float x, y, turn;
    Special kind;
  } tiles[] = {{-1.55f, 0.34f, -0.16f, Special::insert},
               {1.55f, 0.36f, 0.14f, Special::replace},
               {-1.02f, 0.78f, 0.1f, Special::slide},
               {1.05f, 0.8f, -0.08f, Special::fifth_row},
               {-0.5f, 0.33f, 0.05f, Special::negative_positive},
               {0.52f, 0.35f, -0.1f, Special::stop},
               {0.02f, 0.84f, 0.03f, Special::seven_takes}};
  const float side = std::min(r.h * 0.5f, r.w / 4.4f);
  for (const auto& tile : tiles) {
    const Rect at = around({r.x + r.w * 0.5f + tile.x * side * 1.04f,
                            r.y + (r.h - 2 * side) * 0.5f + 2 * side * tile.y},
                           side, side);
    const Moved turned(pen, center(at), tile.turn, 1, 1);
    special_tile(pen, at, tile.kind);
  }
}

}  // namespace

int Panel::poster_ground(std::string_view kind) const { return is_special(kind) ? 1 : 0; }

void Panel::poster(const Pen& pen, const Rect& r, std::string_view kind) const {
  if (is_special(kind))
    heap_of_specials(pen, r);
  else
    fan_of_cards(pen, r);
}

}  // namespace tablee::nimmt::drawing
