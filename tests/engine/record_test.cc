// Records: written, read, replayed; and texts that are no records.

#include "table/record.h"

#include <catch2/catch_test_macros.hpp>

#include "core/scan.h"
#include "tests/engine/json_text.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

// Two rounds of two players, a person and a bot.
std::string example() {
  Setup setup = setup_of(*find_game("nimmt"), {{"players", 2}, {"target", 0}, {"rounds", 2}}, 7);
  setup.seats = {{"Zoë \"Z\"\n", ""}, {"", "greedy"}};
  auto match = Match::start(std::move(setup));
  Rng rng(8);
  play_randomly(*match, rng, 2, [] {});
  return write_record(match->record());
}

json::Value document() { return *json::parse(example()); }

json::Value& member(json::Value& v, std::string_view name) {
  for (auto& [key, value] : v.members)
    if (key == name) return value;
  return v;
}

// The place of the error in reading or replaying.
std::string where(const std::string& text) {
  const auto record = read_record(text);
  if (!record) {
    CHECK_FALSE(record.error().what.empty());
    return record.error().where;
  }
  const auto match = Match::replay(*record);
  if (!match) return match.error().where;
  // An accepted text is a record like any other.
  CHECK(write_record(match->record()) == write_record(*read_record(write_record(*record))));
  return "fine";
}

std::string with(std::string_view name, std::string_view text) {
  json::Value v = document();
  member(v, name) = *json::parse(text);
  return where(json_text(v));
}

}  // namespace

TEST_CASE("A match read back from its record is the same match, for every game and option",
          "[conformance]") {
  every_table(71, [](Match& match, Rng& rng) {
    const std::uint32_t stop = 1 + rng.below(200);
    // At any point, not only at the end of a round.
    std::uint32_t step = 0;
    auto copy = Match::start(match.setup());
    play_randomly(*copy, rng, 2, [&] {
      if (++step != stop && !copy->over()) return;
      const std::string text = write_record(copy->record());
      const auto record = read_record(text);
      REQUIRE(record.ok());
      REQUIRE(write_record(*record) == text);
      const auto again = Match::replay(*record);
      REQUIRE(again.ok());
      REQUIRE(text_of(again->state()) == text_of(copy->state()));
      REQUIRE(text_of(again->events()) == text_of(copy->events()));
      REQUIRE(write_record(again->record()) == text);
      REQUIRE(again->undo_length() == copy->undo_length());
    });
  });
}

TEST_CASE("Deals written out give the match that their seeds gave", "[conformance]") {
  every_table(72, [](Match& match, Rng& rng) {
    std::vector<std::string> spelled;
    auto copy = Match::start(match.setup());
    play_randomly(*copy, rng, 2, [&] {
      // The deal of the next seed, found by dealing in a copy.
      if (!copy->needs_deal()) return;
      auto ahead = Match::replay(copy->record());
      if (!ahead->deal().ok()) return;
      const std::string& seed = ahead->record().deals.back();
      spelled.push_back(copy->state().deal_text(*Scan::to_u64(std::string_view(seed).substr(5))));
    });
    Record record = copy->record();
    spelled.resize(record.deals.size());
    record.deals = spelled;
    const auto read = read_record(write_record(record));
    REQUIRE(read.ok());
    const auto again = Match::replay(*read);
    REQUIRE(again.ok());
    REQUIRE(text_of(again->state()) == text_of(copy->state()));
    REQUIRE(text_of(again->events()) == text_of(copy->events()));
  });
}

TEST_CASE("A record cut anywhere is an error that says where") {
  const std::string text = example();
  REQUIRE(where(text) == "fine");
  for (std::size_t n = 0; n < text.size(); ++n) {
    const auto record = read_record(std::string_view(text).substr(0, n));
    REQUIRE_FALSE(record.ok());
    REQUIRE_FALSE(record.error().where.empty());
  }
}

TEST_CASE("A record without a member, or with one of another kind, is an error that names it") {
  const json::Value whole = document();
  for (const auto& [name, value] : whole.members) {
    CAPTURE(name);
    json::Value less = whole;
    std::erase_if(less.members, [&](const auto& m) { return m.first == name; });
    CHECK(where(json_text(less)).substr(0, name.size()) == name);
    for (const char* text : {"null", "true", "0", "-1", "0.5", "1e300", "\"\"", "\"x\"", "[]", "{}",
                             "[null]", "[[]]", "[0]", "{\"x\":0}", "\"18446744073709551616\""}) {
      const json::Value::Kind kind = json::parse(text)->kind;
      if (kind == value.kind && (name == "practice" || name == "date")) continue;
      // With fewer deals and moves it is a shorter match; missing options have defaults.
      if (std::string_view(text) == "[]" && (name == "deals" || name == "moves")) continue;
      CAPTURE(text);
      CHECK(with(name, text).substr(0, name.size()) == name);
    }
  }
}

TEST_CASE("Seats that are none") {
  for (const char* seats :
       {"[]", "[{}]", "[{\"name\":\"a\"}]", "[5,5]", "[{\"name\":5},{\"name\":\"b\"}]",
        "[{\"name\":\"a\",\"bot\":\"\"},{\"name\":\"b\"}]",
        "[{\"name\":\"a\",\"bot\":5},{\"name\":\"b\"}]",
        "[{\"name\":\"a\",\"bot\":null},{\"name\":\"b\"}]",
        "[{\"bot\":\"greedy\"},{\"name\":\"b\"}]"}) {
    CAPTURE(seats);
    const std::string at = with("seats", seats);
    CHECK((at == "seats" || at == "options.players"));
  }
  const std::string longest(200, 'x');
  CHECK(with("seats", "[{\"name\":\"" + longest + "\"},{\"name\":\"b\"}]") == "fine");
  CHECK(with("seats", "[{\"name\":\"x" + longest + "\"},{\"name\":\"b\"}]") == "seats");
}

