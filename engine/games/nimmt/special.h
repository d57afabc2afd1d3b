#pragma once
// What the special cards of 6 qui surprend do to a placement (RULES.md §2). But for take(),
// next_card() and clear_specials() all of it is asked for in that variant alone, and comes with the
// second half of the page's program: these functions are never inlined where others are asked for
// as well.

#include "core/event.h"
#include "games/nimmt/state.h"

namespace tablee::nimmt {

// Puts a card where it belongs in ascending order.
void insert_sorted(Row& row, Card card);
// A row goes, and its marks with it; the row to be filled, if any, is still the same one.
void erase_row(Rows& rows, std::array<RowMarks, kMaxRows>& marks, int& must_fill, std::size_t row);

// The special cards to deal from now: deck and discard, in the order of kinds.
[[gnu::noinline]] SpecialDeck specials_to_shuffle(const State& state);
// Deals them in that order: to each seat in turn as many as all can have, three at most.
[[gnu::noinline]] void deal_specials(State& state, const SpecialDeck& order, std::uint64_t chance,
                                     EventSink* sink);
// At the end of a round what lies on the table goes to the discard.
void clear_specials(Public& pub);

// The first card of the queue lies: the next one's placement begins.
void next_card(Public& pub);

// Moves of a seat whose card is to be placed, or that may exchange a special card.
[[gnu::noinline]] void special_moves(const View& view, Moves& moves);
// Makes the change that a special card brings before the own card is placed, if any is left to
// place. True: go on placing; false: a decision is pending.
[[gnu::noinline]] bool apply_special(State& state, Seat seat, Move move, EventSink* sink);
[[gnu::noinline]] void apply_exchange(State& state, Seat seat, Move move, EventSink* sink);

// A row's cards go to a seat. `own`: the number card that caused it (kNoCard for insert and slide,
// where the row holds it already); `counted_off`: the card chosen by negative_positive, or kNoCard.
// Returns whether the row is still there. Ends in an exchange being offered where one is due:
// phase and actor are set then.
bool take(State& state, Seat seat, Card own, std::size_t row, Card counted_off,
          std::string_view kind, EventSink* sink);
// … and what special cards make of it, when its cards have gone.
[[gnu::noinline]] bool take_specials(State& state, Seat seat, std::size_t row, Card counted_off,
                                     EventSink* sink);

}  // namespace tablee::nimmt
