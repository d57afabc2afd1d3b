#pragma once
// Everything there is to know about a match of Non merci: what `Public` holds, and what only the
// pile knows.

#include "games/nothanks/view.h"

namespace tablee::nothanks {

// What nobody knows: the pile in the order it will be turned up, then the cards that are out.
struct Secret {
  FixedVector<Card, kCards> order;
  bool operator==(const Secret&) const = default;
};

struct State {
  Public pub;
  Secret secret;
  bool operator==(const State&) const = default;
};

// All the chance of one round: who starts, and the order of all 33 cards; the last nine are out.
struct Deal {
  Seat first = 0;
  FixedVector<Card, kCards> order;
};

}  // namespace tablee::nothanks
