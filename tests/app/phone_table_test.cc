// What linked phones show of the table, and decide there.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "tests/app/phones_page.h"
#include "tests/engine/random_play.h"
#include "web/app/services/phone_table.h"

namespace tablee::app {
namespace {

// What the page was told last, where that was tables: of one seat.
json::Value table_of(const FakePage& page, int seat) {
  for (const json::Value& one : *page.told.at("phones").array_at("seats"))
    if (one.integer_at("seat", 0, 9) == seat && one.find("table")) return *one.find("table");
  return {};
}
std::string line_of(const json::Value& table, std::string_view id) {
  const auto* lines = table.array_at("lines");
  for (std::size_t i = 0; lines && i < lines->size(); ++i)
    if ((*lines)[i].string_at("id") == id) return std::string(*(*lines)[i].string_at("text"));
  return "missing";
}
std::vector<std::string> choices_of(const json::Value& table) {
  std::vector<std::string> moves;
  if (const auto* choices = table.array_at("choices"))
    for (const json::Value& choice : *choices) moves.emplace_back(*choice.string_at("move"));
  return moves;
}
std::string choice(const json::Value& table, const std::string& move) {
  return std::to_string(*table.integer_at("turn", 0, 10000)) + ' ' + move;
}

}  // namespace

TEST_CASE("Non merci is played on linked phones, and each shows its own chips alone", "[phones]") {
  FakePage page;
  start(page, "nothanks");
  say(page, "linked", 0);
  say(page, "linked", 1);
  std::size_t decisions = 0;
  for (int step = 0; step < 600 && !page.find("rematch"); ++step) {
    page.answer_all();
    const Seat seat = session_of(page).deciding();
    if (seat == kNobody) {
      if (page.find("next")) page.tap("next");
      continue;
    }
    REQUIRE(said_of(page, "view") == "tables");
    const json::Value own = table_of(page, seat), other = table_of(page, 1 - seat);
    CHECK(choices_of(own) == session_of(page).seat_view(seat)->legal_moves());
    CHECK(choices_of(other).empty());
    CHECK(line_of(own, "chips").starts_with("Your chips"));
    CHECK(line_of(own, "prompt") != line_of(other, "prompt"));
    // At the table nobody needs to look at chips that are on a phone.
    CHECK(page.find("peek") == nullptr);
    const auto moves = [&] { return session_of(page).match().record().moves.size(); };
    const std::size_t before = moves();
    // For another seat, or another table than this one: nothing happens, and the phone is told.
    say(page, "choose", 1 - seat, choice(own, choices_of(own).front()));
    say(page, "choose", seat, "0 fly");
    say(page, "choose", seat, choice(own, "fly"));
    say(page, "choose", seat, "-1 take");
    CHECK(moves() == before);
    CHECK(choices_of(table_of(page, seat)) == choices_of(own));
    say(page, "choose", seat, choice(own, choices_of(own).front()));
    CHECK(moves() > before);
    ++decisions;
  }
  CHECK(page.find("rematch") != nullptr);
  CHECK(decisions > 4);
}

TEST_CASE("A phone whose link ends gives its seat back to the table", "[phones]") {
  FakePage page;
  start(page, "nothanks");
  page.answer_all();
  say(page, "linked", 0);
  CHECK(session_of(page).phones() == SeatSet::of(0));
  say(page, "linked", 2);  // a bot's
  CHECK(session_of(page).phones() == SeatSet::of(0));
  say(page, "unlinked", 0);
  CHECK(session_of(page).phones().empty());
  say(page, "choose", 0, "0 take");
  CHECK(said_of(page, "view") == "gone");
  // Nor does a reload leave a seat without anybody.
  say(page, "linked", 0);
  page.reload();
  page.tap("resume.go");
  CHECK(session_of(page).phones().empty());
}

TEST_CASE("A linked phone takes its row, and sees no hand but its own", "[phones]") {
  FakePage page;
  sit_down(page);
  say(page, "linked", 0);
  say(page, "linked", 1);
  int taken = 0;
  for (int step = 0; step < 400 && taken == 0 && !page.find("rematch"); ++step) {
    page.answer_all();
    if (page.find("next")) page.tap("next");
    const Seat seat = session_of(page).deciding();
    if (seat != kNobody) {
      const json::Value own = table_of(page, seat);
      const auto moves = choices_of(own);
      REQUIRE(moves.size() == 4);
      CHECK(line_of(own, "row.1") == "missing");  // it is a choice
      CHECK(line_of(table_of(page, 1 - seat), "row.1").starts_with("Row 1"));
      say(page, "choose", seat, choice(own, moves.back()));
      ++taken;
      continue;
    }
    for (const Seat each : session_of(page).linked())
      if (session_of(page).entered(each).empty() && session_of(page).match().to_act().has(each))
        say(page, "put", each, put_code(page, each));
  }
  CHECK(taken == 1);
}

TEST_CASE("What a phone is shown fits into a message of its link, at every table",
          "[phones][property]") {
  // MOST_BYTES of web/page/js/link/channel.js, without what stands round the texts.
  constexpr std::size_t kMost = 8192, kRound = 64;
  std::size_t longest = 0;
  test::every_table(23, [&](Match& match, Rng& rng) {
    test::play_randomly(match, rng, 1, [&] {
      if (rng.below(40) != 0) return;
      auto again = Match::replay(match.record());
      REQUIRE(again);
      const Session session(std::move(*again), "key");
      for (const Seat seat : SeatSet::first(match.players())) {
        const auto table = phone_table(session, seat, text::language_of("de"));
        std::size_t bytes = kRound;
        const auto cards = [](const auto& of) {
          return 8 * of.cards.size();  // "104",
        };
        for (const auto& line : table.lines)
          bytes += cards(line) + kRound + line.id.size() + line.text.size() + line.hint.size();
        for (const auto& one : table.choices)
          bytes += kRound + one.move.size() + one.text.size() + one.hint.size();
        longest = std::max(longest, bytes);
      }
    });
  });
  CHECK(longest < kMost);
  CHECK(longest > kMost / 8);
}

TEST_CASE("Chips that were looked at leave the table's screen when their phone is linked",
          "[phones]") {
  FakePage page;
  start(page, "nothanks");
  page.answer_all();
  for (int step = 0; step < 100 && !page.find("peek"); ++step) {
    if (page.find("next")) page.tap("next");
    page.answer_all();
  }
  const Seat seat = session_of(page).deciding();
  REQUIRE(seat != kNobody);
  page.tap("peek");
  REQUIRE(page.find("chips") != nullptr);
  say(page, "linked", seat);
  CHECK(page.find("chips") == nullptr);
  CHECK(line_of(table_of(page, seat), "chips").starts_with("Your chips"));
}

TEST_CASE("A phone that decides takes back what the table's device had raised", "[phones]") {
  FakePage page;
  sit_down(page);
  say(page, "linked", 0);
  say(page, "linked", 1);
  for (int step = 0; step < 400 && !page.find("rematch"); ++step) {
    page.answer_all();
    if (page.find("next")) page.tap("next");
    const Seat seat = session_of(page).deciding();
    if (seat != kNobody) {
      page.tap("row.2");
      REQUIRE(page.find("play") != nullptr);
      say(page, "choose", seat, choice(table_of(page, seat), "row 1"));
      CHECK(page.find("play") == nullptr);
      return;
    }
    for (const Seat each : session_of(page).linked())
      if (session_of(page).entered(each).empty() && session_of(page).match().to_act().has(each))
        say(page, "put", each, put_code(page, each));
  }
  FAIL("nobody had to take a row");
}

TEST_CASE("Where one person is left, nobody is offered a phone", "[phones]") {
  FakePage page;
  start(page, "nothanks");
  page.answer_all();
  page.tap("menu");
  REQUIRE(page.find("phones") != nullptr);
  page.seat(1, "cautious");
  CHECK(page.find("phones") == nullptr);
}

}  // namespace tablee::app
