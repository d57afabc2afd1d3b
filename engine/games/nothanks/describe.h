#pragma once
// Describes Non merci in items and messages, for the accessible document and the canvas.

#include <optional>

#include "core/ids.h"
#include "core/item.h"
#include "games/nothanks/view.h"

namespace tablee::nothanks {

// The ids that only this game's table has; the others are in core/ids.h.
inline constexpr char kTakeId[] = "take";
inline constexpr char kNoId[] = "no";
inline constexpr char kChipsId[] = "chips";

// The moves. Each exists at every turn, and its text can be typed.
inline constexpr std::string_view kAnswers[] = {kTakeId, kNoId};
inline constexpr std::string_view kMoveWords[] = {"take", "no"};

Items describe(const View& view);
// The effect of the move: the points that it changes and the chips that it moves.
Message describe_move(const View& view, Move move);
// The viewer's chips, for the review of a match.
[[gnu::noinline]] Message holding(const View& view);

// The button that shows the acting seat its chips; empty where all chips are open.
[[gnu::noinline]] Message peek(const View& view);

// The viewer's runs, and the card on offer.
[[gnu::noinline]] ExampleTable example(const View& view);

// The card of that text in a record; nothing where it is none.
std::optional<Card> card_named(const CardText& card);

// The cards in runs, as they are counted: "3, 7–8, 10, 14–16". Empty for no cards.
std::string runs_text(const CardSet& cards);

}  // namespace tablee::nothanks
