#pragma once
// The 64-bit FNV-1a hash (Fowler, Noll, Vo). It is a few lines in any language, for other programs
// that compare states with ours.

#include <cstdint>
#include <string_view>

namespace tablee::tools {

class Hash {
 public:
  // Adds the bytes and an end mark, so that "1","23" and "12","3" differ.
  constexpr void add(std::string_view bytes) {
    add_bytes(bytes);
    add_bytes("\n");
  }
  constexpr void add_bytes(std::string_view bytes) {
    for (const char c : bytes) {
      value_ ^= static_cast<unsigned char>(c);
      value_ *= 0x100000001b3u;
    }
  }
  constexpr std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325u;
};

}  // namespace tablee::tools
