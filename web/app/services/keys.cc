#include "web/app/services/keys.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace tablee::app {
namespace {

constexpr std::string_view kNames[] = {"hand", "rows", "effect", "scores", "turn", "trick",
                                       "help", "ends", "points", "leader", "own"};

// "48": what people call that row or card, where it can be pressed now.
std::string number_of(const Item& item) {
  if (!item.enabled || item.role != Role::button || item.action.empty()) return {};
  if (const auto* card = data_of<NumberCard>(item)) return std::to_string(card->card);
  if (const auto* row = data_of<RowNumber>(item)) return std::to_string(row->row);
  return {};
}

char small(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + ('a' - 'A')) : letter;
}

}  // namespace

Asked asked_by(text::Language language, std::string_view key) {
  if (key.size() != 1) return Asked::nothing;
  const char typed = small(key[0]);
  for (std::size_t i = 0; i < std::size(kNames); ++i) {
    const std::string_view* letter = text::find_words(language, "keys." + std::string(kNames[i]));
    if (letter && *letter == std::string_view(&typed, 1)) return static_cast<Asked>(i + 1);
  }
  return Asked::nothing;
}

Message keys_text() {
  return msg("keys.all")
      .with_message("hand", msg("keys.hand"))
      .with_message("rows", msg("keys.rows"))
      .with_message("effect", msg("keys.effect"))
      .with_message("scores", msg("keys.scores"))
      .with_message("turn", msg("keys.turn"))
      .with_message("trick", msg("keys.trick"))
      .with_message("help", msg("keys.help"))
      .with_message("ends", msg("keys.ends"))
      .with_message("points", msg("keys.points"))
      .with_message("leader", msg("keys.leader"))
      .with_message("own", msg("keys.own"));
}

std::string TypedNumber::add(char digit, const Items& items) {
  const auto begins = [&](const Item& item) { return number_of(item).starts_with(digits_); };
  const auto any = [&] { return std::any_of(items.begin(), items.end(), begins); };
  digits_ += digit;
  if (!any()) digits_ = digit;
  if (!any()) digits_.clear();
  if (digits_.empty()) return {};
  const auto exact = std::find_if(items.begin(), items.end(),
                                  [&](const Item& item) { return number_of(item) == digits_; });
  return exact == items.end() ? std::string() : exact->id;
}

}  // namespace tablee::app
