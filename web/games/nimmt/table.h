#pragma once
// What the parts of the table need to know of the screen.

#include "games/nimmt/view.h"
#include "web/draw/frame/stage.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/sprites.h"

namespace tablee::nimmt::drawing {

using namespace draw;

// What whoever looks knows of the table that the screen shows.
const nimmt::View& view(const Stage& s);
// Cards that lie face down, of one of several people: in their colour.
Color back_of(const Stage& s, Seat seat);
// Where cards go that somebody takes.
Pose pile_pose(const Layout& at, Seat seat);

}  // namespace tablee::nimmt::drawing
