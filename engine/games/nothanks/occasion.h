#pragma once
// What is worth a word at a table of Non merci.

#include <optional>

#include "games/occasion.h"

namespace tablee::nothanks {

// Many chips with a card, or none left to refuse it.
[[gnu::noinline]] std::optional<Occasion> occasion(std::span<const Event> events, std::size_t at);

}  // namespace tablee::nothanks
