#pragma once
// Draws any game that has no renderer of its own, from its items alone: the players with their
// points at the top, then whatever the game describes, and at the foot the prompt, the actions and
// the hand. Nothing moves: events are shown one after another (default_animator.h), each with the
// table after it.
//
// Ids with a special treatment, all of them optional: "where" (a heading), "prompt", a region
// "people" with entries "seat.<n>" whose data are the points, a region "hand" with cards
// "hand.<card>".
//
// It is linked only where a game needs it. Its table draws lists, which else no first screen does:
// then flow_lists.cc goes from web/deferred.txt (scripts/site/first_screens.mjs says so, 1.2 kB).

#include "web/draw/table/game_renderer.h"

namespace tablee::draw {

// One object for all such games, because at most one table is on the screen.
GameRenderer& default_renderer();

}  // namespace tablee::draw
