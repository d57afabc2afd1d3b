// Replays of matches: step by step, from a link, what is stored of them and for how long.

#include <catch2/catch_test_macros.hpp>

#include "core/asked_about.h"
#include "tests/app/played_page.h"

namespace tablee::app {

TEST_CASE("A finished match is looked at again, step by step", "[replays]") {
  for (const std::string kind : {"nimmt", "nothanks"}) {
    FakePage page;
    page.start("fr");
    play_match(page, kind);
    CHECK(count_keys(page, "replay.") == 1);
    page.tap("look");
    REQUIRE(page.app->model().screen_id() == ScreenId::replay);
    CHECK_FALSE(page.find("replay.last")->enabled);
    CHECK(page.find("holding.3") != nullptr);
    page.tap("replay.hands");
    CHECK(page.find("holding.3") == nullptr);
    int rests = 0;
    std::vector<std::string> seen{text_of(page, "prompt")};
    while (page.find("replay.next_rest")->enabled) {
      page.tap("replay.next_rest");
      seen.push_back(text_of(page, "prompt"));
      ++rests;
    }
    CHECK(rests >= (kind == "nimmt" ? 10 : 24));
    CHECK_FALSE(page.find("replay.next")->enabled);
    while (page.find("replay.last_rest")->enabled) {
      CHECK(text_of(page, "prompt") == seen.back());
      seen.pop_back();
      page.tap("replay.last_rest");
    }
    page.tap("back");
    CHECK(page.app->model().screen_id() == ScreenId::table);
    // The next day, from its sheet.
    page.tap("leave");
    page.reload();
    page.tap("sheets");
    page.tap(page.actions("sheet.2").front());
    page.tap("look");
    page.tap("replay.next");
    CHECK(page.app->table_view() != nullptr);
    for (const Item& item : page.app->items())
      CHECK(page.app->words(item.text).find("⟨") == std::string::npos);
  }
}

TEST_CASE("Replays take limited space, the oldest are deleted", "[replays]") {
  FakePage page;
  Store store(page);
  Archive archive(store);
  for (int i = 0; i < 9; ++i)
    archive.store_replay("sheet.2026-11-0" + std::to_string(i) + ".0001",
                         std::string(kReplayRoom / 4, static_cast<char>('a' + i)));
  CHECK(archive.replay_room().count == 4);
  CHECK(archive.replay_room().size <= kReplayRoom);
  CHECK(store.find("replay.2026-11-08.0001") != nullptr);
  CHECK(store.find("replay.2026-11-04.0001") == nullptr);
}

TEST_CASE("Who had to take something may ask why, and so may who looks at the log or a replay",
          "[replays]") {
  for (const std::string kind : {"nimmt", "surprend", "nothanks"}) {
    FakePage page;
    page.start("fr");
    page.tap("game." + kind + ".play");
    int asked = 0;
    // The question is there after something was taken, gone with the next decision.
    for (int step = 0; step < 3000 && !page.find("rematch"); ++step) {
      page.answer_all();
      if (page.find("why")) {
        const Session& session = *page.app->model().session;
        REQUIRE(session.taken().has_value());
        const Event event = session.match().events()[*session.taken()];
        CHECK(event.seat == 0);
        if (asked == 0) {
          page.tap("why");
          // The table shows it once more.
          CHECK(page.app->model().screen_id() == ScreenId::replay);
          const std::string because = text_of(page, "prompt");
          CHECK(because.size() > 20);
          CHECK(page.said.back() == because);
          CHECK(page.find("why") == nullptr);
          const auto updates = page.app->take_updates();
          const auto at = std::find_if(updates.begin(), updates.end(), [](const TableUpdate& n) {
            return n.event.kind == kAskedAbout;
          });
          REQUIRE(at != updates.end());
          REQUIRE(std::next(at) != updates.end());
          CHECK(std::next(at)->event.kind == event.kind);
          CHECK(std::next(at)->event.field("card") == event.field("card"));
          // It is shown on the table as it lay before.
          REQUIRE(at->after != nullptr);
          if (at != updates.begin()) CHECK(at->after == std::prev(at)->after);
          CHECK(at->after != std::next(at)->after);
          page.tap("replay.last");
          CHECK(text_of(page, "prompt") != because);
          page.act("back");
          CHECK(page.app->model().screen_id() == ScreenId::table);
        }
        ++asked;
      }
      play_on(page);
      if (asked >= 3) break;
    }
    INFO(kind);
    CHECK(asked > 0);
    // In the log every line that can be explained opens and closes.
    page.act("go pause");
    page.tap("log");
    CHECK(page.find("why") == nullptr);
    auto lines = page.actions("trick.");
    if (lines.empty()) lines = page.actions("before.");
    REQUIRE_FALSE(lines.empty());
    page.tap(lines.front());
    CHECK_FALSE(page.app->words(page.find(lines.front())->hint).empty());
    page.tap(lines.front());
    CHECK(page.app->words(page.find(lines.front())->hint).empty());
  }
}

TEST_CASE("A replayed trick begins with the table as it was", "[replays]") {
  FakePage page;
  page.start("en");
  play_match(page, "nimmt");
  page.tap("look");
  page.tap("replay.next_rest");
  page.app->watch(true);
  const std::size_t step = replay_of(page).at();
  page.app->take_updates();
  page.tap("why");
  CHECK(replay_of(page).at() == step - 1);
  CHECK(page.app->take_updates().empty());
  // While the table goes back, nothing of it is announced.
  page.app->shown_all_but(0, true);
  CHECK(replay_of(page).at() == step - 1);
  page.app->shown_all_but(0, false);
  CHECK(replay_of(page).at() == step);
  CHECK(page.app->take_updates().size() > 1);
  CHECK(text_of(page, "prompt").find("row") != std::string::npos);
  // A user who opens another screen meanwhile is not brought back.
  page.tap("replay.last");
  page.tap("replay.next");
  page.tap("why");
  page.tap("replay.last");
  const std::size_t here = replay_of(page).at();
  page.app->shown_all_but(0, false);
  CHECK(replay_of(page).at() == here);
}

TEST_CASE("A step of a replay is explained", "[replays]") {
  FakePage page;
  page.start("en");
  play_match(page, "nimmt");
  page.tap("look");
  CHECK(page.find("why") == nullptr);
  page.tap("replay.next_rest");
  REQUIRE(page.find("why") != nullptr);
  page.tap("why");
  CHECK(page.app->model().screen_id() == ScreenId::replay);
  CHECK(text_of(page, "prompt").find("row") != std::string::npos);
  CHECK(page.find("why") == nullptr);
  page.tap("replay.next");
  page.tap("replay.last");
  CHECK(page.find("why") != nullptr);
}

TEST_CASE("A friend who plays the same deal the same way meets the same answers", "[replays]") {
  FakePage page;
  page.start("en", "play nimmt", 5);
  play_until(page, "rematch");
  const std::string link = link_of(page, "share.deal");
  const std::string_view text = *page.told.at("share").string_at("text");
  CHECK(text.find("Can you do better?") != std::string::npos);
  const Record& record = page.app->model().session->match().record();

  FakePage friends;
  friends.start("de", "", 900);
  friends.last_first = true;
  open_link(friends, link);
  friends.tap("link.play");
  // The tab is closed in the middle of a trick: players who had not chosen are asked again.
  friends.reload();
  friends.tap("resume.go");
  play_until(friends, "rematch");
  const Match& theirs = friends.app->model().session->match();
  CHECK(theirs.record().deals == record.deals);
  CHECK(theirs.sheet().rounds == page.app->model().session->match().sheet().rounds);
}

TEST_CASE("A link to a match opens its replay, and stores it with the sheet", "[replays]") {
  FakePage page;
  page.start("en");
  play_match(page, "nothanks");
  const std::string link = link_of(page, "share.replay");
  FakePage friends;
  friends.start("fr", "", 900);
  open_link(friends, link);
  friends.tap("link.look");
  REQUIRE(friends.app->model().screen_id() == ScreenId::replay);
  friends.tap("replay.next_rest");
  friends.tap("back");
  friends.tap("link.keep");
  CHECK(count_keys(friends, "replay.") == 1);
  friends.tap("back");
  friends.tap("sheets");
  friends.tap(friends.actions("sheet.2").front());
  CHECK(link_of(friends, "share.replay") == link);
  friends.tap("look");
  CHECK(friends.app->model().screen_id() == ScreenId::replay);
}

TEST_CASE("A link to a table can be played, and there is nothing of it to keep", "[replays]") {
  FakePage page;
  page.start("en", "play nimmt", 5);
  play_until(page, "rematch");
  const std::string link = link_of(page, "share.deal");
  FakePage friends;
  friends.start("fr", "", 900);
  open_link(friends, link);
  REQUIRE(friends.app->model().screen_id() == ScreenId::link);
  friends.act("link_keep", false);
  friends.act("link_look", false);
  CHECK(friends.app->model().screen_id() == ScreenId::link);
  CHECK(count_keys(friends, "sheets.") == 0);
}

TEST_CASE("A match ends without space for its replay: the setting decides, and a notice says so",
          "[replays]") {
  for (const bool keeps : {false, true}) {
    FakePage page;
    const auto oldest = "replay.2020-01-01.0000";
    for (int i = 0; i < 10; ++i)
      page.stored["replay.2020-01-01.000" + std::to_string(i)] = std::string(kReplayRoom / 10, 'r');
    page.start("en");
    if (keeps) page.act("set make_room 0", false);
    play_match(page);
    const std::string told = text_of(page, "notice");
    INFO(told);
    CHECK(told.find(keeps ? "but not its replay" : "1 old replay deleted") != std::string::npos);
    CHECK(page.stored.count(oldest) == (keeps ? 1 : 0));
    CHECK(count_keys(page, "replay.") == 10);
  }
}

}  // namespace tablee::app
