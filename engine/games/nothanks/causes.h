#pragma once
// The causes of moves ("nothanks.why.…") and of events ("nothanks.because.…"): what a card costs
// the player, and whom it would cost less.

#include <optional>
#include <span>

#include "core/event.h"
#include "games/cause.h"
#include "games/nothanks/view.h"

namespace tablee::nothanks {

// The cause of a legal move of the viewer.
[[gnu::noinline]] Cause cause(const View& view, Move move);

// The cause of events[at]: why taking a card cost as much as it did.
[[gnu::noinline]] Cause cause(const Options& options, std::span<const Event> events,
                              std::size_t at);

// The points that the event brought: the card's change less the chips on it; nothing where no card
// was taken.
[[gnu::noinline]] std::optional<int> taken(const Event& event);

}  // namespace tablee::nothanks
