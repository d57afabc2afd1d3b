#pragma once
// Every word that App compares an action's verb with.

#include <string>
#include <vector>

namespace tablee::test {

std::vector<std::string> app_verbs();

}  // namespace tablee::test
