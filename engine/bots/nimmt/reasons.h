#pragma once
// Why a move costs what it costs: one fact of this table in a sentence ("nimmt.why.…"), which
// anybody at it can count again.

#include "core/message.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

// Of a legal move of the viewer.
Message reason(const View& view, const Move& move);

}  // namespace tablee::nimmt
