#include "core/fold.h"

#include <algorithm>
#include <array>

#include "core/utf8.h"

namespace tablee {
namespace {

constexpr std::string_view kSmall = "abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view kDigits = "0123456789";

// U+00C0 … U+00DF; U+00E0 … U+00FF fold alike but for the last.
constexpr std::string_view kLatin = "aaaaaa_ceeeeiiiidnooooo*ouuuuyt_";

// The zeros of scripts that have decimal digits of their own; nine digits follow each.
constexpr std::array<char32_t, 20> kZeros{0x0660, 0x06F0, 0x07C0, 0x0966, 0x09E6, 0x0A66, 0x0AE6,
                                          0x0B66, 0x0BE6, 0x0C66, 0x0CE6, 0x0D66, 0x0DE6, 0x0E50,
                                          0x0ED0, 0x0F20, 0x1040, 0x17E0, 0x1810, 0xFF10};

std::string_view latin(char32_t c) {
  const std::size_t at = c & 0x3Fu;
  if ((at & 31u) == 6) return "ae";
  if (at == 31) return "ss";
  if (at == 63) return "y";
  return kLatin.substr(at & 31u, 1);
}

bool between(char32_t c, char32_t low, char32_t high) { return c >= low && c <= high; }

// Signs and punctuation beyond ASCII: "°", "“", "–".
bool is_sign(char32_t c) { return between(c, 0x80, 0xBF) || between(c, 0x2010, 0x2046); }

// Combining accents, marks of direction, joiners, a byte order mark.
bool is_unseen(char32_t c) {
  return between(c, 0x300, 0x36F) || between(c, 0x200B, 0x200F) || between(c, 0x202A, 0x202E) ||
         between(c, 0x2060, 0x2069) || c == 0x61C || c == 0xAD || c == 0xFEFF;
}

}  // namespace

bool is_blank(char32_t c) {
  return c == ' ' || c == 0xA0 || between(c, 0x2000, 0x200A) || c == 0x202F || c == 0x205F ||
         c == 0x3000;
}

bool is_dash(char32_t c) {
  return c == '-' || between(c, 0x2010, 0x2015) || c == 0x2212 || c == 0xFE58 || c == 0xFE63 ||
         c == 0xFF0D;
}

std::string_view folded_character(std::string_view character) {
  const char32_t c = code_point(character);
  if (between(c, 'A', 'Z')) return kSmall.substr(c - 'A', 1);
  if (c < 0x80) return character;
  if (between(c, 0xC0, 0xFF)) return latin(c);
  if (c == 0x152 || c == 0x153) return "oe";
  if (c == 0x2019 || c == 0x2BC) return "'";
  if (is_blank(c)) return " ";
  if (is_unseen(c)) return {};
  for (const char32_t zero : kZeros)
    if (between(c, zero, zero + 9)) return kDigits.substr(c - zero, 1);
  return character;
}

std::string folded(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t size = std::max<std::size_t>(utf8_length(text), 1);
    const std::string_view character = text.substr(0, size);
    out += is_dash(code_point(character)) ? std::string_view("-") : folded_character(character);
    text.remove_prefix(size);
  }
  return out;
}

std::string letters_and_digits(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t size = std::max<std::size_t>(utf8_length(text), 1);
    const std::string_view character = text.substr(0, size);
    text.remove_prefix(size);
    if (is_sign(code_point(character))) continue;
    for (const char c : folded_character(character)) {
      const bool ascii = static_cast<unsigned char>(c) < 0x80;
      if (!ascii || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z')) out += c;
    }
  }
  return out;
}

std::string_view trimmed(std::string_view text) {
  const auto goes = [](std::string_view character) {
    const std::string_view folded = folded_character(character);
    // A combining accent at the start belongs to nothing and goes; at the end it is a letter's.
    return folded.empty() || folded == " ";
  };
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  while (!text.empty()) {
    const std::size_t size = std::max<std::size_t>(utf8_length(text), 1);
    if (!goes(text.substr(0, size))) break;
    text.remove_prefix(size);
  }
  while (!text.empty()) {
    std::size_t at = text.size() - 1;
    while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0u) == 0x80u) --at;
    const std::string_view last = text.substr(at);
    const char32_t c = code_point(last);
    if (!goes(last) || between(c, 0x300, 0x36F)) break;
    text.remove_suffix(last.size());
  }
  return text;
}

}  // namespace tablee
