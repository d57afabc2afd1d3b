// Reading short untrusted texts word by word.

#include "core/scan.h"

#include <catch2/catch_test_macros.hpp>

using namespace tablee;

TEST_CASE("Words come one by one") {
  Scan scan("  first 2  cards ");
  CHECK(scan.word() == "first");
  CHECK_FALSE(scan.at_end());
  CHECK(scan.rest() == "2  cards ");
  CHECK(scan.word() == "2");
  CHECK(scan.word() == "cards");
  CHECK(scan.at_end());
  CHECK(scan.word().empty());
}

TEST_CASE("A word that does not fit is not consumed") {
  Scan scan("row 12");
  CHECK_FALSE(scan.literal("ro"));
  CHECK_FALSE(scan.number(0, 100));
  CHECK(scan.literal("row"));
  CHECK_FALSE(scan.number(0, 11));
  CHECK_FALSE(scan.number(13, 20));
  CHECK(scan.number(12, 12) == 12);
  CHECK_FALSE(scan.number(0, 0));
}

TEST_CASE("Numbers are decimal digits and nothing else") {
  for (const char* bad :
       {"", "-", "+1", "1.", "1e2", "0x1", " 1", "1 ", "--1", "1-", "٣", "1234567890123456789"})
    CHECK_FALSE(Scan::to_number(bad));
  CHECK(Scan::to_number("007") == 7);
  CHECK(Scan::to_number("-12") == -12);
  CHECK(Scan::to_number("999999999999999999") == 999'999'999'999'999'999);
  CHECK(Scan::to_number("-999999999999999999") == -999'999'999'999'999'999);
}

TEST_CASE("Tabs and line ends are no spaces") {
  Scan scan("1\t2");
  CHECK_FALSE(scan.number(0, 9));
  CHECK(scan.word() == "1\t2");
}

TEST_CASE("Unsigned 64-bit numbers, to the last one") {
  CHECK(Scan::to_u64("0") == 0u);
  CHECK(Scan::to_u64("18446744073709551615") == UINT64_MAX);
  CHECK(Scan::to_u64("00000000000000000005") == 5u);
  for (const char* bad :
       {"", "-1", "18446744073709551616", "99999999999999999999", "000000000000000000005", "1a"})
    CHECK_FALSE(Scan::to_u64(bad));
}
