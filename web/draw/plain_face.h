#pragma once
// The face of a game that has none of its own: a table drawn from its items alone. People with
// their points on top, then whatever the game describes, at the foot what is asked, what may be
// done and the hand. Nothing flies: what has happened is told event by event (plain_animator.h),
// each with the table after it.
//
// Ids that it knows, all of them free to be left out: "where" (a heading), "prompt", a region
// "people" with entries "seat.<n>" whose value are the points, a region "hand" with cards
// "hand.<card>".
//
// It is linked only where a game needs it. Its table draws lists, which else no first screen does:
// then Flow::lines goes from web/later.txt (scripts/first_screens.mjs says so, 1.2 kB).

#include "web/draw/face.h"

namespace tablee::draw {

// One for all of them: one table at most is on the screen.
Face& plain_face();

}  // namespace tablee::draw
