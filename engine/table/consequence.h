#pragma once
// What a decision led to in the match as it was played, which is not what it costs on average.

#include <span>

#include "core/card_set.h"
#include "core/event.h"
#include "games/any_game.h"

namespace tablee {

struct PastChoice {
  Seat seat = kNobody;
  bool secret = false;  // of several players at once, who then reveal their choices
  int card = 0;         // otherwise the card that lies open and was decided about; 0: none
  int better = 0;       // the card that would have been the better choice; 0: none
  int known = 0;        // points that taking was known to cost; 0: none
  bool feared = false;  // a secret choice that was more likely to cost something at once
};

struct Consequence {
  Message words{};
  int kept_until = 0;  // the trick in which the better card cost something; 0: it is not about that
};

// `after`: the events from that decision to the end of the match. One sentence: what the player
// took in that trick, or later in the round with the better card, or who else took the open card;
// or that what was feared did not happen. Empty where nothing of this is so, or where it cost what
// was known.
Consequence consequence(const AnyGame& game, std::span<const Event> after,
                        const PastChoice& choice);

struct Forced {
  Message words{};
  int card = 0;  // that had to be taken; 0: none
};

// What refusing that card led to, by the events after it: the next card of the round that the seat
// took, if it is one of those that it could not refuse then and cost kFeltPoints or more. Otherwise
// empty.
Forced forced_later(const AnyGame& game, std::span<const Event> after, Seat seat, int card,
                    const CardSet& forced);

}  // namespace tablee
