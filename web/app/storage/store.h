#pragma once
// What this device keeps (storage.h), as the app uses it: every text is looked up once and then
// known; a text that can't be understood is left where it is.

#include <functional>
#include <map>

#include "web/app/storage/storage.h"

namespace tablee::app {

class Store {
 public:
  explicit Store(Storage& storage) : storage_(storage) {}

  // Null where there is none. Good until that key is written again.
  const std::string* find(std::string_view key) const;
  // The same for what is wanted once: not remembered.
  std::optional<std::string> read(std::string_view key) const;
  // False where it is kept only as long as the page.
  bool put(std::string_view key, std::string value);
  void erase(std::string_view key);
  // Moves a text that could not be read out of the way, so that nothing of it is lost.
  void set_aside(std::string_view key);

  std::vector<std::string> keys(std::string_view prefix) const { return storage_.keys(prefix); }
  std::size_t size(std::string_view prefix) const { return storage_.size(prefix); }
  // Lines of what is kept under that key; it is not read for that.
  std::size_t count_lines(std::string_view key) const;

  // Asked again and again while the device does not take something: makes some room, or answers
  // false where there is none to be made.
  std::function<bool()> make_room;

 private:
  bool write(std::string_view key, std::string_view value);

  Storage& storage_;
  mutable std::map<std::string, std::optional<std::string>, std::less<>> known_;
};

}  // namespace tablee::app
