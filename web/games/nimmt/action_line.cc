#include "web/games/nimmt/action_line.h"

#include "games/nimmt/describe.h"
#include "web/draw/table/seat_portrait.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/type.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {
namespace {

constexpr std::string_view kAgain = "again";  // replays the events before the decision

// Whether the button is beside the words; where space is short, one of them is shown as its icon
// alone.
bool is_slim(const Stage& s, const Spoken& b) {
  return b.item->id == kAgain && s.safe.w < 480 * s.size().unit;
}
float width_of(const Stage& s, const Spoken& b) {
  return is_slim(s, b) ? s.size().button : button_width(s, b.item->id, b.text);
}

}  // namespace

float actions_width(const Stage& s, const Parts& parts) {
  float width = 0;
  for (const Spoken* b : parts.actions) width += width_of(s, *b) + s.size().gap;
  return std::max(0.0f, width - s.size().gap);
}

ActionLine::Line ActionLine::divide(const Stage& s, const Parts& parts) const {
  const Rect& r = at_.action;
  const float gap = s.size().gap;
  const float button_h = s.size().button;
  Line line;
  line.words_at = line.buttons_at = r;
  if (!parts.spread && !s.frame.follows) line.buttons = parts.actions;
  float actions = 0;
  for (const Spoken* b : line.buttons) actions += width_of(s, *b) + gap;
  if (actions > 0) actions -= gap;
  // The cancel button becomes a cross where its text has no space beside the others.
  line.under = at_.low ? arrangement_.under()
                       : std::max(actions, arrangement_.reserved()) > s.safe.w * 0.52f;
  for (const Spoken* b : line.buttons)
    if (actions > r.w * (line.under ? 1.0f : 0.5f) && b->item->id == kCancelId) line.slim = b;
  if (line.slim) actions += button_h - button_width(s, line.slim->item->id, line.slim->text);
  line.width = actions;
  line.stacked = line.under && actions > 0;
  Rect& words = line.words_at;
  Rect& buttons = line.buttons_at;
  if (line.stacked) {
    words.h = r.h - button_h - 6;
    buttons = {r.x, bottom(r) - button_h - 2, r.w, button_h};
  } else if (actions > 0) {
    words.w = r.w - actions - gap;
    buttons = {right(r) - actions, r.y + (r.h - button_h) * 0.5f, actions, button_h};
    if (s.frame.left_handed) {
      buttons.x = r.x;
      words.x = r.x + actions + gap;
    }
  }
  return line;
}

// Whether one of several people who share the device is asked by name.
bool asks_by_name(const Stage& s) {
  return s.frame.people.size() > 1 && s.frame.people.has(s.frame.next) && !s.frame.follows;
}

// Draws the button that asks for an explanation or ends the animation beside words of that width;
// returns the space left for the words.
Rect ActionLine::draw_aside(Stage& s, const Spoken& aside, bool skips, const Rect& words,
                            float width) const {
  const Sizes& z = s.size();
  const bool left = s.frame.left_handed;
  const Rect at{left ? words.x : right(words) - z.touch, words.y + (words.h - z.touch) * 0.5f,
                z.touch, z.touch};
  icon_button(s, aside, at, icon_for(skips ? "next_rest" : "help"), Kind::secondary);
  return beside(words, z.touch, left, width);
}

