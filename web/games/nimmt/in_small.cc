// A card away from its table: in a hand of a replay, in an example of the rules.

#include "core/scan.h"
#include "web/games/nimmt/panel.h"
#include "web/games/nimmt/special_card.h"

namespace tablee::nimmt::drawing {

void Panel::card(const Pen& pen, const Rect& r, std::string_view text, CardShown how) const {
  const auto number = Scan::to_number(text);
  if (!number) {
    for (std::size_t k = 0; k < kSpecialKinds; ++k)
      if (kSpecialNames[k] == text)
        special_tile(pen, around(center(r), r.w, r.w), static_cast<Special>(k));
    return;
  }
  if (*number < 1 || *number > kDeckSize) return;
  const Card card = static_cast<Card>(*number);
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
