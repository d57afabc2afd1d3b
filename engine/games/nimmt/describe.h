#pragma once
// Describes 6 qui prend in items and messages, for the accessible document and the canvas.

#include "core/event.h"
#include "core/ids.h"
#include "core/item.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

// The ids that only this game's table has; the others are in core/ids.h.
inline constexpr char kRowsId[] = "rows";
inline constexpr char kQueueId[] = "queue";
inline constexpr char kQueueCardId[] = "queue.";
inline constexpr char kMarketId[] = "market";
inline constexpr char kMarketCardId[] = "market.";
inline constexpr char kKnownSpecialsId[] = "known.specials.";  // … its special cards
inline constexpr char kKnownId[] = "known.";  // of a seat: the cards that it is known to hold
inline constexpr char kSpecialsId[] = "specials";
inline constexpr char kSpecialId[] = "special.";
inline constexpr char kStockId[] = "stock";
inline constexpr char kCancelId[] = "compose.cancel";
inline std::string queue_card_id(Card card) { return ids::numbered(kQueueCardId, card); }
inline std::string special_id(std::string_view kind) {
  return std::string(kSpecialId).append(kind);
}

// The words of its move texts that can be typed.
inline constexpr std::string_view kMoveWords[] = {
    "row",     "place", "keep", "fifth_row", "seven_takes",      "insert",
    "replace", "slide", "stop", "exchange",  "negative_positive"};
// The move that a typed text means; a card of the market is named by its number alone.
std::string typed(const View& view, std::string_view move);

Items describe(const View& view);
// A move in the fewest words that identify it: "47", "Row 2", "Stop on row 3".
[[gnu::noinline]] Message move_in_short(const View& view, Move move);
// What is written on the button that makes it, once a first tap has shown what it would do.
Message move_on_button(const View& view, Move move);
// The effect of the move on the table now: "goes behind 43", "takes row 2 (7 heads)".
Message describe_move(const View& view, Move move);
// The text of the button that shows the acting seat its hand or special cards; it is the same
// whatever they are.
[[gnu::noinline]] Message peek(const View& view);
// The special card that the viewer has drawn in exchange for another by that event; empty: none.
[[gnu::noinline]] Message gained(const View& before, const View& after, const Event& event);
// The viewer's hand, the card chosen and the special cards, for the review of a match.
[[gnu::noinline]] Message holding(const View& view);
// The same as cards.
[[gnu::noinline]] std::vector<HeldCard> held_cards(const View& view);
// With a special card of each kind that may be in the hand while one may be played or exchanged.
[[gnu::noinline]] View supposed(const View& open);
// The rows, and what the viewer holds or may draft.
[[gnu::noinline]] ExampleTable example(const View& view);
// A card as records write it: a number card, a special card, or neither.
using CardNamed = std::variant<std::monostate, Card, Special>;
CardNamed card_named(const CardText& card);

}  // namespace tablee::nimmt
