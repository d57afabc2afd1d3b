// What a reader takes for one letter is never cut.

#include "core/graphemes.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/utf8.h"

namespace tablee::text {
namespace {

std::vector<std::string> letters_of(std::string_view text) {
  std::vector<std::string> letters;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = next_grapheme(text, at);
    letters.emplace_back(text.substr(at, end - at));
    at = end;
  }
  return letters;
}
using Letters = std::vector<std::string>;

}  // namespace

TEST_CASE("letters keep their marks", "[graphemes]") {
  CHECK(letters_of("Zoë") == Letters{"Z", "o", "ë"});
  CHECK(letters_of("Zoe\u0308!") == Letters{"Z", "o", "e\u0308", "!"});
  CHECK(letters_of("שָׁלוֹם") == Letters{"שָׁ", "ל", "וֹ", "ם"});
  CHECK(letters_of("นี้") == Letters{"นี้"});
  CHECK(letters_of("क्षत्रिय") == Letters{"क्ष", "त्रि", "य"});
  CHECK(letters_of("中村") == Letters{"中", "村"});
  CHECK(letters_of("각하") == Letters{"각", "하"});
}

TEST_CASE("emoji that are one picture are one letter", "[graphemes]") {
  CHECK(letters_of("a👨‍👩‍👧‍👦b") ==
        Letters{"a", "👨‍👩‍👧‍👦", "b"});
  CHECK(letters_of("👍🏽❤️") == Letters{"👍🏽", "❤️"});
  CHECK(letters_of("🇫🇷🇩🇪🇬") == Letters{"🇫🇷", "🇩🇪", "🇬"});
  CHECK(letters_of("🏴󠁧󠁢󠁥󠁮󠁧󠁿x") ==
        Letters{"🏴󠁧󠁢󠁥󠁮󠁧󠁿", "x"});
}

TEST_CASE("bytes that are no text are letters of their own", "[graphemes]") {
  CHECK(letters_of("a\xFF\x80") == Letters{"a", "\xFF", "\x80"});
  std::size_t at = 1;
  CHECK(next_code_point("a\xFF", at) == 0xFFFD);
  CHECK(at == 2);
  at = 0;
  CHECK(next_code_point("🎉", at) == 0x1F389);
  CHECK(at == 4);
}

}  // namespace tablee::text
