// The JSON reader and writer: RFC 8259's cases, and our own bounds.

#include "core/json.h"

#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"
#include "tests/engine/json_text.h"

using namespace tablee;
using json::Value;
using Kind = json::Value::Kind;

namespace {

std::string where(std::string_view text) {
  const auto value = json::parse(text);
  return value ? "fine" : value.error().where;
}

std::string nested(int depth) {
  const std::size_t n = depth;
  return std::string(n, '[') + std::string(n, ']');
}

}  // namespace

TEST_CASE("JSON that must be read") {
  for (const char* text : {
           "0",
           "-0",
           "12",
           "-12",
           "0.5",
           "-1.25e10",
           "1E+2",
           "1e-2",
           "\"\"",
           "\"a\"",
           "true",
           "false",
           "null",
           "[]",
           "{}",
           "[[]]",
           "{\"\":0}",
           " \t\r\n[ 1 , 2 ] \n",
           "{\"a\":{\"b\":[]}}",
           "\"\\u0041\\n\\t\\r\\b\\f\\/\\\\\\\"\"",
           "\"\\ud83d\\ude00\"",
           "\"\\u0000\"",
           "\"\x7f\"",
           "\"\xc2\x80\"",
           "\"\xdf\xbf\"",
           "\"\xe0\xa0\x80\"",
           "\"\xed\x9f\xbf\"",
           "\"\xee\x80\x80\"",
           "\"\xf0\x90\x80\x80\"",
           "\"\xf4\x8f\xbf\xbf\"",
           "{\"a\":1,\"A\":2}",
           "[1,[2,[3,[4]]]]",
           "9223372036854775807",
           "123456789012345678901234567890",
           "1e400",
       }) {
    CAPTURE(text);
    CHECK(where(text) == "fine");
  }
}

TEST_CASE("JSON that must be refused") {
  for (const char* text : {
           // nothing, too much, incomplete
           "",
           " ",
           "1 2",
           "[] []",
           "[",
           "]",
           "{",
           "}",
           "[1",
           "[1,",
           "{\"a\"",
           "{\"a\":",
           "{\"a\":1",
           "{\"a\":1,",
           "\"",
           "\"a",
           "tru",
           "nul",
           "fals",
           "truex",
           "nullnull",
           // commas, colons, names
           "[1,]",
           "[,1]",
           "[1,,2]",
           "[1 2]",
           "{\"a\":1,}",
           "{,}",
           "{\"a\" 1}",
           "{\"a\"::1}",
           "{a:1}",
           "{1:1}",
           "{'a':1}",
           "{null:1}",
           "[1:2]",
           "[1}",
           "{\"a\":1]",
           // numbers
           "+1",
           "01",
           "-01",
           "00",
           "-",
           ".5",
           "5.",
           "1.e2",
           "1e",
           "1e+",
           "1e1.5",
           "0x10",
           "NaN",
           "Infinity",
           "-Infinity",
           "1_000",
           "--1",
           "1-",
           "-a",
           // text
           "'a'",
           "\"\\x41\"",
           "\"\\u12\"",
           "\"\\u12g4\"",
           "\"\\ud800\"",
           "\"\\ud800\\u0041\"",
           "\"\\ud800x\"",
           "\"\\udc00\"",
           "\"\\ud800\\ud800\"",
           "\"\\",
           "\"\\\"",
           "\"a\nb\"",
           "\"\t\"",
           "\"\x1f\"",
           // UTF-8: stray tails, overlong, surrogates, above U+10FFFF, cut short, a BOM
           "\"\x80\"",
           "\"\xbf\"",
           "\"\xc0\xaf\"",
           "\"\xc1\xbf\"",
           "\"\xe0\x9f\xbf\"",
           "\"\xed\xa0\x80\"",
           "\"\xf0\x8f\xbf\xbf\"",
           "\"\xf4\x90\x80\x80\"",
           "\"\xf5\x80\x80\x80\"",
           "\"\xff\"",
           "\"\xc3\"",
           "\"\xe2\x82\"",
           "\"\xf0\x9f\x98\"",
           "\"\xe2(\xa1\"",
           "\xef\xbb\xbf{}",
           "\xc3\xa9",
           // the same name twice
           "{\"a\":1,\"a\":2}",
           "{\"a\":1,\"\\u0061\":2}",
           // comments and other spaces
           "[1/* */]",
           "// x\n1",
           "\f1",
           "\v1",
           "\xc2\xa0"
           "1",
       }) {
    CAPTURE(text);
    CHECK(where(text).substr(0, 5) == "byte ");
  }
}

TEST_CASE("A zero byte is no end and no space") {
  using namespace std::string_view_literals;
  for (const std::string_view text :
       {"1\0"sv, "\0"sv, "\0001"sv, "[\0]"sv, "\"\0\""sv, "\"\\u00\0001\""sv, "\"\\\0\""sv}) {
    CAPTURE(text.size());
    CHECK(where(text) != "fine");
  }
}

TEST_CASE("An error says at which byte") {
  CHECK(where("[1,x]") == "byte 3");
  CHECK(where("{\"a\":1,\"a\":2}") == "byte 10");
  CHECK(where("") == "byte 0");
  CHECK(where("[1] 2") == "byte 4");
}

TEST_CASE("Depth is bounded") {
  CHECK(where(nested(json::kMaxDepth)) == "fine");
  CHECK(where(nested(json::kMaxDepth + 2)) != "fine");
  CHECK(where(std::string(1'000'000, '[')) != "fine");
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
  CHECK(where(objects) != "fine");
}

