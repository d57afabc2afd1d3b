#include "web/app/services/single_keys.h"

#include <utility>

#include "core/fold.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/ui.h"
#include "web/app/services/keys.h"
#include "web/app/summaries/highlights.h"

namespace tablee::app {
namespace {

// What it is, and what there is to say of it.
Message whole_text(const Item& item) {
  return item.hint.empty() ? item.text : explained(item.text, item.hint);
}

bool is_digit(std::string_view text) { return text.size() == 1 && is_ascii_digit(text[0]); }

}  // namespace

bool SingleKeys::act(std::string_view key, std::string_view top_row, const Items& shown,
                     std::string_view focused) {
  if (!heard()) return false;
  const Asked asked = asked_by(model_.settings.language, key);
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
  bool found = false;
  const auto tell = [&](const Message& message) {
    voice_.say(message, Channel::voice);
    found = true;
  };
  const auto tell_items = [&](std::string_view start) {
    for (const Item& item : shown)
      if (item.id.starts_with(start) && item.role != Role::list) tell(whole_text(item));
  };
  switch (asked) {
    case Asked::nothing:
      return answered;
    case Asked::hand:
      for (const Item& item : shown)
        if (item.id.starts_with(ids::kHandCard) && item.role != Role::list) tell(item.text);
      if (const std::string_view held = model_.session->match().setup().game->held_items();
          !found && !held.empty())
        tell_items(held);
      break;
    case Asked::rows:
      if (const Item* row = next_row(shown)) tell(whole_text(*row));
      break;
    case Asked::effect:
      for (const Item& item : shown)
        if (item.id == focused && !item.hint.empty()) tell(item.hint);
      break;
    case Asked::scores:
      tell_items(ids::kSeat);
      break;
    case Asked::turn:
      tell_items(ids::kPrompt);
      break;
    case Asked::trick:
      for (const Message& line : last_trick()) tell(line);
      break;
    case Asked::help:
      tell(keys_text());
      // To be read as well, until the next key.
      if (!answered) model_.transient.answer = keys_text();
      break;
  }
  if (!found) voice_.say(msg("command.nothing"), Channel::voice);
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

void SingleKeys::go_to_number(char digit, const Items& shown) {
  TypedNumber& typed = model_.path.here<TableUi>()->typed_number;
  const std::string id = typed.add(digit, shown);
  if (id.empty()) {
    if (typed.number().empty())
      voice_.say(msg("keys.no_number").with("number", digit - '0'), Channel::voice);
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

// Since the last reveal, as far as the animation has come.
std::vector<Message> SingleKeys::last_trick() const {
  if (narrator_.animating()) {
    const std::string& latest = narrator_.latest();
    return latest.empty() ? std::vector<Message>{}
                          : std::vector{msg("app.words").with_text("words", latest)};
  }
  const Match& match = model_.session->match();
  std::vector<Message> lines;
  for (std::size_t i = app::last_trick(match); i < match.events().size(); ++i)
    if (Message line = told_of(model_.settings.language, match, i); !line.empty())
      lines.push_back(std::move(line));
  return lines;
}

}  // namespace tablee::app
