#include "core/utf8.h"

namespace tablee {

std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
  };
  const auto tail = [&](std::size_t i) { return (byte(i) & 0xC0u) == 0x80u; };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return tail(1) ? 2 : 0;
  if (lead >= 0xE0 && lead <= 0xEF) {
    if (!tail(1) || !tail(2)) return 0;
    const unsigned second = byte(1);
    if (lead == 0xE0 && second < 0xA0) return 0;  // overlong
    if (lead == 0xED && second > 0x9F) return 0;  // surrogate
    return 3;
  }
  if (lead >= 0xF0 && lead <= 0xF4) {
    if (!tail(1) || !tail(2) || !tail(3)) return 0;
    const unsigned second = byte(1);
    if (lead == 0xF0 && second < 0x90) return 0;
    if (lead == 0xF4 && second > 0x8F) return 0;
    return 4;
  }
  return 0;
}

bool valid_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    if (static_cast<unsigned char>(text[at]) < 0x80) {
      ++at;
      continue;
    }
    const std::size_t n = utf8_length(text.substr(at, 4));
    if (n == 0) return false;
    at += n;
  }
  return true;
}

char32_t code_point(std::string_view sequence) {
  if (sequence.empty() || utf8_length(sequence) != sequence.size()) return 0xFFFD;
  const auto lead = static_cast<unsigned char>(sequence[0]);
  if (lead < 0x80) return lead;
  char32_t c = lead & (0x7Fu >> sequence.size());
  for (const char tail : sequence.substr(1))
    c = (c << 6) | (static_cast<unsigned char>(tail) & 0x3Fu);
  return c;
}

char32_t next_code_point(std::string_view text, std::size_t& at) {
  const std::size_t bytes = utf8_length(text.substr(at));
  const char32_t c = code_point(text.substr(at, bytes));
  at += std::max<std::size_t>(1, bytes);
  return c;
}

}  // namespace tablee
