#pragma once
// Special cards as JSON: the public part, the secrets of a state, and the cards of the viewer.
// These functions are in the deferred part of the page's program.

#include "core/json.h"
#include "games/nimmt/state.h"

namespace tablee::nimmt {

[[gnu::noinline]] void write_special(json::Writer& out, const Public& pub);
[[gnu::noinline]] void write_special(json::Writer& out, const State& state);
[[gnu::noinline]] void write_special(json::Writer& out, const View& view);

}  // namespace tablee::nimmt