void ActionLine::draw_words(Stage& s, const Parts& parts, const Preview& would, const Line& line) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const Rect& words = line.words_at;
  const Spoken* lifted = nullptr;
  const std::string_view up = raised(s, parts);
  for (const auto& [spoken, card] : parts.hand)
    if (spoken->item->id == up && !spoken->hint.empty()) lifted = spoken;
  // Pointing at a special card with a mouse shows what it does; a tap shows the same in the prompt.
  std::string hovered;
  for (const Spoken* special : parts.specials)
    if (s.hovers(special->item->id) && !special->item->on)
      hovered = special->text + ". " + special->hint;
  const bool alarm = (lifted || (weighs_special(s, animator_) && !s.frame.lesson)) &&
                     would.shows() && (would.taken >= 0 || would.low());
  const std::string_view text = !hovered.empty() ? std::string_view(hovered)
                                : lifted         ? std::string_view(lifted->hint)
                                : parts.prompt   ? std::string_view(parts.prompt->text)
                                                 : std::string_view();
  const bool named = asks_by_name(s) && !alarm && hovered.empty();
  const bool middle = line.buttons.empty() && !alarm && !named && !at_.low && at_.stock.w <= 0;
  const bool skips = animator_.animating();
  Rect space = words;
  if (const Spoken* aside = skips ? parts.skip : parts.why)
    space = draw_aside(s, *aside, skips, words,
                       middle ? text_width(s.pen, text, Font::bold, z.body) : words.w);
  if (alarm && hovered.empty() && (!at_.low || arrangement_.under() || line.buttons.empty())) {
    const float side = std::round(z.body * 1.5f);
    const Vec at{space.x + side * 0.5f, center(space).y};
    disc(s.pen, at, side * 0.5f, t.danger);
    icon(s.pen, icon_for("danger"), at, side * 0.8f, t.on_danger);
    space.x += side + z.gap;
    space.w -= side + z.gap;
  }
  if (named) {
    // In the colour of the person who is asked.
    const float wide = std::round(5 * z.unit);
    const Color own = seat_colour(t, colour_of(s, s.frame.next));
    fill(s.pen, {space.x, space.y + space.h * 0.12f, wide, space.h * 0.76f}, wide * 0.5f, own);
    space.x += wide + z.gap;
    space.w -= wide + z.gap;
  }
  const Color ink = alarm ? t.danger : t.ink;
  Likeness same;
  same.add(text), same.add(space), same.add(ink), same.add(middle);
  same.add(s.pen.px), same.add(z.body), same.add(z.small), same.add(z.unit);
  // Smaller words are preferred to words that are cut.
  words_.draw(s, same, [&] {
    words_at_ =
        text_box(s.pen, text, space, {Font::bold, z.body, ink},
                 std::max(11 * z.unit, z.small * 0.5f), middle ? Align::middle : Align::left);
  });
}

void ActionLine::draw_buttons(Stage& s, const Line& line) const {
  const float gap = s.size().gap;
  const float button_h = s.size().button;
  const Rect& buttons = line.buttons_at;
  const float actions = line.width;
  float x = buttons.x;
  const float scale = actions > buttons.w ? buttons.w / actions : 1;
  for (const Spoken* b : line.buttons) {
    if (b == line.slim) {
      icon_button(s, *b, {right(buttons) - button_h, buttons.y, button_h, button_h},
                  icon_for("close"), Kind::secondary);
      continue;
    }
    const float wide = width_of(s, *b), own = wide * scale;
    // Below the words the main action takes the width that the others leave.
    const bool takes =
        line.stacked && (line.buttons.size() == 1 || (arrangement_.reserved() > 0 && b->item->on));
    const float w = takes ? buttons.w - (actions - wide) * (line.slim ? 1 : scale) : own;
    const Rect at{x, buttons.y, w, button_h};
    if (is_slim(s, *b))
      icon_button(s, *b, at, icon_for(kAgain), Kind::secondary);
    else
      button(s, *b, at,
             b->item->costly ? Kind::costly
             : b->item->on   ? Kind::primary
                             : Kind::secondary);
    x += w + gap * scale;
  }
}

void ActionLine::draw(Stage& s, const Parts& parts, const Preview& would) {
  const Line line = divide(s, parts);
  // The texts of an animation appear at once; the prompt appears when all cards are in place.
  const bool hushed = animator_.animating() && !s.frame.follows && animator_.compared() == kNoCard;
  const float clear = s.glides.to(s.clock, "prompt~", hushed ? 0.0f : 1.0f, 0.18f);
  if (clear > 0.01f) {
    const Faded faded(s.pen, clear);
    draw_words(s, parts, would, line);
  }
  if (parts.prompt)
    s.worded(parts.prompt->item->id, line.words_at, clear > 0.01f ? words_at_ : Rect{});
  draw_buttons(s, line);
}

}  // namespace tablee::nimmt::drawing
