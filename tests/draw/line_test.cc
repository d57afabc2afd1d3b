// When the cards are turned over, people line up in the cards' order, and go back when all lie.

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "games/nimmt/face/story.h"
#include "games/nothanks/face/story.h"

namespace tablee::draw {
namespace {

nimmt::View table_of(int players) {
  nimmt::View view;
  view.pub.options.players = players;
  for (int r = 0; r < nimmt::kRows; ++r) {
    nimmt::Row row;
    row.push_back(static_cast<Card>(r + 1));
    view.pub.rows.push_back(row);
  }
  return view;
}

// Everything that the story shows of a reveal and what comes after it, a frame at a time.
struct Watched {
  std::vector<nimmt::face::SeatLine> lines;
  bool starred = false, heard = false;
};
Watched watch(nimmt::face::Story& story, const nimmt::View& view, std::vector<Event> news) {
  Clock clock;
  clock.now = 1;
  story.tell(view, {}, clock, false, [](const nimmt::face::Story::Beat&) {});
  Watched seen;
  for (int frame = 0; frame < 600; ++frame) {
    clock.now += 0.02;
    clock.heard = 0;
    story.tell(view, frame == 0 ? std::span<const Event>(news) : std::span<const Event>(), clock,
               false, [](const nimmt::face::Story::Beat&) {});
    if (seen.lines.empty() || seen.lines.back() != story.shown().line)
      seen.lines.push_back(story.shown().line);
    seen.starred |= story.starring();
    seen.heard |= story.starring() && clock.heard != 0;
  }
  return seen;
}

Event reveal(std::vector<int> cards) {
  Event e;
  e.kind = "reveal";
  e.per_seat = std::move(cards);
  return e;
}

Event place(int seat, int card, int row) {
  Event e;
  e.kind = "place";
  e.seat = seat_at(seat);
  e.fields = {{"card", card}, {"row", row}};
  return e;
}

}  // namespace

TEST_CASE("people line up by their cards, the lowest first, and go back", "[story]") {
  const nimmt::View view = table_of(4);
  nimmt::face::Story story;
  const Watched seen = watch(story, view,
                             {reveal({40, 12, 99, 30}), place(1, 12, 1), place(3, 30, 2),
                              place(0, 40, 3), place(2, 99, 4)});
  REQUIRE(seen.lines.size() == 3);
  CHECK(seen.lines[0] == nimmt::face::seat_order());
  const nimmt::face::SeatLine& line = seen.lines[1];
  CHECK(line[1] == 0);
  CHECK(line[3] == 1);
  CHECK(line[0] == 2);
  CHECK(line[2] == 3);
  CHECK(std::set<int>(line.begin(), line.end()).size() == line.size());
  CHECK(seen.lines[2] == nimmt::face::seat_order());
}

TEST_CASE("two stay where they sit", "[story]") {
  nimmt::face::Story story;
  const Watched seen = watch(story, table_of(2), {reveal({40, 12}), place(1, 12, 1)});
  CHECK(seen.lines.size() == 1);
}

TEST_CASE("while a row is chosen nobody moves", "[story]") {
  nimmt::View view = table_of(3);
  nimmt::face::Story story;
  watch(story, view, {});
  view.pub.queue.push_back({.card = 20, .seat = seat_at(2)});
  view.pub.queue.push_back({.card = 77, .seat = seat_at(0)});
  const Watched seen = watch(story, view, {reveal({77, 3, 20}), place(1, 3, 1)});
  CHECK(seen.lines.back()[1] == 0);
  CHECK(seen.lines.back()[2] == 1);
  CHECK(seen.lines.back()[0] == 2);
  // Whoever comes back to that table finds the same order.
  nimmt::face::Story again;
  const Watched fresh = watch(again, view, {});
  CHECK(fresh.lines.back() == seen.lines.back());
}

TEST_CASE("nobody leads before there are points, nor where most do", "[story]") {
  nimmt::face::Shown table;
  CHECK(table.ahead(4).empty());
  table.totals[2] = 7;
  CHECK(table.ahead(4).empty());
  table.totals[1] = 3;
  CHECK(table.ahead(4).bits() == 0b1001);
  table.totals[0] = 1;
  CHECK(table.ahead(4) == SeatSet::of(seat_at(3)));
  nothanks::face::Shown other;
  other.round = 1;
  other.totals = {5, 2, 9};
  CHECK(other.ahead(3).empty());
  other.round = 2;
  CHECK(other.ahead(3) == SeatSet::of(seat_at(1)));
}

TEST_CASE("the dearest card has a moment of its own, others have not", "[story]") {
  nimmt::face::Story story;
  CHECK_FALSE(watch(story, table_of(3), {reveal({40, 12, 99}), place(1, 12, 1)}).starred);
  nimmt::face::Story other;
  const Watched seen = watch(other, table_of(3), {reveal({40, 55, 99}), place(1, 55, 1)});
  CHECK(seen.starred);
  CHECK(seen.heard);
}

}  // namespace tablee::draw
