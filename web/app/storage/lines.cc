#include "web/app/storage/lines.h"

#include <algorithm>

namespace tablee::app {

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (!line.empty()) lines.push_back(line);
  }
  return lines;
}

}  // namespace tablee::app
