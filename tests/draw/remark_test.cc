// A remark lies over no card and leaves the table's edges alone, at every size of table.

#include <catch2/catch_test_macros.hpp>

#include "web/draw/nimmt_layout.h"
#include "web/draw/remark_place.h"

namespace tablee::draw {

TEST_CASE("a remark at a seat covers no card", "[remarks]") {
  constexpr Rect kScreens[] = {
      {0, 0, 360, 740}, {0, 0, 740, 360}, {0, 0, 820, 1180}, {0, 0, 1440, 900}, {0, 0, 320, 480}};
  for (const Rect& screen : kScreens)
    for (const float scale : {1.0f, 2.0f})
      for (int players = 2; players <= kMaxSeats; ++players) {
        NimmtShape shape{.safe = screen, .size = sizes_for(screen.w, screen.h, scale)};
        shape.players = players;
        shape.words = shape.size.body * 2.7f;
        const NimmtLayout at = lay_out(shape);
        INFO(screen.w << "x" << screen.h << " " << scale << " " << players);
        for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
          const Rect& seat = at.seat[i];
          const Rect r = at.column
                             ? remark_beside(seat, at.played[i])
                             : remark_over_names(seat, at.played[i].y, 260 * scale, at.people);
          CHECK(r.w > 60);
          CHECK(r.h > 12);
          CHECK(r.x >= at.people.x - 0.5f);
          CHECK(right(r) <= right(at.people) + 0.5f);
          for (std::size_t k = 0; k < static_cast<std::size_t>(players); ++k)
            CHECK_FALSE(overlap(r, at.played[k]));
          CHECK_FALSE(overlap(r, at.bar));
          for (std::size_t row = 0; row < 4; ++row) CHECK_FALSE(overlap(r, at.lane[row]));
        }
      }
}

}  // namespace tablee::draw
