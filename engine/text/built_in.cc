#include "text/built_in.h"

#include <algorithm>

#include "core/enum_index.h"
#include "words.h"

namespace tablee::text {
namespace {

Words more_words;

const std::string_view* find_in(std::span<const std::string_view> keys,
                                std::span<const std::string_view> texts, std::string_view key) {
  const auto found = std::lower_bound(keys.begin(), keys.end(), key);
  if (found == keys.end() || *found != key) return nullptr;
  return &texts[found - keys.begin()];
}

}  // namespace

void add_words(const Words& words) { more_words = words; }

const std::string_view* find_words(Language language, std::string_view key) {
  const std::size_t l = index_of(language);
  if (const auto* text = find_in(words::kKeys, words::kTexts[l], key)) return text;
  return find_in(more_words.keys, more_words.texts[l], key);
}

bool has_words(Language) { return true; }

}  // namespace tablee::text
