#pragma once
// Moves of several words ("slide 13 row 2") are put together by touching what lies on the table:
// the special card, then the number card, then the row.

#include <string_view>

#include "core/item.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

// Of a table with special cards. Items whose ids start with "do." are moves; what they name is made
// to be touched in their place: what comes next after `begun`, and once that is a whole move, the
// move itself. The prompt says what has been begun and what is asked for, or what it would bring.
// A function of its own, as it comes with the program's second half.
[[gnu::noinline]] void compose_moves(const View& view, Items& items, std::string_view begun);

}  // namespace tablee::nimmt
