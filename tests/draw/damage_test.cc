// The patches are sufficient: a picture that is updated by patches alone equals the picture drawn
// as a whole.
#include "web/draw/frame/damage.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"

using namespace tablee;
using draw::Area;
using draw::Batch;
using draw::Corner;
using draw::Damage;
using Change = Damage::Change;

namespace {

struct Picture {
  std::vector<Corner> corners;
  std::vector<std::vector<std::uint16_t>> lists;
  std::vector<Area> windows;

  void window(const Area& area) {
    windows.push_back(area);
    lists.emplace_back();
  }
  void box(float left, float top, float right, float bottom, std::uint32_t look) {
    const auto base = static_cast<std::uint16_t>(corners.size());
    corners.insert(
        corners.end(),
        {{left, top, look}, {right, top, look}, {right, bottom, look}, {left, bottom, look}});
    for (const int k : {0, 1, 2, 0, 2, 3})
      lists.back().push_back(static_cast<std::uint16_t>(base + k));
  }
  std::vector<Batch> batches() const {
    std::vector<Batch> all;
    for (std::size_t i = 0; i < lists.size(); ++i) all.push_back({windows[i], 1, lists[i]});
    return all;
  }
};

constexpr std::uint32_t kGround = 7;  // opaque

// Boxes painted pixel by pixel; their two triangles make a box.
struct Canvas {
  int width, height;
  std::vector<std::uint32_t> pixels;

  Canvas(int w, int h) : width(w), height(h), pixels(w * h) {}
  void paint(const std::vector<Corner>& corners, std::span<const std::uint16_t> indices,
             const Area& window) {
    for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
      const Corner &a = corners[indices[i]], &b = corners[indices[i + 1]],
                   &c = corners[indices[i + 2]];
      // The half of the box that this triangle covers: above or below the diagonal from a to its
      // far corner.
      const bool upper = b.y == a.y;
      const Corner& far = upper ? c : b;
      for (int y = std::max(0, window.top); y < std::min(height, window.bottom); ++y) {
        for (int x = std::max(0, window.left); x < std::min(width, window.right); ++x) {
          const float px = static_cast<float>(x) + 0.5f, py = static_cast<float>(y) + 0.5f;
          if (px < a.x || px >= far.x || py < a.y || py >= far.y) continue;
          const float side = (px - a.x) * (far.y - a.y) - (py - a.y) * (far.x - a.x);
          if (upper ? side < 0 : side >= 0) continue;
          std::uint32_t& pixel = pixels[y * width + x];
          pixel = a.look == kGround ? kGround : pixel * 31 + a.look;  // transparent
        }
      }
    }
  }
};

Picture random_picture(Rng& rng, int width, int height, int boxes) {
  Picture picture;
  picture.window({0, 0, width, height});
  const auto w = static_cast<float>(width), h = static_cast<float>(height);
  picture.box(0, 0, w, h, kGround);
  for (int i = 0; i < boxes; ++i) {
    if (rng.below(6) == 0) {
      const int x = static_cast<int>(rng.below(static_cast<std::uint32_t>(width)));
      const int y = static_cast<int>(rng.below(static_cast<std::uint32_t>(height)));
      picture.window({x - 90, y - 40, x + 110, y + 70});
    }
    // Some of it lies outside.
    const auto place = [&rng](float along) {
      return static_cast<float>(rng.below(1000)) / 900.0f * along - 0.05f * along;
    };
    const float x = place(w), y = place(h);
    picture.box(x, y, x + 1 + static_cast<float>(rng.below(rng.below(9) == 0 ? 400 : 50)),
                y + 1 + static_cast<float>(rng.below(60)), 8 + rng.below(1000));
  }
  return picture;
}

