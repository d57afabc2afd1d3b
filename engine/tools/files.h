#pragma once
// Whole files at once.

#include <string>
#include <string_view>

#include "core/result.h"

namespace tablee::tools {

// "-" is the standard input.
Result<std::string> read_file(std::string_view path);
// Replaced in one step, so that an interruption leaves the old file or the new one.
Status write_file(std::string_view path, std::string_view text);

}  // namespace tablee::tools
