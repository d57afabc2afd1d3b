// The app survives any action on any screen, and any message: the screen that follows is always
// valid.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <set>

#include "core/nesting.h"
#include "core/utf8.h"
#include "tests/app/fake_page.h"
#include "tests/app/laid_table.h"
#include "tests/app/picked.h"
#include "tests/app/verbs.h"
#include "tests/engine/exercise_book.h"
#include "web/app/screen.h"

namespace tablee::app {
namespace {

// A finished match of that game, as a link and as its sheet's replay.
Match finished(const std::string& game, const OptionSet& options) {
  auto match = Match::replay(golden_record(game, options));
  REQUIRE(match.ok());
  REQUIRE(match->over());
  return std::move(*match);
}

struct Hostile {
  explicit Hostile(std::uint64_t seed) : rng(seed), verbs(test::action_words()) {
    static const std::vector<Match> over = [] {
      std::vector<Match> all;
      all.push_back(finished("nimmt", {{"special", 0}}));
      all.push_back(finished("nimmt", {{"special", 1}}));
      all.push_back(finished("nothanks", {}));
      return all;
    }();
    for (std::size_t i = 0; i < over.size(); ++i) {
      const std::string end = "2026-11-20.000" + std::to_string(i + 1);
      page.stored["sheet." + end] = write_sheet(over[i].sheet());
      if (const auto link = write_link(over[i])) {
        links.push_back(*link);
        page.stored["replay." + end] = *link;
      }
      links.push_back(write_link(table_of(over[i].record(), true)));
      if (const auto link = write_link(over[i].sheet())) links.push_back(*link);
      if (auto round = round_of(over[i], 0, 0, kUsualLevel))
        if (const auto challenge = make_challenge({}, {"Zoë", std::move(*round)})) {
          links.push_back(write_link(*challenge));
          // One of them has been played here.
          if (i == 0) page.stored["challenges"] = "sent " + links.back();
        }
    }
    links.emplace_back("r1.nonsense");
    page.stored["mistakes"] =
        "0 " + line_of_book(3) + "\n1 0 nonsense 7\n0 " + line_of_book(70) + '\n';
    page.start("en");
  }

  static std::string line_of_book(int n) {
    std::string_view rest = test::exercise_book();
    while (n-- > 0) rest.remove_prefix(rest.find('\n') + 1);
    return std::string(rest.substr(0, rest.find('\n')));
  }

  // A file with a match, or a date that can be two.
  std::string spreadsheet() {
    return test::picked(
        any({"date;game;round;player;points\n2026-11-20;nimmt;1;Ada;3\n"
             "2026-11-20;nimmt;1;Ben;4\n",
             "date;round;player;points\n3/4/2026;1;Ada;3\n3/4/2026;1;Ben;4\n"}));
  }

  // The page brings the book, or what may be left of one.
  static std::string book(std::string_view text) {
    json::Writer out;
    out.begin_object().member("on", "exercises").member("text", text);
    return out.end_object().take();
  }

  const std::string& any(const std::vector<std::string>& list) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
  }

  std::string argument() {
    static const std::vector<std::string> kWords = {"",          "nimmt",        "nimmt special",
                                                    "nothanks",  "surprend",     "0",
                                                    "1",         "2 hasty",      "0 person",
                                                    "9 master",  "add person",   "add bot",
                                                    "1 remove",  "table",        "pause",
                                                    "sheets",    "settings",     "rules",
                                                    "daily",     "log",          "statistics",
                                                    "home",      "setup",        "link",
                                                    "review",    "replay",       "pad",
                                                    "matches",   "next",         "last",
                                                    "hands",     "deal",         "sheet",
                                                    "csv",       "json",         "match",
                                                    "match.1",   "match.9",      "match.99",
                                                    "lang de",   "theme night",  "one_tap 1",
                                                    "target 66", "profi 1",      "rounds 3",
                                                    "-1",        "999999999999", "take",
                                                    "no",        "row 1",        "14",
                                                    "lessons",   "nimmt full 1", "full 99",
                                                    "\xc3\xa9",  "{}",           "slide 14",
                                                    "exercises", "nimmt.tactic", "surprend 3",
                                                    "2026-11-20"};
    switch (rng.below(4)) {
      case 0: {
        std::vector<std::string> keys;
        for (const auto& [key, value] : page.stored) keys.push_back(key);
        return any(keys);
      }
      case 1: {
        // What belongs to something else on this screen.
        std::vector<std::string> rests;
        for (const Item& item : page.app->items()) {
          const std::string action = to_text(item.action);
          if (const auto blank = action.find(' '); blank != std::string::npos)
            rests.push_back(action.substr(blank + 1));
        }
        return rests.empty() ? std::string() : any(rests);
      }
      default:
        return any(kWords);
    }
  }

  // The action of a user who only taps.
  void tap() {
    std::vector<std::string> actions;
    for (const Item& item : page.app->items())
      if (!item.action.empty() && item.enabled) actions.push_back(to_text(item.action));
    if (!actions.empty()) act(any(actions));
  }

  // As the page would ask for it, which may ask for anything.
  void act(const std::string& text) {
    last = text;
    const bool at_once = rng.below(4) == 0;
    if (const auto action = parse_action(text)) page.act(*action, at_once);
  }

  void tell(const std::string& message) {
    last = message;
    page.app->receive(message);
  }

