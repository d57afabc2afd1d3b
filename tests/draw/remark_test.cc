// At every size of table a remark covers no card, no other player's name and nothing that can be
// tapped.

#include <catch2/catch_test_macros.hpp>

#include "web/draw/table/remark_place.h"
#include "web/games/nimmt/layout.h"

namespace tablee::draw {

TEST_CASE("a remark at a seat covers no card and no other player's name", "[remarks]") {
  constexpr Rect kScreens[] = {
      {0, 0, 360, 740}, {0, 0, 740, 360}, {0, 0, 820, 1180}, {0, 0, 1440, 900}, {0, 0, 320, 480}};
  for (const Rect& screen : kScreens)
    for (const float scale : {1.0f, 2.0f})
      for (int players = 2; players <= kMaxSeats; ++players) {
        nimmt::drawing::Shape shape{.safe = screen, .size = sizes_for(screen.w, screen.h, scale)};
        shape.players = players;
        shape.words = shape.size.body * 2.7f;
        const nimmt::drawing::Layout at = lay_out(shape);
        // The bar has space for four buttons.
        const float buttons = right(at.bar) - 4 * shape.size.touch;
        INFO(screen.w << "x" << screen.h << " " << scale << " " << players);
        for (std::size_t i = 0, count = players; i < count; ++i) {
          const Rect& seat = at.seat[i];
          const Rect r = at.column ? remark_beside(seat, at.played[i])
                                   : remark_over_title(seat, at.bar, buttons, 260 * scale);
          CHECK(r.w > 60);
          CHECK(r.h > 12);
          CHECK(right(r) <= (at.column ? right(at.people) : buttons) + 0.5f);
          for (std::size_t k = 0, end = players; k < end; ++k) {
            CHECK_FALSE(overlap(r, at.played[k]));
            if (k != i) CHECK_FALSE(overlap(r, at.seat[k]));
          }
          for (std::size_t row = 0; row < 4; ++row) CHECK_FALSE(overlap(r, at.lane[row]));
        }
      }
}

TEST_CASE("a remark over the seat's own name is no wider than the seat", "[remarks]") {
  constexpr Rect seat{20, 100, 120, 60};
  constexpr Rect r = remark_over_name(seat, 122, 300);
  CHECK(r.w == seat.w);
  CHECK(bottom(r) < 122);
}

}  // namespace tablee::draw
