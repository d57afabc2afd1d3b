#pragma once
// Non merci in items and messages: what the mirror says and the drawing shows.

#include "core/item.h"
#include "games/nothanks/state.h"

namespace tablee::nothanks {

Items describe(const View& view);
// What the move would do: the points it changes, the chips it moves.
Message describe_move(const View& view, Move move);

// May that seat's chips be shown to the viewer?
bool shows_chips(const View& view, Seat seat);
// "3, 7–8, 10, 14–16": runs as they count. Empty for no cards.
std::string runs_text(const CardSet& cards);

}  // namespace tablee::nothanks
