#pragma once
// What is said at tables with special cards alone. It comes with the second half of the page's
// program.

#include "core/item.h"
#include "games/nimmt/foresee.h"

namespace tablee::nimmt {

Message special_name(int kind);
// What then becomes of the card that is to be placed, whatever a special card did before.
[[gnu::noinline]] Message place_words(const Foresight& foresight);
// What a special card's move would lead to.
[[gnu::noinline]] Message special_words(const View& view, Move move);
// One's special cards, the same kinds counted, and what may be done with them now.
[[gnu::noinline]] void add_specials(const View& view, Items& items);

}  // namespace tablee::nimmt
