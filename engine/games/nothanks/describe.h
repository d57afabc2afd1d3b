#pragma once
// Non merci in items and messages: what the mirror says and the drawing shows.

#include "core/item.h"
#include "games/nothanks/view.h"

namespace tablee::nothanks {

Items describe(const View& view);
// What the move would do: the points it changes, the chips it moves.
Message describe_move(const View& view, Move move);

// "3, 7–8, 10, 14–16": runs as they count. Empty for no cards.
std::string runs_text(const CardSet& cards);

}  // namespace tablee::nothanks
