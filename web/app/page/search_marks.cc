#include "web/app/page/search_marks.h"

#include <vector>

#include "text/search.h"

namespace tablee::app {

void write_marks(json::Writer& out, std::string_view text, std::string_view searched) {
  const auto found = text::find_typed(text, searched);
  if (found.empty()) return;
  const auto letters = [&](std::size_t bytes) {
    int count = 0;
    for (const char c : text.substr(0, bytes)) {
      const auto byte = static_cast<unsigned char>(c);
      count += (byte & 0xC0) != 0x80;
      count += byte >= 0xF0;
    }
    return count;
  };
  std::vector<int> marks;
  for (const text::Span& span : found) {
    marks.push_back(letters(span.from));
    marks.push_back(letters(span.to));
  }
  out.numbers("marks", marks);
}

}  // namespace tablee::app
