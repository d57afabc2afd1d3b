#pragma once
// Special cards as JSON: what all see of them, what a state holds, what one who looks holds. They
// come with the second half of the page's program.

#include "core/json.h"
#include "games/nimmt/state.h"

namespace tablee::nimmt {

[[gnu::noinline]] void write_special(json::Writer& out, const Public& pub);
[[gnu::noinline]] void write_special(json::Writer& out, const State& state);
[[gnu::noinline]] void write_special(json::Writer& out, const View& view);

}  // namespace tablee::nimmt
