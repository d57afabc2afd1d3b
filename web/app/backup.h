#pragma once
// What a backup holds, read before it may replace anything.

#include "core/json.h"
#include "core/result.h"

namespace tablee::app {

struct Held {
  int sheets = 0;
  bool match = false;  // one is under way in it
};

// `stored`: an object of texts, key to value, as the page stores them. The error says what could
// not be read. Settings and tables are read as far as they go, and keys that are not known here
// are let through: both are what happens to them at every start.
Result<Held> check_stored(const json::Value& stored);

}  // namespace tablee::app
