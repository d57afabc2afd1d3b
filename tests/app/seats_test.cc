// Seats that change hands, and their lines in the log.

#include <catch2/catch_test_macros.hpp>

#include "core/asked_about.h"
#include "tests/app/played_page.h"

namespace tablee::app {

TEST_CASE("A person leaves for a bot and comes back; the match rests while paused", "[seats]") {
  FakePage page;
  page.start("en");
  page.tap("game.nimmt.setup");
  page.seat(1, "person");
  page.tap("start");
  page.tap("handover");
  page.tap("menu");
  // No bot is asked while the menu is open.
  const std::size_t asked = page.lines.size();
  page.seat(0, "hasty");
  CHECK(page.lines.size() == asked);
  CHECK(text_of(page, "place.0").starts_with("Player 1 (bot)"));
  page.tap("resume");
  CHECK(page.lines.size() > asked);
  page.answer_all();
  // The remaining player is asked before their hand is shown: two people share this device.
  REQUIRE(page.find("handover") != nullptr);
  CHECK(page.actions("hand.").empty());
  page.tap("handover");
  const auto cards = page.actions("hand.");
  REQUIRE_FALSE(cards.empty());
  page.tap(cards.front());
  page.tap("play");
  page.answer_all();
  page.reload();
  page.tap("resume.go");
  page.answer_all();
  page.tap("menu");
  page.seat(0, "person");
  page.tap("resume");
  play_until(page, "rematch");
  const Sheet sheet = page.app->model().session->match().sheet();
  CHECK(sheet.players[0].person());
  CHECK(sheet.players[0].swaps == 2);
}

TEST_CASE("Two people of one name are told apart", "[seats]") {
  using Names = std::vector<std::string>;
  const auto names = [](const Names& typed) {
    std::vector<SeatSetup> seats;
    for (const std::string& name : typed) seats.push_back({name, {}});
    return seat_names(seats, text::Language::en);
  };
  CHECK(names({"Anne", "Ben", "Anne"}) == Names{"Anne", "Ben", "Anne (3)"});
  CHECK(names({"Anne", "ANNE", "anne"}) == Names{"Anne", "ANNE (2)", "anne (3)"});
  CHECK(names({"Zoe", "Zoë"}) == Names{"Zoe", "Zoë"});
  CHECK(names({"Player 2", ""}) == Names{"Player 2", "Player 2 (2)"});
  // A bot's usual name, typed by a person: the bot gets one that nobody has, the others keep
  // theirs.
  const auto with_bots = [](const std::string& person, std::size_t bots) {
    std::vector<SeatSetup> seats{{person, {}}};
    for (std::size_t i = 0; i < bots; ++i) seats.push_back({{}, "hasty"});
    return seat_names(seats, text::Language::en);
  };
  const Names usual = with_bots("Zoe", 9);
  const std::string& first = usual[1];
  for (std::size_t bots = 1; bots <= 9; ++bots) {
    const Names seated = with_bots(first, bots);
    CHECK(seated[0] == first);
    CHECK(std::find(usual.begin(), usual.end(), seated[1]) == usual.end());
    CHECK(std::equal(seated.begin() + 2, seated.end(), usual.begin() + 2));
  }
}

TEST_CASE("The log shows the last trick; unseen cards only with that setting", "[seats]") {
  FakePage page;
  page.start("en", "play nimmt");
  page.answer_all();
  page.tap(page.actions("hand.").front());
  page.tap("play");
  page.answer_all();
  page.tap("menu");
  page.tap("log");
  REQUIRE_FALSE(page.app->items().empty());
  bool told = false;
  for (const Item& item : page.app->items())
    told = told || (item.id.substr(0, 6) == "trick." &&
                    page.app->words(item.text).find("Turn 1") != std::string::npos);
  CHECK(told);
  std::string unseen;
  for (const Item& item : page.app->items())
    if (item.id.substr(0, 7) == "unseen.") unseen += page.app->words(item.text) + ", ";
  const CardSet left = page.app->model().session->view()->unseen().value_or(CardSet{});
  CHECK(left.size() == 104 - 4 - 4 - 9);
  for (const Card card : left)
    CHECK((", " + unseen).find(", " + std::to_string(card) + ", ") != std::string::npos);
  page.tap("back");
  page.tap("settings");
  page.tap("tracker");
  page.tap("back");
  page.tap("log");
  CHECK(page.find("unseen") == nullptr);
}

}  // namespace tablee::app
