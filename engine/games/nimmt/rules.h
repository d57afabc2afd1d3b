#pragma once
// The rules of 6 qui prend as pure functions (RULES.md §1).

#include "core/event.h"
#include "core/result.h"
#include "core/rng.h"
#include "games/nimmt/state.h"

namespace tablee::nimmt {

Status check(const Options& options);
State start(const Options& options);

Deal make_deal(const State& state, Rng& rng);
// "first 2 cards 17 3 …": all cards needed, in order; more may follow.
std::string deal_text(const Deal& deal);
Result<Deal> parse_deal(const State& state, std::string_view text);
void deal(State& state, const Deal& deal, EventSink* sink);

SeatSet to_act(const Public& pub);
void legal_moves(const View& view, Moves& moves);
void apply(State& state, Seat seat, Move move, EventSink* sink);

View view(const State& state, Seat viewer);
State sample(const View& view, Rng& rng);

// Heads taken by a seat in the round under way.
int round_heads(const Public& pub, Seat seat);
// Lowest totals, once the match is over; ties share (RULES.md §1).
SeatSet winners(const Public& pub);

// "14", "draft 31", "row 2".
std::string move_text(Move move);
std::optional<Move> parse_move(std::string_view text);

}  // namespace tablee::nimmt
