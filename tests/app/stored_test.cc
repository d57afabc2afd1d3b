// Stored data survives new versions. Each file of tests/stored is what a device had stored when an
// older version had played on it, byte for byte, with the figures that that version showed for it:
// this one shows the same.

#include "tests/app/stored_files.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <vector>

#include "tests/app/fake_page.h"
#include "tests/app/picked.h"
#include "tests/engine/exercise_book.h"

namespace tablee::app {
namespace {

// A device that holds that, one tap after the other.
void open(FakePage& page, const json::Value& kept, const json::Value& taps) {
  for (const auto& [key, text] : kept.find("stored")->members) page.stored[key] = text.string;
  page.start("en");
  for (const json::Value& id : taps.items) {
    page.tap(id.string);
    if (id.string != "exercises") continue;
    json::Writer out;
    out.begin_object().member("on", "exercises");
    page.app->receive(out.member("text", test::exercise_book()).end_object().text());
  }
}

// Months as numbers, as older versions showed them.
std::string with_numbered_months(const FakePage& page, std::string text) {
  for (int month = 1; month <= 12; ++month) {
    const std::string name = page.app->words(msg_family("month.", std::to_string(month)));
    if (const auto at = text.find(' ' + name + ' '); at != std::string::npos)
      text.replace(at + 1, name.size(), std::to_string(month));
  }
  return text;
}

// The figures of a text, blanks between them; of a field what stands in it as well.
std::string figures(const FakePage& page, const Item& item) {
  std::string all;
  bool inside = false;
  for (const char c : with_numbered_months(page, page.app->words(item.text))) {
    const bool digit = c >= '0' && c <= '9';
    if (digit && !inside && !all.empty()) all += ' ';
    if (digit) all += c;
    inside = digit;
  }
  return item.role == Role::input ? all + "=" + std::string(field_text(item)) : all;
}

// The table of players: their order is how they are shown, not what was stored.
constexpr std::string_view kPlayers = "players.";

// Compares the rows of that table in any order. Returns how many figures there were.
int compare_players(const FakePage& page, const json::Value::Members& shows) {
  std::map<std::string, std::string> then, now;  // by row
  int count = 0;
  for (const auto& [id, figure] : shows) {
    if (!id.starts_with(kPlayers)) continue;
    const std::string row = id.substr(0, id.rfind('.'));
    then[row] += " " + figure.string;
    const Item* item = page.find(id);
    REQUIRE(item != nullptr);
    now[row] += " " + figures(page, *item);
    ++count;
  }
  const auto sorted = [](const std::map<std::string, std::string>& rows) {
    std::vector<std::string> all;
    for (const auto& [row, text] : rows) all.push_back(text);
    std::ranges::sort(all);
    return all;
  };
  CHECK(sorted(now) == sorted(then));
  return count;
}

}  // namespace

TEST_CASE("Data stored by older versions opens as it did then", "[stored]") {
  int opened = 0, compared = 0;
  for (const std::string& text : test::stored_files()) {
    const auto kept = json::parse(text);
    REQUIRE(kept.ok());
    for (const json::Value& one : *kept->array_at("opens")) {
      FakePage page;
      open(page, *kept, *one.find("taps"));
      std::string way;
      for (const json::Value& id : one.find("taps")->items) way += " " + id.string;
      INFO(*kept->string_at("version") << ":" << way);
      ++opened;
      if (const json::Value* shows = one.find("shows"))
        for (const auto& [id, figure] : shows->members) {
          INFO(id);
          if (id.starts_with(kPlayers)) continue;
          const Item* item = page.find(id);
          REQUIRE(item != nullptr);
          CHECK(figures(page, *item) == figure.string);
          ++compared;
        }
      if (const json::Value* shows = one.find("shows"))
        compared += compare_players(page, shows->members);
      if (const json::Value* settings = one.find("settings"))
        for (const auto& [id, on] : settings->members) {
          INFO(id);
          const Item* item = page.find(id);
          REQUIRE(item != nullptr);
          CHECK(item->on == on.boolean);
          ++compared;
        }
    }
  }
  CHECK(opened > 20);
  CHECK(compared > 400);
}

TEST_CASE("A challenge sent by an older version is known again when it comes back", "[stored]") {
  int known = 0;
  for (const std::string& text : test::stored_files()) {
    const auto kept = json::parse(text);
    REQUIRE(kept.ok());
    const json::Value& stored = *kept->find("stored");
    const std::string lines(stored.string_at("challenges").value_or(""));
    if (!lines.starts_with("sent ")) continue;
    FakePage page;
    for (const auto& [key, value] : stored.members) page.stored[key] = value.string;
    page.start("en");
    const std::string link = lines.substr(5, lines.find('\n') - 5);
    page.app->receive(R"({"on":"link","link":")" + link + R"("})");
    CHECK(page.app->model().screen_id() == ScreenId::challenge);
    ++known;
  }
  CHECK(known > 0);
}

// Unreadable data stays where it is, so that a later version may still read it.
TEST_CASE("Reading data of older versions loses nothing", "[stored]") {
  for (const std::string& text : test::stored_files()) {
    const auto kept = json::parse(text);
    REQUIRE(kept.ok());
    INFO(*kept->string_at("version"));
    FakePage page;
    for (const auto& [key, value] : kept->find("stored")->members) page.stored[key] = value.string;
    const auto before = page.stored;
    page.start("en");
    page.tap("sheets");
    page.tap("statistics");
    page.act("go home");
    for (const auto& [key, value] : before) {
      INFO(key);
      CHECK(key.find("lost") == std::string::npos);
      // An older archive moves over into pages.
      if (!key.starts_with("sheet")) CHECK(page.stored[key] == value);
    }
  }
}

TEST_CASE("Files and backups of older versions can be imported", "[stored]") {
  int files = 0;
  for (const std::string& text : test::stored_files()) {
    const auto kept = json::parse(text);
    REQUIRE(kept.ok());
    INFO(*kept->string_at("version"));
    const auto file = kept->string_at("file");
    if (!file) continue;
    ++files;
    FakePage was, page;
    for (const auto& [key, value] : kept->find("stored")->members) was.stored[key] = value.string;
    was.start("en");
    page.start("en");
    page.act("go sheets");
    page.app->receive(test::picked(*file));
    page.tap("import.add");
    const auto& come = page.app->model().archive;
    CHECK(come.count() == was.app->model().archive.count());
    CHECK(come.count() > 0);
    // A backup lies aside until all of it could be read.
    for (const auto& [key, value] : kept->find("stored")->members)
      page.stored["@" + key] = value.string;
    page.app->receive(R"({"on":"check"})");
    CHECK(page.checked == std::vector<std::string>{"ok"});
  }
  CHECK(files > 0);
}

}  // namespace tablee::app
