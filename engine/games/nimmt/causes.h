#pragma once
// The causes of moves ("nimmt.why.…") and of events ("nimmt.because.…"): where a card goes, what is
// taken, and who decided it. Heads are counted by the functions that also describe the moves
// (fate.h), so that all show the same figure.

#include <optional>
#include <span>

#include "core/event.h"
#include "games/cause.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

// The cause of a legal move of the viewer.
[[gnu::noinline]] Cause cause(const View& view, Move move);

// The cause of events[at], from public information only: why a card was placed where it was and why
// a row was taken.
[[gnu::noinline]] Cause cause(const Options& options, std::span<const Event> events,
                              std::size_t at);

// The heads of the row that the event's player took; nothing where no row was taken.
[[gnu::noinline]] std::optional<int> taken(const Event& event);

}  // namespace tablee::nimmt
