#include "table/formula_guard.h"

#include <algorithm>

namespace tablee {
namespace {

constexpr std::string_view kStarts[] = {"=", "+", "-", "@", "'", "＝", "＋", "－", "＠"};

bool starts_formula(std::string_view text) {
  return std::any_of(std::begin(kStarts), std::end(kStarts),
                     [&](std::string_view start) { return text.starts_with(start); });
}

// Quotation marks too: a program that splits the text elsewhere does not treat them as such.
bool is_skipped(char c) { return c == ' ' || c == '"'; }

// Calls visit(at) for each possible start of a cell, after its spaces and quotation marks.
template <class Visit>
void each_begin(std::string_view text, const Visit& visit) {
  bool begins = true;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    const bool parts = std::string_view(",;\t|\r\n").find(c) != std::string_view::npos;
    if (begins && !parts && !is_skipped(c)) visit(at);
    begins = parts || (begins && is_skipped(c));
  }
}

}  // namespace

std::string guarded(std::string_view text) {
  std::string out;
  std::size_t done = 0;
  each_begin(text, [&](std::size_t at) {
    if (!starts_formula(text.substr(at))) return;
    out.append(text.substr(done, at - done)).append(1, '\'');
    done = at;
  });
  return out.append(text.substr(done));
}

std::string unguarded(std::string_view text) {
  std::string out;
  std::size_t done = 0;
  each_begin(text, [&](std::size_t at) {
    if (text[at] != '\'' || !starts_formula(text.substr(at + 1))) return;
    out.append(text.substr(done, at - done));
    done = at + 1;
  });
  return out.append(text.substr(done));
}

}  // namespace tablee
