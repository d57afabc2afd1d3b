#pragma once
// Why taking a card cost what it cost.

#include <span>

#include "core/event.h"
#include "games/explanation.h"

namespace tablee::nothanks {

// About events[at].
Explanation explain(std::span<const Event> events, std::size_t at);

}  // namespace tablee::nothanks
