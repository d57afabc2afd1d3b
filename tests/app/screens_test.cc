// Screens as rows of a table, each with a state of its own that comes and goes with it.

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "tests/app/fake_page.h"
#include "web/app/screens/parts.h"

namespace tablee::app {
namespace {

// A screen that the app does not have.
struct AlmanacUi final : Ui {
  static constexpr ScreenId kScreen =
      static_cast<ScreenId>(static_cast<int>(ScreenId::challenge) + 1);
  std::string day = "Sunday";
};

constexpr Screen kAlmanac{
    .name = "almanac",
    .items =
        [](const Model& m) {
          Items items;
          items.push_back(back_button());
          items.push_back(heading("title", msg("rules.title"), 1));
          items.push_back(input("day", msg("app.name"), FieldText{m.path.here<AlmanacUi>()->day}));
          return items;
        },
    .ui = fresh<AlmanacUi>,
    .act =
        [](Model& m, Voice& voice, const Action& action) {
          if (action.verb != Verb::day) return false;
          m.path.here<AlmanacUi>()->day = action.text;
          voice.say(msg("app.words").with_text("words", action.text));
          return true;
        },
    .input = [](Model& m, const Item&,
                std::string_view value) { m.path.here<AlmanacUi>()->day = value; },
    .by_name = true,
    .gone = [](const Model& m) { return m.notice.key == "app.full"; },
    .names = [](const Model&) { return std::vector<std::string>{"Ada"}; }};

void add_almanac(FakePage& page) {
  static const std::vector<const Screen*> all = [] {
    std::vector<const Screen*> rows(all_screens().begin(), all_screens().end());
    rows.push_back(&kAlmanac);
    return rows;
  }();
  page.app = std::make_unique<App>(page, page, all);
}

}  // namespace

TEST_CASE("one more screen is one more row", "[screens]") {
  FakePage page;
  add_almanac(page);
  page.start("en");
  page.act("go almanac");
  REQUIRE(page.app->model().screen_id() == AlmanacUi::kScreen);
  CHECK(page.app->screen_message().find(R"("screen":"almanac")") != std::string::npos);
  CHECK(page.app->names() == std::vector<std::string>{"Ada"});
  REQUIRE(page.find("day") != nullptr);
  CHECK(field_text(*page.find("day")) == "Sunday");
  page.act("day Monday");
  CHECK(field_text(*page.find("day")) == "Monday");
  CHECK(page.said.back() == "Monday");
  page.type("day", "Friday");
  CHECK(field_text(*page.find("day")) == "Friday");
  // Over it opens any other, whose actions are not its own, and one step back it is there again.
  page.act("go rules");
  page.act("day Sunday");
  page.act("back");
  CHECK(page.app->model().screen_id() == AlmanacUi::kScreen);
  CHECK(field_text(*page.find("day")) == "Friday");
  // A screen that reports to be gone is left, from anywhere.
  page.act("go rules");
  page.app->receive(R"({"on":"storage","state":"full"})");
  page.act("topic all");
  CHECK(page.app->model().screen_id() == ScreenId::rules);
  CHECK(page.app->model().path.depth() == 2);
}

TEST_CASE("every screen has a name of its own, and opens by it or for something", "[screens]") {
  std::set<std::string_view> names;
  for (const Screen* screen : all_screens()) {
    INFO(screen->name);
    CHECK(names.insert(screen->name).second);
    CHECK(screen->items != nullptr);
    // A state that is made without knowing for what belongs to a screen that opens so.
    if (screen->ui && screen != &table_screen && screen != &home_screen) CHECK(screen->by_name);
  }
}

TEST_CASE("what was typed on a screen stays as long as one comes back to it", "[screens]") {
  FakePage page;
  page.start("en");
  page.act("go rules");
  page.type("search", "points");
  REQUIRE(field_text(*page.find("search")) == "points");
  page.act("go lessons");
  CHECK(page.app->searched().empty());
  page.act("back");
  CHECK(field_text(*page.find("search")) == "points");
  CHECK_FALSE(page.app->searched().empty());
  page.act("back");
  page.act("go rules");
  CHECK(field_text(*page.find("search")).empty());
}

TEST_CASE("the rules are as they were left for a lesson", "[screens]") {
  FakePage page;
  page.start("en");
  page.act("go rules");
  page.type("search", "row");
  const auto tries = page.actions("try.");
  REQUIRE_FALSE(tries.empty());
  // By the lesson's own way back, and step by step.
  page.tap(tries.front());
  REQUIRE(page.app->model().lesson);
  page.act("lesson_rules");
  CHECK(page.app->model().screen_id() == ScreenId::rules);
  CHECK(field_text(*page.find("search")) == "row");
  page.tap(tries.front());
  page.act("go pause");
  page.act("back");
  CHECK(page.app->model().screen_id() == ScreenId::table);
  CHECK(page.app->model().path.find<RulesUi>()->searched == "row");
}

TEST_CASE("a raised card is lowered when the player leaves the table for any screen", "[screens]") {
  FakePage page;
  page.start("en", "play nimmt");
  const auto lifted = [&] { return page.app->model().path.find<TableUi>()->lifted; };
  const auto lift = [&] {
    page.tap(page.actions("hand.").front());
    REQUIRE_FALSE(lifted().empty());
  };
  std::size_t opened = 0;
  for (const Screen* screen : all_screens()) {
    if (!screen->by_name) continue;
    INFO(screen->name);
    lift();
    // A transient notice disappears as well, and what is opened there closes on the way back.
    page.act("look row.1");
    REQUIRE_FALSE(page.app->model().transient.looked.empty());
    page.act("go " + std::string(screen->name));
    CHECK(page.app->model().transient.looked.empty());
    REQUIRE(page.app->model().screen().name == screen->name);
    CHECK(lifted().empty());
    page.act("unfold anything");
    page.app->receive(R"({"on":"back"})");
    REQUIRE(page.app->model().screen_id() == ScreenId::table);
    CHECK(page.app->model().transient.unfolded.empty());
    ++opened;
  }
  CHECK(opened > 8);
  lift();
  page.app->receive(R"({"on":"back"})");
  page.app->receive(R"({"on":"back"})");
  REQUIRE(page.app->model().screen_id() == ScreenId::table);
  CHECK(lifted().empty());
}

TEST_CASE("a tap is carried out, unless its action belongs to an older screen", "[screens]") {
  FakePage page;
  page.start("en", "play nimmt");
  const auto lifted = [&] { return page.app->model().path.here<TableUi>()->lifted; };
  const Action card = page.find(page.actions("hand.").front())->action;
  page.app->tap({card, page.app->revision() - 1});
  CHECK(lifted().empty());
  page.app->tap({card, page.app->revision()});
  CHECK(card == Action(Verb::lift, lifted()));
  // Actions that decide nothing at the table work with any revision.
  page.app->tap({{Verb::go, "pause"}, page.app->revision() - 1});
  CHECK(page.app->model().screen_id() == ScreenId::pause);
}

TEST_CASE("the report of an import disappears with the screen", "[screens]") {
  FakePage page;
  page.start("en");
  page.act("go sheets");
  page.app->receive(R"({"on":"picked","text":"{}"})");
  REQUIRE(page.find("report") != nullptr);
  page.act("back");
  page.act("go sheets");
  CHECK(page.find("report") == nullptr);
}

TEST_CASE("settings can be put back only as long as one looks at them", "[screens]") {
  FakePage page;
  page.start("en");
  page.act("go settings");
  page.act("set one_tap 1");
  page.tap("settings.reset");
  REQUIRE(page.find("settings.restore") != nullptr);
  page.act("back");
  page.act("go settings");
  CHECK(page.find("settings.restore") == nullptr);
}

}  // namespace tablee::app
