#include "core/bytes.h"

#include "core/utf8.h"

namespace tablee {
namespace {

constexpr std::string_view kLetters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// The place of a letter in kLetters.
std::optional<std::uint32_t> value_of(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  if (c == '-') return 62;
  if (c == '_') return 63;
  return std::nullopt;
}

}  // namespace

std::uint64_t ByteReader::fail() {
  ok_ = false;
  bytes_ = {};
  return 0;
}

std::uint64_t ByteReader::number(std::uint64_t high) {
  std::uint64_t n = 0;
  for (unsigned shift = 0; shift < 64; shift += 7) {
    if (bytes_.empty()) return fail();
    const auto byte = static_cast<unsigned char>(bytes_.front());
    bytes_.remove_prefix(1);
    const std::uint64_t part = byte & 0x7fu;
    if ((part << shift) >> shift != part) return fail();
    n |= part << shift;
    if (byte & 0x80u) continue;
    const bool shortest = byte != 0 || shift == 0;
    return shortest && n <= high ? n : fail();
  }
  return fail();
}

std::int64_t ByteReader::signed_number(std::int64_t low, std::int64_t high) {
  const std::uint64_t n = number();
  const auto value = static_cast<std::int64_t>((n >> 1) ^ (0 - (n & 1)));
  if (value >= low && value <= high) return value;
  fail();
  return 0;
}

std::string ByteReader::text(std::size_t max) {
  const auto size = static_cast<std::size_t>(number(max));
  if (size > bytes_.size() || !valid_utf8(bytes_.substr(0, size))) {
    fail();
    return {};
  }
  std::string s(bytes_.substr(0, size));
  bytes_.remove_prefix(size);
  return s;
}

std::string ByteReader::bytes(std::size_t max) {
  const auto size = static_cast<std::size_t>(number(max));
  if (!ok_ || size > bytes_.size()) {
    fail();
    return {};
  }
  const std::string bytes(bytes_.substr(0, size));
  bytes_.remove_prefix(size);
  return bytes;
}

std::string_view ByteReader::rest() {
  const std::string_view all = bytes_;
  bytes_ = {};
  return all;
}

std::string base64url(std::string_view bytes) {
  std::string text;
  std::uint32_t held = 0;
  int bits = 0;
  for (const char c : bytes) {
    held = (held << 8) | static_cast<unsigned char>(c);
    for (bits += 8; bits >= 6; bits -= 6) text.push_back(kLetters[(held >> (bits - 6)) & 63u]);
  }
  if (bits > 0) text.push_back(kLetters[(held << (6 - bits)) & 63u]);
  return text;
}

std::optional<std::string> read_base64url(std::string_view text) {
  std::string bytes;
  std::uint32_t held = 0;
  int bits = 0;
  for (const char c : text) {
    const auto value = value_of(c);
    if (!value) return std::nullopt;
    held = (held << 6) | *value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push_back(static_cast<char>((held >> bits) & 0xffu));
  }
  // A lone letter holds no byte, and bits beyond the last byte are zero.
  if (bits >= 6 || (held & ((1u << bits) - 1)) != 0) return std::nullopt;
  return bytes;
}

std::uint32_t crc32(std::string_view bytes) {
  std::uint32_t sum = 0xffffffffu;
  for (const char c : bytes) {
    sum ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ (0xedb88320u & (0u - (sum & 1u)));
  }
  return ~sum;
}

}  // namespace tablee
