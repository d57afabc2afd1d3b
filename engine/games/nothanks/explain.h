#pragma once
// Explains why taking a card cost as much as it did.

#include <optional>
#include <span>

#include "core/event.h"
#include "games/explanation.h"

namespace tablee::nothanks {

// Explains events[at].
[[gnu::noinline]] Explanation explain(std::span<const Event> events, std::size_t at);

// The points that the event brought: the card's change less the chips on it; nothing where no card
// was taken.
[[gnu::noinline]] std::optional<int> taken(const Event& event);

}  // namespace tablee::nothanks
