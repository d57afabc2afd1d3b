#pragma once
// What is worth a word at a table of 6 qui prend.

#include <optional>

#include "games/occasion.h"

namespace tablee::nimmt {

// Many heads at once, and who filled the row meanwhile.
[[gnu::noinline]] std::optional<Occasion> occasion(std::span<const Event> events, std::size_t at);

}  // namespace tablee::nimmt
