// The messages between program and page match web/page/js/messages.d.ts.

#include <catch2/catch_test_macros.hpp>

#include "tests/app/fake_page.h"
#include "tests/app/shapes.h"

namespace tablee::app {
namespace {

std::string unlike_json(std::string_view text) { return unlike_message(*json::parse(text)); }

TEST_CASE("A message is held against its shape", "[app]") {
  CHECK(unlike_json(R"({"do":"shake","ms":30})").empty());
  CHECK(unlike_json(R"({"do":"checked","error":"no"})").empty());
  CHECK(unlike_json(R"({"do":"shake","ms":30,"side":1})") == " unknown: side");
  CHECK(unlike_json(R"({"do":"shake"})") == " missing: ms");
  CHECK(unlike_json(R"({"do":"shake","ms":"30"})") == " of another kind: ms");
  CHECK(unlike_json(R"({"do":"theme","name":"dusk"})") == " of another kind: name");
  CHECK(unlike_json(R"({"do":"view","name":"beside"})").empty());
  CHECK(unlike_json(R"({"do":"shiver","ms":30})") == "no message is called shiver");
}

TEST_CASE("Every screen's message has the members that the page reads", "[app]") {
  FakePage page;
  const auto look = [&] {
    const auto message = json::parse(page.app->screen_message());
    REQUIRE(message.ok());
    INFO(page.app->screen_message());
    CHECK(unlike_message(*message).empty());
  };
  page.start();
  look();
  for (const std::string_view way :
       {"go settings", "go sheets", "go rules", "go daily", "setup nimmt", "play nimmt"}) {
    page.start();
    page.act(std::string(way));
    look();
  }
}

TEST_CASE("The page's messages are read exactly, or not at all", "[app]") {
  const auto message = [](std::string_view text) { return *json::parse(text); };
  CHECK(name_of(message(R"({"on":"back"})")) == "back");
  CHECK(name_of(message(R"({"on":7})")).empty());
  CHECK(read_back(message(R"({"on":"back","key":true})")).key);
  CHECK_FALSE(read_back(message(R"({"on":"back","key":"true"})")).key);
  const json::Value tapped = message(R"({"on":"action","action":"lift 7","revision":3})");
  CHECK(read_action(tapped).action == "lift 7");
  CHECK(read_action(tapped).revision == 3);
  CHECK_FALSE(read_action(tapped).repeat);
  CHECK_FALSE(read_action(message(R"({"on":"action"})")).revision);
  CHECK(read_action(message(R"({"on":"action","revision":"now"})")).revision == -1);
  const json::Value size = message(R"({"on":"size","width":1e9,"height":-4,"dpr":0})");
  CHECK(read_size(size).width == 20000);
  CHECK(read_size(size).height == 0);
  CHECK(read_size(size).dpr == 0.5f);
  CHECK(read_size(size).pixels.empty());
  CHECK(read_size(message(R"({"on":"size","dpr":"2","pixels":[4,3]})")).dpr == 1);
  CHECK(read_size(message(R"({"on":"size","pixels":[4,3]})")).pixels[1].as_int(0, 9) == 3);
  CHECK(read_action(message(R"({"on":"action","revision":-2})")).revision == -1);
  CHECK(read_canvas(message(R"({"on":"canvas"})")).shown);
  CHECK(read_words(message(R"({"on":"whole","words_lang":"de"})")).words_lang == "de");
  const json::Value start = message(R"({"on":"start","dark":true,"promised":null,"whole":false})");
  CHECK(read_start(start).media.dark == true);
  CHECK_FALSE(read_start(start).media.contrast);
  CHECK_FALSE(read_start(start).storage.promised);
  CHECK(read_start(start).storage.state == "ok");
  CHECK_FALSE(read_start(start).whole);
  CHECK(asks_for_check(R"({"on":"check","stored":[)"));
  CHECK_FALSE(asks_for_check(R"({"on":"checks")"));
}

}  // namespace
}  // namespace tablee::app
