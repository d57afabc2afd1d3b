#pragma once
// What the parts of the table need from the screen.

#include <cmath>
#include <string>

#include "games/nothanks/view.h"
#include "web/draw/frame/stage.h"

namespace tablee::nothanks::drawing {

using namespace draw;

// The view of the table that the screen shows.
const nothanks::View& view(const Stage& s);
inline std::string figures(float n) { return std::to_string(static_cast<int>(std::lround(n))); }

}  // namespace tablee::nothanks::drawing
