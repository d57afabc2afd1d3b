#pragma once
// How 6 qui prend looks: its door for the list that the build makes of all faces.

#include "web/draw/face.h"

namespace tablee::nimmt::face {

draw::Face& instance();

}  // namespace tablee::nimmt::face
