#pragma once
// What the special cards of 6 qui surprend do to a placement (RULES.md §2).

#include "core/event.h"
#include "games/nimmt/state.h"

namespace tablee::nimmt {

// Puts a card where it belongs in ascending order.
void insert_sorted(Row& row, Card card);
// A row goes, and its marks with it; the row to be filled, if any, is still the same one.
void erase_row(Rows& rows, std::array<RowMarks, kMaxRows>& marks, int& must_fill, std::size_t row);

// The special cards to deal from now: deck and discard, in the order of kinds.
SpecialDeck specials_to_shuffle(const State& state);
// Deals them in that order: to each seat in turn as many as all can have, three at most.
void deal_specials(State& state, const SpecialDeck& order, std::uint64_t chance, EventSink* sink);
// At the end of a round what lies on the table goes to the discard.
void clear_specials(Public& pub);

// The first card of the queue lies: the next one's placement begins.
void next_card(Public& pub);

// Moves of a seat whose card is to be placed, or that may exchange a special card.
void special_moves(const View& view, Moves& moves);
// Makes the change that a special card brings before the own card is placed, if any is left to
// place. True: go on placing; false: a decision is pending.
bool apply_special(State& state, Seat seat, Move move, EventSink* sink);
void apply_exchange(State& state, Seat seat, Move move, EventSink* sink);

// A row's cards go to a seat. `own`: the number card that caused it (kNoCard for insert and slide,
// where the row holds it already); `counted_off`: the card chosen by negative_positive, or kNoCard.
// Returns whether the row is still there. Ends in an exchange being offered where one is due:
// phase and actor are set then.
bool take(State& state, Seat seat, Card own, std::size_t row, Card counted_off,
          std::string_view kind, EventSink* sink);

}  // namespace tablee::nimmt
