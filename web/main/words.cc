#include "web/main/words.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/enum_index.h"

namespace tablee::web {
namespace {

struct Entry {
  std::string_view key, text;
};

// Entries point into the text.
struct Part {
  std::string text;
  std::vector<Entry> entries;
};

// A language's words, in one part or two; each is set once and never freed.
using Parts = std::array<Part, 2>;
Parts& parts_of(text::Language language) {
  static Parts parts[std::size(text::kLanguages)];
  return parts[index_of(language)];
}

}  // namespace

void take_words(text::Language language, std::string text) {
  Parts& parts = parts_of(language);
  Part& part = parts[parts[0].entries.empty() ? 0 : 1];
  if (!part.entries.empty()) return;
  part.text = std::move(text);
  std::string_view rest = part.text;
  auto next = [&rest] {
    const std::size_t end = std::min(rest.find('\t'), rest.size());
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return word;
  };
  while (!rest.empty()) {
    const std::string_view key = next();
    part.entries.push_back({key, next()});
  }
}

}  // namespace tablee::web

namespace tablee::text {

const std::string_view* find_words(Language language, std::string_view key) {
  for (const auto& part : web::parts_of(language)) {
    const auto found = std::lower_bound(part.entries.begin(), part.entries.end(), key,
                                        [](const auto& entry, auto k) { return entry.key < k; });
    if (found != part.entries.end() && found->key == key) return &found->text;
  }
  return nullptr;
}

bool has_words(Language language) { return !web::parts_of(language)[0].entries.empty(); }

}  // namespace tablee::text
