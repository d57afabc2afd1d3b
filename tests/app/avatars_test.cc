// Avatars: all differ, people's choices, and how they are stored.

#include <catch2/catch_test_macros.hpp>
#include <set>
// fake_page.h uses the macros.
#include "core/faces.h"
#include "core/levels.h"
#include "tests/app/fake_page.h"
#include "web/app/summaries/avatars.h"

namespace tablee::app {
namespace {

std::vector<SeatSetup> seats_of(int people, int bots, std::string_view level) {
  std::vector<SeatSetup> seats(people);
  seats.resize(people + bots, {{}, std::string(level)});
  return seats;
}

// Every seat has a picture of its own, and people have a colour of their own.
void check_unlike(const std::vector<SeatSetup>& seats) {
  std::set<int> faces, colours;
  int people = 0;
  const auto looks = avatars_of(seats);
  REQUIRE(looks.size() == seats.size());
  for (std::size_t i = 0; i < looks.size(); ++i) {
    faces.insert(looks[i].face);
    CHECK((looks[i].colour > 0) == seats[i].person());
    if (!seats[i].person()) continue;
    ++people;
    colours.insert(looks[i].colour);
  }
  CHECK(faces.size() == seats.size());
  CHECK(std::ssize(colours) == people);
  CHECK(*faces.begin() >= 1);
  CHECK(*faces.rbegin() <= kAvatars);
}

void open_setup(FakePage& page) {
  page.start("en");
  page.tap("game.nimmt.setup");
  page.seat(1, "person");
}

}  // namespace

TEST_CASE("all avatars differ, for any number of players", "[avatars]") {
  for (int people = 0; people <= 10; ++people)
    for (const std::string_view level : kLevels) check_unlike(seats_of(people, 10 - people, level));
}

TEST_CASE("people get the avatar they choose, and the player who had it by seat gets another",
          "[avatars]") {
  auto seats = seats_of(3, 3, "hasty");
  const auto before = avatars_of(seats);
  CHECK(before[0].colour == 1);
  CHECK(before[2].colour == 3);
  seats[2].chosen = {before[4].face, 1};
  check_unlike(seats);
  const auto after = avatars_of(seats);
  CHECK(after[2] == Avatar{before[4].face, 1});
  CHECK(after[0].colour == 3);
  CHECK(after[1] == before[1]);
  // Two seats with the same choice, as in a record written by hand: the first gets it.
  seats[0].chosen = seats[2].chosen;
  check_unlike(seats);
  CHECK(avatars_of(seats)[0] == seats[0].chosen);
}

TEST_CASE("a bot's avatar depends on its level", "[avatars]") {
  std::set<int> faces;
  for (const std::string_view level : kLevels)
    faces.insert(avatars_of(seats_of(1, 1, level)).back().face);
  CHECK(faces.size() == std::size(kLevels));
  CHECK(temper_of("greedy") == 0);
}

TEST_CASE("a character has its own picture, and a second one like it another", "[avatars]") {
  std::vector<SeatSetup> seats = seats_of(1, 2, "goat_hasty");
  seats.push_back({{}, "chick_dreamer"});
  const auto looks = avatars_of(seats);
  CHECK(looks[1].face == face_of(Character::goat));
  CHECK(looks[2].face <= kAvatars);
  CHECK(looks[3].face == face_of(Character::chick));
  CHECK(temper_of("goat_hasty") != temper_of("chick_dreamer"));
}

TEST_CASE("a seat is given to a character, at a strength, and stored", "[avatars]") {
  FakePage page;
  open_setup(page);
  page.tap("place.2.who");
  page.tap("place.2.character.goat");
  CHECK(page.app->model().plan.seats[2].bot == "goat_cautious");
  CHECK(text_of(page, "place.2.who") == "Goat");
  // Still open for the strength.
  page.tap("place.2.strength.master");
  CHECK(page.app->model().plan.seats[2].bot == "goat_master");
  // Nobody sits at two seats, and the one for children has one strength.
  page.tap("place.3.who");
  CHECK(page.find("place.3.character.goat") == nullptr);
  page.tap("place.3.character.chick");
  CHECK(page.app->model().plan.seats[3].bot == "chick_dreamer");
  CHECK(page.find("place.3.strength.master") == nullptr);
  page.tap("start");
  CHECK(text_of(page, "seat.2").starts_with("Goat"));
  page.reload();
  page.tap("resume.go");
  CHECK(page.app->looks()[2].face == face_of(Character::goat));
  page.act("go home");
  page.tap("game.nimmt.setup");
  CHECK(page.app->model().plan.seats[2].bot == "goat_master");
}

TEST_CASE("an avatar and a colour are chosen at setup, and stored", "[avatars]") {
  FakePage page;
  open_setup(page);
  page.tap("place.1.who");
  CHECK(text_of(page, "place.1.face") == "Animal: bear");
  page.tap("place.1.face.frog");
  // Still open for the colour.
  CHECK(text_of(page, "place.1.face") == "Animal: frog");
  page.tap("place.1.colour.teal");
  CHECK(text_of(page, "place.1.colour") == "Colour: teal");
  // No other seat may choose them, and bots have no choice.
  page.tap("place.0.who");
  CHECK(page.find("place.0.face.frog") == nullptr);
  CHECK(page.find("place.0.colour.teal") == nullptr);
  page.act("seat 0 face 5");
  page.act("seat 2 face 5");
  page.act("seat 0 colour 11");
  CHECK(page.app->model().plan.seats[0].chosen == Avatar{});
  CHECK(page.app->model().plan.seats[2].chosen == Avatar{});
  page.tap("start");
  CHECK(text_of(page, "seat.1").ends_with(", frog, teal"));
  CHECK(text_of(page, "seat.0").ends_with(", cat, orange"));
  CHECK(text_of(page, "seat.2").ends_with(", hedgehog"));
  page.reload();
  page.tap("resume.go");
  CHECK(page.app->looks()[1] == Avatar{5, 1});
  page.act("go home");
  page.tap("game.nimmt.setup");
  CHECK(page.app->model().plan.seats[1].chosen == Avatar{5, 1});
}

TEST_CASE("an old table, and one with invalid avatars, opens", "[avatars]") {
  FakePage page;
  page.stored["plan"] =
      R"({"game":"nimmt","practice":false,"options":{},"seats":[{"name":"Ada","bot":""},)"
      R"({"name":"","bot":"","face":11,"colour":-1},{"name":"","bot":"","face":"fox"}]})";
  page.start("en");
  REQUIRE(page.app->model().plan.seats.size() == 3);
  CHECK(page.app->model().plan.seats[0].name == "Ada");
  for (const SeatSetup& seat : page.app->model().plan.seats) CHECK(seat.chosen == Avatar{});
}

TEST_CASE("an avatar is stored with the match, and in no sheet", "[avatars]") {
  FakePage page;
  open_setup(page);
  page.tap("place.1.who");
  page.tap("place.1.face.owl");
  page.tap("start");
  const Match& match = page.app->model().session->match();
  const auto again = read_record(write_record(match.record()));
  REQUIRE(again.ok());
  CHECK(again->setup.seats[1].chosen == Avatar{2, 0});
  CHECK(match.sheet().players[1].chosen == Avatar{});
}

TEST_CASE("until the whole program is loaded, avatars are blank", "[avatars]") {
  FakePage page;
  page.app->receive(R"({"on":"start","lang":"en","seed":"5","now":"2026-11-21","whole":false})");
  page.tap("game.nimmt.play");
  CHECK(page.app->looks() == std::vector<Avatar>(4));
  page.app->receive(R"({"on":"whole"})");
  REQUIRE(page.app->looks().size() == 4);
  CHECK(page.app->looks().front().face > 0);
}

}  // namespace tablee::app
