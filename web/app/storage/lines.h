#pragma once

#include <string_view>
#include <vector>

namespace tablee::app {

// The lines of a stored text that are not empty; they point into it.
std::vector<std::string_view> lines_of(std::string_view text);

}  // namespace tablee::app
