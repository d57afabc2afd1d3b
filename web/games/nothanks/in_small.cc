// A card away from its table: in an example of the rules.

#include "core/scan.h"
#include "web/games/nothanks/panel.h"

namespace tablee::nothanks::drawing {

void Panel::card(const Pen& pen, const Rect& r, std::string_view text, CardShown how) const {
  const auto number = Scan::to_number(text);
  if (!number || *number < kLowest || *number > kHighest) return;
  const bool own = how == CardShown::asked || how == CardShown::touched;
  warm_card(pen, r, static_cast<Card>(*number), {.height = own ? 5.0f : 2.0f});
}

}  // namespace tablee::nothanks::drawing
