// Cards outside the table: in a hand of a replay, in an example of the rules.

#include "games/nimmt/describe.h"
#include "web/games/nimmt/panel.h"
#include "web/games/nimmt/special_card.h"

namespace tablee::nimmt::drawing {

void Panel::card(const Pen& pen, const Rect& r, const CardText& text, CardShown how) const {
  const CardNamed named = card_named(text);
  if (const auto* special = std::get_if<Special>(&named))
    return special_tile(pen, around(center(r), r.w, r.w), *special);
  const auto* number = std::get_if<Card>(&named);
  if (!number) return;
  const Card card = *number;
  switch (how) {
    case CardShown::held:
      return mini_card(pen, r, card, {.height = 1.5f});
    case CardShown::chosen:
      return mini_card(pen, r, card, {.height = 4, .chosen = true});
    case CardShown::lying:
      return mini_card(pen, r, card);
    case CardShown::asked:
    case CardShown::touched:
      return number_card(pen, r, card, {.height = 5, .chosen = how == CardShown::touched});
  }
}

}  // namespace tablee::nimmt::drawing
