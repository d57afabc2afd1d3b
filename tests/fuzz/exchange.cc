// Files with score sheets: any bytes give an error that names the place, or sheets that can be
// written and read again without change.

#include "table/exchange.h"

#include "play.h"

using namespace tablee;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto sheets = read_import(fuzz::text(data, size));
  if (!sheets) {
    fuzz::require(!sheets.error().where.empty() || size > kMaxImport, "an error says where");
    return 0;
  }
  const std::string archive = write_archive(*sheets);
  const auto again = read_archive(archive);
  fuzz::require(again.ok(), "an archive that is written can be read");
  fuzz::require(write_archive(*again) == archive, "and is written the same");
  for (const Stored& k : *sheets) {
    const std::string csv = write_csv({k}, ';');
    const auto back = read_csv(csv);
    if (k.sheet.rounds.empty() || !find_game(k.sheet.game)) continue;
    // Texts of archives may contain what a line of a spreadsheet may not.
    if (back) fuzz::require(back->front().sheet.totals == k.sheet.totals, "CSV keeps the points");
  }
  return 0;
}
