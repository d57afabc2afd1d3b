#pragma once
// Bytes for links: written one field after another, read back with bounds. A missing field reads as
// zero and `ok()` reports it at the end, so that a reader needs one check instead of one per field.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tablee {

class ByteWriter {
 public:
  // Seven bits a byte, lowest first; the high bit says that more follow (LEB128).
  void number(std::uint64_t n) {
    for (; n >= 0x80; n >>= 7) bytes_.push_back(static_cast<char>(0x80 | (n & 0x7f)));
    bytes_.push_back(static_cast<char>(n));
  }
  // Small negative numbers stay small (zigzag).
  void signed_number(std::int64_t n) {
    number((static_cast<std::uint64_t>(n) << 1) ^ static_cast<std::uint64_t>(n >> 63));
  }
  void text(std::string_view s) {
    number(s.size());
    bytes_ += s;
  }
  void raw(std::string_view bytes) { bytes_ += bytes; }
  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

  // Only the shortest encoding of a number is accepted, so that every value has exactly one text.
  std::uint64_t number(std::uint64_t high = UINT64_MAX);
  std::int64_t signed_number(std::int64_t low, std::int64_t high);
  // Valid UTF-8 of at most that many bytes.
  std::string text(std::size_t max);
  // At most that many bytes, after their number.
  std::string bytes(std::size_t max);
  // All remaining bytes.
  std::string_view rest();
  // Whether every field was there, within bounds, and no byte is left.
  bool ok() const { return ok_ && bytes_.empty(); }
  // Whether every field read so far was there and within bounds.
  bool sound() const { return ok_; }

 private:
  std::uint64_t fail();

  std::string_view bytes_;
  bool ok_ = true;
};

// Letters, digits, '-' and '_', without padding (RFC 4648 §5): safe in an address.
std::string base64url(std::string_view bytes);
// Returns nothing for a text that base64url() cannot produce.
std::optional<std::string> read_base64url(std::string_view text);

// CRC-32 as in zip and PNG.
std::uint32_t crc32(std::string_view bytes);

}  // namespace tablee
