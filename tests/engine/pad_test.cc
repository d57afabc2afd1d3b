// The score pad for real cards.

#include <catch2/catch_test_macros.hpp>

#include "games/any_game.h"

using namespace tablee;

namespace {

// The points, or the key of the error.
std::string count(std::string_view game, std::vector<std::string> fields, CardSet* used = nullptr) {
  CardSet own;
  const auto points = find_game(game)->pad_points(fields, used ? *used : own);
  return points ? std::to_string(*points) : points.error().what.key;
}

}  // namespace

TEST_CASE("Heads are figures within the deck", "[pad]") {
  CHECK(count("nimmt", {"0"}) == "0");
  CHECK(count("nimmt", {" 171 "}) == "171");
  for (const char* wrong : {"", "172", "-1", "x", "1 2", "1.5"})
    CHECK(count("nimmt", {wrong}) == "nimmt.pad.error");
}

TEST_CASE("Cards and chips of Non merci are counted, as the rules' examples are", "[pad]") {
  CHECK(count("nothanks", {"4 6 10 21", ""}) == "41");
  CHECK(count("nothanks", {"8, 9", "0"}) == "8");
  CHECK(count("nothanks", {"17-20", ""}) == "17");
  CHECK(count("nothanks", {"13 15 16", ""}) == "28");
  CHECK(count("nothanks", {"16;15 13.14", ""}) == "13");
  CHECK(count("nothanks", {"3, 7–8, 10, 14–16, 25", "8"}) == "51");
  CHECK(count("nothanks", {"", "11"}) == "-11");
  CHECK(count("nothanks", {"2", ""}) == "nothanks.pad.no_card");
  CHECK(count("nothanks", {"36", ""}) == "nothanks.pad.no_card");
  CHECK(count("nothanks", {"9-7", ""}) == "nothanks.pad.no_card");
  CHECK(count("nothanks", {"9-", ""}) == "nothanks.pad.no_card");
  CHECK(count("nothanks", {"ab", ""}) == "nothanks.pad.no_card");
  CHECK(count("nothanks", {"5 5", ""}) == "nothanks.pad.twice");
  CHECK(count("nothanks", {"3-35", ""}) == "nothanks.pad.many");
  CHECK(count("nothanks", {"3", "56"}) == "nothanks.pad.chips_error");
  CHECK(count("nothanks", {"3", "1 1"}) == "nothanks.pad.chips_error");
  // A card can be in front of one player only, and no more cards than are played.
  CardSet used;
  CHECK(count("nothanks", {"3-20", ""}, &used) == "3");
  CHECK(count("nothanks", {"20", ""}, &used) == "nothanks.pad.twice");
  CHECK(count("nothanks", {"21-27", ""}, &used) == "nothanks.pad.many");
}

TEST_CASE("The supply of a field is known where it can be counted", "[pad]") {
  CHECK(find_game("nimmt")->pad_supply("heads", 4) == 171);
  CHECK(find_game("nothanks")->pad_supply("cards", 4) == 0);
  CHECK(find_game("nothanks")->pad_supply("chips", 5) == 55);
  CHECK(find_game("nothanks")->pad_supply("chips", 7) == 49);
}
