// What lies apart from the archive (in local storage, while the archive is in a database) is merged
// into it.

#include <catch2/catch_test_macros.hpp>

#include "tests/app/titles.h"
#include "web/app/storage/archive.h"
#include "web/app/storage/backup.h"

using namespace tablee;
using namespace tablee::app;

namespace {

Sheet titled(const std::string& title, int rounds = 6, const std::string& name = "Anne") {
  Sheet s;
  s.game = "nimmt";
  s.options = {{"players", 4}, {"target", 66}};
  s.date = "2026-11-21";
  s.players = {{name, ""}, {"", "master"}, {"", "cunning"}, {"Léo", ""}};
  for (int r = 0; r < rounds; ++r) s.rounds.push_back({9, r, 12, 3});
  s.over = true;
  s.title = title;
  s.count();
  return s;
}

std::string key_at(int number) { return "sheet.2026-11-21." + numbered(number); }

// Stores these sheets, and a replay of each, as an archive of its own does.
FakePage with(const std::vector<std::pair<std::string, Sheet>>& sheets) {
  FakePage page;
  Store store(page);
  Archive archive(store);
  for (const auto& [key, sheet] : sheets) {
    archive.put(key, sheet);
    archive.store_replay(key, "r1." + sheet.title);
  }
  return page;
}

// Lays what that page has stored apart from what this one has.
void lay_apart(FakePage& page, const FakePage& other) {
  for (const auto& [key, value] : other.stored) page.stored["old." + key] = value;
}

}  // namespace

TEST_CASE("What lies apart comes into an empty archive as it is, wherever that is interrupted",
          "[archive]") {
  std::vector<std::pair<std::string, Sheet>> sheets;
  Titles wanted;
  for (int i = 1; i <= 300; ++i) {
    sheets.emplace_back(key_at(i), titled("t" + std::to_string(i), 1 + i % 20));
    wanted[key_at(i)] = "t" + std::to_string(i);
  }
  FakePage before;
  {
    const FakePage left = with(sheets);
    REQUIRE(left.stored.size() > 305);
    lay_apart(before, left);
    // As a page was before it parted: what is past the next one's name counts no more.
    const auto pages = before.keys("old.sheets.");
    before.stored[pages[0]] += "\n" + before.stored[pages[1]];
    before.stored["old.sheet.2026-11-22.0001"] = write_sheet(titled("oldest form"));
    before.stored["old.sheet.2026-11-23.0001"] = "{\"format\":99}";
  }
  wanted["sheet.2026-11-22.0001"] = "oldest form";
  int cuts = 0;
  for (int writes = 0;; writes += writes < 40 ? 1 : 37) {
    FakePage page;
    page.stored = before.stored;
    page.writes = writes;
    {
      Store store(page);
      Archive(store).open();
    }
    const bool dead = page.writes < 0;
    page.writes = 1 << 30;
    REQUIRE(titles_in(page) == wanted);
    CHECK(page.keys("old.").empty());
    CHECK(page.keys("replay.").size() == 300);
    CHECK(page.stored.at("sheet.2026-11-23.0001") == "{\"format\":99}");
    ++cuts;
    if (!dead) break;
  }
  CHECK(cuts > 40);
}

TEST_CASE("Two sheets of one name: both stay, each with its replay", "[archive]") {
  for (const bool under_way : {false, true}) {
    FakePage page;
    page.stored = with({{key_at(1), titled("ours")}, {key_at(2), titled("both")}}).stored;
    lay_apart(page, with({{key_at(1), titled("theirs", 6, "Bob")}, {key_at(2), titled("both")}}));
    Store store(page);
    Archive archive(store);
    // A match under way goes on under its own name.
    archive.claimed = [&](std::string_view key) { return under_way && key == key_at(1); };
    archive.open();
    const std::string theirs = key_at(under_way ? 1 : 3), ours = key_at(under_way ? 3 : 1);
    CHECK(archive.sheet(ours)->title == "ours");
    CHECK(archive.replay(ours) == "r1.ours");
    CHECK(archive.sheet(theirs)->title == "theirs");
    CHECK(archive.replay(theirs) == "r1.theirs");
    CHECK(titles_in(page).size() == 3);
    CHECK(page.keys("old.").empty());
  }
}

