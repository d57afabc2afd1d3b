#pragma once
// The events of Non merci that a bot may comment on.

#include <optional>

#include "games/occasion.h"

namespace tablee::nothanks {

// A card taken with many chips, or by a player with no chip left to refuse it.
[[gnu::noinline]] std::optional<Occasion> occasion(std::span<const Event> events, std::size_t at);

}  // namespace tablee::nothanks
