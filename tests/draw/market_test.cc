// The cards of a draft: as many as a thumb can distinguish are visible, and the others are one tap
// away.

#include "web/games/nimmt/market.h"

#include <catch2/catch_test_macros.hpp>

namespace tablee::draw {
namespace {

using nimmt::drawing::Market;

constexpr int kAll = 104;

// A finger and a market that is drawn anew every fiftieth of a second.
class Draft {
 public:
  Draft(float width, float height, bool travels = true)
      : area_{8, 200, width, height}, size_(sizes_for(width + 16, 740, 1)), travels_(travels) {
    frame({});
  }

  void tap(Vec at) {
    frame({.x = at.x, .y = at.y, .down = true, .pressed = true});
    frame({.x = at.x, .y = at.y, .released = true});
    for (int i = 0; i < 150; ++i) frame({.x = at.x, .y = at.y});
  }
  // Whether all of it is visible.
  bool sees(int card) const {
    const Rect r = market.cell(card);
    return r.y >= area_.y && bottom(r) <= bottom(area_);
  }
  int seen() const {
    int count = 0;
    for (int card = 1; card <= kAll; ++card) count += sees(card);
    return count;
  }
  Market::Tag above() const { return market.above(size_); }
  Market::Tag below() const { return market.below(size_); }

  Market market;

 private:
  void frame(Input in) {
    in.now = now_ += 0.02;
    touch_.begin(in, 0.02f, !travels_, 0);
    market.lay_out(area_, kAll);
    touch_.scroll_area(area_, market.scroll);
    market.bring(touch_, travels_);
    for (const Market::Tag& tag : {above(), below()})
      if (tag.names()) touch_.target(tag.id, around(tag.at, 60, size_.touch));
  }

  Rect area_;
  Sizes size_;
  bool travels_;
  double now_ = 1;
  Touch touch_;
};

}  // namespace

TEST_CASE("a tap on a label scrolls to the cards that it names", "[market]") {
  for (const bool travels : {true, false}) {
    Draft draft(308, 280, travels);
    REQUIRE_FALSE(draft.above().names());
    const Market::Tag more = draft.below();
    REQUIRE(more.names());
    CHECK(more.to == kAll);
    CHECK_FALSE(draft.sees(more.from));
    CHECK(draft.sees(1));
    draft.tap(more.at);
    CHECK(draft.sees(more.from));
    CHECK_FALSE(draft.sees(1));
    const Market::Tag back = draft.above();
    CHECK(back.from == 1);
    // The last row of the previous part stays visible, for orientation.
    CHECK(back.to < more.from - 1);
    for (int i = 0; i < 6 && draft.below().names(); ++i) draft.tap(draft.below().at);
    CHECK(draft.sees(kAll));
    for (int i = 0; i < 6 && draft.above().names(); ++i) draft.tap(draft.above().at);
    CHECK(draft.sees(1));
  }
}

TEST_CASE("a tap beside a label, or where none is shown, does not scroll", "[market]") {
  Draft draft(308, 280);
  const Market::Tag more = draft.below();
  draft.tap({more.at.x + 120, more.at.y});
  CHECK(draft.market.scroll.at == 0);
  draft.tap({more.at.x, 200});
  CHECK(draft.market.scroll.at == 0);
}

TEST_CASE("on a phone all cards of a draft are visible, in tens, each large enough for a thumb",
          "[market]") {
  struct Space {
    float w, h;
    int columns;
  };
  for (const Space& space : {Space{374, 512, 10}, Space{344, 400, 10}, Space{740, 300, 20}}) {
    INFO(space.w << "x" << space.h);
    const Draft draft(space.w, space.h);
    CHECK(draft.seen() == kAll);
    CHECK_FALSE(draft.below().names());
    const Market& m = draft.market;
    CHECK(m.cell(space.columns).y == m.cell(1).y);
    CHECK(m.cell(space.columns + 1).y > m.cell(1).y);
    for (int card = 1; card <= kAll; ++card) {
      const Rect r = m.reach(card);
      CHECK(std::min(r.w, r.h) >= 34);
      CHECK(r.x >= 8 - 2);
      CHECK(right(r) <= 8 + space.w + 2);
      for (int other = 1; other < card; ++other) {
        const Rect both = common(r, m.reach(other));
        CHECK((both.w < 0.01f || both.h < 0.01f));
      }
    }
  }
}

TEST_CASE("a lifted card of a draft is larger than a thumb and completely visible", "[market]") {
  const Draft draft(374, 512);
  const Sizes size = sizes_for(390, 844, 1);
  for (const int card : {1, 10, 47, 101, 104}) {
    const Rect r = draft.market.lifted(card, size);
    CHECK(std::min(r.w, r.h) > size.touch);
    CHECK(r.x >= 8);
    CHECK(right(r) <= 8 + 374);
    CHECK(r.y >= 200);
    CHECK(bottom(r) <= 200 + 512);
  }
}

}  // namespace tablee::draw
