// The score pad for real cards.

#include <catch2/catch_test_macros.hpp>

#include "tests/app/played_page.h"

namespace tablee::app {

TEST_CASE("A score pad for real cards, stored over a reload", "[pad]") {
  FakePage page;
  page.start("fr");
  page.tap("sheets");
  page.tap("pad");
  page.tap("kind.nothanks");
  page.tap("pad.3.remove");
  page.tap("option.rounds.plus");
  page.tap("option.rounds.plus");
  page.type("pad.0.name", "Ann");
  page.type("pad.1.name", "Bob");
  page.tap("pad_start");
  page.type("pad.0.cards", "3 7-8");
  page.type("pad.0.chips", "4");
  page.type("pad.1.cards", "8");
  page.tap("pad_note");
  CHECK(text_of(page, "problem") == "Bob\u00A0: Le 8 est déjà noté.");
  page.type("pad.1.cards", "20");
  page.reload();
  page.tap("sheets");
  CHECK(page.actions("sheet.2").empty());
  // No round is written yet: the pad goes on where it was.
  page.tap("pad");
  CHECK(field_text(*page.find("pad.1.cards")) == "20");
  page.tap("pad_note");
  CHECK(text_of(page, "scores.0.1") == "6");
  CHECK(text_of(page, "scores.1.1") == "20");
  page.type("pad.2.cards", "35");
  page.tap("pad_note");
  page.tap("pad_undo");
  CHECK(text_of(page, "scores.2.2") == "0");
  page.tap("back");
  const std::string key = page.actions("sheet.2").front();
  page.tap(key);
  page.tap("pad");
  page.tap("pad_end");
  CHECK(page.app->model().screen_id() == ScreenId::sheet);
  const auto sheet = page.sheet(key);
  CHECK(sheet->over);
  CHECK(sheet->pad);
  CHECK(sheet->winners == std::vector<int>{2});
  page.tap("back");
  page.tap("statistics");
  // The one with the fewest points comes first.
  CHECK(text_of(page, "players.0.0") == "1. Joueur 3");
  CHECK(text_of(page, "players.1.0") == "2. Ann");
}

TEST_CASE("A pad counts its players and rounds, and detects the end of the match", "[pad]") {
  FakePage page;
  page.start("en");
  page.tap("sheets");
  page.tap("pad");
  const auto note = [&](const std::vector<std::string>& heads) {
    for (std::size_t i = 0; i < heads.size(); ++i)
      page.type("pad." + std::to_string(i) + ".heads", heads[i]);
    page.tap("pad_note");
  };
  SECTION("6 qui surprend: eight at most, two rounds exactly") {
    page.tap("kind.surprend");
    CHECK(page.find("option.rounds") == nullptr);
    CHECK(text_of(page, "fixed") == "Two rounds, no more and no less.");
    while (page.find("pad_add")) page.tap("pad_add");
    CHECK(page.find("pad.7") != nullptr);
    CHECK(page.find("pad.8") == nullptr);
    while (page.find("pad.2")) page.tap("pad.2.remove");
    page.tap("pad_start");
    note({"80", "80"});
    CHECK(page.heard.back() == "Round 1 entered: Player 1 80, Player 2 80.");
    CHECK(page.find("winner") == nullptr);
    note({"3", "3"});
    CHECK(text_of(page, "winner").find("Shared win: ") == 0);
    CHECK(page.said.back() == "The match is over.");
    CHECK(page.find("pad_note") == nullptr);
    CHECK(page.find("pad_on") == nullptr);
    page.tap("pad_undo");
    CHECK(page.heard.back() == "Round 2 undone.");
    CHECK(page.find("pad_note") != nullptr);
  }
  SECTION("6 qui prend: more than the target, or beyond it for those who like") {
    CHECK(text_of(page, "option.target") == "Play to 66 heads");
    page.tap("option.target.minus");
    page.tap("option.target.minus");
    CHECK(text_of(page, "option.target") == "Play to 50 heads");
    while (page.find("pad.2")) page.tap("pad.2.remove");
    page.tap("pad_start");
    note({"50", "1"});
    CHECK(page.find("winner") == nullptr);
    note({"1", "1"});
    CHECK(text_of(page, "winner") == "Player 2 wins!");
    page.tap("pad_on");
    CHECK(page.find("winner") == nullptr);
    note({"170", "2"});
    CHECK(text_of(page, "problem").find("171") != std::string::npos);
    note({"100", "2"});
    CHECK(page.find("winner") == nullptr);
    page.tap("pad_end");
    CHECK(page.app->model().screen_id() == ScreenId::sheet);
  }
  SECTION("6 qui prend: the target reached is enough, if agreed") {
    REQUIRE(page.find("option.at_least") != nullptr);
    CHECK_FALSE(page.find("option.at_least")->on);
    page.tap("option.at_least");
    CHECK(page.find("option.at_least")->on);
    while (page.find("pad.2")) page.tap("pad.2.remove");
    page.tap("pad_start");
    note({"65", "1"});
    CHECK(page.find("winner") == nullptr);
    note({"1", "1"});
    CHECK(text_of(page, "winner") == "Player 2 wins!");
    page.tap("pad_on");
    note({"1", "1"});
    CHECK(page.find("winner") == nullptr);
  }
  SECTION("6 qui prend: numbers of any keyboard") {
    page.tap("pad_start");
    note({"١٢", "۱۲", "12.", "１２"});
    CHECK(text_of(page, "scores.3.1") == "12");
    note({"+3", " 4\u00A0", "0", "−1"});
    CHECK(text_of(page, "problem").find("171") != std::string::npos);
  }
  SECTION("Non merci: runs and separators of any keyboard") {
    page.tap("kind.nothanks");
    page.tap("pad.3.remove");
    page.tap("pad_start");
    page.type("pad.0.cards", "7—8、10،\u00A0١٢-１３");
    page.type("pad.0.chips", "٤");
    page.tap("pad_note");
    CHECK(text_of(page, "scores.0.1") == "25");
  }
  SECTION("Non merci: no more chips than there are") {
    page.tap("kind.nothanks");
    page.tap("pad.3.remove");
    page.tap("pad_start");
    for (const char* id : {"pad.0.chips", "pad.1.chips", "pad.2.chips"}) page.type(id, "12");
    page.tap("pad_note");
    CHECK(text_of(page, "problem").find("only 33 chips") != std::string::npos);
    page.type("pad.2.chips", "9");
    page.tap("pad_note");
    CHECK(page.find("winner") != nullptr);
  }
}

}  // namespace tablee::app
