#include "core/date.h"

#include <algorithm>
#include <array>

namespace tablee {
namespace {

int days_of(int year, int month) {
  constexpr std::array<int, 12> kDays{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return kDays[month - 1] + (month == 2 && leap ? 1 : 0);
}

// The number that `text` spells; -1 unless all of it is digits.
int digits(std::string_view text) {
  int n = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return -1;
    n = n * 10 + (c - '0');
  }
  return n;
}

}  // namespace

std::optional<Date> read_date(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const Date date{digits(text.substr(0, 4)), digits(text.substr(5, 2)), digits(text.substr(8, 2))};
  if (date.year < 1 || date.month < 1 || date.month > 12) return std::nullopt;
  if (date.day < 1 || date.day > days_of(date.year, date.month)) return std::nullopt;
  return date;
}

std::string write_date(const Date& date) {
  std::string text;
  const auto add = [&](int n, std::size_t width) {
    const std::string own = std::to_string(n);
    text.append(width - std::min(width, own.size()), '0').append(own);
  };
  add(date.year, 4);
  text += '-';
  add(date.month, 2);
  text += '-';
  add(date.day, 2);
  return text;
}

std::int64_t day_number(const Date& date) {
  const std::int64_t years = date.year - 1;
  std::int64_t days = years * 365 + years / 4 - years / 100 + years / 400 + date.day - 1;
  for (int month = 1; month < date.month; ++month) days += days_of(date.year, month);
  return days;
}

std::optional<Date> day_before(const Date& date) {
  if (date.day > 1) return Date{date.year, date.month, date.day - 1};
  if (date.month > 1) return Date{date.year, date.month - 1, days_of(date.year, date.month - 1)};
  if (date.year > 1) return Date{date.year - 1, 12, 31};
  return std::nullopt;
}

std::optional<Date> day_after(const Date& date) {
  if (date.day < days_of(date.year, date.month)) return Date{date.year, date.month, date.day + 1};
  if (date.month < 12) return Date{date.year, date.month + 1, 1};
  if (date.year < 9999) return Date{date.year + 1, 1, 1};
  return std::nullopt;
}

}  // namespace tablee
