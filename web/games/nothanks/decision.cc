#include "web/games/nothanks/decision.h"

#include <utility>

#include "games/nothanks/describe.h"
#include "web/app/ids.h"
#include "web/draw/screens/bar.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/cost_label.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"
#include "web/games/nothanks/card.h"
#include "web/games/nothanks/table.h"

namespace tablee::nothanks::drawing {
namespace {

void draw_prompt(Stage& s, const Spoken& prompt, const Rect& space) {
  const Sizes& z = s.size();
  const Rect words =
      text_box(s.pen, prompt.text, space, {Font::bold, z.body, s.theme().ink}, z.small * 0.9f);
  s.worded(prompt.item->id, space, words);
}

}  // namespace

// The height of the taller button, with the texts that they last had.
float Decision::choice_height(const Stage& s, float width) const {
  const Sizes& z = s.size();
  const float inner = width - 24 * z.unit;
  float h = std::round(56 * z.unit);
  // One digit more or less must not move the table, so there is space for two digits and a sign.
  for (const auto& [text, hint] : asked_)
    h = std::max(h, block_height(s.pen, text, Font::bold, z.body, inner) +
                        block_height(s.pen, hint + " 00", Font::words, z.small, inner) +
                        20 * z.unit);
  return std::round(h);
}

void Decision::remember(const Parts& parts) {
  for (std::size_t i = 0; i < 2; ++i)
    // Advice is shown beside the words, so that it moves no button under a thumb.
    if (const Spoken* b = parts.choice[i]; b && (!b->item->cost || asked_[i][0].empty())) {
      asked_[i][0] = b->text;
      asked_[i][1] = b->hint;
    }
}

void Decision::arrange(Stage& s, const Parts& parts, Seat tray) {
  remember(parts);
  float card = 0;
  if (s.frame.text_scale > 1) {
    const Sizes large = std::exchange(s.pen.size, sizes_for(s.frame.width, s.frame.height, 1));
    lay(s, parts, tray, 0);
    s.pen.size = large;
    card = at_.card.h;
  }
  lay(s, parts, tray, card);
}

// `card`: the least height of the card, if that can be had.
void Decision::lay(const Stage& s, const Parts& parts, Seat tray, float card) {
  Shape shape{.safe = s.safe, .size = s.size(), .players = view(s).pub.options.players};
  shape.tray = tray;
  shape.card = card;
  shape.left_handed = s.frame.left_handed;
  for (const bool scrolls : {false, true}) {
    shape.scrolls = scrolls;
    size(s, parts, shape);
    // The button that asks for an explanation is beside the words, also if these take one line, and
    // covers nothing. Its space is reserved where possible, so that nothing moves when it appears,
    // unless the words then need one more line.
    const float bare = shape.words;
    shape.words = std::max(bare, s.size().touch);
    at_ = lay_out(shape);
    if (!at_.fits && !parts.why) {
      shape.words = bare;
      at_ = lay_out(shape);
    }
    if (at_.fits) return;
  }
}

// Computes the space of the buttons and of the words above them.
void Decision::size(const Stage& s, const Parts& parts, Shape& shape) const {
  const Sizes& z = s.size();
  const float width = decision_width(shape), half = (width - z.gap) * 0.5f;
  // The buttons are side by side unless the words of one would become a narrow column.
  float words = 0;
  for (const auto& [text, hint] : asked_)
    words = std::max({words, text_width(s.pen, text, Font::bold, z.body),
                      text_width(s.pen, hint, Font::words, z.small) / 2.2f});
  shape.stacked = half - 24 * z.unit < words;
  shape.decisions = choice_height(s, shape.stacked ? width : half);
  const float line = line_height(z.body);
  const float prompt = parts.prompt ? block_height(s.pen, parts.prompt->text, Font::bold, z.body,
                                                   width - (parts.why ? z.touch : 0))
                                    : line;
  // Space for a second line is reserved where any sentence may need it, so that nothing moves from
  // one sentence of a lesson to the next.
  const bool narrow = width < z.body * 19;
  shape.words = s.frame.lesson ? std::max(line * 3, std::min(prompt, line * 5))
                               : std::clamp(prompt, narrow ? line * 2 : line, line * 3);
}

// Both buttons look alike, so that none is suggested. The one that a hint recommends glows.
void Decision::draw_choice(Stage& s, const Spoken& spoken, const Rect& at, bool takes,
                           bool best) const {
  // In a retry of a slip, a move that is not allowed is faded.
  const Faded faded(s.pen, spoken.item->enabled || animator_.settling() ? 1.0f : 0.55f);
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const std::string& id = spoken.item->id;
  const Rect r = s.pen.snap(at);
  const float radius = std::min(r.h * 0.5f, std::round(20 * z.unit));
  const bool press = s.presses(id), hover = s.hovers(id);
  const Moved give(s.pen, center(r), 0, press ? 0.98f : 1, press ? 0.97f : 1);
  const Color ink = mix(t.accent, t.ink, 0.15f);
  const std::string& about = asked_[takes ? 0 : 1][1];
  if (best && !t.outlines) fill(s.pen, inset(r, -5), radius + 5, fade(t.accent, 0.28f));
  if (!press) shadow(s.pen, r, radius, hover ? 6 : 4, 0.5f);
  fill(s.pen, r, radius,
       press || best ? t.accent_soft
       : hover       ? mix(t.paper, t.accent_soft, 0.5f)
                     : t.paper);
  stroke(s.pen, r, radius, t.accent, best ? 4.0f : 2.5f);
  const float pad = 12 * z.unit, inner = r.w - 2 * pad;
  const float title = block_height(s.pen, spoken.text, Font::bold, z.body, inner);
  // Both texts start at the same height.
  float hint = 0;
  for (const auto& asked : asked_)
    hint = std::max(hint, block_height(s.pen, asked[1], Font::words, z.small, inner));
  const float y = r.y + (r.h - title - hint) * 0.5f;
  // Icons show the movement: a card to the player, a chip to the card.
  const float mark = z.body * 1.3f, word = text_width(s.pen, spoken.text, Font::bold, z.body);
  const bool pictured = word + mark + z.gap <= inner;
  const float shift = pictured ? (mark + z.gap) * 0.5f : 0;
  text_block(s.pen, spoken.text, {r.x + pad + shift, y, inner, title}, {Font::bold, z.body, ink},
             Align::middle);
  if (pictured) {
    const Vec m{r.x + r.w * 0.5f + shift - word * 0.5f - z.gap - mark * 0.5f, y + title * 0.5f};
    if (!takes)
      chip(s.pen, m, mark * 0.5f);
    else if (const Card card = animator_.shown().card; card != kNoCard)
      warm_card(s.pen, s.pen.snap(around(m, mark * 0.8f, mark * 1.1f)), card, {.height = 2});
  }
  text_box(s.pen, about,
           {r.x + pad, y + title, inner, block_height(s.pen, about, Font::words, z.small, inner)},
           {Font::words, z.small, t.ink}, z.small);
  if (spoken.item->cost) {
    const std::string& cost = spoken.item->cost->written;
    const float tall = std::round(z.small * 1.5f);
    const float wide =
        std::max(tall * 1.5f, text_width(s.pen, cost, Font::bold, z.small) + z.small);
    const Rect tag = s.pen.snap(around({r.x + r.w * 0.5f, r.y}, wide, tall));
    cost_label(s.pen, tag, cost, z.small, best);
  }
  s.tappable(id, r, r, radius);
}

void Decision::draw(Stage& s, const Parts& parts) const {
  const Sizes& z = s.size();
  // The prompt appears when all pieces are in place.
  if (parts.prompt && s.frame.follows) {
    // The text of an event appears at once and has all the space.
    s.glides.to(s.clock, "asked~", 0, 0.001f);
    return draw_prompt(s, *parts.prompt, at_.action);
  }
  // While the card under explanation is shown again, its reasons are visible.
  const bool hushed = animator_.settling() && !animator_.shown().asked;
  const float clear = s.glides.to(s.clock, "asked~", hushed || !parts.prompt ? 0.0f : 1.0f, 0.16f);
  if (clear < 0.02f || hushed || !parts.prompt) return;
  const Faded faded(s.pen, clear);
  std::vector<const Spoken*> buttons;
  for (const Spoken* b : parts.choice)
    if (b) buttons.push_back(b);
  const bool asks = !buttons.empty() || !parts.others.empty();
  Rect words = asks ? at_.prompt : at_.action;
  if (parts.why) {
    const Rect at{right(words) - z.touch, words.y + (words.h - z.touch) * 0.5f, z.touch, z.touch};
    words =
        beside(words, z.touch, false, text_width(s.pen, parts.prompt->text, Font::bold, z.body));
    const std::string_view id = parts.why->item->id;
    const bool goes_on = (s.frame.lesson && id == ids::kCoach) || id == ids::kTrialNext;
    icon_button(s, *parts.why, at,
                icon_for(goes_on                 ? "next"
                         : id == ids::kTrialDone ? "check"
                                                 : "help"),
                Kind::secondary);
  }
  draw_prompt(s, *parts.prompt, words);
  if (buttons.size() == 2) {
    const std::optional<Cost>& take = buttons[0]->item->cost;
    const std::optional<Cost>& no = buttons[1]->item->cost;
    const bool advised = take && no;
    draw_choice(s, *buttons[0], at_.choice[0], true, advised && take->figure <= no->figure);
    draw_choice(s, *buttons[1], at_.choice[1], false, advised && no->figure <= take->figure);
  } else if (buttons.size() == 1) {
    Rect r = both(at_.choice[0], at_.choice[1]);
    const float h = std::min(r.h, std::round(96 * z.unit) * z.body / 16);
    r.y += r.h - h;
    r.h = h;
    draw_choice(s, *buttons[0], r, buttons[0]->item->id == kTakeId, false);
  } else if (!parts.others.empty()) {
    // Any other action of the screen, on a line.
    const Rect r = both(at_.choice[0], at_.choice[1]);
    const auto count = static_cast<float>(parts.others.size());
    const float w = (r.w - z.gap * (count - 1)) / count;
    float x = r.x;
    for (const Spoken* b : parts.others) {
      button(s, *b, {x, r.y, w, std::min(r.h, std::round(56 * z.unit))},
             b->item->on ? Kind::primary : Kind::secondary);
      x += w + z.gap;
    }
  }
}

}  // namespace tablee::nothanks::drawing
