#pragma once
// The results of a comparison as sentences.

#include "table/comparison.h"

namespace tablee {

// "Round 1, turn 4: 5 heads for you, 0 heads for Master with 47." `game` is the id of the game.
Message costly_words(std::string_view game, const Costly& costly);
// "The deal cost you 3.1 points (± 0.8)."
Message deal_words(const Share& deal);
// "Your choices saved 4.2 points (± 1.1)."
Message choices_words(const Share& choices);

}  // namespace tablee
