// Colours that the page brings.

#include "web/draw/toolkit/theme.h"

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <string>

namespace tablee::draw {
namespace {

constexpr std::size_t kEach = offsetof(Theme, dark) / sizeof(Color);

std::string digits_of(const Theme& theme) {
  static constexpr char kHex[] = "0123456789ABCDEF";
  std::string digits;
  const Color* const colours = &theme.cloth;
  for (std::size_t i = 0; i < kEach; ++i) {
    for (int byte = 0; byte < 4; ++byte) {
      const Color part = (colours[i] >> (8 * byte)) & 0xFFu;
      digits += kHex[part >> 4];
      digits += kHex[part & 15u];
    }
  }
  return digits;
}

std::string all_digits() {
  return digits_of(theme_of(ThemeName::day)) + digits_of(theme_of(ThemeName::night)) +
         digits_of(theme_of(ThemeName::contrast));
}

TEST_CASE("the colours of all themes are replaced, or none is", "[draw][theme]") {
  const std::string before = all_digits();
  REQUIRE(before.size() == 3 * kEach * 8);
  CHECK(theme_of(ThemeName::day).cloth == rgb(0xEDE5D5));

  std::string other = before;
  other.replace(0, 8, "01020304");                                // the cloth by day
  other.replace(2 * kEach * 8 + (kEach - 1) * 8, 8, "0a0b0cff");  // the last one of the last
  REQUIRE(set_colours(other));
  CHECK(theme_of(ThemeName::day).cloth == ((rgb(0x010203) & 0xFFFFFFu) | 0x04000000u));
  CHECK(theme_of(ThemeName::contrast).on_poster == rgb(0x0A0B0C));
  CHECK(theme_of(ThemeName::contrast).outlines);
  CHECK(theme_of(ThemeName::night).dark);
  CHECK(digits_of(theme_of(ThemeName::night)) == before.substr(kEach * 8, kEach * 8));

  const std::string now = all_digits();
  for (const std::string& bad :
       {std::string(), before.substr(1), before + "0", "G" + before.substr(1),
        "-" + before.substr(1), before.substr(0, before.size() - 1) + " "}) {
    CHECK_FALSE(set_colours(bad));
    CHECK(all_digits() == now);
  }
  REQUIRE(set_colours(before));
  CHECK(all_digits() == before);
}

}  // namespace
}  // namespace tablee::draw
