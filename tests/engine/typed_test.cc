// Letters, numbers and days as people type them.

#include <catch2/catch_test_macros.hpp>

#include "core/fold.h"
#include "core/message.h"
#include "core/typed_date.h"
#include "core/typed_number.h"
#include "core/utf8.h"

using namespace tablee;

namespace {

// The day of a text in each order, year first, day first, month first: "2026-11-20 - -".
std::string days(std::string_view text) {
  const TypedDate typed = typed_date(text);
  std::string all;
  for (const DateOrder order : kDateOrders)
    all += (all.empty() ? "" : " ") +
           (typed.in(order) ? write_date(*typed.in(order)) : std::string("-"));
  return all;
}

}  // namespace

TEST_CASE("Texts are compared by their letters and digits", "[typed]") {
  CHECK(letters_and_digits("  N° de Partie: ") == "ndepartie");
  CHECK(letters_and_digits("Terminée") == "terminee");
  // The accent as a character of its own.
  CHECK(letters_and_digits("Termine\u0301e") == "terminee");
  CHECK(letters_and_digits("GRÖSSE") == letters_and_digits("Größe"));
  CHECK(letters_and_digits("6\u00A0Qui prend\u202F!") == "6quiprend");
  CHECK(letters_and_digits("٤２") == "42");
  CHECK(letters_and_digits("Łukasz") == "Łukasz");
  CHECK(letters_and_digits("\xFF\xC3") == "\xFF\xC3");
  CHECK(trimmed(" \u00A0\u3000Zoë\u200B\u202F ") == "Zoë");
  CHECK(trimmed("Zoe\u0308") == "Zoe\u0308");
  CHECK(trimmed(" \u2060 ").empty());
  CHECK(code_point("🎉") == 0x1F389);
  CHECK(code_point("\xED\xA0\x80") == 0xFFFD);
}

TEST_CASE("Whole numbers are read as they are written anywhere", "[typed]") {
  for (const char* text : {"12", "+12", " 12 ", "\u00A012", "12,0", "12.00", "12.", "١٢", "۱۲",
                           "１２", "१२", "+ 12", "12,", "＋12", "\u200E12", "012"}) {
    INFO(text);
    CHECK(typed_number(text) == 12);
  }
  for (const char* text : {"-7", "−7", "–7", "‑7", "－７", "- 7", "−7,0", "\u200E-7"}) {
    INFO(text);
    CHECK(typed_number(text) == -7);
  }
  for (const char* text : {"1012", "1 012", "1\u00A0012", "1\u202F012", "1'012", "1’012", "1.012",
                           "1,012", "1 012,00", "1.012,0", "1,012.0", "١٬٠١٢"}) {
    INFO(text);
    CHECK(typed_number(text) == 1012);
  }
  CHECK(typed_number("1 234 567") == 1234567);
  CHECK(typed_number("0.000") == 0);
}

TEST_CASE("What is no whole number, or may be two, is none", "[typed]") {
  for (const char* text :
       {"",      " ",   "-",          "x",    "12x",     "1.5",     "1,5", "12,01",  "1.000",
        "1,000", "--7", "1 01",       "1'01", "1 0123",  "1.012.0", "1e3", "½",      "12;",
        "1-2",   "(7)", "1234567890", "\xFF", "1.012,5", ".",       ",0",  "1,012,0"}) {
    INFO(text);
    CHECK_FALSE(typed_number(text).has_value());
  }
  CHECK_FALSE(typed_number(std::string(1'000'000, '1')).has_value());
}

TEST_CASE("Days are read in each order that makes one", "[typed]") {
  CHECK(days("2026-11-20") == "2026-11-20 - -");
  CHECK(days("2026/11/20") == "2026-11-20 - -");
  CHECK(days("20.11.2026") == "- 2026-11-20 -");
  CHECK(days("11/20/2026") == "- - 2026-11-20");
  CHECK(days("3/4/2026") == "- 2026-04-03 2026-03-04");
  CHECK(days("20.11.26") == "- 2026-11-20 -");
  CHECK(days("11/20/26") == "- - 2026-11-20");
  // With hyphens a year of two digits may come first.
  CHECK(days("26-11-20") == "2026-11-20 2020-11-26 -");
  CHECK(days("26/11/20") == "- 2020-11-26 -");
  CHECK(days("26/11/31") == "- 2031-11-26 -");
  CHECK(days("70/11/20") == "1970-11-20 - -");
  CHECK(days("20261120") == "2026-11-20 - -");
  CHECK(days("٢٠/١١/٢٠٢٦") == "- 2026-11-20 -");
  CHECK(days("20. 11. 2026") == "- 2026-11-20 -");
  CHECK(days("2026. 11. 20.") == "2026-11-20 - -");
  CHECK(days("ven. 20/11/2026") == "- 2026-11-20 -");
  CHECK(days("2026-11-20T19:30:00") == "2026-11-20 - -");
  CHECK(days("20/11/2026 19:30") == "- 2026-11-20 -");
  CHECK(days("29.02.2024") == "- 2024-02-29 -");
  for (const char* text : {"", "soon", "32.13.2026", "29.02.2026", "2026-11", "1-2-3-4", "0/0/2026",
                           "20.11.026", "20.11.20260", "2026-11-20 or so", "20261340", "12.5"}) {
    INFO(text);
    CHECK(typed_date(text).none());
  }
  CHECK(typed_date("11/11/2026").only() == Date{2026, 11, 11});
  CHECK_FALSE(typed_date("3/4/2026").only().has_value());
}

TEST_CASE("A sentence repeats forty characters of a text from outside", "[typed]") {
  const auto quote = [](std::string_view text) {
    return msg("x").with_quote("text", text).args.front().text;
  };
  CHECK(quote("Zoë") == "Zoë");
  CHECK(quote(std::string(40, 'x')) == std::string(40, 'x'));
  CHECK(quote(std::string(41, 'x')) == std::string(40, 'x') + "…");
  CHECK(quote(std::string(1'000'000, 'x')) == std::string(40, 'x') + "…");
  CHECK(quote("a\nb\tc\x7f") == "a b c ");
  CHECK(quote("a\xFF\xC3") == "a");
  std::string many, forty;
  for (int i = 0; i < 41; ++i) (i < 40 ? forty : many) += "🎉";
  CHECK(quote(forty + many) == forty + "…");
}
