#include "web/app/services/keys.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "core/enum_index.h"
#include "core/graphemes.h"
#include "text/text.h"
#include "web/app/storage/letters.h"

namespace tablee::app {
namespace {

constexpr std::string_view kNames[] = {"hand", "rows", "effect", "scores", "turn", "trick",
                                       "help", "ends", "points", "leader", "own"};
static_assert(std::size(kNames) == kQuestions);

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

std::string letters_of(const Settings& settings) {
  if (!settings.letters.empty()) return settings.letters;
  std::string letters;
  for (const std::string_view name : kNames) {
    const std::string_view* letter =
        text::find_words(settings.language, "keys." + std::string(name));
    letters += letter && letter->size() == 1 ? letter->front() : ' ';
  }
  return letters;
}

Asked asked_by(std::string_view letters, std::string_view key) {
  const std::size_t at = key.size() == 1 ? letters.find(small(key[0])) : std::string_view::npos;
  return at < kQuestions ? static_cast<Asked>(at + 1) : Asked::nothing;
}

Message question_text(Asked asked) { return msg_family("keys.ask_", kNames[index_of(asked) - 1]); }

Message keys_text(std::string_view letters) {
  std::vector<Message> questions;
  for (std::size_t i = 0; i < letters.size(); ++i)
    questions.push_back(msg("letters.one")
                            .with_text("letter", letters.substr(i, 1))
                            .with_message("question", question_text(static_cast<Asked>(i + 1))));
  return msg("keys.all").with_messages("questions", std::move(questions));
}

namespace {

std::string_view last_letter(std::string_view text) {
  std::size_t at = 0;
  for (std::size_t next = at; next < text.size();)
    at = std::exchange(next, text::next_grapheme(text, next));
  return text.substr(at);
}

}  // namespace

Result<std::string> with_letter(std::string letters, Asked asked, std::string_view typed) {
  const std::string_view last = last_letter(typed);
  const char letter = last.size() == 1 ? small(last[0]) : ' ';
  if (!may_ask(letter)) return Error{msg("letters.unfit").with_text("letter", last), "letter"};
  const Asked other = asked_by(letters, std::string_view(&letter, 1));
  if (other != Asked::nothing && other != asked)
    return Error{msg("letters.taken")
                     .with_text("letter", std::string_view(&letter, 1))
                     .with_message("question", question_text(other)),
                 "letter"};
  letters[index_of(asked) - 1] = letter;
  return letters;
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
