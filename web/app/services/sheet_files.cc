#include "web/app/services/sheet_files.h"

#include <algorithm>
#include <unordered_set>

#include "core/date.h"
#include "core/scan.h"
#include "table/sheet_line.h"
#include "web/app/screens/ui.h"
#include "web/app/storage/daily.h"

namespace tablee::app {
namespace {

Message where_words(const Error& error) {
  Scan where(error.where);
  const auto line = where.literal("line") ? where.number(0, 1'000'000'000) : std::nullopt;
  if (line) return msg("import.line").with("line", *line).with_message("why", error.what);
  return msg("import.place").with_text("place", error.where).with_message("why", error.what);
}

}  // namespace

bool SheetFiles::act(std::string_view verb, std::string_view rest) {
  if (act_on_sheet(verb, rest)) return true;
  if (verb == "export")
    save_as(rest);
  else if (verb == "import")
    page_.pick();
  else if (verb == "print")
    page_.print();
  else
    return false;
  return true;
}

bool SheetFiles::act_on_sheet(std::string_view verb, std::string_view rest) {
  Model& m = model_;
  if (verb == "sheet") {
    if (!m.archive.has(rest)) return false;
    m.open<SheetUi>().key = rest;
  } else if (verb == "sheet_delete") {
    auto sheet = m.archive.sheet(rest);
    if (!sheet) return true;
    // A try that counted stays the one that counts.
    if (is_daily(rest) && !rest.ends_with("-again")) note_daily(m, rest);
    SheetsUi::Erased erased{std::string(rest), {std::move(*sheet), m.archive.replay(rest)}};
    m.archive.erase(erased.key);
    if (m.screen_id() == ScreenId::sheet) m.path.back();
    if (auto* own = m.path.find<SheetsUi>()) own->erased = std::move(erased);
  } else if (verb == "sheet_restore") {
    auto* own = m.path.find<SheetsUi>();
    if (!own || !own->erased) return true;
    auto [key, kept] = std::move(*own->erased);
    own->erased.reset();
    // Its place may have gone to one that was written meanwhile.
    if (m.archive.has(key))
      key = m.archive.free_key(read_date(kept.sheet.date) ? std::string_view(kept.sheet.date)
                                                          : m.today);
    m.archive.put(key, kept.sheet);
    if (!kept.replay.empty()) m.archive.keep_replay(key, std::move(kept.replay));
  } else {
    return false;
  }
  return true;
}

// "csv", "json": all sheets; "csv sheet.2026-11-21.0001": that one.
void SheetFiles::save_as(std::string_view what) {
  Model& m = model_;
  Scan scan(what);
  const bool csv = scan.literal("csv");
  if (!csv && !scan.literal("json")) return;
  const std::string_view only = scan.rest();
  std::vector<Kept> all;
  m.archive.newest_first([&](const std::string& key, Sheet sheet) {
    if (only.empty() || key == only) all.push_back({std::move(sheet), m.archive.replay(key)});
    return true;
  });
  std::reverse(all.begin(), all.end());  // oldest first
  // Where decimals are written with a comma, spreadsheets separate cells by semicolons.
  const char separator = text::traits(m.settings.language).decimal_comma ? ';' : ',';
  page_.download((m.today.empty() ? "tablee" : "tablee-" + m.today) + (csv ? ".csv" : ".json"),
                 csv ? "text/csv" : "application/json",
                 csv ? write_csv(all, separator) : write_archive(all));
}

void SheetFiles::take_in(std::string_view text) {
  Model& m = model_;
  auto read = read_import(text);
  Message report;
  if (!read) {
    report = where_words(read.error());
  } else {
    std::unordered_set<std::string> here;
    m.archive.newest_first([&](const std::string&, const Sheet& sheet) {
      here.insert(write_sheet_line(sheet));
      return true;
    });
    const int all = static_cast<int>(read->size());
    std::erase_if(
        *read, [&](const Kept& kept) { return !here.insert(write_sheet_line(kept.sheet)).second; });
    const int added = static_cast<int>(read->size());
    report = m.archive.take_in(std::move(*read), m.today)
                 ? msg("import.done").with("count", added).with("known", all - added)
                 : msg("import.no_room");
  }
  voice_.say(report);
  if (auto* own = m.path.find<SheetsUi>()) own->report = std::move(report);
}

}  // namespace tablee::app
