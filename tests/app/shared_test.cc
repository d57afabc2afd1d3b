// One device for several people: no card is visible before a player reveals all of them.

#include <catch2/catch_test_macros.hpp>
// fake_page.h uses the macros.
#include "tests/app/fake_page.h"

namespace tablee::app {
namespace {

void share_table(FakePage& page, const std::string& game, int people, int bots) {
  page.tap("game." + game + ".setup");
  for (int i = 1; i < 4 && i < people; ++i) page.seat(i, "person");
  for (int i = 3; i >= people + bots; --i) {
    page.tap("place." + std::to_string(i) + ".who");
    page.tap("place." + std::to_string(i) + ".remove");
  }
  page.tap("start");
}

const Session& session(const FakePage& page) { return *page.app->model().session; }

std::size_t announced_events(const FakePage& page, std::string_view kind) {
  const auto& events = session(page).match().events();
  return std::count_if(events.begin(), events.end(),
                       [&](const Event& e) { return e.kind == kind; });
}

// The next person looks, and puts that card of theirs down.
void choose(FakePage& page, std::size_t card) {
  page.tap("handover");
  const auto hand = page.actions("hand.");
  REQUIRE_FALSE(hand.empty());
  page.tap(hand[std::min(card, hand.size() - 1)]);
  page.tap("play");
}

}  // namespace

TEST_CASE("round one device a trick takes three taps each and one for all", "[shared]") {
  FakePage page;
  page.start("en");
  share_table(page, "nimmt", 3, 0);
  for (int trick = 1; trick <= 2; ++trick) {
    for (std::size_t person = 0; person < 3; ++person) choose(page, 9);
    page.tap("reveal");
    while (page.find("row.1")->action.verb == Verb::lift) {
      page.tap("row.1");
      page.tap("play");
    }
    CHECK(announced_events(page, "reveal") == static_cast<std::size_t>(trick));
  }
}

TEST_CASE("the last card waits face down until a player reveals all of them", "[shared]") {
  FakePage page;
  page.start("en");
  share_table(page, "nimmt", 2, 2);
  choose(page, 0);
  choose(page, 0);
  // Bots still think.
  CHECK(page.find("reveal") == nullptr);
  CHECK(text_of(page, "prompt").find("still choosing") != std::string::npos);
  page.answer_all();
  REQUIRE(page.find("reveal") != nullptr);
  CHECK(page.find("reveal")->on);
  CHECK(text_of(page, "prompt").find("middle") != std::string::npos);
  CHECK(page.said.back().find("middle") != std::string::npos);
  CHECK(announced_events(page, "reveal") == 0);
  CHECK(page.actions("hand.").empty());
  CHECK(page.app->words(page.find("seat.1")->hint) == "Card chosen");
  // Nothing else goes on meanwhile, and a reload changes nothing.
  page.act("show");
  page.act("move 1");
  page.reload();
  page.tap("resume.go");
  page.answer_all();
  REQUIRE(page.find("reveal") != nullptr);
  CHECK(announced_events(page, "reveal") == 0);
  page.tap("reveal");
  CHECK(announced_events(page, "reveal") == 1);
  CHECK(page.find("reveal") == nullptr);
}

TEST_CASE("who put down the last card may still take it back, and shows no hand by that",
          "[shared]") {
  FakePage page;
  page.start("en");
  share_table(page, "nimmt", 2, 0);
  choose(page, 0);
  choose(page, 0);
  REQUIRE(page.find("reveal") != nullptr);
  page.tap("undo");
  CHECK(page.find("reveal") == nullptr);
  REQUIRE(page.find("handover") != nullptr);
  CHECK(page.actions("hand.").empty());
  choose(page, 5);
  page.tap("reveal");
  CHECK(announced_events(page, "reveal") == 1);
  CHECK(page.find("undo") == nullptr);
}

TEST_CASE("a pending decision is dropped when its player leaves the seat to a bot", "[shared]") {
  FakePage page;
  page.start("en");
  share_table(page, "nimmt", 2, 0);
  choose(page, 0);
  choose(page, 0);
  page.tap("menu");
  page.seat(1, "hasty");
  page.tap("resume");
  page.answer_all();
  CHECK_FALSE(session(page).waiting());
  CHECK(announced_events(page, "reveal") == 1);
}

TEST_CASE("the player who takes the device reads what was taken since their card", "[shared]") {
  FakePage page;
  page.start("en");
  share_table(page, "nimmt", 2, 2);
  CHECK(page.find("recap") == nullptr);
  int told = 0, quiet = 0;
  while (!session(page).match().needs_deal()) {
    page.answer_all();
    if (page.find("row.1") && page.find("row.1")->action.verb == Verb::lift) {
      page.tap("row.1");
      page.tap("play");
    } else if (page.find("reveal")) {
      page.tap("reveal");
    } else if (page.find("handover")) {
      if (page.find("recap")) {
        const std::string recap = text_of(page, "recap");
        INFO(recap);
        const bool nothing = recap.find("nobody") != std::string::npos;
        CHECK((nothing || recap.find("head") != std::string::npos));
        nothing ? ++quiet : ++told;
      }
      choose(page, 0);
    }
  }
  CHECK(told > 3);
  CHECK(quiet > 0);
}

TEST_CASE("each of several people has a colour, which the document names", "[shared]") {
  FakePage page;
  page.start("en");
  share_table(page, "nothanks", 2, 2);
  CHECK(text_of(page, "seat.0").ends_with(", teal"));
  CHECK(text_of(page, "seat.1").ends_with(", orange"));
  CHECK_FALSE(text_of(page, "seat.2").ends_with(", violet"));
  CHECK(page.app->sharing().size() == 2);
  FakePage alone;
  alone.start("en", "play nimmt");
  CHECK_FALSE(text_of(alone, "seat.0").ends_with(", teal"));
  CHECK(alone.app->sharing().empty());
}

TEST_CASE("during an animation, coloured seats have what has been shown", "[shared]") {
  FakePage page;
  page.start("en");
  share_table(page, "nothanks", 2, 2);
  page.answer_all();
  if (page.find("handover")) page.tap("handover");
  const Seat taker = session(page).deciding();
  const std::string seat = "seat." + std::to_string(taker);
  page.app->watch(true);
  page.app->shown_all_but(0, false);
  const std::string before = text_of(page, seat);
  page.tap("take");
  page.answer_all();
  REQUIRE(page.app->animating());
  const std::size_t updates = page.app->take_updates().size();
  page.app->shown_all_but(updates, true);
  CHECK(text_of(page, seat) == before);
  // The cards taken are not being shown any more, and the rest is still to come.
  page.app->shown_all_but(updates - 2, true);
  REQUIRE(page.app->animating());
  CHECK(text_of(page, seat) != before);
  CHECK(text_of(page, seat).ends_with(taker == 0 ? ", teal" : ", orange"));
}

}  // namespace tablee::app
