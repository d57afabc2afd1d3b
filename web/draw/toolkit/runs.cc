#include "web/draw/toolkit/runs.h"

#include "core/graphemes.h"
#include "core/utf8.h"

namespace tablee::draw {
namespace {

bool blank(char32_t c) { return c == '\n' || text::blank(c); }

// A letter that has a direction, from left to right: neither a figure nor a sign nor a picture.
bool left_to_right(char32_t c) {
  if (c < 0xC0) return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  return !text::right_to_left(c) && (c < 0x2000 || c >= 0x3005) && c < 0x1F000;
}

struct Word {
  Run run;
  bool blank = false, right_to_left = false;
};

}  // namespace

std::vector<Run> runs_of(std::string_view text, bool (*has_letter)(const void* fonts, char32_t),
                         const void* fonts) {
  std::vector<Word> words;
  bool forwards = false, backwards = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const char32_t c = next_code_point(text, at);
    if (words.empty() || words.back().blank != blank(c))
      words.push_back({{begin, at, true}, blank(c), false});
    Word& word = words.back();
    word.run.end = at;
    word.run.ours &= word.blank || has_letter(fonts, c);
    word.right_to_left |= text::right_to_left(c);
    forwards |= left_to_right(c);
  }
  for (Word& word : words) backwards |= word.right_to_left &= !word.run.ours;
  if (backwards && !forwards) return {{0, text.size(), false}};

  std::vector<Run> runs;
  std::size_t last = words.size();  // the last word from right to left
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].right_to_left && last + 2 == i)
      runs.pop_back(), runs.back().end = words[i].run.end;
    else
      runs.push_back(words[i].run);
    if (words[i].right_to_left) last = i;
  }
  return runs;
}

}  // namespace tablee::draw
