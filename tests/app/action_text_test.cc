// Actions as text: what the page is given comes back as the same action.
#include "web/app/page/action_text.h"

#include <catch2/catch_test_macros.hpp>
#include <limits>
#include <set>

#include "core/scan.h"
#include "tests/app/verbs.h"

namespace tablee::app {

TEST_CASE("Every action is read again as it was written", "[actions]") {
  std::set<std::string> texts;
  for (const Action& action : test::every_action()) {
    const std::string text = to_text(action);
    INFO(text);
    CHECK_FALSE(text.empty());
    CHECK(texts.insert(text).second);
    CHECK(parse_action(text) == action);
    // What has no argument more in its form has nothing to say it with. (A lesson's id may be any
    // words; an example with words more is one of a lesson that there is not.)
    const std::string_view form = form_of(action.verb);
    const auto longer = parse_action(text + " more");
    if (!form.ends_with('*')) CHECK((!longer || longer->verb == Verb::lesson));
    // Without the last of its texts, where that may be left out.
    if (!form.ends_with('*')) continue;
    Action less = action;
    (form.find('$') == std::string_view::npos ? less.text : less.detail).clear();
    CHECK(parse_action(to_text(less)) == less);
    CHECK(to_text(less).back() != ' ');
  }
  CHECK(texts.size() == kVerbs - 1);
}

TEST_CASE("Actions have the text that links, embeds and the static home rely on", "[actions]") {
  const auto same = [](std::string_view text, const Action& action) {
    INFO(text);
    CHECK(to_text(action) == text);
    CHECK(parse_action(text) == action);
  };
  same("move slide 13 row 2", {Verb::move, "slide 13 row 2"});
  same("compose", Verb::compose);
  same("play nimmt special", {Verb::play, "nimmt", "special"});
  same("play nothanks", {Verb::play, "nothanks"});
  same("continue", Verb::resume);
  same("continue match.3", {Verb::resume, "match.3"});
  same("set lang de", {Verb::set, "lang", "de"});
  same("go sheets", {Verb::go, "sheets"});
  same("seat add bot", Verb::seat_add_bot);
  same("seat 2 person", {Verb::seat_person, 2});
  same("seat 2 hasty", {Verb::seat_bot, 2, "hasty"});
  same("seat 2 face 5", {Verb::seat_avatar, 2, 5});
  same("swap 0 person", {Verb::swap_person, 0});
  same("step next_rest", Verb::step_next_rest);
  same("export csv sheet.2026-11-21.0001", {Verb::export_csv, "sheet.2026-11-21.0001"});
  same("daily nimmt 2026-11-20", {Verb::daily, "nimmt", "2026-11-20"});
  same("option target 66", {Verb::option, "target", 66});
  same("why -1", {Verb::why, -1});
  Action example(Verb::lesson_example, "nimmt", "full");
  example.number = 1;
  same("lesson nimmt full 1 rules", example);
  same("lesson nimmt", {Verb::lesson, "nimmt"});
}

TEST_CASE("Invalid actions are not parsed", "[actions]") {
  for (const char* text : {"",
                           " ",
                           "fly",
                           "Back",
                           "back now",
                           "hint",
                           "hint on",
                           "why",
                           "why x",
                           "why 99999999999",
                           "seat",
                           "seat 1 face",
                           "seat 1 face x y",
                           "option",
                           "option target",
                           "share",
                           "share all",
                           "set",
                           "play",
                           "none"}) {
    INFO(text);
    const auto action = parse_action(text);
    // "face" and "face x y" are no levels either, but the seat checks that.
    CHECK((!action || action->verb == Verb::seat_bot));
  }
  CHECK_FALSE(parse_action("share all"));
  CHECK(parse_action("  why   7 ") == Action(Verb::why, 7));
}

}  // namespace tablee::app
