// Score sheets out to files, and in from them.

#include <algorithm>

#include "core/scan.h"
#include "web/app/app.h"

namespace tablee::app {
namespace {

Message where_words(const Error& error) {
  Scan where(error.where);
  const auto line = where.literal("line") ? where.number(0, 1'000'000'000) : std::nullopt;
  if (line) return msg("import.line").with("line", *line).with_message("why", error.what);
  return msg("import.place").with_text("place", error.where).with_message("why", error.what);
}

// Keys hold dates as this program writes them; files may hold any.
bool is_date(std::string_view text) {
  return text.size() == 10 && text.find_first_not_of("0123456789-") == std::string_view::npos;
}

}  // namespace

// "csv", "json": all sheets; "csv sheet.2026-11-21.0001": that one.
void App::save_as(std::string_view what) {
  Model& m = model_;
  Scan scan(what);
  const bool csv = scan.literal("csv");
  if (!csv && !scan.literal("json")) return;
  const std::string_view only = scan.rest();
  std::vector<Kept> all;
  for (KeptSheet& kept : kept_sheets(m.store)) {
    if (!only.empty() && kept.key != only) continue;
    const std::string* link = m.store.find(replay_key(kept.key));
    all.push_back({std::move(kept.sheet), link ? *link : std::string()});
  }
  std::reverse(all.begin(), all.end());  // oldest first
  // Spreadsheets of these languages write decimals with a comma, and part cells by semicolons.
  const char separator = m.settings.language == text::Language::en ? ',' : ';';
  json::Writer out;
  out.begin_object().member("do", "download");
  out.member("name", std::string_view("tablee-" + m.today + (csv ? ".csv" : ".json")));
  out.member("type", csv ? "text/csv" : "application/json");
  out.member("text", std::string_view(csv ? write_csv(all, separator) : write_archive(all)));
  outbox_.post(out.end_object().text());
}

// All of a file or nothing of it: sheets that are here already stay as they are.
void App::take_in(std::string_view text) {
  Model& m = model_;
  auto read = read_import(text);
  if (!read) {
    m.desk.report = where_words(read.error());
  } else {
    int added = 0, known = 0;
    std::vector<std::string> here;
    for (const KeptSheet& kept : kept_sheets(m.store)) here.push_back(write_sheet(kept.sheet));
    for (Kept& kept : *read) {
      const std::string sheet = write_sheet(kept.sheet);
      if (std::find(here.begin(), here.end(), sheet) != here.end()) {
        ++known;
        continue;
      }
      here.push_back(sheet);
      const std::string& day = is_date(kept.sheet.date) ? kept.sheet.date : m.today;
      const std::string key = free_sheet_key(m.store, day);
      m.store.put(key, sheet);
      if (!kept.replay.empty()) keep_replay(m.store, key, std::move(kept.replay));
      ++added;
    }
    m.desk.report = msg("import.done").with("count", added).with("known", known);
  }
  say(m.desk.report);
  settle();
}

}  // namespace tablee::app
