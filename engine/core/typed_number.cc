#include "core/typed_number.h"

#include <algorithm>
#include <string>

#include "core/fold.h"
#include "core/utf8.h"

namespace tablee {
namespace {

constexpr std::size_t kLongestNumber = 64;  // bytes of a number in any script
constexpr std::size_t kMostDigits = 9;

// One character of a number in ASCII: a digit, "-", "+", ".", ",", a blank or "'"; empty where it
// is not seen, nothing where it belongs to no number.
std::optional<std::string_view> plain_character(std::string_view character) {
  if (is_dash(code_point(character))) return "-";
  switch (code_point(character)) {
    case 0xFF0B:
      return "+";
    case 0xFF0E:
      return ".";
    case 0xFF0C:
    case 0x66B:  // the Arabic decimal separator
      return ",";
    case 0x66C:  // … and that of thousands
      return "'";
    default:
      break;
  }
  const std::string_view folded = folded_character(character);
  if (folded.empty() || is_ascii_digit(folded[0]) || std::string_view("+-., '").find(folded[0]) < 6)
    return folded;
  return std::nullopt;
}

// The text in ASCII; empty where it is no number.
std::string plain(std::string_view text) {
  std::string out;
  if (text.size() > kLongestNumber) return out;
  while (!text.empty()) {
    const std::size_t size = std::max<std::size_t>(utf8_length(text), 1);
    const auto character = plain_character(text.substr(0, size));
    if (!character) return {};
    out += *character;
    text.remove_prefix(size);
  }
  return std::string(trimmed(out));
}

std::optional<int> value_of(std::string_view digits) {
  if (digits.empty() || digits.size() > kMostDigits) return std::nullopt;
  int n = 0;
  for (const char c : digits) {
    if (!is_ascii_digit(c)) return std::nullopt;
    n = n * 10 + (c - '0');
  }
  return n;
}

// "1 012 345": one kind of separator between groups of three digits.
std::optional<int> grouped(std::string_view text) {
  const std::size_t first = text.find_first_not_of("0123456789");
  if (first == std::string_view::npos || first == 0 || first > 3 || text[0] == '0')
    return std::nullopt;
  std::string digits(text.substr(0, first));
  for (std::size_t at = first; at < text.size(); at += 4) {
    const std::string_view group = text.substr(at + 1, 3);
    if (text[at] != text[first] || group.size() != 3) return std::nullopt;
    digits += group;
  }
  return value_of(digits);
}

// "12,0": what follows the last comma or point is nothing or zeros.
std::optional<int> with_decimals(std::string_view text) {
  const std::size_t mark = text.find_last_of(".,");
  if (mark == std::string_view::npos) return std::nullopt;
  if (text.find_first_not_of('0', mark + 1) != std::string_view::npos) return std::nullopt;
  const std::string_view whole = text.substr(0, mark);
  if (whole.find(text[mark]) != std::string_view::npos) return std::nullopt;
  const auto value = value_of(whole);
  return value ? value : grouped(whole);
}

}  // namespace

std::optional<int> typed_number(std::string_view text) {
  const std::string ascii = plain(text);
  std::string_view body = ascii;
  const bool minus = body.starts_with('-');
  if (minus || body.starts_with('+')) body = trimmed(body.substr(1));
  const auto simple = value_of(body);
  const auto thousands = simple ? simple : grouped(body);
  const auto decimal = simple ? simple : with_decimals(body);
  if (thousands && decimal && *thousands != *decimal) return std::nullopt;
  const auto value = thousands ? thousands : decimal;
  if (!value) return std::nullopt;
  return minus ? -*value : *value;
}

}  // namespace tablee
