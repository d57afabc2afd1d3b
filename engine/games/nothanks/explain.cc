#include "games/nothanks/explain.h"

#include <algorithm>

#include "games/nothanks/kernel.h"

namespace tablee::nothanks {
namespace {

// The cards that the player had before that card.
CardBits before(const Event& e) {
  CardBits cards = 0;
  for (const int c : e.cards) cards |= c == e.field("card") ? 0 : card_bit(c);
  return cards;
}

}  // namespace

std::optional<int> taken(const Event& e) {
  if (e.kind != "take") return std::nullopt;
  return change(before(e), e.field("card")) - e.field("pot");
}

Explanation explain(std::span<const Event> events, std::size_t at) {
  const Event& e = events[at];
  Explanation why;
  if (e.kind != "take") return why;
  const int card = e.field("card");
  const int pot = e.field("pot");
  const CardBits cards = before(e);
  const bool below = (cards & card_bit(card - 1)) != 0;
  const bool above = (cards & card_bit(card + 1)) != 0;
  why.because.push_back((below && above ? msg("nothanks.because.joins")
                         : below        ? msg("nothanks.because.continues")
                         : above        ? msg("nothanks.because.begins")
                                        : msg("nothanks.because.alone"))
                            .with("card", card)
                            .with("below", card - 1)
                            .with("above", card + 1));
  if (pot > 0) why.because.push_back(msg("nothanks.because.chips").with("pot", pot));
  const int sum = *taken(e);
  why.because.push_back(msg("nothanks.because.sum").with("points", sum));
  why.question = msg("nothanks.why").with("points", sum);
  why.costs = true;
  return why;
}

}  // namespace tablee::nothanks
