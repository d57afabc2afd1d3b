#include "web/games/nothanks/panel.h"

#include "web/draw/screens/bar.h"
#include "web/draw/screens/note.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"
#include "web/games/nothanks/renderer.h"

namespace tablee::nothanks::drawing {

// On a screen too small for the size of type, the whole table scrolls.
void Panel::scroll(Stage& s) {
  scroll_.content = at_.content;
  scroll_.space = s.safe.h;
  if (scroll_.most() > 0.5f) s.touch.scroll_area(s.safe, scroll_);
  const float up = s.scroll_page(scroll_, s.window, 1);
  if (up <= 0) return;
  for (Rect* r : {&at_.bar, &at_.people, &at_.centre, &at_.card, &at_.pile, &at_.pot, &at_.tray,
                  &at_.prompt, &at_.action, &at_.choice[0], &at_.choice[1]})
    r->y -= up;
  for (Rect& r : at_.seat) r.y -= up;
}

ChipStacks Panel::pot(int count) const {
  return stack_chips(at_.pot, std::max(1, count), chip_, true);
}

void Panel::cue(const Animator::Beat& beat) {
  using Cue = Animator::Cue;
  const ChipStacks stacks = pot(beat.chips);
  switch (beat.cue) {
    case Cue::turn_up:
      pieces_.from(beat.card, at_.pile, 0.36f);
      pieces_.flip(beat.card);
      break;
    case Cue::no:
      pieces_.fly(people_.purse(beat.seat), stacks.spot(beat.chips - 1), stacks.radius, 0, true);
      break;
    case Cue::take:
      for (int i = 0; i < std::min(beat.chips, 20); ++i)
        pieces_.fly(stacks.spot(i), people_.purse(beat.seat), stacks.radius,
                    0.06f + static_cast<float>(i) * 0.015f, false);
      break;
    case Cue::deal:
    case Cue::none:
      break;
  }
}

void Panel::draw(Stage& s, bool skip) {
  const nothanks::View& v = view(s);
  const Parts parts = sort(s);
  std::vector<Animator::Beat> beats;
  animator_.update(v, s.frame.updates, s.clock, skip,
                   [&](const Animator::Beat& b) { beats.push_back(b); });
  people_.follow(s, !here_);
  const Seat tray = people_.tray();
  const float made_for[5] = {s.safe.w, s.frame.height, s.frame.text_scale, s.frame.insets[0],
                             static_cast<float>(tray)};
  bool jump = !here_ || s.clock.pace <= 0;
  for (int i = 0; i < 5; ++i) {
    if (made_for_[i] != made_for[i]) jump = true;
    made_for_[i] = made_for[i];
  }
  here_ = true;
  decision_.arrange(s, parts, tray);
  scroll(s);
  chip_ = std::clamp(at_.card.h * 0.12f, 8.0f, 30 * s.size().unit);

  pieces_.begin(s.clock, jump);
  for (const auto& b : beats) {
    if (b.cue == Animator::Cue::deal) dealt_at_ = s.clock.now;
    if (b.cue == Animator::Cue::no) refused_ = b.seat, refused_at_ = s.clock.now;
    cue(b);
  }

  if (at_.bar.w > 0)
    bar_end_ =
        draw_bar(s, at_.bar, parts.where ? parts.where : parts.title, parts.bar, parts.command);
  if (parts.title && parts.where) s.shown(parts.title->item->id, at_.bar);
  for (const Spoken* f : parts.frames) s.shown(f->item->id, at_.people);
  people_.draw(s, parts);
  draw_centre(s, parts);
  // Below the cards, so that no moving chip covers a number.
  pieces_.draw_flights(s.pen);
  pieces_.draw_resting(s.pen);
  draw_pot(s);
  if (tray != kNobody) people_.draw_purse(s, parts);
  decision_.draw(s, parts);
  pieces_.draw_moving(s.pen);
  if (animator_.shown().asked)
    draw_asked(s);
  else
    s.glides.to(s.clock, "asked~sum", 0, 0.001f);
  if (s.frame.remark.seat != kNobody && remark_.speaks(s)) draw_remark(s);
  if (refused_ != kNobody && !s.frame.aside.empty()) draw_refusal(s);
  draw_note(s, at_.bar);
  s.reveal(scroll_, s.window, 8);
}

void Panel::draw_centre(Stage& s, const Parts& parts) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const Shown& shown = animator_.shown();
  const float em = z.body * 1.25f;
  // All of it is on one mat.
  const float air = std::min(z.gap, at_.card.y - at_.centre.y);
  const Rect mat =
      s.pen.snap(Rect{at_.centre.x, at_.card.y - air, at_.centre.w, at_.card.h + 2 * air});
  const float soft = std::round(18 * z.unit);
  fill(s.pen, mat, soft, t.track);
  if (t.outlines) stroke(s.pen, mat, soft, t.line, 1);
  // The pile gets lower during the round; a deal drops it onto the table.
  const float in = ease_out(progress(s.clock, dealt_at_, 0.4f));
  const int backs = shown.pile > 0 ? 1 + (shown.pile - 1) / 4 : 0;
  if (backs > 0) {
    const Faded faded(s.pen, in);
    const Moved dropped(s.pen, center(at_.pile), 0, 1, 1,
                        {0, s.clock.reduced ? 0 : (in - 1) * 60 * z.unit});
    // Its figure is at its foot; the pile rises from there.
    for (int i = 0; i < backs; ++i) {
      Rect r = at_.pile;
      r.x += static_cast<float>(backs - 1 - i) * z.unit * 1.2f;
      r.y -= static_cast<float>(i) * z.unit * 1.2f;
      warm_back(s.pen, s.pen.snap(r), i == 0 ? 4.0f : 0.5f);
    }
  } else {
    dashed(s.pen, s.pen.snap(at_.pile), warm_radius(at_.pile), fade(t.control, 0.6f),
           std::max(1.0f, s.pen.px), 5);
  }
  text_line(s.pen, figures(static_cast<float>(shown.pile)), center(at_.pile).x,
            bottom(at_.pile) + at_.score * 0.5f + 1, {Font::numerals, em, t.ink_soft},
            Align::middle);
  if (shown.card != kNoCard)
    pieces_.place({shown.card, at_.card, 0}, 30, 5);
  else
    dashed(s.pen, s.pen.snap(at_.card), warm_radius(at_.card), fade(t.control, 0.6f),
           std::max(1.0f, s.pen.px), 6);
  if (parts.card) s.shown(parts.card->item->id, both(at_.card, at_.pot), warm_radius(at_.card));
}

void Panel::draw_pot(Stage& s) {
  const Theme& t = s.theme();
  const int all = animator_.shown().pot, lie = std::max(0, all - pieces_.coming());
  if (lie <= 0) return;
  const ChipStacks stacks = pot(all);
  draw_chips(s.pen, stacks, lie);
  // Beside the stacks, level with the lowest.
  const float em = s.size().body * 1.5f, radius = stacks.radius;
  const float end = stacks.area.x + radius * (2 + 2.15f * static_cast<float>(stacks.columns - 1));
  text_line(s.pen, figures(static_cast<float>(lie)), end + s.size().gap * 0.75f,
            bottom(stacks.area) - std::max(radius, em * 0.4f), {Font::numerals, em, t.ink});
}

}  // namespace tablee::nothanks::drawing

namespace tablee::nothanks {

draw::GameRenderer& renderer() {
  static drawing::Panel panel;
  return panel;
}

}  // namespace tablee::nothanks
