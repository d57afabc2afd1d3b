// What a worker read of a file arrives in the page's program as it was.

#include "table/sheet_transfer.h"

#include <catch2/catch_test_macros.hpp>

#include "table/exchange.h"
#include "table/link.h"
#include "table/sheet_line.h"
#include "tests/engine/hand_sheet.h"
#include "tests/engine/sheet_names.h"

using namespace tablee;
using namespace tablee::test;

namespace {

Result<SheetFile> moved(const Result<SheetFile>& read) {
  const std::string text = write_transfer(read);
  auto again = read_transfer(text);
  CHECK(write_transfer(again) == text);
  return again;
}

Result<SheetFile> import(std::string_view text) {
  return read_import(text, SheetWords(sheet_names()));
}

const std::string kHead = "match;date;game;title;round;player;points\n";

}  // namespace

TEST_CASE("Matches of a file are moved whole", "[import]") {
  const auto file = import(kHead +
                           "1;2026-11-20;nimmt;A; title;1;Zoë;12\n1;2026-11-20;nimmt;;1;Ben;3\n"
                           "2;20.11.2026;nothanks;\"tab\there; %25\";1;a;1\n"
                           "2;20.11.2026;nothanks;\"tab\there; %25\";1;\"b;^*\";2\n"
                           "2;20.11.2026;nothanks;\"tab\there; %25\";1;;3\n");
  REQUIRE(file.ok());
  const auto again = moved(file);
  REQUIRE(again.ok());
  REQUIRE(again->matches.size() == file->matches.size());
  for (std::size_t i = 0; i < file->matches.size(); ++i) {
    const FoundMatch &a = file->matches[i], &b = again->matches[i];
    CHECK(write_sheet_line(a.kept.sheet) == write_sheet_line(b.kept.sheet));
    CHECK(a.kept.sheet.totals == b.kept.sheet.totals);
    CHECK(a.kept.sheet.winners == b.kept.sheet.winners);
    CHECK(a.line == b.line);
    CHECK(a.asks_game == b.asks_game);
  }
}

TEST_CASE("Open questions and unread lines are moved", "[import]") {
  auto file = import(
      "date;round;player;points\n3/4/2026;1;Ada;3\n3/4/2026;1;Ben;4\n"
      "3/4/2026;2;Ada;many\n5/6/2026;1;Ada;1\n5/6/2026;1;Ben;2\n5/6/2026;3;Ada;1\n");
  REQUIRE(file.ok());
  for (int i = 0; i < 150; ++i)
    file->add_not_read(i, msg("error.csv_players")
                              .with("count", i)
                              .with_message("game", msg_family("game.", "nimmt")));
  auto again = moved(file);
  REQUIRE(again.ok());
  CHECK(again->not_read_count == file->not_read_count);
  REQUIRE(again->not_read.size() == file->not_read.size());
  for (std::size_t i = 0; i < file->not_read.size(); ++i) {
    CHECK(again->not_read[i].line == file->not_read[i].line);
    CHECK(again->not_read[i].why == file->not_read[i].why);
  }
  const auto evening = import("date;round;player;points\n3/4/2026;1;Ada;3\n3/4/2026;1;Ben;4\n");
  REQUIRE(evening->orders.size() == 2);
  auto dated = moved(evening);
  CHECK(dated->orders == evening->orders);
  REQUIRE(dated->matches.size() == 1);
  CHECK(dated->matches[0].asks_game);
  CHECK(dated->matches[0].kept.sheet.game.empty());
  for (const DateOrder order : evening->orders) {
    settle_dates(*dated, order);
    CHECK(dated->matches[0].kept.sheet.date == write_date(*evening->unclear.in(order)));
    CHECK(dated->unclear.in(order) == evening->unclear.in(order));
  }
}

TEST_CASE("An archive's replays, and errors, are moved", "[import]") {
  Stored kept;
  kept.sheet = hand_sheet({{3, 4}, {5, 6}}, true);
  kept.sheet.options = {{"players", 2}};
  kept.replay = seal_link('r', "moves");
  const auto archive = moved(import(write_archive({kept, kept})));
  REQUIRE(archive.ok());
  CHECK(archive->matches.size() == 2);
  CHECK(archive->matches[1].line == 0);
  CHECK(archive->matches[1].kept.replay == kept.replay);
  for (const std::string text :
       {"", "{", "round;player\n", "{\"tablee\":\"sheets\",\"sheets\":[{}]}", "\"open"}) {
    const auto error = import(text);
    REQUIRE_FALSE(error.ok());
    const auto again = moved(error);
    REQUIRE_FALSE(again.ok());
    CHECK(again.error().what == error.error().what);
    CHECK(again.error().where == error.error().where);
  }
}

TEST_CASE("Text that no worker wrote is an error", "[import]") {
  const auto file = import(kHead + "1;;nimmt;;1;Zoë;12\n1;;nimmt;;1;Ben;3\n");
  const std::string whole = write_transfer(file);
  for (std::size_t size = 0; size < whole.size(); ++size)
    (void)read_transfer(whole.substr(0, size));
  for (const std::string text :
       {"", "{}", "[]", "{\"lines\":[[1]]}", "{\"error\":[]}", "{\"lines\":[]}\nno match"}) {
    INFO(text);
    CHECK(read_transfer(text).error().what.key == "error.import_kind");
  }
}
