#pragma once
// Every action that the app knows.

#include <string>
#include <vector>

#include "core/action.h"

namespace tablee::test {

// One of each verb, with arguments where it has such.
std::vector<Action> every_action();
// The first words of their texts, each once.
std::vector<std::string> action_words();

}  // namespace tablee::test
