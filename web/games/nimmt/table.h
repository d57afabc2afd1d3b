#pragma once
// What the parts of the table need from the screen.

#include "games/nimmt/view.h"
#include "web/draw/frame/stage.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/sprites.h"

namespace tablee::nimmt::drawing {

using namespace draw;

// The view of the table that the screen shows.
const nimmt::View& view(const Stage& s);
// The colour of the back of a person's cards, where several share the device.
Color back_of(const Stage& s, Seat seat);
// The place to which taken cards move.
Pose pile_pose(const Layout& at, Seat seat);

}  // namespace tablee::nimmt::drawing
