// Announcements in a few words: short enough to follow a trick, never a sentence twice.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "tests/app/fake_page.h"

namespace tablee::app {
namespace {

bool is_word_letter(char c) {
  return (c & 0x80) != 0 || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
         (c >= 'a' && c <= 'z');
}

// Words that a voice speaks. A no-break space parts words as a blank does.
int words_in(std::string text) {
  constexpr std::string_view kNoBreak = "\u00a0";
  for (std::size_t at; (at = text.find(kNoBreak)) != std::string::npos;)
    text.replace(at, kNoBreak.size(), " ");
  int count = 0;
  bool inside = false;
  for (const char c : text) {
    if (c == ' ')
      inside = false;
    else if (!inside && is_word_letter(c))
      inside = (++count, true);
  }
  return count;
}

int words_in(const std::vector<std::string>& lines) {
  int sum = 0;
  for (const std::string& line : lines) sum += words_in(line);
  return sum;
}

void check_once(const std::vector<std::string>& lines) {
  std::set<std::string> all;
  for (const std::string& line : lines) {
    INFO(line);
    CHECK(all.insert(line).second);
  }
}

void start(FakePage& page, std::string_view lang, int seed, std::string_view voice) {
  page.start(lang, "", seed);
  page.act("set voice " + std::string(voice));
}

// Plays a card, and takes a row where it is asked for; all that is heard from the second press on.
std::vector<std::string> play_trick(FakePage& page, std::size_t card) {
  page.answer_all();
  const auto hand = page.actions("hand.");
  REQUIRE(!hand.empty());
  page.tap(hand[card % hand.size()]);
  page.heard.clear();
  page.logged.clear();
  page.tap("play");
  page.answer_all();
  if (const auto rows = page.actions("row."); !rows.empty()) {
    page.tap(rows.front());
    page.tap("play");
    page.answer_all();
  }
  return page.heard;
}

}  // namespace

TEST_CASE("In a few words a trick of four is at most 25 words, each sentence once", "[terse]") {
  for (const text::Language each : text::kLanguages) {
    int longest = 0, taken = 0, tricks = 0;
    for (int seed = 1; seed <= 6; ++seed) {
      FakePage page;
      start(page, text::code(each), seed, "terse");
      page.tap("game.nimmt.play");
      for (std::size_t trick = 0; trick < 9; ++trick) {
        const auto heard = play_trick(page, trick * 7);
        std::string all;
        for (const std::string& line : heard) all += line + " ";
        INFO(all);
        CHECK(words_in(heard) <= 25);
        check_once(heard);
        longest = std::max(longest, words_in(heard));
        ++tricks;
        for (const Item& item : page.app->items())
          if (item.id.starts_with("seat.")) taken += data_of<SeatPoints>(item)->points > 0;
        // The log still has every card with its player.
        CHECK(page.logged.size() >= 5);
        CHECK(words_in(page.logged) > words_in(heard));
      }
    }
    CHECK(tricks == 54);
    CHECK(taken > 0);  // rows were taken, which is what needs most words
    CHECK(longest >= 15);
  }
}

TEST_CASE("Sentences tell more than a few words do, and the essentials leave cards out",
          "[terse]") {
  const auto heard = [](std::string_view voice) {
    FakePage page;
    start(page, "en", 5, voice);
    page.tap("game.nimmt.play");
    return play_trick(page, 0);
  };
  CHECK(words_in(heard("terse")) * 3 < words_in(heard("full")) * 2);
  CHECK(heard("brief").size() < heard("full").size());
}

TEST_CASE("A turn of Non merci in a few words", "[terse]") {
  for (const text::Language each : text::kLanguages) {
    FakePage page;
    start(page, text::code(each), 5, "terse");
    page.tap("game.nothanks.play");
    page.answer_all();
    for (int turn = 0; turn < 8 && page.find("no"); ++turn) {
      page.heard.clear();
      page.tap(turn % 3 == 2 ? "take" : "no");
      page.answer_all();
      for (const std::string& line : page.heard) {
        INFO(line);
        CHECK(words_in(line) <= 5);
      }
      check_once(page.heard);
    }
  }
}

TEST_CASE("A lifted card is said in a few words, and so is what it would do", "[terse]") {
  FakePage page;
  start(page, "en", 5, "terse");
  page.tap("game.nimmt.play");
  page.heard.clear();
  page.tap(page.actions("hand.").front());
  REQUIRE(page.heard.size() == 1);
  CHECK(page.heard.front().ends_with("?"));
  CHECK(words_in(page.heard) <= 6);
}

}  // namespace tablee::app