TEST_CASE("Of two states of one match the later one stays", "[archive]") {
  for (const bool later : {false, true}) {
    FakePage page;
    page.stored = with({{key_at(1), titled(later ? "early" : "late", later ? 3 : 5)}}).stored;
    lay_apart(page, with({{key_at(1), titled(later ? "late" : "early", later ? 5 : 3)}}));
    CHECK(titles_in(page) == Titles{{key_at(1), "late"}});
    CHECK(page.keys("old.").empty());
  }
}

TEST_CASE("A file whose import was interrupted is imported to its end, from apart as well",
          "[archive]") {
  FakePage cut;
  {
    // Up to the write that makes it count.
    int writes = 0;
    for (; cut.stored.count("in.whole") == 0; ++writes) {
      cut.stored.clear();
      cut.writes = writes;
      Store store(cut);
      Archive(store).take_in({{titled("a"), "r1.a"}, {titled("b"), ""}}, "2026-11-21");
    }
  }
  FakePage page;
  lay_apart(page, cut);
  CHECK(titles_in(page) == Titles{{key_at(1), "a"}, {key_at(2), "b"}});
  CHECK(page.keys("in.").empty());
  CHECK(page.keys("old.").empty());
}

TEST_CASE("Apart from the archive, sheets get numbers that it hardly has", "[archive]") {
  FakePage page;
  Store store(page);
  Archive archive(store);
  archive.lies(ArchivePlace::apart, 90'123);
  CHECK(archive.free_key("2026-11-21") == "sheet.2026-11-21.10124");
  archive.put("sheet.2026-11-21.10124", titled("one"));
  CHECK(archive.free_key("2026-11-21") == "sheet.2026-11-21.10125");
  archive.lies(ArchivePlace::database, 0);
  CHECK(archive.free_key("2026-11-22") == "sheet.2026-11-22.0001");
}

TEST_CASE("A database has space for thousands of replays", "[archive]") {
  FakePage page;
  Store store(page);
  Archive archive(store);
  archive.lies(ArchivePlace::database, 0);
  for (int i = 0; i < 2000; ++i) archive.store_replay(key_at(i), std::string(1'500, 'r'));
  CHECK(archive.replay_room().count == 2000);
  CHECK(archive.take_no_room().gone == 0);
}

TEST_CASE("A backup with a line that no archive would write is refused", "[archive]") {
  FakePage page;
  page.stored = with({{key_at(1), titled("a")}}).stored;
  const std::string line = page.stored.at("sheets.2026-11-21.0001");
  page.stored.clear();
  for (const char* name : {"../x y:z", "", "2026-11-21.0001 ", "a/b", "2026-11-21.0001\\n"}) {
    page.stored["@sheets.2026-11-21.0001"] = name + line.substr(line.find('\t'));
    INFO(name);
    CHECK_FALSE(check_aside(page));
  }
  page.stored["@sheets.2026-11-21.0001"] = line.substr(line.find('\t') + 1);
  CHECK_FALSE(check_aside(page));
  page.stored["@sheets.2026-11-21.0001"] = line;
  CHECK(check_aside(page)->sheets == 1);
}

TEST_CASE("How full the storage is: said in the settings, and before it is full", "[app]") {
  FakePage page;
  page.start("en");
  const auto report = [&](const char* archive, int used) {
    json::Writer out;
    out.begin_object().member("on", "storage").member("state", "ok").member("damaged", "");
    out.member("archive", std::string_view(archive)).member("used", used);
    page.app->receive(out.end_object().text());
  };
  CHECK(page.app->model().notice.empty());
  page.tap("settings");
  CHECK(text_of(page, "keeping.used").starts_with("Less than 1%"));
  report("database", 79);
  CHECK(text_of(page, "keeping.used").starts_with("79%"));
  CHECK(page.app->model().notice.empty());
  report("database", 80);
  CHECK(page.app->model().notice.key == "app.nearly_full");
  page.act("notice_close");
  report("database", 83);
  CHECK(page.app->model().notice.empty());
  report("apart", 83);
  CHECK(page.app->model().notice.key == "app.apart");
  CHECK(page.find("keeping.apart") != nullptr);
}
