#pragma once
// How Non merci looks: its door for the list that the build makes of all faces.

#include "web/draw/face.h"

namespace tablee::nothanks::face {

draw::Face& instance();

}  // namespace tablee::nothanks::face
