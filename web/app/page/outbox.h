#pragma once
// Sends the app's messages to the page, one JSON message at a time (docs/PAGE.md). The receiver is
// the browser, or a list in tests.

#include <string_view>

namespace tablee::app {

class Outbox {
 public:
  virtual void post(std::string_view json) = 0;

 protected:
  ~Outbox() = default;
};

}  // namespace tablee::app
