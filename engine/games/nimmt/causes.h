#pragma once
// The facts that speak for or against moves ("nimmt.why.…"). Heads are counted by the functions
// that also describe the moves, so that both show the same figure.

#include "games/cause.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

// The cause of a legal move of the viewer.
Cause cause(const View& view, Move move);

}  // namespace tablee::nimmt
