#pragma once
// Reads and writes whole files.

#include <string>
#include <string_view>

#include "core/result.h"

namespace tablee::tools {

// "-" means the standard input.
Result<std::string> read_file(std::string_view path);
// Replaces the file in one step, so that an interruption leaves either the old or the new file.
Status write_file(std::string_view path, std::string_view text);

}  // namespace tablee::tools
