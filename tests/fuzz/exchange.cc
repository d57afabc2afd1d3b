// Files with score sheets: any bytes give an error that names the place, or matches that can be
// written and read again without change.

#include "table/exchange.h"

#include "play.h"
#include "table/sheet_transfer.h"

using namespace tablee;

extern "C" std::size_t FuzzMost() { return kMaxImport; }

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const SheetWords words;
  const auto file = read_import(fuzz::text(data, size), words);
  const std::string transfer = write_transfer(file);
  fuzz::require(write_transfer(read_transfer(transfer)) == transfer, "what a worker read arrives");
  (void)read_transfer(fuzz::text(data, size));
  if (!file) {
    fuzz::require(!file.error().where.empty() || size > kMaxImport, "an error says where");
    return 0;
  }
  // What an import stores.
  std::vector<Stored> sheets;
  for (const FoundMatch& match : file->matches)
    if (!match.asks_game && unfit(match.kept.sheet).empty()) sheets.push_back(match.kept);
  const std::string archive = write_archive(sheets);
  const auto again = read_archive(archive);
  fuzz::require(again.ok(), "an archive that is written can be read");
  fuzz::require(write_archive(*again) == archive, "and is written the same");
  for (const Stored& k : sheets) {
    const auto back = read_import(write_csv({k}, ';'), words);
    if (k.sheet.rounds.empty() || !find_game(k.sheet.game)) continue;
    // Texts of archives may contain what a line of a spreadsheet may not.
    if (back && back->matches.size() == 1)
      fuzz::require(back->matches.front().kept.sheet.totals == k.sheet.totals,
                    "CSV keeps the points");
  }
  return 0;
}
