// Cards outside the table: in an example of the rules.

#include "games/nothanks/describe.h"
#include "web/games/nothanks/panel.h"

namespace tablee::nothanks::drawing {

void Panel::card(const Pen& pen, const Rect& r, const CardText& text, CardShown how) const {
  const auto card = card_named(text);
  if (!card) return;
  const bool own = how == CardShown::asked || how == CardShown::touched;
  warm_card(pen, r, *card, {.height = own ? 5.0f : 2.0f});
}

}  // namespace tablee::nothanks::drawing
