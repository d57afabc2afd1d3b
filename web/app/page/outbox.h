#pragma once
// What the app says to the page, one JSON message at a time (docs/PAGE.md). Behind it stands the
// browser; in tests, a list.

#include <string_view>

namespace tablee::app {

class Outbox {
 public:
  virtual void post(std::string_view json) = 0;

 protected:
  ~Outbox() = default;
};

}  // namespace tablee::app