TEST_CASE("Options that are none") {
  CHECK(with("options", R"({"players":2,"target":0})") == "options.target");
  CHECK(with("options", R"({"players":3,"target":0,"rounds":2})") == "options.players");
  CHECK(with("options", R"({"target":0,"rounds":2})") == "options.players");
  CHECK(with("options", R"({"players":2,"target":66,"fun":1})") == "options.fun");
  CHECK(with("options", R"({"players":2,"target":6666666})") == "options");
  CHECK(with("options", R"({"players":2,"target":6666})") == "options.target");
  CHECK(with("options", R"({"players":"2"})") == "options");
  CHECK(with("options", R"({"players":2,"":1})") == "options.");
}

TEST_CASE("Another format, another game, other rules") {
  CHECK(with("format", "2") == "format");
  CHECK(with("format", "999999999999999999999") == "format");
  CHECK(with("game", "\"chess\"") == "game");
  CHECK(with("game", "\"nimmt \"") == "game");
  CHECK(with("rules", "2") == "rules");
  const auto other = read_record(R"({"format":7})");
  REQUIRE_FALSE(other.ok());
  CHECK(other.error().what == msg("error.record_format").with("format", 7));
}

TEST_CASE("Deals and moves that can't be replayed say which") {
  CHECK(with("deals", "[]") == "moves[0]");
  CHECK(with("deals", R"(["seed x"])") == "deals[0]");
  CHECK(with("deals", R"(["seed 1","nonsense"])").substr(0, 5) != "fine");
  CHECK(with("deals", R"(["first 0 cards 1 2"])") == "deals[0]");
  CHECK(with("moves", "[]") == "deals[1]");
  CHECK(with("moves", R"(["0 200"])") == "moves[0]");
  CHECK(with("moves", R"(["7 1"])") == "moves[0]");
  CHECK(with("moves", R"(["10 1"])") == "moves[0]");
  CHECK(with("moves", R"(["-1 1"])") == "moves[0]");
  CHECK(with("moves", R"(["0"])") == "moves[0]");
  CHECK(with("moves", R"(["0 "])") == "moves[0]");
  CHECK(with("moves", R"(["x 1"])") == "moves[0]");
  CHECK(with("moves", R"([5])") == "moves[0]");
  json::Value v = document();
  auto& moves = member(v, "moves").items;
  moves.push_back(moves.back());
  CHECK(where(json_text(v)) == "moves[" + std::to_string(moves.size() - 1) + "]");
  v = document();
  std::swap(member(v, "moves").items[4], member(v, "moves").items[11]);
  CHECK(where(json_text(v)).substr(0, 6) == "moves[");
  v = document();
  member(v, "deals").items.push_back(member(v, "deals").items.back());
  CHECK(where(json_text(v)) == "deals[2]");
}

TEST_CASE("Huge records are refused or read, in bounded time") {
  json::Value v = document();
  json::Value& moves = member(v, "moves");
  const json::Value move = moves.items.front();
  moves.items.assign(200'001, move);
  CHECK(where(json_text(v)) == "moves");
  v = document();
  member(v, "deals").items.front().string.assign(5'000, '1');
  CHECK(where(json_text(v)) == "deals");
  v = document();
  const json::Value seat = member(v, "seats").items.front();
  member(v, "seats").items.assign(11, seat);
  CHECK(where(json_text(v)) == "seats");
}

TEST_CASE("Seeds are stored with all 64 bits") {
  Setup setup = setup_of(*find_game("nimmt"), {{"players", 2}}, ~std::uint64_t{0});
  setup.bot_seed = 0x8000000000000001u;
  const auto record = read_record(write_record({setup, {}, {}}));
  REQUIRE(record.ok());
  CHECK(record->setup.seed == ~std::uint64_t{0});
  CHECK(record->setup.bot_seed == 0x8000000000000001u);
  CHECK(with("seed", "\"-1\"") == "seed");
  CHECK(with("seed", "7") == "seed");
  CHECK(with("bot_seed", "\"1 \"") == "bot_seed");
}

TEST_CASE("Changed bytes give a record that replays or an error") {
  const std::string good = example();
  Rng rng(9);
  int fine = 0;
  for (int i = 0; i < 3'000; ++i) {
    std::string text = good;
    for (std::uint32_t k = 1 + rng.below(2); k > 0; --k) {
      const auto at = rng.below(static_cast<std::uint32_t>(text.size()));
      // Replacing digits by digits reaches more code than random bytes.
      text[at] = text[at] >= '0' && text[at] <= '9' ? static_cast<char>('0' + rng.below(10))
                                                    : static_cast<char>(rng.below(256));
    }
    fine += where(text) == "fine";
  }
  CHECK(fine > 20);
}

TEST_CASE("a record says which version of the program began it, where that is known") {
  CHECK(example().find("\"app\"") == std::string::npos);
  Setup setup = setup_of(*find_game("nothanks"), {{"players", 3}}, 7);
  setup.app = "1.2.3";
  const auto match = Match::start(std::move(setup));
  const std::string text = write_record(match->record());
  CHECK(text.starts_with(R"({"format":1,"app":"1.2.3","game":"nothanks")"));
  CHECK(read_record(text)->setup.app == "1.2.3");
  json::Value odd = *json::parse(text);
  member(odd, "app") = *json::parse('"' + std::string(33, '9') + '"');
  CHECK(read_record(json_text(odd))->setup.app.empty());
  member(odd, "app") = *json::parse("[1]");
  CHECK(read_record(json_text(odd))->setup.app.empty());
}
