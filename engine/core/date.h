#pragma once
// A day of the calendar, as records, sheets, keys and the page write it: "2026-11-21".

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tablee {

struct Date {
  int year = 1;   // 1 … 9999
  int month = 1;  // 1 … 12
  int day = 1;    // 1 … 31
  bool operator==(const Date&) const = default;
};

// Returns nothing unless the text is four, two and two digits that name an existing day, because
// the clock of a browser can produce "12026-01-01" and "NaN-NaN-NaN".
std::optional<Date> read_date(std::string_view text);
std::string write_date(const Date& date);
// Days since the first day of year 1.
std::int64_t day_number(const Date& date);
// Returns nothing before the first day of year 1.
std::optional<Date> day_before(const Date& date);
// Returns nothing after the last day of year 9999.
std::optional<Date> day_after(const Date& date);

}  // namespace tablee
