#pragma once
// What a backup holds, read before it may replace anything.

#include "core/result.h"
#include "web/app/storage/storage.h"

namespace tablee::app {

// What the page laid aside stands under keys that start so (docs/PAGE.md).
inline constexpr std::string_view kAsidePrefix = "@";

struct Held {
  int sheets = 0;
  bool match = false;  // one is under way in it
};

// Checks all data that was set aside, key by key. The error says what could not be read. Settings
// and tables are read as far as possible, and unknown keys are accepted: the same happens to them
// at every start.
Result<Held> check_aside(Storage& storage);

}  // namespace tablee::app
