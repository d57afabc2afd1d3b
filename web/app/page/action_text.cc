#include "web/app/page/action_text.h"

#include <iterator>
#include <limits>

#include "core/enum_index.h"
#include "core/scan.h"

namespace tablee::app {
namespace {

// By Verb. Of forms that begin with the same word the more specific one comes first.
constexpr std::string_view kForms[] = {
    "",
    "move *",
    "lift *",
    "compose *",
    "look *",
    "show",
    "reveal",
    "deal",
    "undo",
    "rematch",
    "skip",
    "coach",
    "hint #",
    "why #",
    "again #",
    "swap # person",
    "swap # $",
    "command",
    "leave",
    "lesson $ $ # rules",
    "lesson $ *",
    "lesson_resume",
    "lesson_on",
    "lesson_rules",
    "open_round $ #",
    "trial",
    "trial_next",
    "trial_done",
    "exercise $ #",
    "exercise_day *",
    "exercise_days",
    "exercise_set *",
    "exercises_fetch",
    "mistakes",
    "play $ *",
    "continue *",
    "match_delete *",
    "match_restore",
    "daily $ *",
    "day *",
    "setup $ *",
    "start",
    "option $ #",
    "practice #",
    "seat add person",
    "seat add bot",
    "seat # remove",
    "seat # face #",
    "seat # colour #",
    "seat # person",
    "seat # $",
    "review",
    "compare #",
    "compare_run #",
    "slip #",
    "replay *",
    "step next",
    "step last",
    "step next_rest",
    "step last_rest",
    "step hands",
    "sheet *",
    "sheet_delete *",
    "sheet_restore",
    "sheets_more",
    "statistics *",
    "export csv *",
    "export json *",
    "import",
    "import_stop",
    "import_order #",
    "import_game *",
    "import_near #",
    "import_more",
    "import_add",
    "import_cancel",
    "print",
    "share table",
    "share deal",
    "share replay",
    "share sheet",
    "share picture",
    "daily_share *",
    "link_play",
    "link_setup",
    "link_keep",
    "link_look",
    "challenge # *",
    "challenge_send",
    "challenge_picture",
    "challenge_ask",
    "pad *",
    "pad_game *",
    "pad_option $ #",
    "pad_add",
    "pad_remove #",
    "pad_start",
    "pad_note",
    "pad_on",
    "pad_undo",
    "pad_end",
    "go *",
    "back",
    "unfold *",
    "topic *",
    "open *",
    "set $ *",
    "settings_reset",
    "settings_restore",
    "update",
    "promise",
    "people",
    "notice_close",
};
static_assert(std::size(kForms) == kVerbs);

// Reads the arguments from the text; false if the text does not have that form.
bool read(std::string_view form, std::string_view text, Action& action) {
  Scan said(text);
  int* number = &action.number;
  std::string* argument = &action.text;
  for (Scan words(form); !words.at_end();) {
    const std::string_view word = words.word();
    if (word == "*") {
      *argument = said.rest();
      return true;
    }
    if (word == "#") {
      const auto n = said.number(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
      if (!n) return false;
      *number = *n;
      number = &action.second;
    } else if (word == "$") {
      *argument = said.word();
      if (argument->empty()) return false;
      argument = &action.detail;
    } else if (!said.literal(word)) {
      return false;
    }
  }
  return said.at_end();
}

}  // namespace

std::string_view form_of(Verb verb) { return kForms[index_of(verb)]; }

std::string to_text(const Action& action) {
  std::string text;
  const int* number = &action.number;
  const std::string* argument = &action.text;
  for (Scan words(form_of(action.verb)); !words.at_end();) {
    const std::string_view word = words.word();
    const bool says = word == "$" || word == "*";
    if (says && argument->empty()) break;
    if (!text.empty()) text += ' ';
    if (word == "#") {
      text += std::to_string(*number);
      number = &action.second;
    } else if (says) {
      text += *argument;
      argument = &action.detail;
    } else {
      text += word;
    }
  }
  return text;
}

std::optional<Action> parse_action(std::string_view text) {
  for (int i = 1; i < kVerbs; ++i) {
    Action action(static_cast<Verb>(i));
    if (read(kForms[i], text, action)) return action;
  }
  return std::nullopt;
}

}  // namespace tablee::app
