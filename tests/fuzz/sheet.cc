// Score sheets: any bytes give an error that names the place, or a sheet that is written stably.

#include "table/sheet.h"
#include "play.h"

using namespace tablee;

extern "C" std::size_t FuzzMost() { return json::kMaxText; }

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto sheet = read_sheet(fuzz::text(data, size));
  if (!sheet) {
    fuzz::require(!sheet.error().where.empty(), "an error says where");
    return 0;
  }
  fuzz::require(sheet->totals.size() == sheet->players.size(), "a total for each");
  const std::string once = write_sheet(*sheet);
  const auto again = read_sheet(once);
  fuzz::require(again.ok(), "what is written can be read");
  fuzz::require(write_sheet(*again) == once, "and is written the same");
  return 0;
}
