#pragma once
// Lets the player compose a move of several words ("slide 13 row 2") by touching things on the
// table: the special card, then the number card, then the row.

#include <string_view>

#include "core/item.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

// For a table with special cards. Items whose ids start with "do." are moves; they are replaced by
// the things that may follow the words `begun`, and by the move itself once it is complete. The
// prompt says what has been begun and what is asked for, or what the move would do. The function is
// never inlined because it is in the deferred part of the page's program.
[[gnu::noinline]] void compose_moves(const View& view, Items& items, std::string_view begun);

}  // namespace tablee::nimmt
