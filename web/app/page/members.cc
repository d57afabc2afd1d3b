#include "web/app/page/members.h"

#include <algorithm>

namespace tablee::app {

std::string_view name_of(const json::Value& message) { return text_at(message, "on"); }

bool asks_for_check(std::string_view text) { return text.starts_with(R"({"on":"check")"); }

std::string_view text_at(const json::Value& message, std::string_view member,
                         std::string_view otherwise) {
  return message.string_at(member).value_or(otherwise);
}

bool flag_at(const json::Value& message, std::string_view member, bool otherwise) {
  return message.boolean_at(member).value_or(otherwise);
}

float real_at(const json::Value& message, std::string_view member, float low, float high,
              float otherwise) {
  const json::Value* v = message.find(member);
  const bool number =
      v && (v->kind == json::Value::Kind::integer || v->kind == json::Value::Kind::real);
  return std::clamp(number ? static_cast<float>(v->real) : otherwise, low, high);
}

std::optional<int> whole_at(const json::Value& message, std::string_view member, int low, int high,
                            int unread) {
  const json::Value* v = message.find(member);
  if (!v) return {};
  return v->as_int(low, high).value_or(unread);
}

std::span<const json::Value> list_at(const json::Value& message, std::string_view member) {
  const auto* const items = message.array_at(member);
  return items ? std::span(*items) : std::span<const json::Value>();
}

}  // namespace tablee::app
