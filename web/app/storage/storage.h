#pragma once
// What this device keeps: small texts by key (letters, digits, '.', '_', '-'). Looked up when they
// are wanted, so that nothing said to the program grows with what is kept. Behind it stands the
// page's own door to the browser's storage; in tests, a map.

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
