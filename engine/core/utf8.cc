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
  while (!text.empty()) {
    const std::size_t n = utf8_length(text);
    if (n == 0) return false;
    text.remove_prefix(n);
  }
  return true;
}

char32_t next_code_point(std::string_view text, std::size_t& at) {
  const std::size_t bytes = utf8_length(text.substr(at));
  if (bytes == 0) {
    ++at;
    return 0xFFFD;
  }
  auto c = static_cast<unsigned char>(text[at]) & (bytes == 1 ? 0x7Fu : 0xFFu >> (bytes + 1));
  for (const char tail : text.substr(at + 1, bytes - 1))
    c = c << 6 | (static_cast<unsigned char>(tail) & 0x3Fu);
  at += bytes;
  return c;
}

}  // namespace tablee
