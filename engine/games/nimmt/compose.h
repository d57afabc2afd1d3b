#pragma once
// Moves of several words ("slide 13 row 2") are put together by touching what lies on the table:
// the special card, then the number card, then the row.

#include <string_view>

#include "core/item.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

// For a table with special cards. Items whose ids start with
// "do." are moves. What they name is offered in their place: what may follow `begun`, and once that
// is a whole move, the move itself. The prompt says what has been begun and what is asked for, or
// what the move would bring. It is a function of its own because it is in the second part of the
// page's program.
[[gnu::noinline]] void compose_moves(const View& view, Items& items, std::string_view begun);

}  // namespace tablee::nimmt
