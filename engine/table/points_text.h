#pragma once

#include <string_view>

#include "core/message.h"

namespace tablee {

// In points; fewer explain nothing and are worth no sentence.
inline constexpr int kFeltPoints = 2;

// "12 heads", in the words of the game with that id.
Message points_text(std::string_view game, int points);

}  // namespace tablee
