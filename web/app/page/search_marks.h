#pragma once
// Positions of the search text in a text.

#include <string_view>

#include "core/json.h"

namespace tablee::app {

// Writes the member `marks`: where the searched words stand, as JavaScript counts letters.
[[gnu::noinline]] void write_marks(json::Writer& out, std::string_view text,
                                   std::string_view searched);

}  // namespace tablee::app
