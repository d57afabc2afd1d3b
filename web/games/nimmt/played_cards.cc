#include "web/games/nimmt/played_cards.h"

#include <algorithm>

#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {

void PlayedCards::lay(const Stage& s, const Parts& parts) {
  open_ = at_.played;
  gathered_ = false;
  if (gathers(parts)) gather(s);
}

// Whether no card of the hand can be chosen, nor a special card that may need one, and no button is
// in its place.
bool PlayedCards::gathers(const Parts& parts) const {
  const Shown& shown = animator_.shown();
  if (!shown.revealed || at_.market.w > 0 || parts.spread || hides_hand(parts)) return false;
  const bool any =
      std::any_of(shown.played.begin(), shown.played.end(), [](Card c) { return c != kNoCard; });
  const bool asked = std::any_of(parts.hand.begin(), parts.hand.end(),
                                 [](const auto& card) { return may_do(*card.first); }) ||
                     std::any_of(parts.specials.begin(), parts.specials.end(),
                                 [](const Spoken* special) { return may_do(*special); });
  return any && (animator_.animating() || !asked);
}

void PlayedCards::place(Stage& s, const Parts& parts) {
  const Shown& shown = animator_.shown();
  const nimmt::View& v = view(s);
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    if (shown.played[i] == kNoCard) continue;
    CardLook look{.height = 2, .corners = 0};
    look.back = back_of(s, seat_at(static_cast<int>(i)));
    // The card whose player is choosing a row.
    look.danger = !animator_.animating() && v.pub.phase == nimmt::Phase::take_row &&
                  v.pub.actor == static_cast<int>(i);
    Pose pose{open_[i]};
    int layer = 9;
    if (shown.played[i] == animator_.next_card()) {
      const bool star = animator_.starring();
      const float grow = star ? std::min(1.6f, 120 * s.size().unit / pose.at.w) : 1.14f;
      pose.at = standing_out(at_, pose.at, s.safe, gathered_, grow);
      look.height = star ? 16 : 8;
      look.chosen = true;
      layer = star ? 30 : 11;
    }
    sprites_.place(shown.played[i], pose, layer, look, {0, 0}, gathered_ ? Rect{} : at_.window);
  }
  if (gathered_) draw_names(s);
  const Rect canvas = s.window;
  if (!gathered_) s.window = at_.window;
  for (const auto& [spoken, card] : parts.queue)
    for (std::size_t i = 0; i < kMaxSeats; ++i)
      if (shown.played[i] == card && !may_do(*spoken)) s.shown(spoken->item->id, open_[i], 5);
  s.window = canvas;
}

}  // namespace tablee::nimmt::drawing
