// The archive of sheets and replays: what is stored is found again, and no interruption loses it.

#include "web/app/storage/archive.h"

#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"
#include "tests/app/titles.h"

using namespace tablee;
using namespace tablee::app;

namespace {

// A sheet that differs from all others, with that many rounds.
Sheet sheet_of(int number, int rounds = 6) {
  Sheet s;
  s.game = "nimmt";
  s.options = {{"players", 4}, {"target", 66}};
  s.date = "2026-11-21";
  s.players = {{"Anne", ""}, {"", "master"}, {"", "cunning"}, {"Léo", ""}};
  for (int r = 0; r < rounds; ++r) s.rounds.push_back({number % 90, r, 12, 3});
  s.over = true;
  s.title = "t" + std::to_string(number);
  s.count();
  return s;
}

std::string key_of(int day, int number) {
  std::string n = std::to_string(number);
  n.insert(0, 4 - n.size(), '0');
  return "sheet.2026-11-" + std::to_string(10 + day) + "." + n;
}

std::vector<Stored> file_of(int count) {
  std::vector<Stored> file;
  for (int i = 0; i < count; ++i)
    file.push_back({sheet_of(i, 1 + i % 30), i % 3 == 0 ? "r1.not-looked-at-here" : ""});
  return file;
}

}  // namespace

TEST_CASE("An archive stores what a map would store", "[archive]") {
  FakePage page;
  Rng rng(4);
  Titles wanted;
  for (int life = 0; life < 12; ++life) {
    Store store(page);
    Archive archive(store);
    for (int step = 0; step < 60; ++step) {
      const int day = static_cast<int>(rng.below(20));
      const std::string key =
          rng.below(3) == 0 ? archive.free_key(key_of(day, 1).substr(6, 10)) : key_of(day, 3);
      if (rng.below(4) == 0) {
        archive.erase(key);
        wanted.erase(key);
      } else {
        const Sheet sheet = sheet_of(life * 100 + step, static_cast<int>(rng.below(60)));
        CHECK(archive.put(key, sheet));
        wanted[key] = sheet.title;
      }
      CHECK(archive.has(key) == (wanted.count(key) == 1));
    }
    REQUIRE(titles_in(page) == wanted);
  }
  CHECK(wanted.size() > 100);
  std::string last = "~";
  Store store(page);
  Archive(store).newest_first([&](const std::string& key, const Sheet&) {
    CHECK(key < last);
    last = key;
    return true;
  });
}

TEST_CASE("Sheets whose power is cut between any two writes are there before, or after",
          "[archive]") {
  FakePage full;
  {
    Store store(full);
    Archive archive(store);
    for (int i = 0; i < 120; ++i) archive.put(key_of(i % 9, i), sheet_of(i));
  }
  const Titles before = titles_in(full);
  for (const bool erasing : {false, true}) {
    for (int writes = 0; writes < 8; ++writes) {
      FakePage page;
      page.stored = full.stored;
      page.writes = writes;
      const std::string key = erasing ? before.begin()->first : key_of(4, 9000);
      {
        Store store(page);
        Archive archive(store);
        if (erasing)
          archive.erase(key);
        else
          archive.put(key, sheet_of(7777, 40));
      }
      const bool dead = page.writes < 0;
      page.writes = 1 << 30;
      Titles after = before;
      if (erasing)
        after.erase(key);
      else
        after[key] = "t7777";
      const Titles now = titles_in(page);
      CHECK((now == before || now == after));
      if (!dead) CHECK(now == after);
    }
  }
}

TEST_CASE("What a page held before it parted never comes back", "[archive]") {
  FakePage page;
  Store store(page);
  for (int i = 0; i < 200; ++i) Archive(store).put(key_of(3, i), sheet_of(i));
  // The first page as it was before it parted, and every page after it emptied.
  FakePage cut;
  {
    Store other(cut);
    Archive archive(other);
    for (int i = 0; i < 90; ++i) archive.put(key_of(3, 2 * i), sheet_of(2 * i));
  }
  const auto pages = cut.keys("sheets.");
  REQUIRE(pages.size() > 1);
  cut.stored[pages[0]] += "\n" + cut.stored[pages[1]];
  Store again(cut);
  Archive archive(again);
  CHECK(archive.count_unread() > 90);
  std::vector<std::string> upper;
  archive.newest_first([&](const std::string& key, const Sheet&) {
    if (key >= "sheet." + pages[1].substr(7)) upper.push_back(key);
    return true;
  });
  CHECK(archive.count() == 90);
  CHECK(archive.count_unread() == 90);
  for (const std::string& key : upper) archive.erase(key);
  CHECK(titles_in(cut).size() == 90 - upper.size());
}

