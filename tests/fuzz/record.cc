// Records: any bytes give an error, or a record that is written stably and replays or gives an
// error.

#include "play.h"
#include "table/match.h"

using namespace tablee;

extern "C" std::size_t FuzzMost() { return json::kMaxText; }

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = read_record(fuzz::text(data, size));
  if (!record) {
    fuzz::require(!record.error().where.empty(), "an error says where");
    return 0;
  }
  const std::string once = write_record(*record);
  const auto again = read_record(once);
  fuzz::require(again.ok(), "what is written can be read");
  fuzz::require(write_record(*again) == once, "and is written the same");
  auto match = Match::replay(*record);
  if (!match) {
    fuzz::require(!match.error().where.empty(), "an error says where");
    return 0;
  }
  fuzz::require(write_record(match->record()) == once, "a replayed match has the same record");
  (void)write_sheet(match->sheet());
  for (int undos = 0; undos < 3 && match->undo_length() > 0; ++undos) match->undo();
  return 0;
}
