// Texts typed into the score pad: any text gives points or an error, and no card counts twice.

#include "games/any_game.h"

#include "play.h"

using namespace tablee;

extern "C" std::size_t FuzzMost() { return 240; }

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view typed = fuzz::text(data, size);
  for (const AnyGame* game : all_games()) {
    CardSet used;
    std::vector<std::string> fields(game->pad_fields().size());
    // A zero byte separates the fields.
    std::size_t from = 0;
    for (std::string& field : fields) {
      const std::size_t end = std::min(typed.find('\0', from), typed.size());
      field = typed.substr(std::min(from, end), end - std::min(from, end));
      from = std::min(end + 1, typed.size());
    }
    const auto points = game->pad_points(fields, used);
    fuzz::require(used.size() <= 33, "no more cards than there are");
    if (points) fuzz::require(*points >= -55 && *points <= 627, "points within the deck");
  }
  return 0;
}
