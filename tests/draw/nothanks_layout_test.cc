// The sizes of the cards at a table of Non merci.

#include "web/games/nothanks/layout.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

namespace tablee::nothanks::drawing {
namespace {

constexpr Rect kScreens[] = {{0, 0, 360, 740},  {0, 0, 390, 844},  {0, 0, 768, 1024},
                             {0, 0, 1024, 768}, {0, 0, 1280, 800}, {0, 0, 1440, 900},
                             {0, 0, 2560, 1440}};

// Lines of text of that many letters, about half as wide as high.
float lines(float letters, float size, float width) {
  return std::ceil(letters * size * 0.5f / width) * std::round(size * 1.36f);
}

// As the table is laid out (decision.cc): it scrolls only where it does not fit otherwise.
Layout lay(const Rect& safe, int players, float scale, float card) {
  Shape shape{.safe = safe, .size = sizes_for(safe.w, safe.h, scale), .players = players};
  const Sizes& z = shape.size;
  shape.tray = seat_at(0);
  shape.card = card;
  for (const bool scrolls : {false, true}) {
    shape.scrolls = scrolls;
    const float width = decision_width(shape), half = (width - z.gap) * 0.5f;
    shape.stacked = half - 24 * z.unit < 34 * z.small * 0.5f / 2.2f;
    const float inner = (shape.stacked ? width : half) - 24 * z.unit;
    shape.decisions =
        std::max(56 * z.unit, lines(11, z.body, inner) + lines(34, z.small, inner) + 20 * z.unit);
    shape.words = std::max(lines(32, z.body, width), z.touch);
    const Layout l = lay_out(shape);
    if (l.fits || scrolls) return l;
  }
  return {};
}

}  // namespace

TEST_CASE("larger text makes the card of Non merci no smaller", "[layout]") {
  for (const Rect& safe : kScreens)
    for (int players = 3; players <= 7; ++players) {
      const Layout usual = lay(safe, players, 1, 0);
      for (const float scale : {1.25f, 1.5f, 2.0f}) {
        INFO(safe.w << "x" << safe.h << ", " << players << ", " << scale);
        const Layout large = lay(safe, players, scale, usual.card.h);
        CHECK(large.card.h >= usual.card.h - 1);
        CHECK(large.card.w >= usual.card.w - 1);
        // The decision is in sight at once.
        CHECK(bottom(large.action) <= bottom(safe));
        CHECK(large.prompt.h >= 0);
      }
    }
}

TEST_CASE("on a phone on its side one's own cards stay in sight of the decision", "[layout]") {
  for (const Rect& safe : {Rect{0, 0, 740, 360}, Rect{0, 0, 844, 390}})
    for (int players = 3; players <= 7; ++players)
      for (const float scale : {1.0f, 1.5f, 2.0f}) {
        INFO(safe.w << "x" << safe.h << ", " << players << ", " << scale);
        const Layout l = lay(safe, players, scale, lay(safe, players, 1, 0).card.h);
        CHECK(bottom(l.tray) <= bottom(safe));
        CHECK((right(l.card) <= l.tray.x || bottom(l.card) <= l.tray.y));
      }
}

TEST_CASE("on a screen higher than usual desks the cards of Non merci grow with it", "[layout]") {
  for (int players = 3; players <= 7; ++players) {
    INFO(players);
    const Layout desk = lay({0, 0, 1920, 1080}, players, 1, 0);
    const Layout large = lay({0, 0, 2560, 1440}, players, 1, 0);
    CHECK(large.card.h > desk.card.h * 1.15f);
    for (int i = 1; i < players; ++i) CHECK(large.seat[i].h > desk.seat[i].h * 1.15f);
  }
}

}  // namespace tablee::nothanks::drawing
