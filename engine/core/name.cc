#include "core/name.h"

#include <algorithm>

#include "core/graphemes.h"
#include "core/utf8.h"

namespace tablee {
namespace {

// Joins what is before it with what is behind it.
bool joiner(char32_t c) { return c == 0x200C || c == 0x200D; }
// Scripts from there on know joiners; between others' letters they cannot be seen.
constexpr char32_t kJoined = 0x600;

// The last code point, where that has three bytes.
char32_t last_of(std::string_view name) {
  std::size_t at = name.size() - 3;
  return next_code_point(name, at);
}

// Is it fit as it is? Most names are; files repeat them in every line.
bool plain(std::string_view typed, std::size_t most) {
  if (typed.size() > most || typed.starts_with(' ') || typed.ends_with(' ')) return false;
  char before = 0;
  return std::all_of(typed.begin(), typed.end(), [&before](char c) {
    const bool fit = c >= ' ' && c <= '~' && !(c == ' ' && before == ' ');
    before = c;
    return fit;
  });
}

}  // namespace

std::string tidy_name(std::string_view typed, std::size_t most) {
  if (plain(typed, most)) return std::string(typed);
  std::string name;
  bool blank = false;  // one is due before the next letter
  std::size_t letters = 0;
  for (std::size_t at = 0; at < typed.size() && letters < most; ++letters) {
    const std::size_t end = text::next_grapheme(typed, at);
    std::string letter;
    char32_t before = 0;
    while (at < end) {
      const std::size_t begin = at;
      const char32_t c = next_code_point(typed, at);
      if (text::blank(c))
        blank = true;
      else if (!text::invisible(c) && (before >= kJoined || !joiner(c)))
        letter += typed.substr(begin, at - begin);
      before = c;
    }
    if (letter.empty()) continue;
    if (name.size() + letter.size() + 1 > 2 * most) break;
    if (blank && !name.empty()) name += ' ';
    blank = false;
    name += letter;
  }
  // Nothing is behind the last one.
  while (name.size() >= 3 && joiner(last_of(name))) name.resize(name.size() - 3);
  return name;
}

}  // namespace tablee
