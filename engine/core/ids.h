#pragma once
// Ids of items (item.h) that more than one folder names: constants of one place, and compared by
// these names only (scripts/checks/game_names.mjs). Here are those of a table as any game may
// describe it; those of the app's screens are in web/app/ids.h, those of one game in its
// describe.h.
//
// One that ends with a dot begins an id: a number or a name follows. The functions below build such
// ids. No code takes an id apart: what its number stands for is in Item::data (item_data.h).

#include <string>
#include <string_view>

#include "core/card_set.h"
#include "core/seat.h"

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

// "hand." and 14: "hand.14".
std::string numbered(std::string_view start, int number);
// An item inside that one: "people" and "list" give "people.list", "scores.2" and 0 "scores.2.0".
std::string inside(std::string_view id, std::string_view name);
std::string inside(std::string_view id, int number);

inline std::string seat_id(Seat seat) { return numbered(kSeat, seat); }
inline std::string row_id(int row) { return numbered(kRow, row); }  // from 1
inline std::string hand_card_id(Card card) { return numbered(kHandCard, card); }
inline std::string card_in_id(Card card) { return numbered(kCardIn, card); }

}  // namespace tablee::ids
