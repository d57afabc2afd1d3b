#pragma once
// The renderer of Non merci, for the build's list of renderers.

#include "web/draw/game_renderer.h"

namespace tablee::nothanks {

draw::GameRenderer& renderer();

}  // namespace tablee::nothanks
