// One seat: its text, and the card or avatar beside it.

#include <algorithm>

#include "web/draw/table/seat_portrait.h"
#include "web/games/nimmt/people.h"

namespace tablee::nimmt::drawing {

SeatAvatar People::look_of(Stage& s, const Spoken* spoken, int index) const {
  const std::size_t at = index;
  const nimmt::View& v = view(s);
  const Shown& shown = animator_.shown();
  // Both figures count up together.
  const auto counted = [&](std::string_view what, int to) {
    const float now = s.glides.to(s.clock, std::string(what) + std::to_string(index),
                                  static_cast<float>(to), 0.45f);
    return std::to_string(static_cast<int>(std::round(now)));
  };
  SeatAvatar look;
  look.at = s.pen.snap(at_.seat[at]);
  look.heads = counted("heads", shown.heads[at]);
  look.total = counted("total", shown.totals[at]);
  // The seat of the next decision is not highlighted during an animation.
  look.own = v.viewer == index && !(s.frame.people.size() > 1 && animator_.animating());
  // Where all choose at once, an empty place at the seat is enough.
  look.turn = spoken && spoken->item->on && !animator_.animating() && v.pub.actor == index;
  look.drafting = at_.market.w > 0;
  look.first = std::all_of(v.pub.totals.begin(), v.pub.totals.end(), [](int n) { return n == 0; });
  return look;
}

Likeness People::likeness_of(const Stage& s, const SeatAvatar& look, int index) const {
  const std::size_t at = index;
  const nimmt::View& v = view(s);
  const Rect& r = look.at;
  const Rect& slot = at_.played[at];
  Likeness same;
  same.add(&s.theme()), same.add(s.pen.px), same.add(s.size().unit), same.add(s.size().body);
  same.add(r), same.add(slot), same.add(at_.column), same.add(look.drafting), same.add(look.first);
  same.add(look.heads), same.add(look.total), same.add(look.own), same.add(look.turn);
  same.add(name_size_), same.add(count_below_), same.add(animator_.shown().held[at]);
  same.add(v.pub.options.special), same.add(v.pub.options.ends().limit);
  same.add(s.frame.people.bits()), same.add(has_avatars(s));
  if (at < s.frame.names.size()) same.add(s.frame.names[at]);
  if (at < s.frame.looks.size())
    same.add(s.frame.looks[at].face), same.add(s.frame.looks[at].colour);
  for (const Card c : v.pub.known[at]) same.add(c);
  return same;
}

void People::draw_seat(Stage& s, const Spoken* spoken, int index, bool gathered) {
  const std::size_t at = index;
  const SeatAvatar look = look_of(s, spoken, index);
  seats_[at].draw(s, likeness_of(s, look, index), [&] {
    draw_seat_paper(s, at_, {name_size_, count_below_}, animator_.shown().held[at], index, look);
  });
  if (!look.drafting) draw_card(s, index, gathered);
  if (!spoken) return;
  s.shown(spoken->item->id, look.at, std::round(10 * s.size().unit));
  if (!look.drafting) s.explains(*spoken, look.at);
}

void People::draw_card(Stage& s, int index, bool gathered) {
  const Theme& t = s.theme();
  const std::size_t at = index;
  const Shown& shown = animator_.shown();
  const Rect& slot = at_.played[at];
  if (shown.down.has(seat_at(index)) || s.frame.waiting == index) {
    const float in = s.glides.to(s.clock, "down" + std::to_string(index), 1, 0.2f);
    const Faded faded(s.pen, in);
    // Cards leave the names above them visible.
    const float from = at_.column ? 14.0f : 3.0f;
    const Moved dropped(s.pen, center(slot), (1 - in) * 0.3f, 1, 1, {0, (in - 1) * from});
    card_back(s.pen, s.pen.snap(slot), {.height = 2, .back = back_of(s, seat_at(index))});
    if (has_avatars(s)) portraits_.draw(s, slot, index, true);
  } else {
    s.glides.to(s.clock, "down" + std::to_string(index), 0, 0.001f);
    if (shown.played[at] == kNoCard || gathered) {
      Likeness empty;
      empty.add(&t), empty.add(s.pen.px), empty.add(slot);
      slots_[at].draw(s.pen, empty.number(), [&] {
        dashed(s.pen, s.pen.snap(slot), card_radius(slot), fade(t.control, 0.55f),
               std::max(1.0f, s.pen.px), 4);
      });
      // A player without a card is shown by their avatar, or by the hand that lies open.
      const nimmt::View& v = view(s);
      constexpr float air = 4;
      if (v.laid_open && v.viewer != index && !v.pub.known[at].empty())
        known_cards(s.pen, v.pub.known[at],
                    {slot.x + air, slot.y + air, slot.w - 2 * air, slot.h - 2 * air},
                    s.size().body * 1.3f);
      else if (has_avatars(s))
        portraits_.draw(s, slot, index, false);
    }
  }
}

}  // namespace tablee::nimmt::drawing
