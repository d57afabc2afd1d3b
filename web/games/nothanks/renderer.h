#pragma once
// The renderer of Non merci, for the build's list of renderers.

#include "web/draw/table/game_renderer.h"

namespace tablee::nothanks {

draw::GameRenderer& renderer();

}  // namespace tablee::nothanks
