#pragma once
// States and views of Non merci as JSON: the replay's lines and the bots' requests.

#include "core/json.h"
#include "games/nothanks/state.h"

namespace tablee::nothanks {

std::string_view phase_name(Phase phase);
[[gnu::noinline]] void write_state(json::Writer& out, const State& state);
void write_view(json::Writer& out, const View& view);
// A view is accepted only if some state looks like that: cards distinct, cards and chips adding up.
[[gnu::noinline]] Result<View> read_view(const json::Value& value);

}  // namespace tablee::nothanks
