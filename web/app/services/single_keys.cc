#include "web/app/services/single_keys.h"

#include <utility>

#include "core/fold.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/ui.h"
#include "web/app/services/keys.h"

namespace tablee::app {
namespace {

bool is_digit(std::string_view text) { return text.size() == 1 && is_ascii_digit(text[0]); }

}  // namespace

bool SingleKeys::act(std::string_view key, std::string_view top_row, const Items& shown,
                     std::string_view focused) {
  if (!heard()) return false;
  const std::string letters = letters_of(model_.settings);
  const Asked asked = asked_by(letters, key);
  std::string_view digit = folded_character(key);
  if (!is_digit(digit) && asked == Asked::nothing) digit = top_row;
  if (is_digit(digit)) {
    go_to_number(digit[0], shown);
    return false;
  }
  TableUi& own = *model_.path.here<TableUi>();
  own.typed_number.forget();
  const bool answered = !model_.transient.answer.empty();
  model_.transient.answer = {};
  if (asked != Asked::rows) own.heard_row.clear();
  Answers::Lines lines;
  switch (asked) {
    case Asked::nothing:
      return answered;
    case Asked::rows:
      if (const Item* row = next_row(shown)) lines.push_back(answers_.whole(*row));
      break;
    case Asked::effect:
      for (const Item& item : shown)
        if (item.id == focused && !item.hint.empty()) lines.push_back(voice_.spoken(item.hint));
      break;
    case Asked::help:
      lines.push_back(voice_.words(keys_text(letters)));
      // To be read as well, until the next key.
      if (!answered) model_.transient.answer = keys_text(letters);
      break;
    default:
      lines = answers_.lines(asked, shown);
  }
  if (lines.empty()) lines.push_back(voice_.words(msg("command.nothing")));
  for (const std::string& line : lines) voice_.answer(line);
  return answered || !model_.transient.answer.empty();
}

// One after another, the first one again after the last; in a game without rows the card.
const Item* SingleKeys::next_row(const Items& shown) {
  std::string& heard = model_.path.here<TableUi>()->heard_row;
  const Item* first = nullptr;
  bool here = false;
  for (const Item& item : shown) {
    if (!item.id.starts_with(ids::kRow) && item.id != ids::kCard) continue;
    if (here || heard.empty()) {
      heard = item.id;
      return &item;
    }
    if (!first) first = &item;
    here = item.id == heard;
  }
  heard = first ? first->id : std::string();
  return first;
}

// The first digit after the key for rows asks for that row; the number may go on to a card's.
void SingleKeys::go_to_number(char digit, const Items& shown) {
  TableUi& own = *model_.path.here<TableUi>();
  const bool after_row = !std::exchange(own.heard_row, {}).empty();
  const std::string id = own.typed_number.add(digit, shown);
  if (const std::string row = after_row ? answers_.row(digit - '0', shown) : ""; !row.empty())
    return voice_.answer(row);
  if (id.empty()) {
    if (own.typed_number.number().empty())
      voice_.answer(voice_.words(msg("keys.no_number").with("number", digit - '0')));
    return;
  }
  page_.focus(id);
}

std::string_view SingleKeys::lit(const Items& shown) const {
  const auto* own = model_.path.here<TableUi>();
  if (!own || own->begun.empty()) return {};
  const std::string next = own->begun + " ";
  for (const Item& item : shown)
    if (item.id.starts_with(ids::kDo) ||
        (item.action.verb == Verb::compose && item.action.text.starts_with(next)))
      return item.id;
  return {};
}

}  // namespace tablee::app
