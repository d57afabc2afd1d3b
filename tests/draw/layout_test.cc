// The places of seats and cards at a table of 6 qui prend.

#include "web/games/nimmt/layout.h"
#include "web/draw/toolkit/leader.h"

#include <catch2/catch_test_macros.hpp>

namespace tablee::nimmt::drawing {
namespace {

constexpr Rect kScreens[] = {{0, 0, 360, 740},  {0, 0, 390, 844},  {0, 0, 844, 390},
                             {0, 0, 820, 1180}, {0, 0, 1180, 820}, {0, 0, 1440, 900}};

Shape shape_of(const Rect& safe, int players) {
  Shape shape{.safe = safe, .size = sizes_for(safe.w, safe.h, 1), .players = players};
  shape.words = shape.size.body * 2.7f;
  return shape;
}

}  // namespace

TEST_CASE("an enlarged card leaves the name of its player visible", "[layout]") {
  for (const Rect& safe : kScreens)
    for (int players = 2; players <= kMaxSeats; ++players) {
      INFO(safe.w << "x" << safe.h << ", " << players);
      const Shape shape = shape_of(safe, players);
      const Layout at = lay_out(shape);
      for (std::size_t i = 0, count = players; i < count; ++i) {
        const Rect& card = at.played[i];
        const Rect up = standing_out(at, card, safe, false, 1.14f);
        CHECK(up.h > card.h);
        const Rect name = at.column
                              ? Rect{at.seat[i].x, at.seat[i].y, card.x - at.seat[i].x - 3, 300}
                              : Rect{at.seat[i].x, at.seat[i].y, at.seat[i].w, shape.size.small};
        CHECK_FALSE(overlap(up, name));
        // This holds for the most costly card too, where names are above their cards.
        const Rect star = standing_out(at, card, safe, false, 1.6f);
        if (!at.column) CHECK_FALSE(overlap(star, name));
        for (const Rect& r : {up, star}) {
          CHECK(r.x >= safe.x);
          CHECK(right(r) <= right(safe));
        }
      }
      const Rect open = turned_over(at, shape.size, 0, players);
      if (open.w > 0)
        CHECK(bottom(standing_out(at, open, safe, true, 1.6f)) <= bottom(open) + 0.5f);
    }
}

TEST_CASE("with special cards no seat is scrolled out of sight on a phone, nor with five rows",
          "[layout]") {
  for (const Rect& safe : {kScreens[0], kScreens[1]})
    for (int players = 2; players <= 8; ++players)
      for (const int rows : {4, 5}) {
        INFO(safe.w << "x" << safe.h << ", " << players << ", " << rows << " rows");
        Shape shape = shape_of(safe, players);
        shape.rows = rows;
        shape.specials = true;
        shape.own_specials = 4;
        shape.hand = 12;
        shape.actions = shape.size.body * 15.5f;
        shape.stacked = true;
        const Layout at = lay_out(shape);
        CHECK(at.content <= at.window.h + 0.5f);
        // Rows are as high as a thumb, and the cards at the seats can be read.
        CHECK(at.lane[0].h >= 44);
        for (std::size_t i = 0, end = players; i < end; ++i) CHECK(at.played[i].h >= 24);
      }
}

TEST_CASE("the leader's mark covers no name, count or neighbour", "[layout]") {
  for (const Rect& safe : kScreens)
    for (int players = 2; players <= kMaxSeats; ++players)
      for (const bool specials : {false, true}) {
        if (specials && players > 8) continue;
        INFO(safe.w << "x" << safe.h << ", " << players << (specials ? ", special cards" : ""));
        Shape shape = shape_of(safe, players);
        shape.specials = specials;
        const Layout at = lay_out(shape);
        const float radius = leader_radius(shape.size);
        for (std::size_t i = 0, count = players; i < count; ++i) {
          const Vec mid = leader_spot(at, shape.size, i, specials);
          const Rect badge = around(mid, 2 * radius, 2 * radius), &seat = at.seat[i];
          CHECK(badge.x >= seat.x);
          CHECK(right(badge) <= right(seat));
          // “Basile” and its like.
          CHECK(badge.x >= seat.x + shape.size.small * (specials ? 2.8f : 3.2f));
          if (at.column) CHECK(right(badge) <= at.played[i].x + 3);
        }
      }
}

TEST_CASE("a phone in landscape gives the seats its height, whatever the prompt", "[layout]") {
  for (int players = 2; players <= kMaxSeats; ++players) {
    INFO(players);
    Shape shape = shape_of(kScreens[2], players);
    shape.words = shape.size.body * 3.3f;
    const Layout rest = lay_out(shape);
    shape.actions = 112;  // one button, beside the words
    const Layout lifted = lay_out(shape);
    CHECK(lifted.seat[0].h == rest.seat[0].h);
    CHECK(rest.seat[0].h >= 46);
  }
  Shape shape = shape_of(kScreens[2], 7);
  shape.specials = true;
  shape.words = shape.size.body * 4;
  shape.actions = shape.size.body * 15.5f;
  shape.stacked = true;
  const Layout at = lay_out(shape);
  CHECK(at.played[0].h >= 36);
}

TEST_CASE("larger text makes no card smaller", "[layout]") {
  std::size_t larger_words = 0, tables = 0;
  for (const Rect& safe :
       {kScreens[0], kScreens[1], kScreens[2], kScreens[3], kScreens[4], kScreens[5],
        Rect{0, 0, 320, 568}, Rect{0, 0, 667, 375}, Rect{0, 0, 2560, 1440}})
    for (int players = 2; players <= kMaxSeats; ++players)
      for (const int kind : {0, 1, 2}) {
        const bool specials = kind == 1;
        if (specials && players > 8) continue;
        const auto shape_at = [&](float scale) {
          Shape shape{.safe = safe, .size = sizes_for(safe.w, safe.h, scale), .players = players};
          shape.words = shape.size.body * (specials ? 4.0f : 2.7f);
          shape.specials = specials;
          shape.own_specials = specials ? 4 : 0;
          if (specials) shape.actions = shape.size.body * 15.5f, shape.stacked = safe.w < safe.h;
          if (specials) shape.hand = 12;
          shape.left_ends = kind == 2;
          return shape;
        };
        const Layout usual = lay_out(shape_at(1));
        for (const float scale : {1.25f, 1.5f, 2.0f}) {
          INFO(safe.w << "x" << safe.h << ", " << players << ", kind " << kind << ", " << scale);
          Shape shape = shape_at(scale);
          shape.usual = &usual;
          const Layout at = lay_out(shape);
          CHECK(at.hand_w >= usual.hand_w);
          CHECK(at.hand_h >= usual.hand_h);
          CHECK(at.card_w >= usual.card_w);
          CHECK(at.card_h >= usual.card_h);
          CHECK(at.action.h >= usual.action.h - 0.5f);
          CHECK(bottom(at.hand) <= bottom(safe));
          larger_words += at.action.h > usual.action.h + 4 ? 1 : 0;
          ++tables;
        }
      }
  // … and words get what space there is.
  CHECK(larger_words * 3 > tables);
}

TEST_CASE("on a screen higher than usual desks cards and rows grow with it", "[layout]") {
  for (int players = 2; players <= kMaxSeats; ++players)
    for (const int rows : {4, 5}) {
      INFO(players << ", " << rows << " rows");
      const auto shape_at = [&](const Rect& safe) {
        Shape shape = shape_of(safe, players);
        shape.rows = rows;
        return lay_out(shape);
      };
      const Layout desk = shape_at({0, 0, 1920, 1080}), large = shape_at({0, 0, 2560, 1440});
      CHECK(large.card_h > desk.card_h * 1.2f);
      CHECK(large.card_w > desk.card_w * 1.15f);
      CHECK(large.hand_h > desk.hand_h * 1.1f);
      // The rows fill the height that they have.
      const float free =
          large.lanes_area.h - (bottom(large.lane[std::size_t(rows) - 1]) - large.lane[0].y);
      CHECK(free < large.card_h * 0.6f);
      CHECK(bottom(large.hand) <= 1440);
      for (std::size_t i = 0, count = players; i < count; ++i) CHECK(right(large.seat[i]) <= 2560);
    }
}

TEST_CASE("short words do not move when the thing beside them disappears", "[layout]") {
  constexpr Rect whole{10, 20, 340, 54};
  for (const bool left : {false, true}) {
    const Rect few = beside(whole, 44, left, 240);
    CHECK(center(few).x == center(whole).x);
    CHECK(few.w >= 240);
    // Long ones take all the space that is left.
    const Rect many = beside(whole, 44, left, 300);
    CHECK(many.w == whole.w - 44);
    CHECK(many.x == (left ? whole.x + 44 : whole.x));
  }
}

}  // namespace tablee::nimmt::drawing
