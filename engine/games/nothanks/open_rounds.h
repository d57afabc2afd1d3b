#pragma once
// The rounds with open chips of Non merci: one takes for a run, one for the chips, and one has to.
// Found by `tablee_tests [find_open_rounds]`.

#include <optional>
#include <span>

#include "games/nothanks/view.h"
#include "games/open_round.h"

namespace tablee::nothanks {

inline constexpr OpenRound kOpenRounds[] = {
    {"nothanks", 3, 809, 116}, {"nothanks", 4, 90, 114}, {"nothanks", 5, 2282, 125},
    {"nothanks", 6, 179, 105}, {"nothanks", 7, 109, 91},
};

[[gnu::noinline]] View laid_open(View view, std::span<const View> all);
// Takes a card for a third of what it costs, and waits for chips where nobody else wants it.
[[gnu::noinline]] std::optional<Move> suggested(const View& view);

}  // namespace tablee::nothanks
