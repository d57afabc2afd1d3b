// Which words of a text our fonts write, and which are left to the browser's.

#include "web/draw/toolkit/runs.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

namespace tablee::draw {
namespace {

bool latin_1(const void*, char32_t c) { return c < 0x100; }

// The text with [ ] round what is left to the browser.
std::string split(std::string_view text) {
  std::string shown;
  std::size_t at = 0;
  for (const Run& run : runs_of(text, latin_1, nullptr)) {
    CHECK(run.begin == at);  // no gaps
    at = run.end;
    const std::string part(text.substr(run.begin, run.end - run.begin));
    shown += run.ours ? part : "[" + part + "]";
  }
  CHECK(at == text.size());
  return shown;
}

}  // namespace

TEST_CASE("a word with a letter that our fonts lack goes to the browser whole", "[runs]") {
  CHECK(split("") == "");
  CHECK(split("Zoë et Anne") == "Zoë et Anne");
  CHECK(split("Łukasz") == "[Łukasz]");
  CHECK(split("Владимир prend 12 têtes") == "[Владимир] prend 12 têtes");
  CHECK(split("Nguyễn Thị Ngọc") == "[Nguyễn] [Thị] [Ngọc]");
  CHECK(split("Zoe\u0308 et Léa 🎉") == "[Zoe\u0308] et Léa [🎉]");
  CHECK(split("Łukasz\u00a0: 12") == "[Łukasz]\u00a0: 12");
}

TEST_CASE("words from right to left that follow each other are drawn together", "[runs]") {
  CHECK(split("שרה כהן prend 12 têtes") == "[שרה כהן] prend 12 têtes");
  CHECK(split("Anne, שרה כהן לוי et محمد علي") == "Anne, [שרה כהן לוי] et [محمد علي]");
  CHECK(split("Анна שרה כהן") == "[Анна] [שרה כהן]");
}

TEST_CASE("a text without a letter from left to right is drawn as one", "[runs]") {
  CHECK(split("דוד 2") == "[דוד 2]");
  CHECK(split("شيماء 🎉 (1)") == "[شيماء 🎉 (1)]");
}

}  // namespace tablee::draw
