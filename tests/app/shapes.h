#pragma once
// Holds what is said between program and page against web/app/messages.h.

#include <algorithm>
#include <iterator>
#include <string>

#include "core/json.h"
#include "web/app/messages.h"

namespace tablee::app {

// What is wrong with the members of that object beside `known` ("a b? c"), of which `first` may be
// there too; empty where nothing is.
inline std::string unlike(const json::Value& object, std::string_view known,
                          std::string_view first = {}) {
  std::string wrong;
  std::string allowed = " " + std::string(known) + " " + std::string(first) + " ";
  std::erase(allowed, '?');
  for (const auto& [name, value] : object.members)
    if (allowed.find(" " + name + " ") == std::string::npos) wrong += " unknown: " + name;
  while (!known.empty()) {
    const std::string_view name = known.substr(0, known.find(' '));
    known.remove_prefix(std::min(known.size(), name.size() + 1));
    if (!name.ends_with('?') && !object.find(name)) wrong += " missing: " + std::string(name);
  }
  return wrong;
}

// The same of a message of the program.
inline std::string unlike_message(const json::Value& message) {
  const std::string_view name = message.string_at("do").value_or("");
  const auto* const shape =
      std::ranges::find(kToPage, name, [](const MessageShape& s) { return s.name; });
  if (shape == std::end(kToPage)) return "no message is called " + std::string(name);
  std::string wrong = unlike(message, shape->members, "do");
  if (const auto* const items = name == "screen" ? message.array_at("items") : nullptr)
    for (const json::Value& item : *items) wrong += unlike(item, kItemMembers);
  return wrong;
}

}  // namespace tablee::app
