#pragma once
// Explains why a card was placed where it was and why a row was taken, from the events of the
// round.

#include <optional>
#include <span>

#include "core/event.h"
#include "games/explanation.h"
#include "games/nimmt/state.h"

namespace tablee::nimmt {

// Explains events[at] from the events before it and from public information only.
[[gnu::noinline]] Explanation explain(const Options& options, std::span<const Event> events,
                                      std::size_t at);

// The heads of the row that the event's player took; nothing where no row was taken.
[[gnu::noinline]] std::optional<int> taken(const Event& event);

}  // namespace tablee::nimmt