TEST_CASE(
    "The previous version had a key for each sheet: they are converted, wherever that is "
    "interrupted",
    "[archive]") {
  FakePage before;
  Titles wanted;
  for (int i = 0; i < 700; ++i) {
    const std::string key = key_of(i / 90, i);
    before.stored[key] = write_sheet(sheet_of(i));
    wanted[key] = "t" + std::to_string(i);
  }
  before.stored["sheet.2026-11-30.0001"] = "{\"format\":99}";
  int cuts = 0;
  for (int writes = 0;; writes = writes < 30 ? writes + 1 : writes + 41) {
    FakePage page;
    page.stored = before.stored;
    page.writes = writes;
    {
      Store store(page);
      CHECK(Archive(store).count() == 700);
    }
    const bool dead = page.writes < 0;
    page.writes = 1 << 30;
    REQUIRE(titles_in(page) == wanted);
    CHECK(page.stored.at("sheet.2026-11-30.0001") == "{\"format\":99}");
    CHECK(page.keys("sheet.").size() == 1);
    ++cuts;
    if (!dead) break;
  }
  CHECK(cuts > 40);
}

TEST_CASE("Without space for a page of them, sheets of the previous version stay as they were",
          "[archive]") {
  FakePage page;
  for (int i = 0; i < 100; ++i) page.stored[key_of(1, i)] = write_sheet(sheet_of(i));
  const auto stored = page.stored;
  page.room = 0;
  CHECK(titles_in(page).size() == 100);
  CHECK(page.stored == stored);
  page.room = 1 << 30;
  CHECK(titles_in(page).size() == 100);
  CHECK(page.keys("sheet.").empty());
}

TEST_CASE("A file is imported completely or not at all, with any space and any interruption",
          "[archive]") {
  FakePage before;
  {
    Store store(before);
    Archive archive(store);
    for (int i = 0; i < 40; ++i) archive.put(key_of(2, i), sheet_of(i));
    archive.store_replay(key_of(2, 3), "r1.mine");
  }
  const Titles old = titles_in(before);
  std::size_t used = 0;
  for (const auto& [key, value] : before.stored) used += key.size() + value.size();
  int refused = 0, taken = 0;
  for (std::size_t room = used; taken < 3; room += 997) {
    FakePage page;
    page.stored = before.stored;
    page.room = room;
    Store store(page);
    Archive archive(store);
    const bool ok = archive.take_in(file_of(150), "2026-11-21");
    ++(ok ? taken : refused);
    CHECK(archive.count() == (ok ? 190 : 40));
    page.room = std::size_t{1} << 30;
    CHECK(titles_in(page).size() == (ok ? 190u : 40u));
    CHECK(page.stored.count("replay." + key_of(2, 3).substr(6)) == 1);
    CHECK(page.keys("in.").empty());
  }
  CHECK(refused > 10);
  int whole = 0;
  for (int writes = 0;; ++writes) {
    FakePage page;
    page.stored = before.stored;
    page.writes = writes;
    {
      Store store(page);
      Archive(store).take_in(file_of(150), "2026-11-21");
    }
    const bool dead = page.writes < 0;
    page.writes = 1 << 30;
    const Titles now = titles_in(page);
    REQUIRE((now.size() == 40 || now.size() == 190));
    whole += now.size() == 190;
    CHECK(page.keys("in.").empty());
    CHECK(page.keys("replay.").size() == (now.size() == 40 ? 1 : 51));
    if (!dead) break;
  }
  CHECK(whole > 3);
}

TEST_CASE("On a full device the oldest matches make way, and that is counted", "[archive]") {
  FakePage page;
  Store store(page);
  Archive archive(store);
  for (int i = 0; i < 30; ++i) archive.store_replay(key_of(i % 9, 100 + i), std::string(400, 'r'));
  page.room = 0;
  for (const auto& [key, value] : page.stored) page.room += key.size() + value.size();
  CHECK(archive.put(key_of(0, 1), sheet_of(1, 30)));
  const int gone = archive.take_no_room().gone;
  CHECK(gone > 0);
  CHECK(archive.take_no_room().gone == 0);
  CHECK(archive.replay_room().count == 30 - gone);
  CHECK(page.stored.count(replay_key(key_of(0, 100))) == 0);
  CHECK(page.stored.count(replay_key(key_of(8, 126))) == 1);
}

