#pragma once
// Members of a message of the page, for its readers (from_page.h). A member that is missing or of
// another type reads as the caller's default.

#include <optional>
#include <span>
#include <string_view>

#include "core/json.h"

namespace tablee::app {

// Bytes of a message: a chosen file of the largest size, every character of it escaped, or what a
// worker made of it, where every match repeats the names of the title row.
inline constexpr std::size_t kMaxMessage = std::size_t{64} << 20;

// Its name, the member "on"; empty where it has none.
std::string_view name_of(const json::Value& message);
// Is that text, which is no JSON, a question whose answer is waited for: "check"?
bool asks_for_check(std::string_view text);

std::string_view text_at(const json::Value& message, std::string_view member,
                         std::string_view otherwise = {});
bool flag_at(const json::Value& message, std::string_view member, bool otherwise = false);
// Brought within the bounds.
float real_at(const json::Value& message, std::string_view member, float low, float high,
              float otherwise);
// A whole number within the bounds: nothing where it is missing, `unread` where it is anything
// else.
std::optional<int> whole_at(const json::Value& message, std::string_view member, int low, int high,
                            int unread);
std::span<const json::Value> list_at(const json::Value& message, std::string_view member);

// The names of a message with a single text, and of that member.
struct OneText {
  std::string_view on, member;
};

}  // namespace tablee::app
