#pragma once
// 6 qui prend in items and messages: what the mirror says and the drawing shows.

#include "core/event.h"
#include "core/ids.h"
#include "core/item.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

// Ids that only its table has; the others are in core/ids.h.
inline constexpr char kRowsId[] = "rows";
inline constexpr char kQueueId[] = "queue";
inline constexpr char kQueueCardId[] = "queue.";
inline constexpr char kMarketId[] = "market";
inline constexpr char kMarketCardId[] = "market.";
inline constexpr char kKnownId[] = "known.";  // of a seat: what it is known to hold
inline constexpr char kSpecialsId[] = "specials";
inline constexpr char kSpecialId[] = "special.";
inline constexpr char kStockId[] = "stock";
inline constexpr char kCancelId[] = "compose.cancel";

Items describe(const View& view);
// A move in the fewest words that name it: "47", "Row 2", "Stop on row 3".
[[gnu::noinline]] Message move_in_short(const View& view, Move move);
// What is written on the button that makes it, once a first tap has shown what it would do.
Message move_on_button(const View& view, Move move);
// What the move would do to what lies there now: "goes behind 43", "takes row 2 (7 heads)".
Message describe_move(const View& view, Move move);
// What the seat to act may look at in private: its hand, or its special cards, whatever they are.
[[gnu::noinline]] Message peek(const View& view);
// The special card that the viewer has drawn for another by that event; empty: none.
[[gnu::noinline]] Message gained(const View& before, const View& after, const Event& event);
// The viewer's hand, the card chosen and the special cards, for looking back at a match.
[[gnu::noinline]] Message holding(const View& view);
// The same as records write cards, the chosen one after a star: "3 *27 stop".
[[gnu::noinline]] std::string held_cards(const View& view);

}  // namespace tablee::nimmt
