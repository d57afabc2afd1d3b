// The bytes of links, their letters and their checksum.

#include "core/bytes.h"

#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"

using namespace tablee;
using namespace std::string_literals;

TEST_CASE("Bytes: what is written is read back, with its bounds", "[link]") {
  for (const std::uint64_t n : {std::uint64_t{0}, std::uint64_t{127}, std::uint64_t{128},
                                std::uint64_t{300}, UINT64_MAX - 1, UINT64_MAX}) {
    ByteWriter out;
    out.number(n);
    const std::string bytes = out.take();
    ByteReader in(bytes);
    CHECK(in.number() == n);
    CHECK(in.ok());
    if (n > 0) {
      ByteReader bounded(bytes);
      CHECK(bounded.number(n - 1) == 0);
      CHECK_FALSE(bounded.ok());
    }
  }
  for (const std::int64_t n : {INT64_MIN, std::int64_t{-7}, std::int64_t{0}, INT64_MAX}) {
    ByteWriter out;
    out.signed_number(n);
    const std::string bytes = out.take();
    ByteReader in(bytes);
    CHECK(in.signed_number(INT64_MIN, INT64_MAX) == n);
    CHECK(in.ok());
  }
}

TEST_CASE("Bytes: one number has one writing, text is UTF-8, nothing is left over", "[link]") {
  for (const std::string& bytes :
       {"\x80\x00"s, "\x80"s, ""s, "\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02"s,
        "\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"s, "\x01\x01"s}) {
    ByteReader in(bytes);
    (void)in.number();
    CHECK_FALSE(in.ok());
  }
  for (const std::string& bytes : {"\x02\xc3"s, "\x02\xff\xff"s, "\x03x"s, "\x05hello"s}) {
    ByteReader in(bytes);
    CHECK(in.text(4).empty());
    CHECK_FALSE(in.ok());
  }
}

TEST_CASE("base64url: the letters of RFC 4648, and no others", "[link]") {
  CHECK(base64url("") == "");
  CHECK(base64url("f") == "Zg");
  CHECK(base64url("foobar") == "Zm9vYmFy");
  CHECK(base64url("\xfb\xff") == "-_8");
  Rng rng(3);
  for (std::size_t size = 0; size < 40; ++size) {
    std::string bytes(size, ' ');
    for (char& c : bytes) c = static_cast<char>(rng.below(256));
    CHECK(read_base64url(base64url(bytes)) == bytes);
  }
  for (const char* bad : {"Z", "Zm9vY", "Zh", "Zm=", "Z g", "Zm9v+mFy", "Zm9v/mFy"})
    CHECK_FALSE(read_base64url(bad));
}

TEST_CASE("CRC-32: the sum every table of it gives", "[link]") {
  CHECK(crc32("123456789") == 0xcbf43926u);
  CHECK(crc32("") == 0);
}
