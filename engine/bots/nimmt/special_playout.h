#pragma once
// A round of 6 qui surprend played to its end, each seat by its style: number cards as in a round
// without special cards, those by what they save at once against what they may still save.

#include "bots/nimmt/special_world.h"
#include "bots/nimmt/style.h"

namespace tablee::nimmt {

using Styles = std::array<Style, kSpecialMaxSeats>;

// What a special card may still save with so many number cards left in the hand, in thousandths of
// a head; before the last round there are plenty.
int worth_of(Special kind, int round, int left);
// What those that are kept for the last round will save there, likewise: each more is worth less.
int worth_kept(const SpecialSet& held, int players);

// The actor's choice in Phase::place, take_row and exchange.
Move plain_move(const SpecialWorld& world);

void play_out(SpecialWorld& world, const Styles& styles, const Net& net, Rng& rng);

}  // namespace tablee::nimmt
