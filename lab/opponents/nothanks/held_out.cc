#include "lab/opponents/nothanks/held_out.h"

#include <algorithm>

#include "lab/opponents/nothanks/minds.h"

namespace tablee::nothanks::opponents {
namespace {

#include "lab/opponents/nothanks/held_out.inc"

template <std::size_t I>
bool linear(const Seen& s, std::uint32_t) {
  return sum(kHeldOutLinear[I][of_players(s)], shrewd_features(s)) >= 0;
}

// Always makes the choice that it thinks better.
bool net(const Seen& s, std::uint32_t) { return log_odds(kHeldOutNet[of_players(s)], s) >= 0; }

// Pays half of the card's price and becomes thriftier as its chips go.
bool haggler(const Seen& s, std::uint32_t) {
  if (s.change[0] <= 0) return s.pot >= 2 || s.chips[0] < 4;
  const int thrift = s.chips[0] >= 8 ? 8 : s.chips[0] >= 4 ? 10 : 14;
  return 16 * s.pot + 16 * s.gaps() >= thrift * s.change[0] - 4 * thrift;
}

// Takes any card with as many chips as there are players while cards are cheap; for costly cards it
// waits for half as many again.
bool grabber(const Seen& s, std::uint32_t) {
  if (s.change[0] <= s.pot) return true;
  if (s.chips[0] == 1) return s.change[0] <= 20;
  return s.card < 20 ? s.pot >= s.players : 2 * s.pot >= 3 * s.players + (s.card - 20) / 2;
}

constexpr Opponent kAll[] = {{"test_linear1", &linear<0>},
                             {"test_linear2", &linear<1>},
                             {"test_net", &net},
                             {"test_haggler", &haggler},
                             {"test_grabber", &grabber}};

}  // namespace

std::span<const Opponent> held_out_opponents() { return kAll; }

}  // namespace tablee::nothanks::opponents
