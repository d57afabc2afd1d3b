#include "web/app/store.h"

#include "core/json.h"

namespace tablee::app {

const std::string* Store::find(std::string_view key) const {
  const auto at = kept_.find(key);
  return at == kept_.end() ? nullptr : &at->second;
}

void Store::put(std::string_view key, std::string value) {
  std::string& kept = kept_[std::string(key)];
  if (kept == value) return;
  kept = std::move(value);
  json::Writer out;
  out.begin_object().member("do", "store").member("key", key);
  out.member("value", std::string_view(kept)).end_object();
  outbox_.post(out.text());
}

void Store::erase(std::string_view key) {
  const auto at = kept_.find(key);
  if (at == kept_.end()) return;
  kept_.erase(at);
  json::Writer out;
  out.begin_object().member("do", "erase").member("key", key).end_object();
  outbox_.post(out.text());
}

void Store::set_aside(std::string_view key) {
  const std::string* text = find(key);
  if (!text) return;
  put("unread." + std::string(key), *text);
  erase(key);
}

}  // namespace tablee::app
