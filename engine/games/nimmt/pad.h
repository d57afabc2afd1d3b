#pragma once
// The score pad for real cards of 6 qui prend: heads of a round, counted by the players.

#include <span>
#include <string>
#include <string_view>

#include "core/card_set.h"
#include "core/result.h"

namespace tablee::nimmt {

inline constexpr std::string_view kPadFields[] = {"heads"};
// Heads of one player, 0 … 171; an empty entry is no number.
[[gnu::noinline]] Result<int> pad_points(std::span<const std::string> fields, CardSet& used);
// Heads of the whole deck.
[[gnu::noinline]] int pad_supply(std::string_view field, int players);

}  // namespace tablee::nimmt
