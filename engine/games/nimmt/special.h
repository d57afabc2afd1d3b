#pragma once
// What the special cards of 6 qui surprend do to a placement (RULES.md §2). All of it except
// take(), next_card() and clear_specials() is used by that variant alone and is in the deferred
// part of the page's program; so functions called from the first part are never inlined.

#include "core/event.h"
#include "games/nimmt/state.h"

namespace tablee::nimmt {

// Puts a card where it belongs in ascending order.
void insert_sorted(Row& row, Card card);
// Removes a row and its marks, and adjusts must_fill so that it still means the same row.
void erase_row(Rows& rows, std::array<RowMarks, kMaxRows>& marks, int& must_fill, std::size_t row);

// The special cards that are to be dealt now: deck and discard pile, in the order of kinds.
[[gnu::noinline]] SpecialDeck specials_to_shuffle(const State& state);
// Deals them in that order: the same number to each seat in turn, as many as possible, three at
// most.
[[gnu::noinline]] void deal_specials(State& state, const SpecialDeck& order, std::uint64_t chance,
                                     EventSink* sink);
// At the end of a round the special cards on the table go to the discard pile.
void clear_specials(Public& pub);

// The first card of the queue has been placed: the placement of the next one begins.
void next_card(Public& pub);

// The moves of a seat that has a card to place, or that may exchange a special card.
[[gnu::noinline]] void special_moves(const View& view, Moves& moves);
// Plays a special card before the player's card is placed. Returns true if placing goes on, false
// where a decision is pending.
[[gnu::noinline]] bool apply_special(State& state, Seat seat, Move move, EventSink* sink);
[[gnu::noinline]] void apply_exchange(State& state, Seat seat, Move move, EventSink* sink);

// A seat takes a row's cards. `own`: the number card that caused it (kNoCard for insert and slide,
// where the row already holds it); `counted_off`: the card chosen for negative_positive, or
// kNoCard. Returns whether the row still exists. Offers an exchange where one is due, by setting
// phase and actor.
bool take(State& state, Seat seat, Card own, std::size_t row, Card counted_off,
          std::string_view kind, EventSink* sink);
// The part of it that concerns special cards, after the row's cards have been taken.
[[gnu::noinline]] bool take_specials(State& state, Seat seat, std::size_t row, Card counted_off,
                                     EventSink* sink);

}  // namespace tablee::nimmt
