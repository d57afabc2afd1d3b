#pragma once
// The text of a renderer's own items.

#include <vector>

#include "web/app/app.h"
#include "web/draw/frame/draw.h"

namespace tablee::web {

// The results point to the items. Part of the deferred code, as no first screen's renderer has
// items of its own.
[[gnu::noinline]] std::vector<draw::Spoken> in_words(const app::App& app, const Items& items);

}  // namespace tablee::web
