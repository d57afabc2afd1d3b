#pragma once
// Moves of several words ("slide 13 row 2") are put together step by step: which special card,
// which number card, which row.

#include "core/item.h"

namespace tablee::app {

// Replaces the items whose ids start with "do." by buttons for the next step after `begun`; when
// few moves are left, by those moves themselves. The prompt then says what has been begun.
void compose_moves(Items& items, std::string_view game, std::string_view begun);

}  // namespace tablee::app
