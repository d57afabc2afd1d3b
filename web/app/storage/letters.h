#pragma once
// Own letters for the questions at the table (services/keys.h), as settings store them: one for
// each question, in the order of those.

#include <cstddef>
#include <string_view>

namespace tablee::app {

inline constexpr std::size_t kQuestions = 11;

// Can that key ask a question? Digits go to cards, and some signs have a meaning of their own at
// the table. Letters are small ones.
bool may_ask(char key);
// Is there one key for each question, and no two alike?
bool are_letters(std::string_view keys);

}  // namespace tablee::app
