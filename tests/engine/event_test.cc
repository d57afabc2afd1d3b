// Events as JSON and as messages.

#include "core/event.h"

#include <catch2/catch_test_macros.hpp>

using namespace tablee;

namespace {

std::string written(const Event& e) {
  json::Writer out;
  write_event(out, e);
  return out.take();
}

Result<Event> read(std::string_view text) { return read_event(*json::parse(text)); }

}  // namespace

TEST_CASE("An event reads back as it was written") {
  const Event full{.kind = "take_row",
                   .seat = 3,
                   .fields = {{"card", 7}, {"row", 2}},
                   .cards = {1, 2, 3},
                   .per_seat = {0, -4, 5}};
  CHECK(written(full) ==
        R"({"event":"take_row","seat":3,"card":7,"row":2,"cards":[1,2,3],"per_seat":[0,-4,5]})");
  const auto again = read(written(full));
  REQUIRE(again.ok());
  CHECK(again->kind == "take_row");
  CHECK(again->seat == 3);
  CHECK(again->field("row") == 2);
  CHECK(again->field("none", 9) == 9);
  CHECK(written(*again) == written(full));
  const Event bare{.kind = "choose"};
  CHECK(written(bare) == R"({"event":"choose"})");
  CHECK(read(written(bare))->seat == kNobody);
}

TEST_CASE("Hostile events are errors") {
  for (
      const char* text : {
          "{}",
          "[]",
          "null",
          R"({"event":""})",
          R"({"event":5})",
          R"({"event":"x","seat":-1})",
          R"({"event":"x","seat":10})",
          R"({"event":"x","seat":"1"})",
          R"({"event":"x","card":1.5})",
          R"({"event":"x","card":"1"})",
          R"({"event":"x","card":1000000001})",
          R"({"event":"x","cards":5})",
          R"({"event":"x","cards":["1"]})",
          R"({"event":"x","per_seat":{}})",
          R"({"event":"x","":1})",
          R"({"event":"x","a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1,"j":1,"k":1,"l":1,)"
          R"("m":1,"n":1,"o":1,"p":1})",
      }) {
    CAPTURE(text);
    const auto e = read(text);
    REQUIRE_FALSE(e.ok());
    CHECK(e.error().where == "history");
  }
  std::string many = R"({"event":"x","cards":[0)";
  for (int i = 0; i < 128; ++i) many += ",0";
  CHECK_FALSE(read(many + "]}").ok());
}

TEST_CASE("An event is seen by its audience") {
  const Event all{.kind = "x"};
  const Event one{.kind = "x", .audience = 2};
  CHECK(all.visible_to(kNobody));
  CHECK(all.visible_to(0));
  CHECK(one.visible_to(2));
  CHECK_FALSE(one.visible_to(1));
  CHECK_FALSE(one.visible_to(kNobody));
}

TEST_CASE("An event becomes a message of its game") {
  const Message m =
      event_message("nimmt", {.kind = "reveal", .fields = {{"trick", 2}}, .per_seat = {14, 9}});
  std::vector<Message> seats;
  seats.push_back(msg("nimmt.log.reveal_seat").with_seat("seat", 0).with("value", 14));
  seats.push_back(msg("nimmt.log.reveal_seat").with_seat("seat", 1).with("value", 9));
  CHECK(m == msg("nimmt.log.reveal").with("trick", 2).with_messages("seats", std::move(seats)));
  CHECK(event_message("nimmt", {.kind = "take_row", .seat = 1, .cards = {4, 5}}) ==
        msg("nimmt.log.take_row").with_seat("seat", 1).with_list("cards", {4, 5}));
}
