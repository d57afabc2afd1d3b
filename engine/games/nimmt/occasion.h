#pragma once
// The events of 6 qui prend that a bot may comment on.

#include <optional>

#include "games/occasion.h"

namespace tablee::nimmt {

// A player takes many heads at once; the giver is the player who filled the row in that trick.
[[gnu::noinline]] std::optional<Occasion> occasion(std::span<const Event> events, std::size_t at);

}  // namespace tablee::nimmt
