#pragma once
// The score pad for real cards of Non merci: the cards before a player and the chips left, counted
// for them (RULES.md §3, Score).

#include <span>
#include <string>
#include <string_view>

#include "core/card_set.h"
#include "core/result.h"

namespace tablee::nothanks {

inline constexpr std::string_view kPadFields[] = {"cards", "chips"};
// Cards as people write them: "3, 7-8 14–16"; none at all is fine. Chips 0 … 55, none if empty.
// Errors: what is no card, a card that is in `used` already (of this player or another), more
// cards than are played.
[[gnu::noinline]] Result<int> pad_points(std::span<const std::string> fields, CardSet& used);
// The chips that so many start with; cards are counted one by one.
[[gnu::noinline]] int pad_supply(std::string_view field, int players);

}  // namespace tablee::nothanks
