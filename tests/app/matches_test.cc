// Several unfinished matches: beginning one loses no other, everything stored is found again, and
// the first attempt of the day counts however it was left.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
// fake_page.h uses the macros.
#include "tests/app/fake_page.h"
#include "tests/app/laid_table.h"
#include "tests/app/picked.h"
#include "web/app/storage/daily.h"

namespace tablee::app {
namespace {

const std::vector<UnderWay>& under_way(const FakePage& page) {
  return page.app->model().matches.list();
}

// A table of that kind with a card of ours on it, left for home.
void play_and_leave(FakePage& page, const std::string& what) {
  page.act("play " + what);
  page.answer_all();
  for (const std::string_view group : {"hand.", "no", "take"})
    if (const auto ids = page.actions(group); !ids.empty()) {
      page.act(page.find(ids.front())->action, true);
      break;
    }
  page.answer_all();
  page.act("go home");
}

std::string record_of(const FakePage& page, const std::string& key) {
  return write_record(read_session(page.stored.at(key))->match().record());
}

std::size_t moves_on_table(const FakePage& page) {
  return page.app->model().session->match().record().moves.size();
}

}  // namespace

TEST_CASE("beginning a match sets the unfinished one aside, with one notice") {
  const auto link = [] {
    auto match = Match::replay(golden_record("nothanks", {}));
    return write_link(table_of(match->record(), true));
  }();
  struct Way {
    const char* name;
    std::vector<std::string> actions;
  };
  const Way ways[] = {
      {"home's play", {"play nothanks"}},
      {"the same game", {"play nimmt"}},
      {"a table set up", {"setup nothanks", "start"}},
      {"the deal of the day", {"go daily", "daily surprend"}},
      {"a link", {"@link", "link_play"}},
      {"a deal of a replay", {"continue", "go pause", "go home", "play nimmt special"}}};
  for (const Way& way : ways) {
    INFO(way.name);
    FakePage page;
    page.start("en");
    play_and_leave(page, "nimmt");
    const std::string before = record_of(page, "match");
    for (const std::string& action : way.actions)
      action == "@link" ? page.app->receive(R"({"on":"link","link":")" + link + R"("})")
                        : page.act(action);
    CHECK(page.app->model().screen_id() == ScreenId::table);
    REQUIRE(under_way(page).size() == 2);
    CHECK(record_of(page, "match") == before);
    REQUIRE(page.find("notice"));
    const std::string told = page.app->words(page.find("notice")->text);
    CHECK(told.starts_with("Your other match is waiting on the home page: "));
    CHECK(told.find("round 1") != std::string::npos);
    CHECK(std::count(page.said.begin(), page.said.end(), told) == 1);
    // It goes with the next thing done.
    page.act("undo");
    CHECK_FALSE(page.find("notice"));
    page.act("go home");
    page.tap("resume.0.go");
    CHECK(page.app->model().session->match().setup().game->id() == "nimmt");
    CHECK(record_of(page, "match") == before);
    CHECK(under_way(page).front().key == "match");
  }
}

TEST_CASE("a lesson, a hostile leave and a rematch cost nothing") {
  FakePage page;
  page.start("en");
  play_and_leave(page, "nimmt");
  const std::string before = record_of(page, "match");
  page.act("lesson nothanks");
  page.act("leave");
  CHECK(page.app->model().screen_id() == ScreenId::home);
  CHECK(under_way(page).size() == 1);
  page.act("continue");
  page.act("leave");
  CHECK(record_of(page, "match") == before);
  page.act("continue");
  page.act("rematch");
  CHECK(under_way(page).size() == 2);
  CHECK(record_of(page, "match") == before);
  // Out of a lesson straight into another match.
  page.act("lesson nimmt");
  page.act("play nothanks");
  CHECK(under_way(page).size() == 3);
  CHECK(record_of(page, "match") == before);
}

TEST_CASE("a reload brings all of them back, the last one played in front") {
  FakePage page;
  page.start("en");
  for (const char* what : {"nimmt", "nothanks", "nimmt special"}) play_and_leave(page, what);
  page.tap("resume.1.go");
  const auto told = under_way(page);
  REQUIRE(told.size() == 3);
  page.reload();
  REQUIRE(under_way(page).size() == 3);
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(under_way(page)[i].key == told[i].key);
    CHECK(under_way(page)[i].kind == told[i].kind);
    CHECK(under_way(page)[i].seats == told[i].seats);
    CHECK(under_way(page)[i].round == told[i].round);
    CHECK(under_way(page)[i].when == "2026-11-21");
  }
  CHECK(under_way(page).front().kind == "nothanks");
  page.tap("resume.go");
  CHECK(page.app->model().session->match().setup().game->id() == "nothanks");
}

