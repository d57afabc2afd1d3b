#include "web/app/storage/letters.h"

namespace tablee::app {

bool may_ask(char key) {
  if (key <= ' ' || key > '~' || (key >= '0' && key <= '9') || (key >= 'A' && key <= 'Z'))
    return false;
  constexpr std::string_view taken = "/,.;";
  return taken.find(key) == std::string_view::npos;
}

bool are_letters(std::string_view keys) {
  if (keys.size() != kQuestions) return false;
  for (std::size_t i = 0; i < keys.size(); ++i)
    if (!may_ask(keys[i]) || keys.find(keys[i]) != i) return false;
  return true;
}

}  // namespace tablee::app
