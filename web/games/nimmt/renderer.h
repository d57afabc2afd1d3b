#pragma once
// The renderer of 6 qui prend and 6 qui surprend, for the build's list of renderers.

#include "web/draw/table/game_renderer.h"

namespace tablee::nimmt {

draw::GameRenderer& renderer();

}  // namespace tablee::nimmt
