#include "games/nothanks/causes.h"
#include "games/nothanks/kernel.h"

namespace tablee::nothanks {
namespace {

// The cards that the player had before that card.
CardBits before(const Event& e) {
  CardBits cards = 0;
  for (const int c : e.cards) cards |= c == e.field("card") ? 0 : card_bit(c);
  return cards;
}

// Whether the player of the event had no chip left to refuse the card.
bool had_no_chip(std::span<const Event> events, std::size_t at) {
  std::optional<int> chips;
  for (const Event& e : events.first(at)) {
    if (e.kind == "deal") chips = e.field("chips");
    if (e.seat != events[at].seat || !chips) continue;
    if (e.kind == "no") --*chips;
    if (e.kind == "take") *chips += e.field("pot");
  }
  return chips == 0;
}

// The least on which a bot comments.
constexpr int kManyChips = 7;

}  // namespace

std::optional<int> taken(const Event& e) {
  if (e.kind != "take") return std::nullopt;
  return change(before(e), e.field("card")) - e.field("pot");
}

Cause cause(const Options&, std::span<const Event> events, std::size_t at) {
  const Event& e = events[at];
  Cause why;
  if (e.kind != "take") return why;
  const int card = e.field("card");
  const int pot = e.field("pot");
  const CardBits cards = before(e);
  const bool below = (cards & card_bit(card - 1)) != 0;
  const bool above = (cards & card_bit(card + 1)) != 0;
  why.facts.push_back((below && above ? msg("nothanks.because.joins")
                       : below        ? msg("nothanks.because.continues")
                       : above        ? msg("nothanks.because.begins")
                                      : msg("nothanks.because.alone"))
                          .with("card", card)
                          .with("below", card - 1)
                          .with("above", card + 1));
  const bool broke = had_no_chip(events, at);
  if (broke) why.facts.insert(why.facts.begin(), msg("nothanks.because.broke").with("card", card));
  if (pot > 0) why.facts.push_back(msg("nothanks.because.chips").with("pot", pot));
  const int sum = *taken(e);
  why.points = sum;
  why.facts.push_back(msg("nothanks.because.sum").with("points", sum));
  why.question = msg("nothanks.why").with("points", sum);
  why.remark = pot >= kManyChips ? "bargain" : broke ? "broke" : "";
  return why;
}

}  // namespace tablee::nothanks
