#include "web/main/words.h"

#include <algorithm>
#include <vector>

namespace tablee::web {
namespace {

struct Entry {
  std::string_view key, text;
};

// Entries point into the pack; a language is taken once and stays.
struct Pack {
  std::string text;
  std::vector<Entry> entries;
};

Pack& pack_of(text::Language language) {
  static Pack packs[std::size(text::kLanguages)];
  return packs[static_cast<std::size_t>(language)];
}

}  // namespace

void take_words(text::Language language, std::string text) {
  Pack& pack = pack_of(language);
  if (!pack.entries.empty()) return;
  pack.text = std::move(text);
  std::string_view rest = pack.text;
  auto next = [&rest] {
    const std::size_t end = std::min(rest.find('\t'), rest.size());
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return word;
  };
  while (!rest.empty()) {
    const std::string_view key = next();
    pack.entries.push_back({key, next()});
  }
}

}  // namespace tablee::web

namespace tablee::text {

const std::string_view* find_words(Language language, std::string_view key) {
  const auto& entries = web::pack_of(language).entries;
  const auto found = std::lower_bound(entries.begin(), entries.end(), key,
                                      [](const auto& entry, auto k) { return entry.key < k; });
  return found != entries.end() && found->key == key ? &found->text : nullptr;
}

bool has_words(Language language) { return !web::pack_of(language).entries.empty(); }

}  // namespace tablee::text
