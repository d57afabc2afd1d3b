#pragma once

#include "games/nothanks/game.h"

#include "tools/arena/chance.h"

namespace tablee::tools {

// The chance event is the card that is turned up.
template <>
struct Chance<nothanks::Game> {
  static int fall(const nothanks::State& s) {
    const nothanks::Public& p = s.pub;
    return p.card == kNoCard ? -1 : p.round * (nothanks::kHighest + 1) + p.pile;
  }
  static double worth(const nothanks::State& s, int seat) {
    const nothanks::Public& p = s.pub;
    CardSet could_come = p.options.cards();
    for (const CardSet& taken : p.taken) could_come -= taken;
    double sum = 0;
    for (const Card c : could_come) sum += of_card(p, seat, c);
    return of_card(p, seat, p.card) - sum / could_come.size();
  }

 private:
  // The points that the seat saves by adding the card to a run; a third of it if others want it
  // too.
  static double of_card(const nothanks::Public& p, int seat, Card card) {
    const auto saved = [&](int i) { return card - nothanks::change(p.taken[i], card); };
    const int own = saved(seat);
    bool alone = true;
    for (int i = 0; own > 0 && i < p.options.players; ++i) alone &= i == seat || saved(i) == 0;
    return alone ? own : own / 3.0;
  }
};

}  // namespace tablee::tools
