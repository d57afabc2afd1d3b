// Which sheets of a file are here already, and which nearly.

#include "table/known_sheets.h"

#include <catch2/catch_test_macros.hpp>

#include "core/enum_index.h"

using namespace tablee;

namespace {

Sheet evening(std::vector<std::string> names, std::vector<std::vector<int>> rounds,
              std::string date = "2026-11-20") {
  Sheet sheet;
  sheet.game = "nimmt";
  sheet.date = std::move(date);
  for (const std::string& name : names) sheet.players.push_back({name, {}});
  sheet.rounds = std::move(rounds);
  sheet.options = {{"players", static_cast<int>(names.size())}};
  sheet.over = true;
  sheet.count();
  return sheet;
}

const Sheet kEvening = evening({"Zoë", "Ben"}, {{12, 3}, {7, 0}, {5, 5}});

// What it is to those that are here, each by a letter: "same a".
std::string compared(const std::vector<Sheet>& here, const std::vector<Sheet>& sheets) {
  KnownSheets known;
  char key = 'a';
  for (const Sheet& sheet : here) known.add(std::string(1, key++), sheet);
  std::vector<const Sheet*> all;
  for (const Sheet& sheet : sheets) all.push_back(&sheet);
  std::string told;
  // Whoever asks twice is answered the same.
  for (int again = 0; again < 2; ++again) {
    std::string now;
    for (const KnownSheets::Answer& answer : known.compare(all)) {
      constexpr const char* kNames[] = {"fresh", "same", "near"};
      now += (now.empty() ? "" : ", ") + std::string(kNames[index_of(answer.likeness)]) +
             (answer.key.empty() ? "" : " ") + answer.key;
    }
    CHECK((again == 0 || now == told));
    told = now;
  }
  return told;
}

Sheet changed(void (*change)(Sheet&)) {
  Sheet sheet = kEvening;
  change(sheet);
  sheet.count();
  return sheet;
}

}  // namespace

TEST_CASE("A sheet that is here is the same", "[known]") {
  CHECK(compared({}, {kEvening}) == "fresh");
  CHECK(compared({kEvening}, {kEvening}) == "same a");
}

TEST_CASE("Equal sheets stay as many as they were", "[known]") {
  CHECK(compared({}, {kEvening, kEvening}) == "fresh, fresh");
  CHECK(compared({kEvening, kEvening}, {kEvening, kEvening}) == "same a, same b");
  CHECK(compared({kEvening}, {kEvening, kEvening}) == "same a, fresh");
  std::vector<Sheet> many(2'000, kEvening);
  const std::string told = compared({kEvening, kEvening}, many);
  CHECK(told.starts_with("same a, same b, fresh, fresh"));
}

TEST_CASE("What was written otherwise, or corrected, is nearly the same", "[known]") {
  for (const Sheet& near : {
           changed([](Sheet& s) { s.title = "Dim."; }),
           changed([](Sheet& s) { s.pad = true; }),
           changed([](Sheet& s) { s.over = false; }),
           changed([](Sheet& s) { s.date.clear(); }),
           changed([](Sheet& s) { s.date = "2026-12-24"; }),
           changed([](Sheet& s) { s.options.emplace_back("target", 66); }),
           changed([](Sheet& s) { s.rounds[1][0] = 8; }),
           changed([](Sheet& s) { s.rounds.pop_back(); }),
           changed([](Sheet& s) {
             s.rounds.push_back({1, 2});
           }),
           changed([](Sheet& s) { s.players[0].name = "Zo\uFFFD"; }),
           evening({"Ben", "Zoë"}, {{3, 12}, {0, 7}, {5, 5}}),
       })
    CHECK(compared({kEvening}, {near}) == "near a");
  // One that is the same answers first.
  CHECK(compared({kEvening}, {changed([](Sheet& s) { s.title = "Dim."; }), kEvening}) ==
        "fresh, same a");
}

TEST_CASE("Another match of the evening is another match", "[known]") {
  for (const Sheet& other : {
           evening({"Zoë", "Ben"}, {{1, 3}, {7, 2}, {5, 0}}),
           evening({"Zoë", "Ben"}, {{12, 3}, {7, 2}, {5, 0}}),
           evening({"Zoë", "Ben", "Léo"}, {{12, 3, 0}, {7, 0, 0}, {5, 5, 0}}),
           changed([](Sheet& s) { s.game = "nothanks"; }),
           changed([](Sheet& s) {
             s.options = {{"special", 1}, {"players", 2}};
           }),
           changed([](Sheet& s) {
             s.date = "2026-12-24";
             s.players[0].name = "Léo";
           }),
       })
    CHECK(compared({kEvening}, {other}) == "fresh");
  // Two rounds of the same points on two days may be chance.
  const Sheet two = evening({"Zoë", "Ben"}, {{12, 3}, {7, 0}});
  Sheet later = two;
  later.date = "2026-12-24";
  CHECK(compared({two}, {later}) == "fresh");
  // One round of two players under other names, too.
  CHECK(compared({evening({"Zoë", "Ben"}, {{1, 3}})}, {evening({"Léo", "Mia"}, {{1, 3}})}) ==
        "fresh");
}
