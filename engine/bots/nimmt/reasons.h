#pragma once
// The reason for the cost of a move: one fact of this table in a sentence ("nimmt.why.…") that
// every player can verify.

#include "core/message.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

// The reason for a legal move of the viewer.
Message reason(const View& view, const Move& move);

}  // namespace tablee::nimmt
