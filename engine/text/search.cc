#include "text/search.h"

#include <algorithm>
#include <string>

#include "core/fold.h"

namespace tablee::text {
namespace {

// Folded text, and for each byte the place of its original character in the text.
struct Folded {
  std::string letters;
  std::vector<std::size_t> from;

  void add(std::string_view some, std::size_t at) {
    for (const char c : some) {
      letters += c;
      from.push_back(at);
    }
  }
};

Folded fold(std::string_view text) {
  Folded f;
  for (std::size_t at = 0; at < text.size();) {
    // Bytes that are no text go together as far as their first one says.
    const auto first = static_cast<unsigned char>(text[at]);
    const std::size_t long_as = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    const std::size_t size = std::min(long_as, text.size() - at);
    f.add(folded_character(text.substr(at, size)), at);
    at += size;
  }
  return f;
}

// Marks the parts that the words of `typed`, a single wording, cover; false where a word is
// missing.
bool cover_all(const Folded& text, std::string_view typed, std::vector<bool>& covered) {
  const Folded words = fold(typed);
  for (std::size_t at = 0; at < words.letters.size();) {
    if (words.letters[at] == ' ') {
      ++at;
      continue;
    }
    const std::size_t end = std::min(words.letters.find(' ', at), words.letters.size());
    const std::string_view word = std::string_view(words.letters).substr(at, end - at);
    at = end;
    std::size_t found = text.letters.find(word);
    if (found == std::string::npos) return false;
    for (; found != std::string::npos; found = text.letters.find(word, found + 1))
      for (std::size_t i = 0; i < word.size(); ++i) covered[found + i] = true;
  }
  return true;
}

// Marks the parts that any of the wordings covers; false where none is there completely.
bool cover(const Folded& text, std::string_view typed, std::vector<bool>& covered) {
  covered.assign(text.letters.size(), false);
  bool any = false;
  for (std::size_t at = 0; at <= typed.size();) {
    const std::size_t end = std::min(typed.find('\n', at), typed.size());
    std::vector<bool> own(covered.size(), false);
    if (cover_all(text, typed.substr(at, end - at), own)) {
      any = true;
      for (std::size_t i = 0; i < own.size(); ++i) covered[i] = covered[i] || own[i];
    }
    at = end + 1;
  }
  return any;
}

}  // namespace

bool has_typed(std::string_view text, std::string_view typed) {
  std::vector<bool> covered;
  return cover(fold(text), typed, covered);
}

std::vector<Span> find_typed(std::string_view text, std::string_view typed) {
  const Folded folded = fold(text);
  std::vector<bool> covered;
  std::vector<Span> spans;
  if (!cover(folded, typed, covered)) return spans;
  for (std::size_t i = 0; i < covered.size(); ++i) {
    if (!covered[i]) continue;
    std::size_t end = i;
    while (end < covered.size() && covered[end]) ++end;
    // Letters of one character go together.
    while (end < covered.size() && folded.from[end] == folded.from[end - 1]) ++end;
    spans.push_back({folded.from[i], end < covered.size() ? folded.from[end] : text.size()});
    i = end - 1;
  }
  return spans;
}

}  // namespace tablee::text
