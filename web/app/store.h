#pragma once
// What this device keeps, as the page handed it over: small texts by key. The page's own door to
// the browser's storage does the writing; a text that can't be understood is left where it is.

#include <map>
#include <string>
#include <string_view>

#include "web/app/outbox.h"

namespace tablee::app {

class Store {
 public:
  explicit Store(Outbox& outbox) : outbox_(outbox) {}

  // What was there at the start; nothing is written back.
  void load(std::string key, std::string value) { kept_[std::move(key)] = std::move(value); }
  // Null where there is none.
  const std::string* find(std::string_view key) const;
  void put(std::string_view key, std::string value);
  void erase(std::string_view key);
  // Moves a text that could not be read out of the way, so that nothing of it is lost.
  void set_aside(std::string_view key);

  using Kept = std::map<std::string, std::string, std::less<>>;
  const Kept& kept() const { return kept_; }

 private:
  Outbox& outbox_;
  Kept kept_;
};

}  // namespace tablee::app
