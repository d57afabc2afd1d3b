// Values that are read once and not cached, and unreadable values, which are set aside.

#include "web/app/storage/store.h"

namespace tablee::app {

std::optional<std::string> Store::read(std::string_view key) const {
  const auto at = known_.find(key);
  return at == known_.end() ? storage_.read(key) : at->second;
}

void Store::set_aside(std::string_view key) {
  const std::string* text = find(key);
  if (!text) return;
  // Never over another that was put away before.
  std::string away = set_aside_key(key);
  for (int n = 2; find(away) && *find(away) != *text; ++n)
    away = set_aside_key(key) + '.' + std::to_string(n);
  put(away, *text);
  erase(key);
}

}  // namespace tablee::app
