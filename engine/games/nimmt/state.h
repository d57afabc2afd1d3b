#pragma once
// The complete state of a match of 6 qui prend: the public part and the secrets. Code that decides
// or draws for a seat never includes this header.

#include "games/nimmt/view.h"

namespace tablee::nimmt {

// The secrets, each known to some seats at most.
struct Secret {
  PerSeat<CardSet> hand{};               // a chosen card stays in it until revealed
  PerSeat<Card> chosen{};                // this trick's card, kNoCard before it is chosen
  FixedVector<Card, kDeckSize> reserve;  // draft: the undrafted cards in their order
  SpecialSecret special;
  bool operator==(const Secret&) const = default;
};

struct State {
  Public pub;
  Secret secret;
  bool operator==(const State&) const = default;
};

// All the chance of one round: the player who drafts first (only in the first round), the order of
// the deck, that of the special cards and the seed of their reshuffles. Hands are dealt one after
// another, then the rows; a draft starts its rows with the first undrafted cards.
struct Deal {
  Seat first = 0;
  FixedVector<Card, kDeckSize> order;
  SpecialDeck specials;
  std::uint64_t chance = 0;
};

}  // namespace tablee::nimmt