TEST_CASE("An object of very many members is refused, an array of them is not") {
  const auto object = [](int members) {
    std::string text = "{";
    for (int i = 0; i < members; ++i) text += (i ? ",\"" : "\"") + std::to_string(i) + "\":0";
    return text + "}";
  };
  CHECK(json::parse(object(512))->members.size() == 512);
  for (const int members : {513, 5'000}) {
    const auto refused = json::parse(R"({"on":"check","stored":)" + object(members) + "}");
    REQUIRE_FALSE(refused.ok());
    // It is distinguished from a text that is no JSON.
    CHECK(refused.error().what.key == "error.json_members");
  }
  std::string array = "[0";
  for (int i = 0; i < 5'000; ++i) array += ",0";
  CHECK(where(array + "]") == "fine");
}

TEST_CASE("Whole numbers are exact or they are reals") {
  const auto kind = [](const char* text) { return json::parse(text)->kind; };
  CHECK(kind("0") == Kind::integer);
  CHECK(kind("8999999999999990000") == Kind::integer);
  CHECK(kind("9223372036854775808") == Kind::real);
  CHECK(kind("-9223372036854775809") == Kind::real);
  CHECK(kind("1.0") == Kind::real);
  CHECK(kind("1e2") == Kind::real);
  CHECK(json::parse("9007199254740993")->integer == 9007199254740993);
  CHECK(json::parse("-8999999999999990000")->integer == -8999999999999990000);
  CHECK(json::parse("0.5")->real == 0.5);
  CHECK(json::parse("1e2")->real == 100);
  CHECK(where(std::string(65, '1')) != "fine");
}

TEST_CASE("Escapes become UTF-8") {
  CHECK(json::parse(R"("\u00e9\u20ac\ud83d\ude00\n")")->string == "é€😀\n");
  CHECK(json::parse(R"("\/\b\f\r\t\"\\")")->string == "/\b\f\r\t\"\\");
  CHECK(json::parse(R"("\u0000")")->string == std::string(1, '\0'));
}

TEST_CASE("Members are found by name and kind") {
  const auto v = json::parse(R"({"n":5,"s":"x","b":true,"a":[1,2],"r":1.5,"z":null})");
  REQUIRE(v.ok());
  CHECK(v->integer_at("n", 0, 5) == 5);
  CHECK_FALSE(v->integer_at("n", 6, 9));
  CHECK_FALSE(v->integer_at("n", 0, 4));
  CHECK_FALSE(v->integer_at("s", 0, 9));
  CHECK_FALSE(v->integer_at("r", 0, 9));
  CHECK_FALSE(v->integer_at("none", 0, 9));
  CHECK(v->string_at("s") == "x");
  CHECK_FALSE(v->string_at("n"));
  CHECK(v->boolean_at("b") == true);
  CHECK_FALSE(v->boolean_at("n"));
  REQUIRE(v->array_at("a"));
  CHECK(v->array_at("a")->at(1).as_int(0, 9) == 2);
  CHECK_FALSE(v->array_at("a")->at(1).as_int(3, 9));
  CHECK_FALSE(v->array_at("s"));
  CHECK(v->find("z")->kind == Kind::null);
  CHECK_FALSE(v->find("zz"));
  CHECK_FALSE(json::parse("[1]")->find("n"));
}

TEST_CASE("What is written reads back the same") {
  json::Writer out;
  std::string every;
  for (int c = 0; c < 128; ++c) every.push_back(static_cast<char>(c));
  every += "é€😀";
  out.begin_object().member("text", std::string_view(every)).member("n", -5).member("yes", true);
  out.key("none").null().key("empty").begin_array().end_array();
  out.numbers("list", std::vector<int>{1, 2, 3});
  out.key("deep").begin_array().begin_object().end_object().value("x").raw("[0]").end_array();
  out.end_object();
  const auto v = json::parse(out.text());
  REQUIRE(v.ok());
  CHECK(v->string_at("text") == every);
  CHECK(v->integer_at("n", -5, -5) == -5);
  CHECK(v->array_at("list")->size() == 3);
  CHECK(v->array_at("deep")->size() == 3);
  CHECK(test::json_text(*v) == out.text());
}

TEST_CASE("Commas fall between members and items only") {
  json::Writer out;
  out.begin_array().value(1).begin_array().end_array().begin_object().member("a", 1);
  out.member("b", "x").end_object().null().end_array();
  CHECK(out.take() == R"([1,[],{"a":1,"b":"x"},null])");
}

TEST_CASE("Changed bytes give a value or an error, and what is read is written stably") {
  const std::string good = R"({"a":[1,-2.5e3,"é\u00e9\n",{"b":null}],"c":true,"d":"\ud83d\ude00"})";
  Rng rng(3);
  int fine = 0;
  for (int i = 0; i < 20'000; ++i) {
    std::string text = good;
    for (std::uint32_t k = rng.below(3) + 1; k > 0; --k)
      text[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(rng.below(256));
    const auto v = json::parse(text);
    if (!v) continue;
    ++fine;
    const std::string once = test::json_text(*v);
    const auto again = json::parse(once);
    REQUIRE(again.ok());
    REQUIRE(test::json_text(*again) == once);
  }
  CHECK(fine > 100);
}

TEST_CASE("A document cut anywhere is an error") {
  const std::string good = R"({"a":[1,-2.5e3,"é\u00e9\n",{"b":null}],"c":true})";
  for (std::size_t n = 0; n < good.size(); ++n) {
    CAPTURE(n);
    CHECK_FALSE(json::parse(std::string_view(good).substr(0, n)).ok());
  }
}
