#include "lab/opponents/nothanks/training.h"

#include <algorithm>
#include <cmath>

#include "lab/opponents/nothanks/minds.h"

namespace tablee::nothanks::opponents {
namespace {

#include "lab/opponents/nothanks/training.inc"

template <std::size_t I>
bool linear(const Seen& s, std::uint32_t) {
  return sum(kTrainingLinear[I][of_players(s)], plain_features(s)) >= 0;
}

// Chooses at random by its odds.
bool net(const Seen& s, std::uint32_t noise) {
  const float u = (static_cast<float>(noise >> 8) + 0.5f) / (1 << 24);
  return log_odds(kTrainingNet[of_players(s)], s) > std::log(u / (1 - u));
}

// Takes a card for a third of its value in chips, for less where runs or few chips suggest it.
bool third(const Seen& s, std::uint32_t) {
  return 3 * s.pot >= s.change[0] - 4 * s.gaps() - (s.chips[0] <= 2 ? 9 : 0);
}

// Prefers runs: takes low cards and cards next to its own early, others for two fifths of their
// value.
bool runner(const Seen& s, std::uint32_t) {
  if (s.change[0] <= 0 || s.card <= 8) return true;
  return 5 * s.pot >= 2 * s.change[0] - 10 * (s.gaps() > 0) - 2 * (s.free(-1) + s.free(1));
}

// Collects chips: refuses a card that suits it while no other seat is close to having to take it.
bool collector(const Seen& s, std::uint32_t) {
  const int poorest = *std::min_element(s.chips.begin() + 1, s.chips.begin() + s.players);
  if (s.change[0] <= 0)
    return poorest <= 1 || s.pot >= 2 * s.players ||
           std::any_of(s.change.begin() + 1, s.change.begin() + s.players,
                       [](int c) { return c <= 0; });
  return s.change[0] - s.pot <= 15 - s.chips[0] / 2;
}

constexpr Opponent kAll[] = {{"train_linear1", &linear<0>},  {"train_linear2", &linear<1>},
                             {"train_linear3", &linear<2>},  {"train_net", &net},
                             {"train_third", &third},        {"train_runner", &runner},
                             {"train_collector", &collector}};

}  // namespace

std::span<const Opponent> training_opponents() { return kAll; }

Result<std::vector<const Opponent*>> training_opponents_named(std::string_view names) {
  std::vector<const Opponent*> found;
  if (names.empty())
    for (const Opponent& s : kAll) found.push_back(&s);
  while (!names.empty()) {
    const std::string_view name = names.substr(0, names.find(','));
    names.remove_prefix(std::min(name.size() + 1, names.size()));
    const auto* at = std::find_if(std::begin(kAll), std::end(kAll),
                                  [&](const Opponent& s) { return s.name == name; });
    if (at == std::end(kAll))
      return Error{msg("error.bot_unknown").with_text("bot", name), std::string(name)};
    found.push_back(at);
  }
  return found;
}

}  // namespace tablee::nothanks::opponents
