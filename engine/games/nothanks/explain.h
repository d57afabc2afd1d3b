#pragma once
// Why taking a card cost what it cost.

#include <optional>
#include <span>

#include "core/event.h"
#include "games/explanation.h"

namespace tablee::nothanks {

// About events[at].
[[gnu::noinline]] Explanation explain(std::span<const Event> events, std::size_t at);

// What a card taken brought: points, less the chips on it; nothing where none was taken.
[[gnu::noinline]] std::optional<int> taken(const Event& event);

}  // namespace tablee::nothanks
