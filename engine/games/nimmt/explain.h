#pragma once
// Why a card lies where it lies and why a row was taken, from what was told of the round.

#include <optional>
#include <span>

#include "core/event.h"
#include "games/explanation.h"
#include "games/nimmt/state.h"

namespace tablee::nimmt {

// About events[at]; what came before it is among the others. Only what all may know is used.
[[gnu::noinline]] Explanation explain(const Options& options, std::span<const Event> events,
                                      std::size_t at);

// Heads that a row brought its taker; nothing where no row was taken.
[[gnu::noinline]] std::optional<int> taken(const Event& event);

}  // namespace tablee::nimmt
