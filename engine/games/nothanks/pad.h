#pragma once
// The score pad for real cards of Non merci: it counts the points of the cards in front of a player
// and of the chips left (RULES.md §3, Score).

#include <span>
#include <string>
#include <string_view>

#include "core/card_set.h"
#include "core/result.h"

namespace tablee::nothanks {

inline constexpr std::string_view kPadFields[] = {"cards", "chips"};
// Cards as people write them: "3, 7-8 14–16"; an empty text is no card. Chips 0 … 55; an empty text
// is 0. Errors: a text that is no card, a card that is already in `used` (by this player or
// another), more cards than are played.
[[gnu::noinline]] Result<int> pad_points(std::span<const std::string> fields, CardSet& used);
// The number of chips that so many players start with; for cards no limit, as each is checked.
[[gnu::noinline]] int pad_supply(std::string_view field, int players);

}  // namespace tablee::nothanks