void change_something(Rng& rng, Picture& picture, int width, int height) {
  const std::size_t boxes = picture.corners.size() / 4;
  for (std::uint32_t changes = 1 + rng.below(3); changes > 0; --changes) {
    const std::size_t box = 1 + rng.below(static_cast<std::uint32_t>(boxes - 1));
    Corner* const four = &picture.corners[box * 4];
    switch (rng.below(4)) {
      case 0:
        for (int k = 0; k < 4; ++k) four[k].look += 1;
        break;
      case 1: {
        const float x = static_cast<float>(rng.below(80)) - 40;
        const float y = static_cast<float>(rng.below(80)) - 40;
        for (int k = 0; k < 4; ++k) four[k].x += x, four[k].y += y;
        break;
      }
      case 2:
        for (int k = 0; k < 4; ++k) four[k].x = four[0].x, four[k].y = four[0].y;  // invisible
        break;
      default: {
        Picture more = random_picture(rng, width, height, 1);
        const Corner* const c = &more.corners[4];
        picture.box(c[0].x, c[0].y, c[2].x, c[2].y, c[0].look);
      }
    }
  }
}

}  // namespace

TEST_CASE("patches alone update a picture correctly, whatever changes", "[damage]") {
  Rng rng(20261122);
  int in_parts = 0;
  for (const auto& [width, height] : {std::pair{64, 64}, {320, 600}, {700, 400}, {200, 65}}) {
    for (int round = 0; round < 6; ++round) {
      Picture picture = random_picture(rng, width, height, 40);
      Damage damage;
      Canvas patched(width, height);
      for (int frame = 0; frame < 12; ++frame) {
        Canvas whole(width, height);
        const auto batches = picture.batches();
        for (const Batch& batch : batches)
          whole.paint(picture.corners, batch.indices, batch.window);
        switch (damage.compare(width, height, picture.corners, batches)) {
          case Change::nothing:
            break;
          case Change::everything:
            patched = whole;
            break;
          case Change::parts:
            ++in_parts;
            for (const auto& patch : damage.patches())
              patched.paint(picture.corners, damage.indices().subspan(patch.first, patch.count),
                            patch.window);
        }
        REQUIRE(patched.pixels == whole.pixels);
        change_something(rng, picture, width, height);
      }
    }
  }
  CHECK(in_parts > 50);
}

TEST_CASE("known parts are not compared again, wherever they are in the list", "[damage]") {
  constexpr int kSide = 400;
  struct Box {
    float left, top, right, bottom;
    std::uint32_t look;
  };
  struct Group {
    std::uint64_t number;  // 0: not a known part
    bool inner;            // clipped to the smaller window
    std::vector<Box> boxes;
  };
  Rng rng(7);
  const auto upto = [&rng](std::uint32_t n) { return static_cast<float>(rng.below(n)); };
  std::uint64_t numbers = 0;
  const auto fresh = [&](bool known) {
    Group group{known ? ++numbers : 0, rng.below(2) == 0, {}};
    const float x = upto(kSide), y = upto(kSide);
    for (int i = 0; i < 5; ++i) {
      const float left = x + upto(60), top = y + upto(60);
      group.boxes.push_back(
          {left, top, left + 1 + upto(90), top + 1 + upto(90), 8 + rng.below(99)});
    }
    return group;
  };
  int in_parts = 0, held = 0;
  for (int round = 0; round < 3; ++round) {
    std::vector<Group> groups;
    for (int i = 0; i < 12; ++i) groups.push_back(fresh(i % 2 == 0));
    Damage damage;
    Canvas patched(kSide, kSide);
    for (int frame = 0; frame < 20; ++frame) {
      Picture picture;
      std::vector<draw::Known> known;
      for (const bool inner : {false, true}) {
        picture.window(inner ? Area{50, 70, 310, 280} : Area{0, 0, kSide, kSide});
        if (!inner) picture.box(0, 0, kSide, kSide, kGround);
        for (const Group& group : groups) {
          if (group.inner != inner) continue;
          const std::size_t first = picture.lists.back().size(), corner = picture.corners.size();
          for (const Box& b : group.boxes) picture.box(b.left, b.top, b.right, b.bottom, b.look);
          if (group.number != 0)
            known.push_back({group.number, picture.lists.size() - 1, first,
                             picture.lists.back().size() - first, corner,
                             picture.corners.size() - corner});
        }
      }
      const auto batches = picture.batches();
      Canvas whole(kSide, kSide);
      for (const Batch& batch : batches) whole.paint(picture.corners, batch.indices, batch.window);
      std::vector<Corner> seen = picture.corners;
      for (const draw::Known& part : known) {
        if (!damage.holds(kSide, kSide, part, batches[part.batch])) continue;
        ++held;
        std::fill_n(seen.begin() + static_cast<std::ptrdiff_t>(part.corner), part.corners,
                    Corner{-1, -1, 0});
      }
      const Change change = damage.compare(kSide, kSide, seen, batches, known);
      if (change == Change::everything) patched = whole;
      if (change == Change::parts) ++in_parts;
      for (const auto& patch : damage.patches())
        if (change == Change::parts)
          patched.paint(picture.corners, damage.indices().subspan(patch.first, patch.count),
                        patch.window);
      REQUIRE(patched.pixels == whole.pixels);
      if (rng.below(4) == 0) continue;
      const std::size_t one = rng.below(12), other = rng.below(12);
      if (rng.below(2) == 0) groups[one] = fresh(groups[one].number != 0);
      if (rng.below(3) == 0) std::swap(groups[one], groups[other]);
      if (rng.below(4) == 0) groups[other].inner = !groups[other].inner;
    }
  }
  CHECK(in_parts > 20);
  CHECK(held > 150);
}

