#include "text/search.h"

#include <algorithm>
#include <string>

namespace tablee::text {
namespace {

// Lower-case letters without accents, and for each the place of its original character in the text.
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

// U+00C0 … U+00DF; U+00E0 … U+00FF fold alike but for the last.
constexpr std::string_view kLatin = "aaaaaa_ceeeeiiiidnooooo*ouuuuyt_";

std::string_view latin(unsigned char second) {
  const unsigned at = second & 0x3Fu;
  if ((at & 31u) == 6) return "ae";
  if (at == 31) return "ss";
  if (at == 63) return "y";
  return kLatin.substr(at & 31u, 1);
}

Folded fold(std::string_view text) {
  Folded f;
  for (std::size_t at = 0; at < text.size();) {
    const auto byte = [&](std::size_t i) {
      return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
    };
    const unsigned first = byte(at);
    std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    size = std::min(size, text.size() - at);
    const std::string_view whole = text.substr(at, size);
    if (first >= 'A' && first <= 'Z')
      f.add(std::string(1, static_cast<char>(first - 'A' + 'a')), at);
    else if (first == 0xC3 && size == 2)
      f.add(latin(static_cast<unsigned char>(byte(at + 1))), at);
    else if (whole == "œ" || whole == "Œ")
      f.add("oe", at);
    else if (whole == "\u00A0" || whole == "\u202F")
      f.add(" ", at);
    else if (whole == "’")
      f.add("'", at);
    else
      f.add(whole, at);
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
