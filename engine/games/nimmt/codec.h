#pragma once
// States and views of 6 qui prend as JSON, for the replay's lines and the bots' requests.

#include "core/json.h"
#include "games/nimmt/state.h"

namespace tablee::nimmt {

[[gnu::noinline]] void write_state(json::Writer& out, const State& state);
void write_view(json::Writer& out, const View& view);
// Accepts a view only if some state looks like it: distinct cards, and counts that fit.
[[gnu::noinline]] Result<View> read_view(const json::Value& value);

std::string_view phase_name(Phase phase);

}  // namespace tablee::nimmt
