#include "web/app/storage/backup.h"

#include <algorithm>

#include "table/sheet_line.h"
#include "web/app/model.h"

namespace tablee::app {
namespace {

// Could it be the key of a sheet? Letters, digits, '.', '_' and '-'.
bool is_name(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' ||
           c == '_' || c == '-';
  });
}

// A page of the archive; the number of its sheets.
Result<int> check_page(std::string_view text) {
  int sheets = 0;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    const std::size_t tab = line.find('\t');
    if (tab == std::string_view::npos || !is_name(line.substr(0, tab)))
      return Error{msg("error.sheet"), {}};
    const auto sheet = read_sheet_line(line.substr(tab + 1));
    if (!sheet) return sheet.error();
    ++sheets;
  }
  return sheets;
}

bool starts_with(std::string_view text, std::string_view start) {
  return text.substr(0, start.size()) == start;
}

}  // namespace

Result<Held> check_aside(Storage& storage) {
  Held held;
  for (const std::string& aside : storage.keys(kAsidePrefix)) {
    const auto text = storage.read(aside);
    if (!text) return Error{msg("error.json"), aside};
    const std::string_view key = std::string_view(aside).substr(kAsidePrefix.size());
    if (is_match_key(key)) {
      const auto session = read_session(*text);
      if (!session) return session.error();
      held.match = held.match || !session->match().over();
    } else if (starts_with(key, kSheetPrefix)) {
      if (const auto sheet = read_sheet(*text); !sheet) return sheet.error();
      ++held.sheets;
    } else if (starts_with(key, kPagePrefix)) {
      const auto sheets = check_page(*text);
      if (!sheets) return sheets.error();
      held.sheets += *sheets;
    }
  }
  return held;
}

}  // namespace tablee::app
