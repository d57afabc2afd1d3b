#include "core/date.h"

#include <catch2/catch_test_macros.hpp>

namespace tablee {

TEST_CASE("days that there are, and texts that are none") {
  for (const char* day : {"2026-11-21", "0001-01-01", "9999-12-31", "2028-02-29", "2000-02-29"}) {
    INFO(day);
    REQUIRE(read_date(day));
    CHECK(write_date(*read_date(day)) == day);
  }
  CHECK(read_date("2026-11-21") == Date{2026, 11, 21});
  for (const char* none :
       {"", "today", "NaN-NaN-NaN", "12026-11-22", "+12026-11-2", "2026-1-1", "2026-13-01",
        "2026-00-10", "2026-11-00", "2026-11-31", "2027-02-29", "1900-02-29", "2026/11/21",
        "2026-11-21 ", "0000-01-01", "-026-11-21", "2026-11-2x", "2026-11-211"}) {
    INFO(none);
    CHECK_FALSE(read_date(none));
  }
}

TEST_CASE("the day before") {
  const auto before = [](const char* day) { return write_date(*day_before(*read_date(day))); };
  CHECK(before("2026-11-21") == "2026-11-20");
  CHECK(before("2026-03-01") == "2026-02-28");
  CHECK(before("2028-03-01") == "2028-02-29");
  CHECK(before("2027-01-01") == "2026-12-31");
  CHECK_FALSE(day_before(*read_date("0001-01-01")));
}

TEST_CASE("days are numbered one after another") {
  CHECK(day_number(*read_date("0001-01-01")) == 0);
  for (const char* day : {"2026-11-21", "2026-02-28", "2028-02-28", "2026-12-31", "1899-12-31"})
    CHECK(day_number(*day_after(*read_date(day))) == day_number(*read_date(day)) + 1);
  CHECK(day_number(*read_date("1970-01-01")) == 719162);
}

TEST_CASE("the day after") {
  const auto after = [](const char* day) { return write_date(*day_after(*read_date(day))); };
  CHECK(after("2026-11-20") == "2026-11-21");
  CHECK(after("2026-02-28") == "2026-03-01");
  CHECK(after("2028-02-28") == "2028-02-29");
  CHECK(after("2026-12-31") == "2027-01-01");
  CHECK_FALSE(day_after(*read_date("9999-12-31")));
}

}  // namespace tablee
