#pragma once
// Everything there is to know about a match of 6 qui prend: what `Public` holds, and what only some
// know. Nothing that decides or draws for a seat includes this header.

#include "games/nimmt/view.h"

namespace tablee::nimmt {

// What only some know.
struct Secret {
  PerSeat<CardSet> hand{};               // a chosen card stays in it until revealed
  PerSeat<Card> chosen{};                // this trick's card, kNoCard before it is chosen
  FixedVector<Card, kDeckSize> reserve;  // draft: undrafted cards, in the order they would come
  SpecialSecret special;
  bool operator==(const Secret&) const = default;
};

struct State {
  Public pub;
  Secret secret;
  bool operator==(const State&) const = default;
};

// All the chance of one round: who drafts first (round one only), the order of the deck, that of
// the special cards and of their reshuffles. Hands are dealt in full one after another, then the
// rows; a draft starts its rows with the first undrafted cards.
struct Deal {
  Seat first = 0;
  FixedVector<Card, kDeckSize> order;
  SpecialDeck specials;
  std::uint64_t chance = 0;
};

}  // namespace tablee::nimmt
