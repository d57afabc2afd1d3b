// Text from outside in messages: cut in one place, by letters as readers see them.

#include <catch2/catch_test_macros.hpp>

#include "core/graphemes.h"
#include "protocol/server.h"
#include "table/exchange.h"
#include "table/link.h"
#include "table/match.h"

using namespace tablee;

namespace {

std::size_t letters_of(std::string_view text) {
  std::size_t letters = 0;
  for (std::size_t at = 0; at < text.size(); ++letters) at = text::next_grapheme(text, at);
  return letters;
}

void check_short(const Message& message) {
  for (const Arg& arg : message.args) {
    if (letters_of(arg.text) > kMaxQuote + 1) FAIL_CHECK(message.key << " " << arg.name);
    if (arg.text.size() > kMaxQuoteBytes + 3) FAIL_CHECK(message.key << " " << arg.name);
    for (const Message& inner : arg.messages) check_short(inner);
  }
}

// Checks the error's arguments and its place.
template <class T>
void check_short(const Result<T>& read, std::string_view key) {
  REQUIRE_FALSE(read.ok());
  CHECK(read.error().what.key == key);
  CHECK(read.error().where.size() < 100 + kMaxQuoteBytes);
  check_short(read.error().what);
}

std::string repeated(std::string_view piece, std::size_t size) {
  std::string text;
  while (text.size() < size) text += piece;
  return text;
}

json::Value json_of(const std::string& text) { return *json::parse(text); }

}  // namespace

TEST_CASE("A quote has forty letters, as readers see them", "[quoted]") {
  for (const std::string_view letter : {"x", "é", "e\xcc\x81", "🎉", "👩‍👩‍👧", "ก็"}) {
    const std::string forty = repeated(letter, 40 * letter.size());
    if (forty.size() <= kMaxQuoteBytes) {
      CHECK(quoted(forty) == forty);
      CHECK(quoted(forty + std::string(letter)) == forty + "…");
    } else {
      CHECK(quoted(forty).ends_with("…"));
      CHECK(quoted(forty).size() <= kMaxQuoteBytes + 3);
    }
  }
  CHECK(quoted("a\nb\x7f") == "a b ");
  CHECK(quoted("a\xe2\x80\xae"
               "b") == "ab");  // turns the direction of a sentence
  CHECK(quoted("a" + repeated("\xcc\x81", 1'000'000)) == "…");
  CHECK(quoted("\xff\xfe") == "");
}

TEST_CASE("Every error that quotes outside text quotes little of it", "[quoted]") {
  for (const std::string_view piece : {"x", "é", "e\xcc\x81", "👩‍👩‍👧"}) {
    const std::string giant = repeated(piece, 1'000'000);
    const std::string mine = repeated(piece, 10'000);  // where the input has a limit
    CHECK(read_table_words(giant, "greedy").error().what.key == "error.link_long");
    check_short(read_table_words(mine, "greedy"), "error.game_unknown");
    check_short(read_table_words("nimmt " + mine + "=1", "greedy"), "error.option_unknown");
    Sheet sheet;
    sheet.game = giant;
    check_short(write_link(sheet), "error.game_unknown");

    Setup setup;
    setup.game = find_game("nothanks");
    setup.options = {{"players", 3}};
    setup.seats.resize(3);
    auto match = Match::start(setup);
    REQUIRE(match.ok());
    std::string record = write_record(match->record());
    const auto with = [&](std::string_view from, const std::string& to) {
      std::string other = record;
      const std::size_t at = other.find(from);
      REQUIRE(at != std::string::npos);
      return other.replace(at, from.size(), to);
    };
    check_short(read_record(with("\"nothanks\"", "\"" + giant + "\"")), "error.game_unknown");
    check_short(read_record(with("\"rounds\":", "\"" + giant + "\":")), "error.option_unknown");

    check_short(protocol::read_answer(R"({"type":"error","text":")" + giant + "\"}"),
                "error.thinker");
    check_short(protocol::read_think(
                    json_of(R"({"type":"think","id":1,"game":")" + repeated(piece, 170) + "\"}")),
                "error.game_unknown");
    protocol::Server server("x", giant);
    server.receive(R"({"type":"think","id":1,"game":")" + giant + "\"}");

    CardSet used;
    const std::vector<std::string> fields{giant, ""};
    check_short(find_game("nothanks")->pad_points(fields, used), "nothanks.pad.no_card");

    for (const std::string& text : {"game,round,player,points\nnimmt,1," + giant + ",3\n",
                                    "game,round,player,points\n" + giant + ",1,A,3\n",
                                    "round," + giant + ",A\n1,x,2\n", giant})
      if (const auto file = read_import(text, SheetWords()); file)
        for (const NotRead& line : file->not_read) check_short(line.why);
      else
        check_short(file, "error.csv_column");
  }
}
