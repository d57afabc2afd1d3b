#include "web/app/services/sheet_files.h"

#include <algorithm>

#include "core/date.h"
#include "core/scan.h"
#include "table/sheet_transfer.h"
#include "web/app/screens/ui.h"
#include "web/app/storage/daily.h"

namespace tablee::app {
namespace {

Message where_words(const Error& error) {
  Scan where(error.where);
  const auto line = where.literal("line") ? where.number(0, 1'000'000'000) : std::nullopt;
  if (line) return msg("import.line").with("line", *line).with_message("why", error.what);
  if (error.where.empty()) return msg("import.whole").with_message("why", error.what);
  return msg("import.place").with_quote("place", error.where).with_message("why", error.what);
}

}  // namespace

bool SheetFiles::act(const Action& action) {
  if (act_on_sheet(action)) return true;
  const Verb verb = action.verb;
  if (verb == Verb::export_csv || verb == Verb::export_json)
    save_as(verb == Verb::export_csv, action.text);
  else if (verb == Verb::import_file)
    page_.pick();
  else if (verb == Verb::import_stop)
    stop();
  else if (verb == Verb::print)
    page_.print();
  else
    return false;
  return true;
}

bool SheetFiles::act_on_sheet(const Action& action) {
  Model& m = model_;
  const Verb verb = action.verb;
  const std::string& key = action.text;
  if (verb == Verb::sheet) {
    if (!m.archive.has(key)) return false;
    m.open<SheetUi>().key = key;
  } else if (verb == Verb::sheet_delete) {
    auto sheet = m.archive.sheet(key);
    if (!sheet) return true;
    // A try that counted stays the one that counts.
    if (is_daily(key) && !key.ends_with("-again")) note_daily(m, key);
    SheetsUi::Erased erased{key, {std::move(*sheet), m.archive.replay(key)}};
    m.archive.erase(erased.key);
    if (m.screen_id() == ScreenId::sheet) m.path.back();
    if (auto* own = m.path.find<SheetsUi>()) own->erased = std::move(erased);
  } else if (verb == Verb::sheet_restore) {
    auto* own = m.path.find<SheetsUi>();
    if (!own || !own->erased) return true;
    auto [place, kept] = std::move(*own->erased);
    own->erased.reset();
    // Its place may have gone to one that was written meanwhile.
    if (m.archive.has(place))
      place = m.archive.free_key(read_date(kept.sheet.date) ? std::string_view(kept.sheet.date)
                                                            : m.today);
    m.archive.put(place, kept.sheet);
    if (!kept.replay.empty()) m.archive.store_replay(place, std::move(kept.replay));
  } else {
    return false;
  }
  return true;
}

void SheetFiles::save_as(bool csv, std::string_view only) {
  Model& m = model_;
  std::vector<Stored> all;
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

void SheetFiles::report(Message said) {
  voice_.say(said);
  if (auto* own = model_.path.find<SheetsUi>()) own->report = std::move(said);
}

void SheetFiles::stop() {
  auto* own = model_.path.find<SheetsUi>();
  if (!own || !own->reading) return;
  own->reading.reset();
  page_.stop_reading();
  report(msg("import.nothing"));
}

void SheetFiles::reading(const ReadingSaid& said) {
  auto* own = model_.path.find<SheetsUi>();
  if (!own) return page_.stop_reading();
  // The last message about a reading that was stopped: a report may have been on its way.
  if (said.all < 1) return own->reading.reset();
  const bool begins = !own->reading;
  own->reading = SheetsUi::Reading{std::string(said.name), static_cast<int>(said.done),
                                   static_cast<int>(said.all)};
  // The progress is announced once, and is there to be read afterwards.
  if (begins) voice_.say(own->reading_text(), Channel::voice);
}

void SheetFiles::preview(const PickedSaid& said) {
  // The person left the sheets while the file was read.
  auto* own = model_.path.find<SheetsUi>();
  if (!own) return;
  own->reading.reset();
  if (model_.path.here<ImportUi>()) model_.path.back();
  if (!said.problem.empty())
    return report(
        msg("import.whole").with_message("why", msg("app.words").with_text("words", said.problem)));
  auto read = said.read ? read_transfer(said.text) : read_import(said.text, SheetWords(said.names));
  if (!read) return report(where_words(read.error()));
  const bool none = read->matches.empty();
  if (none && read->not_read_count == 1)
    return report(msg("import.line")
                      .with("line", static_cast<std::int64_t>(read->not_read[0].line))
                      .with_message("why", read->not_read[0].why));
  Import import;
  import.name = said.name;
  import.file = std::move(*read);
  compare(import, model_.archive);
  const int known = count(import, Likeness::same);
  if (!none && known == static_cast<int>(import.known.size()) && import.file.not_read_count == 0)
    return report(msg("import.done").with("count", 0).with("known", known));
  model_.open<ImportUi>(std::move(import));
}

}  // namespace tablee::app
