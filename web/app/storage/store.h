#pragma once
// The storage of this device (storage.h) as the app uses it: every text is read once and then
// cached; a text that cannot be understood is left alone.

#include <functional>
#include <map>

#include "web/app/storage/storage.h"

namespace tablee::app {

// Begins the key of a text that was set aside under this key.
inline std::string set_aside_key(std::string_view key) { return "unread." + std::string(key); }

class Store {
 public:
  explicit Store(Storage& storage) : storage_(storage) {}

  // Null where there is none. Good until that key is written again.
  const std::string* find(std::string_view key) const;
  // The same for a value that is needed once: not cached.
  std::optional<std::string> read(std::string_view key) const;
  // False if it is stored only as long as the page lives.
  bool put(std::string_view key, std::string value);
  void erase(std::string_view key);
  // Moves a text that could not be read out of the way, so that nothing of it is lost.
  void set_aside(std::string_view key);

  std::vector<std::string> keys(std::string_view prefix) const { return storage_.keys(prefix); }
  std::size_t size(std::string_view prefix) const { return storage_.size(prefix); }
  // Number of lines of the value under that key, which is not read for it.
  std::size_t count_lines(std::string_view key) const;

  // Called repeatedly while the device refuses a write: makes some space, or returns false if it
  // cannot.
  std::function<bool()> make_room;

 private:
  bool write(std::string_view key, std::string_view value);

  Storage& storage_;
  mutable std::map<std::string, std::optional<std::string>, std::less<>> known_;
};

}  // namespace tablee::app
