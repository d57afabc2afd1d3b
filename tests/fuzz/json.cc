// JSON: any bytes give a value or an error that names the place; a value is written stably.

#include "core/json.h"

#include "../engine/json_text.h"
#include "core/event.h"
#include "play.h"

using namespace tablee;

extern "C" std::size_t FuzzMost() { return json::kMaxText; }

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto value = json::parse(fuzz::text(data, size));
  if (!value) {
    fuzz::require(!value.error().where.empty(), "an error says where");
    return 0;
  }
  const std::string once = test::json_text(*value);
  const auto again = json::parse(once);
  fuzz::require(again.ok(), "what is written can be read");
  fuzz::require(test::json_text(*again) == once, "and is written the same");
  const auto event = read_event(*value);
  if (!event) return 0;
  json::Writer out;
  write_event(out, *event);
  const auto event_again = read_event(*json::parse(out.text()));
  fuzz::require(event_again.ok(), "an event written can be read");
  return 0;
}
