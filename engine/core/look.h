#pragma once
// How somebody looks at the table: which of the faces, in which of the colours. Which those are is
// the window's business; here they are numbers that are kept.

#include <cstdint>

namespace tablee {

inline constexpr int kAvatars = 10;
inline constexpr int kColours = 10;

struct Look {
  std::uint8_t face = 0, colour = 0;  // from 1 on; 0: none chosen
  bool operator==(const Look&) const = default;
};

}  // namespace tablee