TEST_CASE("what the version before stored opens as it did, and stays as it was stored") {
  FakePage page;
  const Record record = golden_record("nimmt", {{"special", 0}});
  lay_before(page, record, 6, "en");
  CHECK(page.app->model().screen_id() == ScreenId::table);
  CHECK(moves_on_table(page) >= 6);
  // A single match needs nothing besides its own key.
  CHECK(page.stored.count("matches") == 0);
  CHECK(page.stored.count("match.1") == 0);
}

TEST_CASE("a finished match leaves the list and its key, and its sheet is stored") {
  FakePage page;
  page.start("en");
  play_and_leave(page, "nimmt");
  page.stored["match.1"] = [] {
    auto record = golden_record("nothanks", {});
    for (auto& seat : record.setup.seats) seat.bot = "greedy";
    record.setup.seats.front().bot.clear();
    return R"({"sheet":"sheet.2026-11-20.0009","record":)" + write_record(record) + "}";
  }();
  // Found though it is on no list; that it is over shows when it is opened.
  page.reload();
  REQUIRE(under_way(page).size() == 2);
  page.tap("resume.1.go");
  CHECK(page.find("winner") != nullptr);
  CHECK(under_way(page).size() == 1);
  CHECK(page.sheet("sheet.2026-11-20.0009").ok());
  page.tap("leave");
  CHECK(page.stored.count("match.1") == 0);
  CHECK(page.stored.count("match") == 1);
  page.tap("resume.go");
  CHECK(page.app->model().session->match().setup().game->id() == "nimmt");
}

TEST_CASE("a rematch takes the place of the match that is over") {
  FakePage page;
  auto record = golden_record("nothanks", {});
  for (auto& seat : record.setup.seats) seat.bot = "greedy";
  record.setup.seats.front().bot.clear();
  page.stored["match"] =
      R"({"sheet":"sheet.2026-11-20.0009","record":)" + write_record(record) + "}";
  page.start("en", "continue");
  page.tap("rematch");
  CHECK(under_way(page).size() == 1);
  CHECK_FALSE(page.find("notice"));
  CHECK(page.stored.count("match") == 0);
  CHECK(page.stored.count("match.1") == 1);
}

TEST_CASE("what a newer version stored is set aside, and is back when that version is") {
  FakePage page;
  page.start("en");
  for (const char* what : {"nothanks", "nimmt"}) play_and_leave(page, what);
  const std::string ours = record_of(page, "match"), other = record_of(page, "match.1");
  std::string& stored = page.stored["match"];
  const std::string readable = stored;
  stored.replace(stored.find("\"rules\":"), 8, "\"rules\":9");
  page.reload();
  page.tap("resume.0.go");
  REQUIRE(page.find("notice"));
  page.reload();
  REQUIRE(under_way(page).size() == 1);
  REQUIRE(page.stored.count("unread.match") == 1);
  // The second time the last visit was interrupted before it erased the copy: no second match.
  for (int visit = 0; visit < 2; ++visit) {
    page.stored["unread.match"] = readable;
    page.reload();
    REQUIRE(under_way(page).size() == 2);
    CHECK(page.stored.count("unread.match") == 0);
    CHECK(record_of(page, under_way(page)[0].key) == other);
    CHECK(record_of(page, under_way(page)[1].key) == ours);
  }
}

TEST_CASE("deleted with an undo beside it") {
  FakePage page;
  page.start("en");
  for (const char* what : {"nimmt", "nothanks", "nimmt special"}) play_and_leave(page, what);
  const std::string front = record_of(page, "match.2"), other = record_of(page, "match.1");
  page.tap("resume.1.delete");
  CHECK(page.stored.count("match.1") == 0);
  CHECK(under_way(page).size() == 2);
  page.tap("resume.restore");
  CHECK(record_of(page, "match.1") == other);
  CHECK(under_way(page)[1].key == "match.1");
  // The one in front as well; then the next one is what goes on.
  page.tap("resume.delete");
  CHECK(page.stored.count("match.2") == 0);
  CHECK_FALSE(page.app->model().session.has_value());
  page.tap("resume.restore");
  page.tap("resume.go");
  CHECK(record_of(page, "match.2") == front);
  page.act("go home");
  page.tap("resume.delete");
  page.tap("resume.go");
  CHECK(page.app->model().session->match().setup().game->id() == "nothanks");
  // A restart of home forgets them; a screen opened over it does not.
  page.act("go home");
  CHECK_FALSE(page.find("resume.restore"));
  page.tap("resume.delete");
  for (const char* place : {"matches", "sheets"}) {
    page.act("go " + std::string(place));
    CHECK((page.find("resume.restore") != nullptr) == (place == std::string("matches")));
    page.act("back");
    CHECK(page.find("resume.restore"));
  }
  page.tap("resume.restore");
  // The last of them.
  page.tap("resume.delete");
  page.tap("resume.delete");
  CHECK(page.stored.count("matches") == 0);
  CHECK(page.find("resume.restore"));
  CHECK_FALSE(page.find("resume.go"));
}

