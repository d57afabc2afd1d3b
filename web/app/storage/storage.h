#pragma once
// The storage of this device: small texts by key (letters, digits, '.', '_', '-'). They are read on
// demand, so that the first message does not grow with the stored data. The implementation is the
// page's access to the browser's storage, or a map in tests.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tablee::app {

class Storage {
 public:
  // Nothing where there is none, or none that can be read.
  virtual std::optional<std::string> read(std::string_view key) = 0;
  // False where the device did not take it: then it lasts as long as the page.
  virtual bool write(std::string_view key, std::string_view value) = 0;
  virtual void erase(std::string_view key) = 0;
  // Keys that start so, in order.
  virtual std::vector<std::string> keys(std::string_view prefix) = 0;
  // Characters that the values of these keys take, unread.
  virtual std::size_t size(std::string_view prefix) = 0;
  // Lines of the value of that key, unread.
  virtual std::size_t count_lines(std::string_view key) = 0;

 protected:
  ~Storage() = default;
};

}  // namespace tablee::app
