// Generated from the forms of all verbs (web/app/page/action_text.h), so that new ones are
// included.
#include "tests/app/verbs.h"

#include <set>

#include "core/scan.h"
#include "web/app/page/action_text.h"

namespace tablee::test {

std::vector<Action> every_action() {
  std::vector<Action> all;
  for (int i = 1; i < kVerbs; ++i) {
    Action& action = all.emplace_back(static_cast<Verb>(i));
    int numbers = 0, texts = 0;
    for (Scan words(app::form_of(action.verb)); !words.at_end();) {
      const std::string_view word = words.word();
      if (word == "#") (numbers++ == 0 ? action.number : action.second) = numbers;
      if (word == "$" || word == "*")
        (texts++ == 0 ? action.text : action.detail) = texts == 1 ? "nimmt" : "special";
    }
  }
  return all;
}

std::vector<std::string> action_words() {
  std::set<std::string> words;
  for (const Action& action : every_action()) words.emplace(Scan(app::form_of(action.verb)).word());
  return {words.begin(), words.end()};
}

}  // namespace tablee::test
