#pragma once
// Reads short texts (moves, deals, command lines) word by word. Everything read is untrusted.

#include <cstdint>
#include <optional>
#include <string_view>

namespace tablee {

class Scan {
 public:
  explicit constexpr Scan(std::string_view text) : text_(text) {}

  // The next run of characters up to a space; empty at the end.
  constexpr std::string_view word() {
    skip();
    std::size_t n = 0;
    while (n < text_.size() && text_[n] != ' ') ++n;
    const std::string_view w = text_.substr(0, n);
    text_.remove_prefix(n);
    return w;
  }
  // The next word as a whole number in [low, high]; nothing, and nothing consumed, otherwise.
  constexpr std::optional<int> number(int low, int high) {
    Scan ahead = *this;
    const std::optional<std::int64_t> n = to_number(ahead.word());
    if (!n || *n < low || *n > high) return std::nullopt;
    *this = ahead;
    return static_cast<int>(*n);
  }
  constexpr bool literal(std::string_view w) {
    Scan ahead = *this;
    if (ahead.word() != w) return false;
    *this = ahead;
    return true;
  }
  constexpr bool at_end() {
    skip();
    return text_.empty();
  }
  constexpr std::string_view rest() {
    skip();
    return text_;
  }

  // All of w as decimal digits with an optional minus, at most 18 digits.
  static constexpr std::optional<std::int64_t> to_number(std::string_view w) {
    const bool negative = !w.empty() && w[0] == '-';
    if (negative) w.remove_prefix(1);
    if (w.empty() || w.size() > 18) return std::nullopt;
    std::int64_t n = 0;
    for (const char c : w) {
      if (c < '0' || c > '9') return std::nullopt;
      n = n * 10 + (c - '0');
    }
    return negative ? -n : n;
  }
  // All of w as decimal digits of an unsigned 64-bit number.
  static constexpr std::optional<std::uint64_t> to_u64(std::string_view w) {
    if (w.empty() || w.size() > 20) return std::nullopt;
    std::uint64_t n = 0;
    for (const char c : w) {
      if (c < '0' || c > '9') return std::nullopt;
      const std::uint64_t digit = static_cast<std::uint64_t>(c - '0');
      if (n > (UINT64_MAX - digit) / 10) return std::nullopt;
      n = n * 10 + digit;
    }
    return n;
  }

 private:
  constexpr void skip() {
    while (!text_.empty() && text_[0] == ' ') text_.remove_prefix(1);
  }
  std::string_view text_;
};

}  // namespace tablee
