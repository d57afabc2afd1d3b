// A deal as text: what records and links hold of it.

#include "core/scan.h"
#include "games/nothanks/rules.h"

namespace tablee::nothanks {

std::string deal_text(const Deal& d) {
  std::string text = "first " + std::to_string(d.first) + " cards";
  for (const Card c : d.order) text += " " + std::to_string(c);
  return text;
}

Result<Deal> parse_deal(const State& state, std::string_view text) {
  const Error bad{msg("nothanks.error.deal"), {}};
  Scan scan(text);
  Deal d;
  if (!scan.literal("first")) return bad;
  const auto first = scan.number(0, state.pub.options.players - 1);
  if (!first || !scan.literal("cards")) return bad;
  d.first = seat_at(*first);
  CardSet left = CardSet::range(kLowest, kHighest);
  const CardSet cards = state.pub.options.cards();
  while (!scan.at_end()) {
    const auto card = scan.number(kLowest, kHighest);
    if (!card || !left.has(static_cast<Card>(*card))) return bad;
    left.remove(static_cast<Card>(*card));
    if (d.order.size() < kPile && !cards.has(static_cast<Card>(*card))) return bad;
    d.order.push_back(static_cast<Card>(*card));
  }
  if (d.order.size() < kPile) return bad;
  // The cards not named are out, in any order.
  for (const Card c : left) d.order.push_back(c);
  return d;
}

}  // namespace tablee::nothanks
