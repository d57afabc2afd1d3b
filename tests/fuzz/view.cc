// Views from outside, of any game: refused, or written the same, described, sampled into a state
// that looks like it and can be played to the end of its round, and answered by every bot.

#include "bots/bot.h"
#include "play.h"
#include "text/text.h"

using namespace tablee;

extern "C" std::size_t FuzzMost() { return std::size_t{4} << 20; }

namespace {

void ask_bots(const AnyView& view, std::uint32_t noise) {
  Question q;
  q.view = &view;
  q.legal = view.legal_moves();
  q.budget = {.ms = 0, .iterations = 4};
  q.noise = noise;
  if (q.legal.empty()) return;
  for (const std::string& move : q.legal)
    fuzz::require(!view.describe_move(move).empty(), "a legal move is described");
  for (const BotInfo& bot : bots_of(view.game().id())) {
    const Decision d = think(bot, q);
    bool legal = false;
    for (const std::string& move : q.legal) legal = legal || move == d.move;
    fuzz::require(legal, "a bot's answer is a legal move");
  }
}

void look(const AnyView& view, std::size_t size) {
  const std::string once = fuzz::text_of(view);
  const auto again = view.game().read_view(*json::parse(once));
  fuzz::require(again.ok(), "what is written can be read");
  fuzz::require(fuzz::text_of(**again) == once, "and is written the same");
  const std::vector<std::string> names(view.players(), "x");
  for (const Item& item : view.describe())
    for (const Message& m : {item.text, item.hint})
      fuzz::require(text::render(text::Language::fr, m, names).find("⟨") == std::string::npos,
                    "nothing is missing in what is said");
  (void)view.standing();
  ask_bots(view, static_cast<std::uint32_t>(size));
  Rng rng(size);
  const auto world = view.sample(rng);
  fuzz::require(fuzz::text_of(*world->view(view.viewer())) == once, "a sample looks like its view");
  fuzz::play_on(*world, rng);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto value = json::parse(fuzz::text(data, size));
  if (!value) return 0;
  for (const AnyGame* game : all_games()) {
    const auto view = game->read_view(*value);
    if (view) look(**view, size);
  }
  return 0;
}
