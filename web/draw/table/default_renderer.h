#pragma once
// Draws any game that has no renderer of its own, from its items alone. People with
// their points on top, then whatever the game describes, at the foot what is asked, what may be
// done and the hand. Nothing flies: what has happened is told event by event (default_animator.h),
// each with the table after it.
//
// Ids that it knows, all of them free to be left out: "where" (a heading), "prompt", a region
// "people" with entries "seat.<n>" whose value are the points, a region "hand" with cards
// "hand.<card>".
//
// It is linked only where a game needs it. Its table draws lists, which else no first screen does:
// then flow_lists.cc goes from web/deferred.txt (scripts/site/first_screens.mjs says so, 1.2 kB).

#include "web/draw/table/game_renderer.h"

namespace tablee::draw {

// One for all of them: one table at most is on the screen.
GameRenderer& default_renderer();

}  // namespace tablee::draw
