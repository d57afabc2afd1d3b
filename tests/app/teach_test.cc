// Explaining a game to the people round a table.

#include <catch2/catch_test_macros.hpp>

#include "core/scan.h"
#include "tests/app/fake_page.h"
#include "text/text.h"

namespace tablee::app {
namespace {

int count_words(std::string_view text) {
  int count = 0;
  for (Scan scan(text); !scan.at_end(); scan.word()) ++count;
  return count;
}

}  // namespace

TEST_CASE("each game is explained by six pictures with a sentence, in less than five minutes") {
  constexpr int kWordsAMinute = 120;  // read aloud, slowly
  for (const text::Language language : text::kLanguages)
    for (const char* kind : {"nimmt", "surprend", "nothanks"}) {
      INFO(text::code(language) << ' ' << kind);
      FakePage page;
      page.start(text::code(language));
      page.act("go rules");
      page.tap("teach");
      page.tap("teach.game." + std::string(kind));
      int pictures = 0, lines = 0, spoken = 0, picture_words = 0;
      for (const Item& item : page.app->items()) {
        const std::string& id = item.id;
        if (!id.starts_with("teach.") || item.role != Role::text) continue;
        const std::string sentence = page.app->words(item.text);
        INFO(id << ": " << sentence);
        const int words = count_words(sentence);
        CHECK(words > 3);
        CHECK(words < 48);
        spoken += words;
        if (data_of<ExampleTable>(item)) {
          ++pictures;
          picture_words += words;
        } else if (id != "teach.open") {
          ++lines;
        }
      }
      CHECK(pictures == 6);
      CHECK(lines == (std::string_view(kind) == "surprend" ? 7 : 0));
      CHECK(picture_words <= 3 * kWordsAMinute / 2);
      CHECK(spoken <= 3 * kWordsAMinute);
      CHECK_FALSE(text_of(page, "teach.open").empty());
      CHECK(page.find("learn." + std::string(kind)) != nullptr);
    }
}

TEST_CASE("the explanation begins with the game on the table, and prints, in braille too") {
  FakePage page;
  page.start("en");
  page.act("go teach");
  CHECK(page.find("teach.game.nimmt")->on);
  page.act("go home");
  page.act("play nothanks");
  page.act("go teach");
  CHECK(page.find("teach.game.nothanks")->on);
  page.tap("teach.game.surprend");
  CHECK(page.find("teach.game.surprend")->on);
  CHECK(text_of(page, "teach.fifth_row").starts_with("5th row. Start"));
  page.tap("print");
  CHECK(page.told.contains("print"));
  page.tap("sheet.braille");
  CHECK(page.told["open"].string_at("page").value_or("").find("braille page.") == 0);
  page.act("topic nothing");
  CHECK(page.find("teach.game.surprend")->on);
}

}  // namespace tablee::app
