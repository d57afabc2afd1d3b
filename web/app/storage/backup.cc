#include "web/app/storage/backup.h"

#include "table/sheet_line.h"
#include "web/app/model.h"

namespace tablee::app {
namespace {

// A page of the archive; the number of its sheets.
Result<int> check_page(std::string_view text) {
  int sheets = 0;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    const auto sheet = read_sheet_line(line.substr(line.find('\t') + 1));
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