TEST_CASE("at the limit: a sentence, the list, and nothing lost") {
  FakePage page;
  page.start("en");
  for (int i = 0; i < kMostMatches; ++i) page.act("play nimmt");
  REQUIRE(static_cast<int>(under_way(page).size()) == kMostMatches);
  const auto stored = page.stored;
  page.act("go home");
  CHECK(page.actions("resume.").size() == 7);  // three of them, and the way to all
  // From home, from a table being set up, from the daily deal.
  for (const std::string way : {"play nothanks", "setup nothanks", "go daily"}) {
    page.act(way);
    if (way[0] == 's') page.act("start");
    if (way[0] == 'g') page.act("daily nothanks");
    REQUIRE(page.find("notice"));
    CHECK(page.app->words(page.find("notice")->text).starts_with("24 matches are under way"));
    for (const auto& [key, value] : stored) CHECK(page.stored.at(key) == value);
    page.tap("notice.close");
  }
  CHECK(page.app->model().screen_id() == ScreenId::matches);
  page.tap("resume.3.delete");
  page.act("back");
  page.act("daily nothanks");
  CHECK(page.app->model().screen_id() == ScreenId::table);
  CHECK(static_cast<int>(under_way(page).size()) == kMostMatches);
}

TEST_CASE("whichever write is the last before a power cut, every match is there") {
  const auto records = [](const std::map<std::string, std::string>& stored) {
    FakePage page;
    page.stored = stored;
    page.start("en");
    std::set<std::string> all;
    for (const UnderWay& match : page.app->model().matches.list())
      all.insert(record_of(page, match.key));
    return all;
  };
  FakePage evening;
  evening.start("en");
  for (const char* what : {"nimmt", "nothanks"}) play_and_leave(evening, what);
  const auto before = records(evening.stored);
  REQUIRE(before.size() == 2);
  struct Case {
    std::vector<std::string> actions;
    std::size_t lost;  // matches, at most
  };
  for (const Case& c : {Case{{"play nimmt special"}, 0},
                        {{"continue match"}, 0},
                        {{"continue match.1", "go home", "continue match"}, 0},
                        {{"lesson nimmt", "go home"}, 0},
                        {{"play nothanks", "play nothanks"}, 0},
                        {{"match_delete match"}, 1},
                        {{"match_delete match.1"}, 1},
                        {{"match_delete match.1", "match_restore"}, 1}}) {
    INFO(c.actions.front());
    for (int writes = 0;; ++writes) {
      INFO(writes << " writes");
      FakePage page;
      page.stored = evening.stored;
      page.start("en");
      page.writes = writes;
      for (const std::string& action : c.actions) page.act(action);
      const auto there = records(page.stored);
      std::size_t found = 0;
      for (const std::string& record : before) found += there.count(record);
      CHECK(found + c.lost >= before.size());
      if (page.writes > 0) break;
      REQUIRE(writes < 100);
    }
  }
}

TEST_CASE("no two matches write one sheet, and nothing else writes theirs") {
  FakePage page;
  page.start("en");
  for (const char* what : {"nimmt", "nothanks", "nimmt special"}) play_and_leave(page, what);
  // Stored from a link, imported from a file, written by hand: all before the first round is over.
  const auto played = Match::replay(golden_record("nothanks", {}));
  page.app->receive(R"({"on":"link","link":")" + *write_link(*played) + R"("})");
  page.tap("link.keep");
  // Deleted, but it may come back.
  page.act("go home");
  page.tap("resume.1.delete");
  page.act("go sheets");
  const auto other = Match::replay(golden_record("nimmt", {{"special", 0}}));
  Stored file{other->sheet(), {}};
  file.sheet.title = "taken in";
  file.sheet.date = "2026-11-21";
  page.app->receive(test::picked(write_archive({file})));
  page.tap("import.add");
  page.act("pad");
  page.act("pad_start");
  std::vector<std::string> keys;
  for (const UnderWay& match : under_way(page)) keys.push_back(match.sheet);
  keys.push_back(page.app->model().path.find<HomeUi>()->erased->match.sheet);
  keys.push_back(page.app->model().path.here<PadUi>()->pad.key);
  page.app->model().archive.newest_first([&](const std::string& key, const Sheet&) {
    keys.push_back(key);
    return true;
  });
  CHECK(keys.size() == 6);
  CHECK(std::set<std::string>(keys.begin(), keys.end()).size() == keys.size());
}

