#pragma once
// Compares the messages between program and page with web/app/page/messages.h.

#include <algorithm>
#include <iterator>
#include <string>

#include "core/enum_index.h"
#include "core/json.h"
#include "web/app/page/messages.h"

namespace tablee::app {

// Cuts off what comes before the first `at`, which goes as well.
inline std::string_view cut(std::string_view& rest, char at) {
  const std::string_view first = rest.substr(0, rest.find(at));
  rest.remove_prefix(std::min(rest.size(), first.size() + 1));
  return first;
}

// Is that value of one of these types, named as in messages.h?
inline bool is_of(const json::Value& value, std::string_view kinds) {
  using Kind = json::Value::Kind;
  static constexpr std::string_view kNames[] = {"null", "flag", "number", "number",
                                                "text", "list", "object"};
  while (!kinds.empty()) {
    const std::string_view kind = cut(kinds, '|');
    if (kind.starts_with('\'') ? value.kind == Kind::string && value.string == kind.substr(1)
                               : kind == kNames[index_of(value.kind)])
      return true;
  }
  return false;
}

// Problems with the members of that object besides `known`; `first` may be there, too. Empty if
// there are none.
inline std::string unlike(const json::Value& object, std::string_view known,
                          std::string_view first = {}) {
  std::string wrong, allowed = " " + std::string(first) + " ";
  while (!known.empty()) {
    std::string_view kinds = cut(known, ' ');
    std::string_view name = cut(kinds, ':');
    const bool may_lack = name.ends_with('?');
    if (may_lack) name.remove_suffix(1);
    allowed += std::string(name) + " ";
    const json::Value* value = object.find(name);
    if (!value && !may_lack) wrong += " missing: " + std::string(name);
    if (value && !is_of(*value, kinds)) wrong += " of another kind: " + std::string(name);
  }
  for (const auto& [name, value] : object.members)
    if (allowed.find(" " + name + " ") == std::string::npos) wrong += " unknown: " + name;
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
