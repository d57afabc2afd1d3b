// What bots say: who, when, at most once a trick, and never before it is shown.

#include <catch2/catch_test_macros.hpp>
#include <set>
// laid_table.h uses the macros.
#include "tests/app/laid_table.h"
#include "tests/engine/random_play.h"
#include "web/app/summaries/avatars.h"
#include "web/app/summaries/remarks.h"

namespace tablee::app {
namespace {

// Those without special cards.
std::vector<Record> golden_records(std::string_view game) {
  std::vector<Record> all;
  for (const std::string& line : test::golden_lines(game)) {
    auto record = read_record(*json::parse(line)->find("record"));
    REQUIRE(record.ok());
    const auto& options = record->setup.options;
    if (std::find(options.begin(), options.end(), std::pair<std::string, int>("special", 1)) ==
        options.end())
      all.push_back(std::move(*record));
  }
  return all;
}

// That record played to its end by bots of that level.
Match played(Record record, std::string_view level) {
  for (SeatSetup& seat : record.setup.seats) seat.bot = level;
  auto match = Match::replay(record);
  REQUIRE(match.ok());
  return std::move(*match);
}

std::string key_of(const Remark& remark) { return remark.words.key; }

// All remarks of a match, by the index of their events.
std::map<std::size_t, Remark> remarks_of(const Match& match) {
  std::map<std::size_t, Remark> all;
  for (std::size_t i = 0; i < match.events().size(); ++i)
    if (auto remark = remark_on(match, i)) all[i] = *remark;
  return all;
}

}  // namespace

TEST_CASE("bots say something of many heads, once a trick and after their temper", "[remarks]") {
  const Match match = played(golden_record("nimmt", {{"players", 5}, {"special", 0}}), "hasty");
  std::set<std::size_t> tricks;
  std::set<std::string> keys;
  const auto all = remarks_of(match);
  for (const auto& [at, remark] : all) {
    const Event& e = match.events()[at];
    CHECK(match.setup().game->taken(e).value_or(0) >= 8);
    std::size_t trick = at;
    while (!match.events()[trick].reveals) --trick;
    CHECK(tricks.insert(trick).second);
    keys.insert(key_of(remark));
    CHECK(key_of(remark).starts_with("nimmt.remark.bold."));
    const bool gave = key_of(remark).find("gave") != std::string::npos;
    CHECK((remark.seat == e.seat) != gave);
  }
  CHECK(all.size() > 1);
  // The same match gives the same remarks again.
  const auto again = remarks_of(match);
  for (const auto& [at, remark] : all) CHECK(again.at(at).words == remark.words);
}

TEST_CASE("no remark is repeated within a round", "[remarks]") {
  int said = 0;
  for (const char* level : {"hasty", "dreamer"})
    for (const Record& record : golden_records("nimmt")) {
      const Match match = played(record, level);
      const auto all = remarks_of(match);
      std::set<std::string> round;
      for (std::size_t i = 0; i < match.events().size(); ++i) {
        if (const auto remark = all.find(i); remark != all.end()) {
          CHECK(round.insert(key_of(remark->second)).second);
          ++said;
        }
        if (match.events()[i].ends_round()) round.clear();
      }
    }
  CHECK(said > 20);
}

TEST_CASE("a card that is replaced begins no other trick", "[remarks]") {
  int replaced = 0, said = 0;
  for (std::uint64_t seed = 1; seed <= 24; ++seed) {
    Setup setup;
    setup.game = find_game("nimmt");
    setup.options = {{"players", 8}, {"special", 1}};
    setup.seats.resize(8, {{}, "hasty"});
    setup.seed = seed;
    auto match = Match::start(setup);
    REQUIRE(match.ok());
    Rng rng(seed);
    test::play_randomly(*match, rng, 100, [] {});
    REQUIRE(match->over());
    int in_trick = 0;
    for (std::size_t i = 0; i < match->events().size(); ++i) {
      const Event& e = match->events()[i];
      if (e.trick() > 0) in_trick = 0;
      replaced += e.kind == "replace";
      if (!remark_on(*match, i)) continue;
      ++said;
      CHECK(++in_trick == 1);
    }
  }
  CHECK(replaced > 50);
  CHECK(said > 50);
}

TEST_CASE("people are left to say it themselves", "[remarks]") {
  const Match match = played(golden_record("nimmt", {{"players", 5}, {"special", 0}}), "");
  CHECK(remarks_of(match).empty());
  CHECK_FALSE(remark_at_end(match));
}

TEST_CASE("in Non merci a remark is about chips", "[remarks]") {
  std::set<std::string> keys;
  for (const Record& record : golden_records("nothanks")) {
    const Match match = played(record, "master");
    int chips[kMaxSeats] = {};
    const auto all = remarks_of(match);
    for (std::size_t i = 0; i < match.events().size(); ++i) {
      const Event& e = match.events()[i];
      if (e.kind == "deal")
        for (int& own : chips) own = e.field("chips");
      if (const auto said = all.find(i); said != all.end()) {
        keys.insert(key_of(said->second));
        REQUIRE(e.kind == "take");
        const bool broke = chips[e.seat] == 0, bargain = e.field("pot") >= 7;
        CHECK(key_of(said->second) ==
              (bargain ? "nothanks.remark.wise.bargain" : "nothanks.remark.wise.broke"));
        CHECK((broke || bargain));
      }
      if (e.kind == "no") --chips[e.seat];
      if (e.kind == "take") chips[e.seat] += e.field("pot");
    }
  }
  CHECK(keys.contains("nothanks.remark.wise.bargain"));
}

TEST_CASE("a bot that takes without a chip left makes a remark", "[remarks]") {
  Record record = golden_record("nothanks", {{"players", 3}});
  for (SeatSetup& seat : record.setup.seats) seat.bot = "dreamer";
  auto match = Match::start(record.setup, {});
  REQUIRE(match.ok());
  REQUIRE(match->deal().ok());
  const auto actor = [&] { return *match->to_act().begin(); };
  const Seat spender = actor();
  int chips = match->events().front().field("chips");
  // One spends a chip on every card; the next takes it where that chip was the last word.
  bool spent = false;
  while (chips > 0 || actor() != spender) {
    const bool own = actor() == spender;
    REQUIRE(match->play(actor(), spent && !own ? "take" : "no").ok());
    chips -= own;
    spent = own;
  }
  const std::size_t before = match->events().size();
  REQUIRE(match->play(spender, "take").ok());
  const auto said = remark_on(*match, before);
  REQUIRE(said);
  CHECK(said->seat == spender);
  CHECK(key_of(*said) == "nothanks.remark.gentle.broke");
}

TEST_CASE("the winner makes the last remark", "[remarks]") {
  const Match match = played(golden_record("nimmt", {{"players", 5}, {"special", 0}}), "cunning");
  REQUIRE(match.over());
  const auto last = remark_at_end(match);
  REQUIRE(last);
  CHECK(key_of(*last) == "remark.sly.won");
  const auto winners = match.sheet().winners;
  CHECK(std::count(winners.begin(), winners.end(), int{last->seat}) == 1);
}

TEST_CASE("every temper has words for every occasion in every language", "[remarks]") {
  for (const text::Language language : text::kLanguages)
    for (const std::string_view temper : kTempers)
      for (const auto& [room, what] :
           std::initializer_list<std::pair<const char*, const char*>>{{"", "clean"},
                                                                      {"", "won"},
                                                                      {"", "lost"},
                                                                      {"nimmt.", "took_one"},
                                                                      {"nimmt.", "took_two"},
                                                                      {"nimmt.", "gave_one"},
                                                                      {"nimmt.", "gave_two"},
                                                                      {"nothanks.", "broke"},
                                                                      {"nothanks.", "bargain"}}) {
        const std::string key =
            std::string(room) + "remark." + std::string(temper) + "." + std::string(what);
        INFO(key);
        const std::string_view* words = text::find_words(language, key);
        REQUIRE(words != nullptr);
        CHECK(words->size() <= 40);
      }
}

namespace {

// A table with a remark in the trick that the person's card starts; returns its words.
std::string lay_talking(FakePage& page, bool drawn) {
  for (const Record& record : golden_records("nimmt")) {
    const Match match = played(record, "greedy");
    for (const auto& [at, remark] : remarks_of(match)) {
      // The card of the person is the last that was put down for that trick.
      std::size_t next = 0;
      while (next < record.moves.size() && match.events_before(next) <= at) ++next;
      const PlayedMove& move = record.moves[next - 1];
      const bool card = move.text.find_first_not_of("0123456789") == std::string::npos;
      if (!card || move.seat == remark.seat) continue;
      lay_before(page, record, next - 1, "en");
      page.app->watch(drawn);
      page.said.clear();
      page.act("move " + move.text, true);
      return text::render(text::Language::en, remark.words, {});
    }
  }
  FAIL("nobody says anything");
  return {};
}

std::size_t place_of(const std::vector<std::string>& said, std::string_view words) {
  std::size_t at = 0;
  while (at < said.size() && said[at].find(words) == std::string::npos) ++at;
  return at;
}

}  // namespace

TEST_CASE("a remark appears after its event has been shown", "[remarks]") {
  FakePage page;
  const std::string words = lay_talking(page, true);
  auto updates = page.app->take_updates();
  REQUIRE_FALSE(updates.empty());
  std::size_t about = 0;
  while (about < updates.size() && (!updates[about].event.kind.starts_with("sixth") ||
                                    updates[about].event.field("heads") < 8))
    ++about;
  REQUIRE(about < updates.size());
  // Its animation runs: no remark yet.
  page.app->shown_all_but(updates.size() - about - 1, true);
  CHECK(place_of(page.said, words) == page.said.size());
  CHECK(page.app->saying().seat == kNobody);
  // All of it lies: now it is, once, and after what happened.
  page.app->shown_all_but(0, false);
  CHECK(page.app->saying().words == words);
  const int number = page.app->saying().number;
  const std::size_t at = place_of(page.said, words);
  REQUIRE(at < page.said.size());
  CHECK(at > 0);
  page.app->shown_all_but(0, false);
  CHECK(page.app->saying().number == number);
}

TEST_CASE("without a drawing a remark follows its event", "[remarks]") {
  FakePage page;
  const std::string words = lay_talking(page, false);
  CHECK(place_of(page.said, words) < page.said.size());
}

TEST_CASE("without remarks, or with short announcements, none is announced", "[remarks]") {
  for (const char* setting : {"set remarks 0", "set voice brief"}) {
    FakePage page;
    page.stored["settings"] =
        std::string(setting) == "set remarks 0" ? R"({"remarks":"0"})" : R"({"voice":"brief"})";
    const std::string words = lay_talking(page, false);
    CHECK(place_of(page.said, words) == page.said.size());
    CHECK((page.app->saying().seat != kNobody) == page.app->model().settings.remarks);
  }
}

}  // namespace tablee::app