TEST_CASE("A user who prefers old replays does not lose them, and learns what was not stored",
          "[archive]") {
  FakePage page;
  Store store(page);
  Archive archive(store);
  archive.replays_may_go = [] { return false; };
  const std::size_t each = kReplayRoom / 10;
  for (int i = 0; i < 12; ++i) archive.store_replay(key_of(i % 9, 100 + i), std::string(each, 'r'));
  CHECK(archive.replay_room().count == 10);
  const Archive::NoRoom lack = archive.take_no_room();
  CHECK(lack.gone == 0);
  CHECK(lack.not_stored == 2);
  // The device itself is full: the same.
  page.room = 0;
  for (const auto& [key, value] : page.stored) page.room += key.size() + value.size();
  CHECK_FALSE(archive.put(key_of(0, 1), sheet_of(1, 30)));
  CHECK(archive.replay_room().count == 10);
}

TEST_CASE("What could not be read is put aside, and never over something else", "[archive]") {
  FakePage page;
  Store store(page);
  for (const char* text : {"one", "two", "two", "three"}) {
    store.put("odd", text);
    store.set_aside("odd");
  }
  CHECK(store.read("odd") == std::nullopt);
  CHECK(store.read("unread.odd") == "one");
  CHECK(store.read("unread.odd.2") == "two");
  CHECK(store.read("unread.odd.3") == "three");
}

TEST_CASE("Ten thousand sheets: nothing of them is looked up at the start", "[archive]") {
  FakePage page;
  {
    Store store(page);
    Archive archive(store);
    std::vector<Stored> file;
    for (int i = 0; i < 10'000; ++i) {
      file.push_back({sheet_of(i, 8), {}});
      file.back().sheet.date = key_of(i % 20, 1).substr(6, 10);
    }
    REQUIRE(archive.take_in(std::move(file), "2026-11-21"));
  }
  std::size_t used = 0;
  for (const auto& [key, value] : page.stored) used += key.size() + value.size();
  INFO(used << " characters");
  CHECK(used < 2'000'000);
  FakePage empty;
  empty.start("en");
  page.looked_up = 0;
  page.start("en");
  CHECK(page.looked_up == empty.looked_up);
  page.looked_up = 0;
  page.tap("sheets");
  CHECK(page.looked_up < 10);
  CHECK(page.app->screen_message().size() < 40'000);
  CHECK(page.find("sheets.more")->text.key == "sheets.more");
  page.tap("statistics");
  CHECK(page.app->words(page.find("players.0.1")->text) == "10000");
  const auto* line = data_of<ChartLine>(*page.find("averages.0"));
  REQUIRE(line != nullptr);
  CHECK(line->figures.size() == 240);
  page.tap("back");
  page.type("search", "t9876");
  CHECK(page.actions("sheet.2").size() == 1);
}

TEST_CASE("Who met a thousand people sees the twenty met most often", "[archive]") {
  FakePage page;
  {
    Store store(page);
    Archive archive(store);
    for (int i = 0; i < 1000; ++i) {
      Sheet sheet = sheet_of(i);
      sheet.players[0].name = "Ann";
      sheet.players[1] = {i % 100 < 3 ? "Bob" : "Guest" + std::to_string(i), ""};
      archive.put(key_of(i % 9, i), sheet);
    }
  }
  page.start("en");
  page.tap("sheets");
  page.tap("statistics");
  // Who played most is among the fifty that are listed.
  CHECK(std::any_of(page.app->items().begin(), page.app->items().end(), [&](const Item& item) {
    return item.id.starts_with("players.") && page.app->words(item.text).ends_with(". Ann");
  }));
  int lines = 0;
  for (const Item& item : page.app->items())
    lines += item.role == Role::entry && item.id.starts_with("duels.1.");
  CHECK(lines == 20);
  REQUIRE(page.find("duels.1.others") != nullptr);
  CHECK(page.app->words(page.find("duels.1.others")->text) == "… and 953 others, met less often.");
}
