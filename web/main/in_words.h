#pragma once
// What a renderer tells by items of its own, in words.

#include <vector>

#include "web/app/app.h"
#include "web/draw/frame/draw.h"

namespace tablee::web {

// They point to the items. It comes with the program's second half, as no first screen's renderer
// tells so.
[[gnu::noinline]] std::vector<draw::Spoken> in_words(const app::App& app, const Items& items);

}  // namespace tablee::web
