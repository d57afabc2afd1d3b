#pragma once
// The reason for the cost of a move: one fact of this table in a sentence ("nothanks.why.…") that
// every player can verify.

#include "core/message.h"
#include "games/nothanks/view.h"

namespace tablee::nothanks {

// The reason for a legal move of the viewer.
Message reason(const View& view, Move move);

}  // namespace tablee::nothanks
