// What program and page say to each other is what web/page/js/messages.d.ts says.

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
  CHECK(unlike_json(R"({"do":"shiver","ms":30})") == "no message is called shiver");
}

TEST_CASE("Every screen is told in the shape that the page reads", "[app]") {
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
    page.app->act(std::string(way));
    look();
  }
}

}  // namespace
}  // namespace tablee::app
