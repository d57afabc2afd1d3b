#pragma once
// Parses dates as people and spreadsheets write them, in three orders: 2026-11-20, 20/11/2026,
// 11/20/2026.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/date.h"
#include "core/enum_index.h"

namespace tablee {

enum class DateOrder : std::uint8_t { year_first, day_first, month_first };
inline constexpr DateOrder kDateOrders[] = {DateOrder::year_first, DateOrder::day_first,
                                            DateOrder::month_first};

// The date that a text means in each order; all are empty if the text is not a date.
struct TypedDate {
  std::array<std::optional<Date>, 3> by{};  // by index_of(DateOrder)

  const std::optional<Date>& in(DateOrder order) const { return by[index_of(order)]; }
  bool none() const;
  // The date, if all orders that give a valid date give the same one.
  std::optional<Date> only() const;
};

// Accepts three numbers separated by points, slashes, hyphens or spaces, or eight digits. Years of
// two digits are 1970 … 2069; such a year comes first only between hyphens, or if no other order is
// a date. A time of day after the date and a weekday before it are ignored.
TypedDate typed_date(std::string_view text);

}  // namespace tablee
