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
// "first 2 cards 17 3 …": all cards that are needed, in order; more may follow.
[[gnu::noinline]] std::string deal_text(const Deal& deal);
[[gnu::noinline]] Result<Deal> parse_deal(const State& state, std::string_view text);
void deal(State& state, const Deal& deal, EventSink* sink);

void apply(State& state, Seat seat, Move move, EventSink* sink);

View view(const State& state, Seat viewer);
// Without what that seat holds, but for cards that were drafted for all to see.
[[gnu::noinline]] View open_view(const State& state, Seat viewer);
[[gnu::noinline]] State sample(const View& view, Rng& rng);

}  // namespace tablee::nimmt
