#pragma once
// Why a move costs what it costs: one fact of this table in a sentence ("nothanks.why.…"), which
// anybody at it can count again.

#include "core/message.h"
#include "games/nothanks/view.h"

namespace tablee::nothanks {

// Of a legal move of the viewer.
Message reason(const View& view, Move move);

}  // namespace tablee::nothanks
