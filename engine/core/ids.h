#pragma once
// Ids of items (item.h) that more than one module uses. They are written here once and compared by
// these names only (scripts/checks/game_names.mjs). Here are the ids of a table as any game may
// describe it; those of the app's screens are in web/app/ids.h, and those of a single game are
// beside the code that describes its table.
//
// A constant that ends with a dot is the beginning of an id: a number or a name follows it.

namespace tablee::ids {

inline constexpr char kWhere[] = "where";    // heading: round and trick
inline constexpr char kPrompt[] = "prompt";  // what the player is asked, or is waiting for
inline constexpr char kPeople[] = "people";  // region of the players at the table …
inline constexpr char kSeat[] = "seat.";     // … each with their points
inline constexpr char kHand[] = "hand";      // region of the cards of the player who decides …
inline constexpr char kHandCard[] = "hand.";
inline constexpr char kRow[] = "row.";      // of cards on the table, from 1
inline constexpr char kCard[] = "card";     // the single card on the table
inline constexpr char kCardIn[] = "card.";  // a card in a row, while it can be chosen
inline constexpr char kDo[] = "do.";        // any other move, followed by its text

}  // namespace tablee::ids
