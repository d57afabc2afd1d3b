#pragma once
// Messages that only tables with special cards need. They are in the deferred part of the page's
// program.

#include "core/item.h"
#include "games/nimmt/foresee.h"

namespace tablee::nimmt {

Message special_name(int kind);
// What a hand of special cards that lies open holds.
[[gnu::noinline]] Message specials_text(Seat seat, const SpecialSet& cards);
// What happens to the card to be placed, whatever a special card did before.
[[gnu::noinline]] Message place_words(const Foresight& foresight);
// The effect of a special card's move.
[[gnu::noinline]] Message special_words(const View& view, Move move);
// Adds the viewer's special cards, equal kinds counted, and what the viewer may do with them now.
[[gnu::noinline]] void add_specials(const View& view, Items& items);

}  // namespace tablee::nimmt