  void answer() {
    while (!page.lines.empty()) {
      const auto asked = json::parse(page.lines.front());
      page.lines.pop_front();
      REQUIRE(asked.ok());
      const auto id = asked->integer_at("id", 0, 1'000'000'000).value_or(0);
      // No legal move: then the first legal one counts.
      page.app->receive(R"({"on":"answer","line":"{\"type\":\"move\",\"id\":)" +
                        std::to_string(id) + R"(,\"move\":\"?\"}"})");
    }
  }

  void step() {
    switch (rng.below(16)) {
      case 0:
      case 1:
      case 2:
      case 3:
      case 4:
      case 5:
        return tap();
      case 6:
        return tell(R"({"on":"back"})");
      case 7:
        return tell(R"({"on":"link","link":")" + any(links) + R"("})");
      case 8: {
        std::vector<std::string> ids{"command", "search", "name", "pad.0.name", "place.9.name", ""};
        for (const Item& item : page.app->items())
          if (item.role == Role::input) ids.push_back(item.id);
        const std::string id = any(ids);
        return page.type(id, any({"", "14", "3 7-8", "Zoé", "/aide", "\xc3\xa9", "/join"}));
      }
      case 9:
        return tell(any({R"({"on":"worker","state":"lost"})",
                         R"({"on":"today","now":"2026-11-22"})",
                         R"({"on":"today","now":"NaN-NaN-NaN"})",
                         R"({"on":"storage","state":"full"})",
                         R"({"on":"offline","state":"update"})",
                         R"({"on":"picked","text":"{}"})",
                         R"({"on":"picked"})",
                         R"({"on":"shared"})",
                         R"({"on":"picked","read":true,"text":"{}"})",
                         R"({"on":"reading","name":"x","done":1e9})",
                         R"({"on":"check","stored":[]})",
                         R"({"on":"words","words_lang":"fr"})",
                         R"({"on":"focus","id":"x"})",
                         book(test::exercise_book()),
                         book("= nimmt\n1000 AAAA 7\n= x\n"),
                         book(""),
                         R"({"on":"key","key":"r"})",
                         R"({"on":"key","key":"7"})",
                         R"({"on":"nothing"})",
                         R"([])",
                         R"(nonsense)"}));
      case 10:
      case 11:
        return answer();
      case 12:
        // At times the tab is closed, and restored from stored data.
        if (rng.below(8) == 0) page.reload();
        last = "reload";
        return;
      case 13:
        // Pages that few buttons lead to; at that of the sheets, a chosen file.
        act("go " +
            std::string(
                all_screens()[rng.below(static_cast<std::uint32_t>(all_screens().size()))]->name));
        if (page.app->model().screen_id() == ScreenId::sheets) tell(spreadsheet());
        return;
      default: {
        // In this order with every compiler, so that a seed is the same evening everywhere.
        const std::string verb = any(verbs);
        return act(verb + ' ' + argument());
      }
    }
  }

  void check() const {
    const App& app = *page.app;
    const Model& m = app.model();
    INFO("after " << last << ", at " << m.screen().name);
    const Items& items = app.items();
    REQUIRE_FALSE(items.empty());
    if (const auto error = nesting_error(items)) FAIL_CHECK(error->id << ": " << error->why);
    std::set<std::string> ids;
    for (const Item& item : items) {
      INFO("item " << item.id);
      CHECK_FALSE(item.id.empty());
      CHECK(ids.insert(item.id).second);
      if (!item.action.empty()) CHECK(parse_action(to_text(item.action)) == item.action);
      const std::string text = app.words(item.text);
      CHECK((text.find("⟨") == std::string::npos ? std::string() : text) == "");
      CHECK(valid_utf8(text));
    }
    CHECK(json::parse(app.screen_message()).ok());
    // A match on the table is stored, except a lesson's and retries.
    if (m.session && !m.lesson && !m.trial) CHECK(page.stored.count(m.matches.front()) == 1);
    for (const UnderWay& match : m.matches.list()) CHECK(page.stored.count(match.key) == 1);
    CHECK(static_cast<int>(m.matches.list().size()) <= kMostMatches);
  }

  Rng rng;
  std::vector<std::string> verbs;
  std::vector<std::string> links;
  FakePage page;
  std::string last;
};

}  // namespace

TEST_CASE("any action on any screen leaves a whole screen") {
  std::set<ScreenId> seen;
  const std::uint64_t lives = std::getenv("TABLEE_SOAK") ? 1000 : 30;
  for (std::uint64_t seed = 1; seed <= lives; ++seed) {
    INFO("seed " << seed);
    Hostile hostile(seed);
    REQUIRE(hostile.verbs.size() > 50);
    for (int i = 0; i < 250; ++i) {
      hostile.step();
      hostile.check();
      seen.insert(hostile.page.app->model().screen_id());
    }
  }
  // All of them were there.
  for (std::size_t screen = 0; screen < all_screens().size(); ++screen) {
    INFO(all_screens()[screen]->name);
    CHECK(seen.count(static_cast<ScreenId>(screen)) == 1);
  }
}

TEST_CASE("every action in every lesson") {
  for (const std::string game : {"nimmt", "surprend", "nothanks gaps"}) {
    for (const Action& action : test::every_action()) {
      const std::string verb = to_text(action);
      INFO(game << ' ' << verb);
      Hostile hostile(7);
      hostile.act("play nimmt");
      hostile.act("go home");
      hostile.act("lesson " + game);
      hostile.act("lesson_on");
      hostile.act(verb);
      hostile.check();
      // The match from before is still there.
      CHECK_FALSE(hostile.page.app->model().matches.list().empty());
    }
  }
}

}  // namespace tablee::app
