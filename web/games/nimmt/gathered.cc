// The revealed cards are a queue in place of the hand, which nobody needs while they are placed:
// large enough for everybody round the device.

#include "web/draw/toolkit/type.h"
#include "web/games/nimmt/played_cards.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {

[[gnu::noinline]] void PlayedCards::gather(const Stage& s) {
  const int players = view(s).pub.options.players;
  for (int i = 0; i < players; ++i) {
    const std::size_t at = i;
    const Rect r = turned_over(at_, s.size(), animator_.shown().queue[at], players);
    if (r.w <= 0) return;
    open_[at] = r;
  }
  gathered_ = true;
}

// Draws the name of its player under each card that has arrived.
[[gnu::noinline]] void PlayedCards::draw_names(Stage& s) const {
  const Shown& shown = animator_.shown();
  const Sizes& z = s.size();
  for (std::size_t i = 0; i < s.frame.names.size() && i < kMaxSeats; ++i) {
    const Card card = shown.played[i];
    if (card == kNoCard) continue;
    const Rect& r = open_[i];
    const bool next = card == animator_.next_card();
    const Faded faded(s.pen, 1 - std::min(1.0f, sprites_.away(card) / r.w));
    text_fit(s.pen, s.frame.names[i],
             {r.x - z.gap * 0.4f, bottom(r), r.w + z.gap * 0.8f, named_height(z)},
             {next ? Font::bold : Font::words, z.small, s.theme().ink}, 9 * z.unit, Align::middle);
  }
}

}  // namespace tablee::nimmt::drawing
