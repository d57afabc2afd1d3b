#pragma once

namespace tablee::web {

// Before a frame, once the deferred part is here: the page draws text of which our fonts lack
// letters.
void begin_fallback();

}  // namespace tablee::web
