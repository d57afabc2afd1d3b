#pragma once
// Ids of items (item.h) that more than one room names: said here once, compared by these names only
// (scripts/checks/game_names.mjs). Here are those of a table as any game may describe it; those of
// the app's screens are in web/app/ids.h, those of one game alone beside its words for them.
//
// One that ends with a dot begins an id: what follows is a number or a name.

namespace tablee::ids {

inline constexpr char kWhere[] = "where";    // heading: round and trick
inline constexpr char kPrompt[] = "prompt";  // what is asked, or awaited
inline constexpr char kPeople[] = "people";  // region of those at the table …
inline constexpr char kSeat[] = "seat.";     // … each with their points
inline constexpr char kHand[] = "hand";      // region of the cards of whoever decides …
inline constexpr char kHandCard[] = "hand.";
inline constexpr char kRow[] = "row.";      // of cards on the table, from 1
inline constexpr char kCard[] = "card";     // the one that lies there alone
inline constexpr char kCardIn[] = "card.";  // one that lies in a row, while it can be touched
inline constexpr char kDo[] = "do.";        // any other move, by its words

}  // namespace tablee::ids
