#pragma once
// The rules of Non merci as pure functions (RULES.md §3).

#include <optional>

#include "core/event.h"
#include "core/result.h"
#include "core/rng.h"
#include "games/nothanks/state.h"

namespace tablee::nothanks {

Deal make_deal(const State& state, Rng& rng);
// "first 2 cards 17 3 …": the 24 cards of the pile in order; those out of play may follow.
[[gnu::noinline]] std::string deal_text(const Deal& deal);
[[gnu::noinline]] Result<Deal> parse_deal(const State& state, std::string_view text);
void deal(State& state, const Deal& deal, EventSink* sink);

void legal_moves(const View& view, Moves& moves);
void apply(State& state, Seat seat, Move move, EventSink* sink);
[[gnu::noinline]] State sample(const View& view, Rng& rng);

// "take", "no".
std::string move_text(Move move);
std::optional<Move> parse_move(std::string_view text);

}  // namespace tablee::nothanks
