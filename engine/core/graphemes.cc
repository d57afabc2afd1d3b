#include "core/graphemes.h"

#include <algorithm>
#include <iterator>

#include "core/fold.h"
#include "core/utf8.h"

namespace tablee::text {
namespace {

struct Range {
  char32_t first, last;
};

template <std::size_t N>
bool among(const Range (&ranges)[N], char32_t c) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [c](const Range& r) { return c >= r.first && c <= r.last; });
}

// Marks that combine with what is before them, of every script but those of India.
constexpr Range kMarks[] = {
    {0x0300, 0x036F},   {0x0483, 0x0489},   {0x0591, 0x05BD},   {0x05BF, 0x05BF}, {0x05C1, 0x05C2},
    {0x05C4, 0x05C5},   {0x05C7, 0x05C7},   {0x0610, 0x061A},   {0x064B, 0x065F}, {0x0670, 0x0670},
    {0x06D6, 0x06DC},   {0x06DF, 0x06E4},   {0x06E7, 0x06E8},   {0x06EA, 0x06ED}, {0x0711, 0x0711},
    {0x0730, 0x074A},   {0x07A6, 0x07B0},   {0x07EB, 0x07F3},   {0x08D3, 0x08FF}, {0x0E31, 0x0E31},
    {0x0E33, 0x0E3A},   {0x0E47, 0x0E4E},   {0x0EB1, 0x0EB1},   {0x0EB3, 0x0EBC}, {0x0EC8, 0x0ECD},
    {0x0F35, 0x0F39},   {0x0F3E, 0x0F3F},   {0x0F71, 0x0F84},   {0x0F86, 0x0F87}, {0x0F8D, 0x0FBC},
    {0x102B, 0x103E},   {0x1056, 0x1059},   {0x1160, 0x11FF},   {0x135D, 0x135F}, {0x17B4, 0x17D3},
    {0x180B, 0x180D},   {0x1AB0, 0x1AFF},   {0x1B34, 0x1B44},   {0x1DC0, 0x1DFF}, {0x200C, 0x200D},
    {0x20D0, 0x20FF},   {0x302A, 0x302F},   {0x3099, 0x309A},   {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F},
    {0x1F3FB, 0x1F3FF}, {0xE0020, 0xE007F}, {0xE0100, 0xE01EF},
};
// Blocks of a hundred and twenty-eight, laid out alike: Devanagari to Sinhala.
constexpr Range kIndic{0x0900, 0x0DFF};
constexpr Range kMarksOfIndic[] = {
    {0x00, 0x03}, {0x3A, 0x3C}, {0x3E, 0x4F}, {0x51, 0x57}, {0x62, 0x63},
};
constexpr char32_t kJoiner = 0x200D;

bool indic(char32_t c) { return c >= kIndic.first && c <= kIndic.last; }
bool mark(char32_t c) {
  return indic(c) ? among(kMarksOfIndic, c & 0x7Fu) : c >= 0x0300 && among(kMarks, c);
}
// Joins the consonant after it with the one before.
bool virama(char32_t c) { return indic(c) && (c & 0x7Fu) == 0x4D; }
bool regional(char32_t c) { return c >= 0x1F1E6 && c <= 0x1F1FF; }
// What a joiner makes one picture of.
bool pictured(char32_t c) {
  return (c >= 0x1F000 && c < 0x20000) || (c >= 0x2190 && c < 0x2C00) || c == 0xA9 || c == 0xAE;
}
// Syllables of Hangul may end in letters of their own.
bool hangul_lead(char32_t c) { return (c >= 0x1100 && c <= 0x115F); }

bool continues(char32_t before, char32_t c, bool flag_is_open) {
  if (mark(c)) return true;
  if (regional(before) && regional(c)) return flag_is_open;
  if (before == kJoiner) return pictured(c);
  if (virama(before)) return indic(c);
  return hangul_lead(before) && (hangul_lead(c) || (c >= 0xAC00 && c <= 0xD7A3));
}

}  // namespace

std::size_t next_grapheme(std::string_view text, std::size_t at) {
  std::size_t end = at;
  char32_t before = next_code_point(text, end);
  bool flag_is_open = true;
  if (before == '\r' && end < text.size() && text[end] == '\n') return end + 1;
  while (end < text.size()) {
    std::size_t behind = end;
    const char32_t c = next_code_point(text, behind);
    if (before < 0x20 || !continues(before, c, flag_is_open)) break;
    flag_is_open = flag_is_open && !regional(c);
    // Two consonants stay joined by a virama that a joiner follows.
    if (c != kJoiner || !virama(before)) before = c;
    end = behind;
  }
  return end;
}

bool right_to_left(char32_t c) {
  constexpr Range kLetters[] = {
      {0x0590, 0x08FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFC}, {0x10800, 0x10FFF}, {0x1E800, 0x1EEFF}};
  return c >= 0x0590 && among(kLetters, c);
}

bool invisible(char32_t c) {
  constexpr Range kNothing[] = {
      {0x00, 0x1F},     {0x7F, 0x9F},     {0xAD, 0xAD},      {0x061C, 0x061C}, {0x115F, 0x1160},
      {0x180E, 0x180E}, {0x200B, 0x200B}, {0x200E, 0x200F},  {0x2028, 0x202E}, {0x2060, 0x206F},
      {0x3164, 0x3164}, {0xD800, 0xDFFF}, {0xFDD0, 0xFDEF},  {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0},
      {0xFFF0, 0xFFFB}, {0xFFFD, 0xFFFF}, {0xE0000, 0xE001F}};
  return among(kNothing, c) || (c & 0xFFFEu) == 0xFFFE;
}

bool blank(char32_t c) { return is_blank(c) || c == 0x1680 || c == 0x2800; }

}  // namespace tablee::text
