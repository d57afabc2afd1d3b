#include "core/typed_date.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/fold.h"
#include "core/utf8.h"

namespace tablee {
namespace {

constexpr std::size_t kLongestDate = 64;  // bytes of a date with its weekday and time

struct Parts {
  std::array<std::string_view, 3> numbers;
  bool hyphens = false;  // between all of them
};

// Is that what may follow a date: nothing, a point, a time of day?
bool may_follow(std::string_view rest) {
  if (rest.starts_with('.')) rest.remove_prefix(1);
  rest = trimmed(rest);
  return rest.empty() || (rest.starts_with('t') && rest.size() > 1 && is_ascii_digit(rest[1])) ||
         (is_ascii_digit(rest[0]) && rest.find(':') != std::string_view::npos);
}

std::optional<Parts> parts_of(std::string_view text) {
  // A weekday: "fri. 20/11/2026".
  const std::size_t first = text.find_first_of("0123456789");
  if (first == std::string_view::npos) return std::nullopt;
  if (text.substr(0, first).find_first_of("-/:") != std::string_view::npos) return std::nullopt;
  text.remove_prefix(first);
  Parts parts;
  parts.hyphens = true;
  for (std::size_t i = 0; i < 3; ++i) {
    std::size_t digits = 0;
    while (digits < text.size() && is_ascii_digit(text[digits])) ++digits;
    parts.numbers[i] = text.substr(0, digits);
    text.remove_prefix(digits);
    if (i == 2) break;
    std::size_t marks = 0;
    while (marks < text.size() && std::string_view("./- ").find(text[marks]) < 4) ++marks;
    const std::string_view mark = trimmed(text.substr(0, marks));
    if (marks == 0 || mark.size() > 1) return std::nullopt;
    parts.hyphens = parts.hyphens && mark == "-";
    text.remove_prefix(marks);
  }
  if (!may_follow(text)) return std::nullopt;
  return parts;
}

int number(std::string_view digits) {
  int n = 0;
  for (const char c : digits) n = n * 10 + (c - '0');
  return n;
}

std::optional<Date> date_of(std::string_view year, std::string_view month, std::string_view day) {
  if (year.size() != 2 && year.size() != 4) return std::nullopt;
  if (month.empty() || month.size() > 2 || day.empty() || day.size() > 2) return std::nullopt;
  const int short_year = number(year);
  const int whole = year.size() == 4 ? short_year : short_year + (short_year < 70 ? 2000 : 1900);
  const Date date{whole, number(month), number(day)};
  return read_date(write_date(date)) ? std::optional(date) : std::nullopt;
}

}  // namespace

bool TypedDate::none() const {
  return std::none_of(by.begin(), by.end(), [](const auto& date) { return date.has_value(); });
}

std::optional<Date> TypedDate::only() const {
  std::optional<Date> found;
  for (const auto& date : by) {
    if (found && date && *date != *found) return std::nullopt;
    if (date) found = date;
  }
  return found;
}

TypedDate typed_date(std::string_view text) {
  TypedDate typed;
  if (text.size() > kLongestDate) return typed;
  const std::string plain = folded(text);
  std::string_view all = trimmed(plain);
  if (all.size() == 8 && std::all_of(all.begin(), all.end(), is_ascii_digit)) {
    typed.by[index_of(DateOrder::year_first)] =
        date_of(all.substr(0, 4), all.substr(4, 2), all.substr(6));
    return typed;
  }
  const auto parts = parts_of(all);
  if (!parts) return typed;
  const auto& [a, b, c] = parts->numbers;
  typed.by[index_of(DateOrder::day_first)] = date_of(c, b, a);
  typed.by[index_of(DateOrder::month_first)] = date_of(c, a, b);
  if (a.size() == 4 || parts->hyphens || typed.none())
    typed.by[index_of(DateOrder::year_first)] = date_of(a, b, c);
  return typed;
}

}  // namespace tablee
