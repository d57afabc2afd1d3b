#include "web/app/storage/store.h"

#include <algorithm>
#include <utility>

namespace tablee::app {

const std::string* Store::find(std::string_view key) const {
  auto at = known_.find(key);
  if (at == known_.end()) at = known_.emplace(std::string(key), storage_.read(key)).first;
  return at->second ? &*at->second : nullptr;
}

std::size_t Store::count_lines(std::string_view key) const {
  const auto at = known_.find(key);
  if (at == known_.end()) return storage_.count_lines(key);
  if (!at->second || at->second->empty()) return 0;
  return 1 + std::count(at->second->begin(), at->second->end(), '\n');
}

bool Store::put(std::string_view key, std::string value) {
  const std::string* before = find(key);
  if (before && *before == value) return true;
  std::optional<std::string>& known = known_[std::string(key)];
  known = std::move(value);
  return write(key, *known);
}

bool Store::write(std::string_view key, std::string_view value) {
  // Making space erases through this same store.
  const auto room = std::exchange(make_room, nullptr);
  bool kept = storage_.write(key, value);
  while (!kept && room && room()) kept = storage_.write(key, value);
  make_room = room;
  return kept;
}

void Store::erase(std::string_view key) {
  if (!find(key)) return;
  known_[std::string(key)].reset();
  storage_.erase(key);
}

}  // namespace tablee::app
