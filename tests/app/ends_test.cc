// The ends of rounds and matches: the standings, and the highlights.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <random>

#include "tests/app/laid_table.h"
#include "tests/engine/hand_sheet.h"
#include "web/app/summaries/highlights.h"
#include "web/app/summaries/standings.h"

namespace tablee::app {
namespace {

Sheet sheet_of(std::vector<std::vector<int>> rounds) {
  return test::hand_sheet(std::move(rounds), false);
}

std::int64_t number_of(const Message& message, std::string_view name) {
  for (const Arg& arg : message.args)
    if (arg.name == name) return arg.number;
  FAIL(message.key << " has no " << name);
  return 0;
}

std::vector<Match> golden_matches() {
  std::vector<Match> all;
  for (const char* game : {"nimmt", "nothanks"})
    for (const std::string& line : test::golden_lines(game)) {
      auto match = Match::replay(*read_record(*json::parse(line)->find("record")));
      REQUIRE(match.ok());
      all.push_back(std::move(*match));
    }
  return all;
}

std::string shown_text(const FakePage& page, std::string_view id) {
  const Item* item = page.find(id);
  INFO(id);
  REQUIRE(item != nullptr);
  return page.app->words(item->text);
}

}  // namespace

TEST_CASE("Places are shared and then left out", "[ends]") {
  CHECK(places({7, 3, 7, 12, 3}, Goal::lowest) == std::vector<int>{3, 1, 3, 5, 1});
  CHECK(places({7, 3, 7, 12, 3}, Goal::highest) == std::vector<int>{2, 4, 2, 1, 4});
  CHECK(places({0, 0}, Goal::lowest) == std::vector<int>{1, 1});
}

TEST_CASE("Standings come in order, each with where it was before the round", "[ends][property]") {
  std::mt19937 chance(16);
  for (int run = 0; run < 300; ++run) {
    const auto players = 2 + chance() % 9, count = 1 + chance() % 5;
    std::vector<std::vector<int>> rounds(count, std::vector<int>(players));
    for (auto& round : rounds)
      for (int& points : round) points = static_cast<int>(chance() % 30) - 5;
    const Sheet sheet = sheet_of(rounds);
    rounds.pop_back();
    Sheet earlier = sheet;
    earlier.rounds = rounds;
    earlier.count();
    const auto all = standings(sheet);
    REQUIRE(all.size() == players);
    for (std::size_t i = 0; i < all.size(); ++i) {
      const std::size_t seat = all[i].seat;
      CHECK(all[i].total == sheet.totals[seat]);
      CHECK(all[i].before == earlier.totals[seat]);
      CHECK(all[i].place_before == (count < 2 ? 0 : places(earlier.totals, sheet.goal())[seat]));
      if (i > 0) CHECK(all[i - 1].total <= all[i].total);
      if (i > 0) CHECK((all[i - 1].place == all[i].place) == (all[i - 1].total == all[i].total));
    }
  }
}

TEST_CASE("The round that may be the last is announced, and no other", "[ends]") {
  const MatchEnd limit{.limit = 66};
  // The worst round so far brought 20: from 46 on that is not enough, from 47 on it is.
  CHECK(outlook(sheet_of({{20, 3}, {26 - 20, 3}, {20, 0}}), limit).seat == kNobody);
  const Outlook near = outlook(sheet_of({{20, 3}, {7, 3}, {20, 0}}), limit);
  CHECK(near.seat == 0);
  CHECK(near.left == 19);
  CHECK(outlook(sheet_of({{20, 3}, {6, 3}, {20, 0}}), {.limit = 66, .at_least = true}).seat == 0);
  CHECK_FALSE(outlook(sheet_of({{5, 3}}), {.rounds = 3}).last);
  CHECK(outlook(sheet_of({{5, 3}, {5, 3}}), {.rounds = 3}).last);
  // Before the first card nothing is near, and a match of one round has no last one.
  Sheet begins = sheet_of({{0, 0}});
  begins.rounds.clear();
  CHECK(outlook(begins, {.limit = 1}).seat == kNobody);
  CHECK_FALSE(outlook(begins, {.rounds = 1}).last);
}

TEST_CASE("The finest comeback is the one from farthest behind", "[ends]") {
  // Seat 2 stands last, then first; seat 0 goes from second to third.
  const Message back = how_places_changed(sheet_of({{5, 4, 9}, {9, 9, 1}}));
  CHECK(back.key == "highlights.comeback");
  CHECK(number_of(back, "from") == 3);
  CHECK(number_of(back, "to") == 1);
  CHECK(how_places_changed(sheet_of({{1, 4, 9}, {1, 4, 9}})).key == "highlights.led");
  CHECK(how_places_changed(sheet_of({{5, 5}, {5, 5}})).empty());
  CHECK(how_places_changed(sheet_of({{1, 4, 9}})).empty());
}

TEST_CASE("The highlights of a match happened in it", "[ends][property]") {
  for (const Match& match : golden_matches()) {
    const Sheet sheet = match.sheet();
    const auto names = seat_names(match.seats(), text::Language::de);
    if (sheet.rounds.empty()) continue;
    int worst = 0, round = 0;
    for (const Event& e : match.events()) {
      const auto points = match.setup().game->taken(e);
      if (e.kind == "round_end") ++round;
      if (points && round + 1 == static_cast<int>(sheet.rounds.size()))
        worst = std::max(worst, *points);
    }
    if (const Message told = worst_of_round(match); worst > 0)
      CHECK(number_of(told, "points") == worst);
    else
      CHECK(told.empty());
    if (!match.over()) continue;
    const auto lines = match_highlights(match);
    CHECK(lines.size() <= 3);
    CHECK_FALSE(lines.empty());
    for (const Message& line : lines) {
      const std::string words = text::render(text::Language::de, line, names);
      INFO(words);
      CHECK(words.find(line.key) == std::string::npos);
    }
    // A kind word for those who are last, unless all have won.
    CHECK(word_for_last(match).empty() == (sheet.winners.size() == sheet.players.size()));
  }
}

TEST_CASE("A round's standings wait for the animation, then everything is announced once",
          "[ends]") {
  const Record record = golden_record("nimmt", {{"special", 0}, {"target", 66}});
  auto match = Match::start(record.setup, record.deals);
  REQUIRE(match.ok());
  REQUIRE(match->deal().ok());
  std::size_t last = 0;
  while (!match->needs_deal()) {
    const PlayedMove& move = record.moves[last++];
    REQUIRE(match->play(move.seat, move.text).ok());
  }
  FakePage page;
  lay_before(page, record, --last, "en");
  page.app->watch(true);
  page.act("move " + record.moves[last].text, true);
  REQUIRE(page.app->animating());
  CHECK(page.find("standings") == nullptr);
  CHECK(page.find("next") == nullptr);
  page.app->take_updates();
  page.app->shown_all_but(0, false);
  REQUIRE(page.find("standings") != nullptr);
  CHECK(page.find("next") != nullptr);
  CHECK(page.find("scores") == nullptr);
  CHECK(shown_text(page, "standings") == "Standings, limit: 66");
  CHECK(shown_text(page, "round") == "Round 1 is over");
  // The first of them has the fewest heads of this round, which is the first.
  int before = -1;
  for (const Item& item : page.app->items()) {
    if (!item.id.starts_with("standings.") || !item.id.ends_with(".3")) continue;
    if (item.id == "standings.head.3") continue;
    const int total = std::stoi(page.app->words(item.text));
    CHECK(total >= before);
    before = total;
  }
  CHECK(before > 0);
  CHECK(shown_text(page, "highlights.0").find("The worst turn: ") == 0);
}

}  // namespace tablee::app
