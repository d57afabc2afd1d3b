// Finding words that a user has typed in a text.

#include "text/search.h"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace tablee;

namespace {

// The parts that were found, between bars.
std::string parts(std::string_view text, std::string_view typed) {
  std::string all;
  for (const text::Span& span : text::find_typed(text, typed))
    all += "|" + std::string(text.substr(span.from, span.to - span.from));
  return all;
}

}  // namespace

TEST_CASE("what is typed is found in any case, with or without accents", "[search]") {
  CHECK(parts("Une rangée contient cinq cartes.", "RANGEE") == "|rangée");
  CHECK(parts("Une rangée contient cinq cartes.", "rangée") == "|rangée");
  CHECK(parts("À égalité, la RANGÉE de droite.", "egalite rangee") == "|égalité|RANGÉE");
  CHECK(parts("Größe über Öl", "grosse ol") == "|Größe|Öl");
  CHECK(parts("Ÿ cœur, l’œuf", "coeur l'oeuf") == "|cœur|l’œuf");
  CHECK(parts("22\u00A0têtes", "22 tetes") == "|22|têtes");
  CHECK(parts("carte, cartes", "carte") == "|carte|carte");
  CHECK(parts("aaa", "aa") == "|aaa");
  CHECK(parts("abcd", "abc bcd") == "|abcd");
  CHECK(parts("日本 card", "本 CARD") == "|本|card");
}

TEST_CASE("every word typed must be there", "[search]") {
  CHECK(text::has_typed("five cards", "card five"));
  CHECK_FALSE(text::has_typed("five cards", "five rows"));
  CHECK(parts("five cards", "five rows").empty());
  CHECK(text::has_typed("five cards", ""));
  CHECK(text::has_typed("five cards", "  "));
  CHECK(text::find_typed("five cards", " ").empty());
  CHECK_FALSE(text::has_typed("", "five"));
  // Of several wordings one is enough, and all that occur are marked.
  CHECK(text::has_typed("five cards", "six\nfive"));
  CHECK(text::has_typed("five cards", "five\nsix"));
  CHECK_FALSE(text::has_typed("five cards", "six\nfive rows"));
  CHECK(text::find_typed("five cards", "five\ncards").size() == 2);
  CHECK(text::find_typed("five cards", "five\ncards six").size() == 1);
  // Bytes that are no valid text do no harm.
  CHECK(parts("\xC3", "a").empty());
  CHECK(parts("\xE2\x80", "\xE2") == "|\xE2\x80");
}
