#pragma once
// Which form of a word a number takes, by the plural rules of Unicode's CLDR for whole numbers.

#include <cstdint>
#include <string_view>

namespace tablee::text {

// `table`: the form of 0, 1, 2 …, a digit each (scripts/lib/plurals.mjs makes it); the last digit
// holds for all greater numbers, or, in a table of 200, the last two figures of a number decide.
constexpr int plural_form(std::string_view table, std::int64_t number) {
  const auto n = static_cast<std::uint64_t>(number < 0 ? -number : number);
  const std::size_t at = n < table.size()      ? static_cast<std::size_t>(n)
                         : table.size() == 200 ? static_cast<std::size_t>(100 + n % 100)
                                               : table.size() - 1;
  return table[at] - '0';
}

}  // namespace tablee::text
