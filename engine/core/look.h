#pragma once
// The avatar and the colour that a player has chosen. They are stored as numbers; web/draw knows
// the pictures and colours.

#include <cstdint>

namespace tablee {

inline constexpr int kAvatars = 10;
inline constexpr int kColours = 10;

struct Avatar {
  std::uint8_t face = 0, colour = 0;  // from 1 on; 0: none chosen
  bool operator==(const Avatar&) const = default;
};

}  // namespace tablee
