// The places of revealed cards on a shared device.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "web/games/nimmt/layout.h"

namespace tablee::nimmt::drawing {

TEST_CASE("revealed cards are in the hand's place, each with its name, none over another",
          "[layout]") {
  for (const Rect safe : {Rect{0, 0, 320, 568}, Rect{0, 0, 390, 844}, Rect{0, 0, 844, 390},
                          Rect{0, 0, 820, 1180}, Rect{0, 0, 1440, 900}}) {
    for (int players = 2; players <= kMaxSeats; ++players) {
      INFO(safe.w << "x" << safe.h << ", " << players);
      Shape shape{.safe = safe, .size = sizes_for(safe.w, safe.h, 1), .players = players};
      shape.words = 44;
      const Layout at = lay_out(shape);
      std::vector<Rect> all;
      for (int i = 0; i < players; ++i) {
        Rect r = turned_over(at, shape.size, i, players);
        if (r.w <= 0) break;
        CHECK(r.h >= at.played[0].h * 1.2f);
        r.h += named_height(shape.size);
        CHECK(r.x >= at.hand.x - 0.5f);
        CHECK(r.y >= at.hand.y - 0.5f);
        CHECK(right(r) <= right(at.hand) + 0.5f);
        CHECK(bottom(r) <= bottom(at.hand) + 0.5f);
        for (const Rect& other : all) CHECK_FALSE(overlap(r, other));
        all.push_back(r);
      }
      // Either all cards or none; on a phone in portrait, all.
      CHECK((all.empty() || static_cast<int>(all.size()) == players));
      if (safe.w == 390) CHECK_FALSE(all.empty());
    }
  }
}

}  // namespace tablee::nimmt::drawing