TEST_CASE("an equal picture is no change, and a small change stays small", "[damage]") {
  Picture picture;
  picture.window({0, 0, 1000, 1000});
  picture.box(0, 0, 1000, 1000, 1);
  for (float y = 5; y < 990; y += 20) picture.box(10, y, 30, y + 10, 2);
  Damage damage;
  CHECK(damage.compare(1000, 1000, picture.corners, picture.batches()) == Change::everything);
  CHECK(damage.compare(1000, 1000, picture.corners, picture.batches()) == Change::nothing);

  picture.corners[4].look = 3;
  REQUIRE(damage.compare(1000, 1000, picture.corners, picture.batches()) == Change::parts);
  REQUIRE(damage.patches().size() == 1);
  // It includes the neighbourhood: a few tiles.
  CHECK(damage.patches()[0].window == Area{0, 0, 64, 256});
  CHECK(damage.indices().size() < 100);

  SECTION("another size, or after forget(): everything is drawn") {
    CHECK(damage.compare(1001, 1000, picture.corners, picture.batches()) == Change::everything);
    damage.forget();
    CHECK(damage.compare(1001, 1000, picture.corners, picture.batches()) == Change::everything);
  }
  SECTION("another window over the same triangles: the area that it covers") {
    picture.windows[0] = {0, 0, 1000, 500};
    CHECK(damage.compare(1000, 1000, picture.corners, picture.batches()) != Change::nothing);
  }
  SECTION("two distant corners: not everything between them") {
    picture.box(5, 5, 10, 10, 4);
    picture.box(990, 990, 995, 995, 4);
    REQUIRE(damage.compare(1000, 1000, picture.corners, picture.batches()) == Change::parts);
    CHECK(damage.patches().size() == 2);
    // One after the other, each completely: overlapping parts are not drawn twice.
    picture.window({0, 0, 1000, 1000});
    picture.box(2, 2, 8, 8, 5);
    picture.box(992, 992, 998, 998, 5);
    REQUIRE(damage.compare(1000, 1000, picture.corners, picture.batches()) == Change::parts);
    REQUIRE(damage.patches().size() == 4);
    CHECK(std::ranges::is_sorted(damage.patches(), {}, &draw::Patch::part));
  }
}

TEST_CASE("an empty picture and corners far outside are harmless", "[damage]") {
  Damage damage;
  Picture picture;
  CHECK(damage.compare(10, 10, picture.corners, picture.batches()) == Change::everything);
  CHECK(damage.compare(10, 10, picture.corners, picture.batches()) == Change::nothing);
  picture.window({-50, -50, 1, 1});
  picture.box(-1e9f, -1e9f, 1e9f, 1e9f, 5);
  picture.box(-20, -20, -10, -10, 5);
  CHECK(damage.compare(10, 10, picture.corners, picture.batches()) != Change::nothing);
}
