#pragma once
// Non merci in items and messages: what the mirror says and the drawing shows.

#include <optional>

#include "core/ids.h"
#include "core/item.h"
#include "games/nothanks/view.h"

namespace tablee::nothanks {

// Ids that only its table has; the others are in core/ids.h.
inline constexpr char kTakeId[] = "take";
inline constexpr char kNoId[] = "no";
inline constexpr char kChipsId[] = "chips";

// The moves: each exists at every turn, and its text can be typed.
inline constexpr std::string_view kAnswers[] = {kTakeId, kNoId};
inline constexpr std::string_view kMoveWords[] = {"take", "no"};

Items describe(const View& view);
// What the move would do: the points it changes, the chips it moves.
Message describe_move(const View& view, Move move);
// The viewer's chips, for looking back at a match.
[[gnu::noinline]] Message holding(const View& view);

// The button that shows the acting seat its chips; empty where all chips are open.
[[gnu::noinline]] Message peek(const View& view);

// A card as records write it; nothing where it is none.
std::optional<Card> card_named(const CardText& card);

// "3, 7–8, 10, 14–16": runs as they count. Empty for no cards.
std::string runs_text(const CardSet& cards);

}  // namespace tablee::nothanks
