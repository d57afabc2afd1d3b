#pragma once
// The facts that speak for or against taking a card ("nothanks.why.…"): what it costs the player,
// and whom it would cost less.

#include "games/cause.h"
#include "games/nothanks/view.h"

namespace tablee::nothanks {

// The cause of a legal move of the viewer.
Cause cause(const View& view, Move move);

}  // namespace tablee::nothanks
