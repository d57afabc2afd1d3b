// The columns of a table of figures, and how it is scrolled sideways.
#include <catch2/catch_test_macros.hpp>
#include <numeric>

#include "web/draw/frame/touch.h"
#include "web/draw/screens/figure_columns.h"

namespace tablee::draw {
namespace {

// The names, so many rounds, a total: as wide as text of that scale makes them.
std::vector<float> wanted(int rounds, float scale) {
  std::vector<float> all{130 * scale};
  all.insert(all.end(), rounds, 62 * scale);
  all.push_back(52 * scale);
  return all;
}

}  // namespace

TEST_CASE("a table of figures shows all columns, or scrolls them in steps that can be read",
          "[columns]") {
  for (const float inner : {268.0f, 326.0f, 588.0f, 1000.0f})
    for (const float scale : {1.0f, 1.25f, 1.5f, 2.0f})
      for (int rounds = 0; rounds <= 60; ++rounds) {
        INFO(inner << ", " << scale << ", " << rounds << " rounds");
        const float least = 24 * scale, figure = 28 * scale;
        const FigureColumns c = fit_columns(wanted(rounds, scale), inner, least, figure);
        REQUIRE(c.widths.size() == std::size_t(rounds) + 2);
        // What is seen has the table's width; the total is never squeezed, a name at most by half.
        CHECK(std::abs(c.widths.front() + c.window + c.widths.back() - inner) < 0.1f);
        CHECK(c.widths.back() == 52 * scale);
        CHECK(c.widths.front() >= std::min(65 * scale, inner * 0.32f) - 0.1f);
        const float between = std::accumulate(c.widths.begin() + 1, c.widths.end() - 1, 0.0f);
        CHECK(std::abs(between - c.content) < 0.1f);
        for (int r = 1; r <= rounds; ++r) CHECK(c.widths[r] >= least - 0.1f);
        // It scrolls only where it must.
        if (c.scroll()) CHECK(least * static_cast<float>(rounds) > c.window);
      }
}

TEST_CASE("ten rounds fit on a tablet, and on a phone some of them are reached by a swipe",
          "[columns]") {
  CHECK_FALSE(fit_columns(wanted(10, 1), 588, 24, 28).scroll());
  CHECK(fit_columns(wanted(10, 1), 326, 24, 28).scroll());
}

TEST_CASE("a drag scrolls in the direction in which it begins", "[columns]") {
  Touch touch;
  Scroll page{.content = 1000, .space = 400}, table{.at = 100, .content = 500, .space = 200};
  double now = 0;
  const auto frame = [&](float x, float y, bool down, float wheel_x = 0) {
    static bool was = false;
    Input in{.now = now += 0.02, .x = x, .y = y, .down = down};
    in.pressed = down && !was;
    in.released = was && !down;
    in.wheel_x = wheel_x;
    was = down;
    touch.begin(in, 0.02f, true, 1);
    touch.scroll_area({0, 0, 300, 400}, page);
    touch.swipe_area({0, 100, 300, 200}, table);
  };
  const auto drag = [&](float x, float y) {
    frame(150, 150, false);
    frame(150, 150, true);
    frame(150 + x, 150 + y, true);
    frame(150 + 2 * x, 150 + 2 * y, true);
    frame(150 + 2 * x, 150 + 2 * y, false);
  };
  drag(20, 3);  // to the right: earlier columns
  CHECK(table.at == 60);
  CHECK(page.at == 0);
  drag(3, -20);
  CHECK(table.at == 60);
  CHECK(page.at == 40);
  drag(200, 0);
  CHECK(table.at == 0);
  frame(150, 150, false, 70);
  CHECK(table.at == 70);
  CHECK(page.at == 40);
  // Where all columns are shown, a drag sideways scrolls nothing, and up and down the page.
  table = {.content = 200, .space = 200};
  drag(20, 3);
  CHECK(table.at == 0);
  // Beside the table there is only the page.
  frame(150, 50, false);
  frame(150, 50, true);
  frame(190, 40, true);
  frame(190, 40, false);
  CHECK(page.at > 40);
}

}  // namespace tablee::draw
