#pragma once
// Plays a round of 6 qui surprend to its end, each seat in its playing style. Number cards are
// chosen as in a round without special cards; a special card is played if it saves more now than
// its value later.

#include "bots/nimmt/special_world.h"
#include "bots/nimmt/style.h"

namespace tablee::nimmt {

using Styles = std::array<Style, kSpecialMaxSeats>;

// The value that a special card still has with that many number cards left in the hand, in
// thousandths of a head. Before the last round the number does not matter.
int worth_of(Special kind, int round, int left);
// The value of the special cards that are left for the last round, likewise; each additional card
// is worth less.
int worth_left(const SpecialSet& held, int players);

// The actor's choice in Phase::place, take_row and exchange, without search.
Move plain_move(const SpecialWorld& world);

void play_out(SpecialWorld& world, const Styles& styles, const Net& net, Rng& rng);

}  // namespace tablee::nimmt
