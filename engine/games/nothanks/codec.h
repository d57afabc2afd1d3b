#pragma once
// States and views of Non merci as JSON, for the replay's lines and the bots' requests.

#include "core/json.h"
#include "games/nothanks/state.h"

namespace tablee::nothanks {

std::string_view phase_name(Phase phase);
[[gnu::noinline]] void write_state(json::Writer& out, const State& state);
void write_view(json::Writer& out, const View& view);
// Accepts a view only if some state looks like it: distinct cards, and cards and chips that add up.
[[gnu::noinline]] Result<View> read_view(const json::Value& value);

}  // namespace tablee::nothanks