TEST_CASE("a score pad without a round and a match do not write one sheet") {
  FakePage page;
  page.start("en");
  page.act("pad");
  page.act("pad_start");
  play_and_leave(page, "nimmt");
  const std::string own = under_way(page).front().sheet;
  page.act("pad");
  const Pad& pad = page.app->model().path.here<PadUi>()->pad;
  for (std::size_t i = 0; i < pad.sheet.players.size(); ++i)
    page.type("pad." + std::to_string(i) + "." +
                  std::string(find_game(pad.sheet.game)->pad_fields().front()),
              "7");
  page.act("pad_note");
  REQUIRE(pad.sheet.rounds.size() == 1);
  CHECK(pad.key != own);
  CHECK(page.sheet(pad.key).ok());
}

TEST_CASE("a list that is damaged, and a match that is") {
  FakePage page;
  page.start("en");
  for (const char* what : {"nimmt", "nothanks", "nimmt special"}) play_and_leave(page, what);
  for (const std::string list : {"", "{", "[]", R"({"front":"settings","list":[{"key":"plan"}]})",
                                 R"({"front":"match.77","list":7})"}) {
    FakePage other;
    other.stored = page.stored;
    other.stored["matches"] = list;
    other.start("en");
    CHECK(under_way(other).size() == 3);
  }
  FakePage other;
  other.stored = page.stored;
  other.stored["match.1"] = R"({"record":{"format":99}})";
  other.start("en");
  REQUIRE(under_way(other).size() == 3);
  other.tap("resume.1.go");
  CHECK(other.app->model().screen_id() == ScreenId::home);
  CHECK(other.find("notice"));
  CHECK(under_way(other).size() == 2);
  CHECK(other.stored.count("match.1") == 0);
  CHECK(other.stored.at("unread.match.1") == R"({"record":{"format":99}})");
  other.tap("notice.close");
  other.tap("resume.go");
  CHECK(other.app->model().screen_id() == ScreenId::table);
}

TEST_CASE("an embed goes on with a table of its own kind and sets others aside") {
  FakePage page;
  page.start("en");
  play_and_leave(page, "nimmt");
  const std::string before = record_of(page, "match");
  const auto embed = [&](const std::string& table) {
    page.app = std::make_unique<App>(page, page);
    json::Writer out;
    out.begin_object().member("on", "start").member("lang", "en").member("wanted", "table");
    out.member("table", std::string_view(table)).member("embedded", true);
    out.member("seed", "9").member("now", "2026-11-21");
    page.app->receive(out.end_object().take());
  };
  embed("nothanks");
  CHECK(page.app->model().session->match().setup().game->id() == "nothanks");
  CHECK(under_way(page).size() == 2);
  embed("nimmt");
  CHECK(under_way(page).size() == 2);
  CHECK(page.app->model().screen_id() == ScreenId::table);
  CHECK(record_of(page, "match") == before);
}

TEST_CASE("the first try of the day counts, however it was left") {
  FakePage page;
  page.start("en");
  page.act("go daily");
  page.act("daily nimmt");
  page.answer_all();
  const std::string key = page.app->model().session->key();
  CHECK(counts_today(*page.app->model().session));
  page.act("play nothanks");
  // Opened again, the attempt continues and still counts; after a reload as well.
  for (int reload = 0; reload < 2; ++reload) {
    if (reload) page.reload();
    page.act("go home");
    page.act("go daily");
    CHECK(page.find("daily.nimmt.play")->text.key == "home.go_on");
    page.act("daily nimmt");
    CHECK(page.app->model().session->key() == key);
    CHECK(counts_today(*page.app->model().session));
    page.act("play nothanks");
  }
  // Deleted, it was the first try all the same.
  page.act("go home");
  page.act("match_delete match");
  page.act("go daily");
  page.tap("daily.nimmt.again");
  CHECK_FALSE(counts_today(*page.app->model().session));
  CHECK(page.app->model().session->key() == practice_key(key));
}

TEST_CASE("a clock without a date: a notice says so, and everything else works") {
  for (const std::string now : {"", "12026-11-22", "NaN-NaN-NaN"}) {
    FakePage page;
    page.app->receive(R"({"on":"start","lang":"en","seed":"5","now":")" + now + R"("})");
    page.act("go daily");
    CHECK(page.app->words(page.find("about")->text).find("no date") != std::string::npos);
    CHECK_FALSE(page.find("daily.nimmt.play"));
    page.act("daily nimmt");
    CHECK(under_way(page).empty());
    play_and_leave(page, "nimmt");
    CHECK(page.app->words(page.find("resume.where")->hint).ends_with("no date"));
    CHECK(page.stored.count("match") == 1);
  }
}

}  // namespace tablee::app
