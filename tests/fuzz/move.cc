// Moves and deals as text, for every game: the first line is the options as "key=number" words, the
// second a deal, every other "seat move". A refused text changes nothing.

#include "core/scan.h"
#include "play.h"

using namespace tablee;

extern "C" std::size_t FuzzMost() { return std::size_t{1} << 16; }

namespace {

std::string_view line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view first = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return first;
}

OptionSet options(std::string_view text) {
  OptionSet set;
  for (Scan scan(text); !scan.at_end();) {
    const std::string_view word = scan.word();
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) continue;
    const auto number = Scan::to_number(word.substr(equals + 1));
    if (number && *number > -1'000'000 && *number < 1'000'000)
      set.emplace_back(word.substr(0, equals), static_cast<int>(*number));
  }
  return set;
}

void play(AnyState& state, std::string_view text) {
  std::string before = fuzz::text_of(state);
  int lines = 0;
  while (!text.empty() && ++lines < 200) {
    const std::string_view words = line(text);
    Status done;
    if (state.needs_deal()) {
      done = state.deal(words, nullptr);
    } else {
      Scan scan(words);
      const int seat = scan.number(-1, kMaxSeats).value_or(kMaxSeats);
      done = state.apply(seat_at(seat), scan.rest(), nullptr);
    }
    std::string after = fuzz::text_of(state);
    fuzz::require(done.ok() == (after != before), "what is refused changes nothing");
    before = std::move(after);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  for (const AnyGame* game : all_games()) {
    std::string_view text = fuzz::text(data, size);
    auto state = game->start(options(line(text)));
    if (!state) continue;
    play(**state, text);
    Rng rng(size);
    fuzz::play_on(**state, rng);
  }
  return 0;
}
