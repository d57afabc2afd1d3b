#pragma once
// The pictures that there are of players: those that people choose, then the characters'.

#include "core/characters.h"
#include "core/look.h"

namespace tablee {

inline constexpr int kFaces = kAvatars + static_cast<int>(kCharacterCount);
constexpr std::uint8_t face_of(Character character) {
  return static_cast<std::uint8_t>(kAvatars + 1 + static_cast<int>(character));
}

}  // namespace tablee
