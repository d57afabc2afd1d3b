#pragma once
// The complete state of a match of Non merci: the public part and the secret order of the pile.

#include "games/nothanks/view.h"

namespace tablee::nothanks {

// Hidden from all players: the pile in the order it will be turned up, then the cards out of play.
struct Secret {
  FixedVector<Card, kCards> order;
  bool operator==(const Secret&) const = default;
};

struct State {
  Public pub;
  Secret secret;
  bool operator==(const State&) const = default;
};

// All the chance of one round: the player who starts, and the order of all 33 cards; the last nine
// are out of play.
struct Deal {
  Seat first = 0;
  FixedVector<Card, kCards> order;
};

}  // namespace tablee::nothanks
