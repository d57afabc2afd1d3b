// Links: any text, and any bytes with a correct checksum, give an error that names the place, or a
// link that is written the same (a replay or a sheet once its names are tidy). The same holds for
// tables in plain words.

#include "table/link.h"
#include "play.h"

using namespace tablee;

extern "C" std::size_t FuzzMost() { return kMaxLink; }

namespace {

void try_link(const std::string& text) {
  const auto link = read_link(text);
  if (!link) {
    fuzz::require(!link.error().where.empty() && !link.error().what.empty(), "an error says where");
    return;
  }
  if (const auto* match = std::get_if<Match>(&*link)) {
    fuzz::require(match->over(), "no link tells of a match under way");
    // Its names are tidied.
    const std::string tidy = *write_link(*match);
    const auto again = read_link(tidy);
    fuzz::require(again && *write_link(std::get<Match>(*again)) == tidy,
                  "a tidy replay is written the same");
  } else if (const auto* sheet = std::get_if<Sheet>(&*link)) {
    // Its names are tidied.
    const std::string tidy = *write_link(*sheet);
    const auto again = read_link(tidy);
    fuzz::require(again && *write_link(std::get<Sheet>(*again)) == tidy,
                  "a tidy sheet is written the same");
  } else if (const auto* challenge = std::get_if<Challenge>(&*link)) {
    // Its names are tidied.
    const std::string tidy = write_link(*challenge);
    const auto again = read_link(tidy);
    fuzz::require(again && write_link(std::get<Challenge>(*again)) == tidy,
                  "a tidy challenge is written the same");
    fuzz::require(Match::replay(challenge->before()).ok() && Match::replay(challenge->story()).ok(),
                  "the decision that is asked can be shown");
  } else {
    const auto& table = std::get<TableLink>(*link);
    fuzz::require(write_link(table) == text, "a table is written the same");
    fuzz::require(Match::start(table.setup).ok(), "a table can be started");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text(data, size);
  try_link(std::string(text));
  (void)read_table_words(text, "heuristic");
  if (text.empty()) return 0;
  // The checksum would reject nearly all inputs, so these bytes get a correct one.
  const char kind = "trsc"[static_cast<unsigned char>(text[0]) % 4];
  try_link(seal_link(kind, text.substr(1)));
  return 0;
}
