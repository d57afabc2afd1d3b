#pragma once
// What chance does for the seats of one table, as it falls: the value of what came less its mean
// over all that could have come. Whoever plays, and however the value is chosen, its mean is 0, so
// that it can be taken out of a result without favouring anybody (Burch, Schmid, Moravčík,
// Morrill, Bowling 2018).

#include <array>

#include "games/nothanks/game.h"

#include "games/any_game_of.h"

namespace tablee::tools {

class Luck {
 public:
  // Games whose chance falls while they are played. Where all cards are dealt at once, each
  // contestant holds each hand in turn: what hands are worth is level in A − B already.
  static bool falls_in(const AnyGame& game) { return game.id() == nothanks::Game::kId; }

  // The table after each deal and each move.
  void look(const AnyState& any) {
    if (!falls_in(any.game())) return;
    const nothanks::Public& p = static_cast<const StateOf<nothanks::Game>&>(any).state.pub;
    if (p.card == kNoCard || (p.round == round_ && p.pile == pile_)) return;
    round_ = p.round;
    pile_ = p.pile;
    CardSet could_come = p.options.cards();
    for (const CardSet& taken : p.taken) could_come -= taken;
    for (int i = 0; i < p.options.players; ++i) {
      double sum = 0;
      for (const Card c : could_come) sum += worth(p, i, c);
      of_[static_cast<std::size_t>(i)] += worth(p, i, p.card) - sum / could_come.size();
    }
  }
  // More is better for that seat; its unit is told by nothing but results.
  double of(int seat) const { return of_[static_cast<std::size_t>(seat)]; }

 private:
  // What that seat saves by having the card in a run; a third of it where others want it, too.
  static double worth(const nothanks::Public& p, int seat, Card card) {
    const auto saved = [&](int i) {
      return card - nothanks::change(p.taken[static_cast<std::size_t>(i)], card);
    };
    const int own = saved(seat);
    bool alone = true;
    for (int i = 0; own > 0 && i < p.options.players; ++i) alone &= i == seat || saved(i) == 0;
    return alone ? own : own / 3.0;
  }

  int round_ = 0;
  int pile_ = 0;
  std::array<double, kMaxSeats> of_{};
};

}  // namespace tablee::tools
