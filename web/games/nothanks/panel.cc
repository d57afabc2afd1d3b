#include "web/games/nothanks/panel.h"

#include <cstdlib>

#include "games/nothanks/describe.h"
#include "web/app/ids.h"
#include "web/draw/screens/bar.h"
#include "web/draw/screens/note.h"
#include "web/draw/screens/replay_strip.h"
#include "web/draw/table/seat_portrait.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/leader.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"
#include "web/games/nothanks/renderer.h"

namespace tablee::nothanks::drawing {
namespace {

std::string figures(float n) { return std::to_string(static_cast<int>(std::lround(n))); }

// A little card or chip before a figure says what it counts.
void small_card(const Pen& pen, Vec at, float h) {
  const Rect r = pen.snap(around(at, h * 0.72f, h));
  fill(pen, r, h * 0.14f, pen.theme->outlines ? rgb(0) : pen.theme->card);
  stroke(pen, r, h * 0.14f, pen.theme->ink_soft, std::max(pen.px, h * 0.1f));
}

}  // namespace

const nothanks::View& view(const Stage& s) { return *nothanks::view_of(*s.frame.view); }

Panel::Parts Panel::sort(const Stage& s) {
  Parts p;
  // While the last card is still on its way, the items are already those of the sheet, which has
  // the same bar.
  const bool table = shows_table(s.frame);
  for (const Spoken& spoken : s.frame.items) {
    const Item& item = *spoken.item;
    const std::string_view id = item.id;
    if (in_note(item)) continue;
    if (of_replay(id)) continue;
    if (id == ids::kTitle) {
      p.title = &spoken;
    } else if (in_bar(item)) {
      p.bar.push_back(&spoken);
    } else if (!table) {
      continue;
    } else if (id == ids::kWhere) {
      p.where = &spoken;
    } else if (id == ids::kPrompt) {
      p.prompt = &spoken;
    } else if (id == ids::kCard) {
      p.card = &spoken;
    } else if (id == kChipsId) {
      p.chips = &spoken;
    } else if (id == ids::kCommand) {
      p.command = &spoken;
    } else if (id == ids::kWhy || id == ids::kCoach || id.starts_with(ids::kTrial)) {
      p.why = &spoken;
    } else if (id == ids::kPeek) {
      p.peek = &spoken;
    } else if (id == kTakeId || id == kNoId) {
      p.choice[id == kTakeId ? 0 : 1] = &spoken;
    } else if (const auto* seat = data_of<SeatPoints>(item)) {
      p.seats[seat->seat] = &spoken;
    } else if (item.role == Role::button && id != ids::kSkip) {
      p.others.push_back(&spoken);
    } else if (item.role == Role::region || item.role == Role::list) {
      p.frames.push_back(&spoken);
    }
  }
  return p;
}

// The taller of the two buttons, as they were asked last.
float Panel::choice_height(const Stage& s, float width) const {
  const Sizes& z = s.size();
  const float inner = width - 24 * z.unit;
  float h = std::round(56 * z.unit);
  // A figure more or less must not move the table: room for two digits and a sign.
  for (const auto& [text, hint] : asked_)
    h = std::max(h, block_height(s.pen, text, Font::bold, z.body, inner) +
                        block_height(s.pen, hint + " 00", Font::words, z.small, inner) +
                        20 * z.unit);
  return std::round(h);
}

void Panel::arrange(const Stage& s, const Parts& parts) {
  const Sizes& z = s.size();
  for (std::size_t i = 0; i < 2; ++i)
    // What is advised is said beside the words, so that it moves no button under a thumb.
    if (const Spoken* b = parts.choice[i]; b && (!b->item->cost || asked_[i][0].empty())) {
      asked_[i][0] = b->text;
      asked_[i][1] = b->hint;
    }
  Shape shape{.safe = s.safe, .size = z, .players = view(s).pub.options.players};
  shape.tray = tray_;
  shape.left_handed = s.frame.left_handed;
  for (const bool scrolls : {false, true}) {
    shape.scrolls = scrolls;
    const float width = decision_width(shape), half = (width - z.gap) * 0.5f;
    // Side by side while the words of neither become a column.
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
    // A second line is kept where any sentence may need it.
    // Nothing moves from one sentence of a lesson to the next.
    const bool narrow = width < z.body * 19;
    shape.words = s.frame.lesson ? std::max(line * 3, std::min(prompt, line * 5))
                                 : std::clamp(prompt, narrow ? line * 2 : line, line * 3);
    // The sign that asks why stands beside one line as well, and over nothing else. Its room is
    // kept where there is some: nothing moves when it comes, unless it takes the words a line more.
    const float bare = shape.words;
    shape.words = std::max(bare, z.touch);
    at_ = lay_out(shape);
    if (!at_.fits && !parts.why) {
      shape.words = bare;
      at_ = lay_out(shape);
    }
    if (at_.fits) return;
  }
}

// A screen too small for the type asked for scrolls as a whole.
void Panel::scroll(Stage& s) {
  scroll_.content = at_.content;
  scroll_.room = s.safe.h;
  if (scroll_.most() > 0.5f) s.touch.scroll_area(s.safe, scroll_);
  const float up = std::round(std::clamp(scroll_.at, 0.0f, scroll_.most()));
  if (up <= 0) return;
  for (Rect* r : {&at_.bar, &at_.people, &at_.centre, &at_.card, &at_.pile, &at_.pot, &at_.tray,
                  &at_.prompt, &at_.action, &at_.choice[0], &at_.choice[1]})
    r->y -= up;
  for (Rect& r : at_.seat) r.y -= up;
}

ChipStacks Panel::pot(int count) const {
  return stack_chips(at_.pot, std::max(1, count), chip_, true);
}

// The part of the tray where one's own chips lie.
Rect Panel::purse_area(const Sizes& z) const {
  const Rect& r = at_.tray;
  const float w = std::clamp(r.w * 0.3f, 88 * z.unit, 220 * z.unit);
  return {right(r) - w, r.y, w, r.h};
}

Vec Panel::purse(Seat seat) const {
  if (seat == kNobody) return center(at_.people);
  const Rect& r = at_.seat[seat];
  if (seat == tray_) return {right(r) - r.h * 0.5f, center(r).y};
  return {r.x + r.w * 0.72f, r.y + std::min(16.0f, r.h * 0.3f)};
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
      pieces_.fly(purse(beat.seat), stacks.spot(beat.chips - 1), stacks.radius, 0, true);
      break;
    case Cue::take:
      for (int i = 0; i < std::min(beat.chips, 20); ++i)
        pieces_.fly(stacks.spot(i), purse(beat.seat), stacks.radius,
                    0.06f + static_cast<float>(i) * 0.015f, false);
      break;
    case Cue::deal:
    case Cue::none:
      break;
  }
}

// The table turns towards whoever decides, but not while something flies.
void Panel::follow(Stage& s) {
  const Seat viewer = view(s).viewer;
  const int players = view(s).pub.options.players;
  if (tray_ >= players) tray_ = kNobody;
  if (viewer != kNobody && !animator_.settling()) tray_ = viewer;
}

void Panel::draw(Stage& s, bool skip) {
  const nothanks::View& v = view(s);
  const Parts parts = sort(s);
  std::vector<Animator::Beat> beats;
  animator_.tell(v, s.frame.updates, s.clock, skip,
                 [&](const Animator::Beat& b) { beats.push_back(b); });
  if (!here_) tray_ = v.viewer;
  follow(s);
  const float made_for[5] = {s.frame.width, s.frame.height, s.frame.text_scale, s.frame.insets[0],
                             static_cast<float>(tray_)};
  bool jump = !here_ || s.clock.pace <= 0;
  for (int i = 0; i < 5; ++i) {
    if (made_for_[i] != made_for[i]) jump = true;
    made_for_[i] = made_for[i];
  }
  here_ = true;
  arrange(s, parts);
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
  for (int i = 0; i < v.pub.options.players; ++i) draw_seat(s, parts, i);
  const SeatSet ahead = animator_.shown().ahead(v.pub.options.players);
  for (const Seat seat : ahead.size() <= kMostLeaders ? ahead : SeatSet{}) {
    const Rect& r = at_.seat[seat];
    leader_badge(s.pen, {r.x + r.w * 0.68f, r.y});
  }
  draw_centre(s, parts);
  // Under the cards, so that no chip on its way covers a number.
  pieces_.draw_flights(s.pen);
  pieces_.draw_resting(s.pen);
  draw_pot(s);
  if (tray_ != kNobody) draw_purse(s, parts);
  draw_action(s, parts);
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

void Panel::draw_seat(Stage& s, const Parts& parts, int index) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const auto at = static_cast<std::size_t>(index);
  const Shown& shown = animator_.shown();
  const Seat seat = seat_at(index);
  const bool own = seat == tray_, turn = shown.actor == seat;
  const Rect r = s.pen.snap(at_.seat[at]);
  const float radius = std::round(10 * z.unit), pad = seat_pad(z);
  fill(s.pen, r, radius, fade(t.paper, t.outlines ? 1 : own ? 0.95f : 0.62f));
  if (turn) fill(s.pen, r, radius, fade(t.accent_soft, t.outlines ? 1.0f : 0.7f));
  stroke(s.pen, r, radius,
         turn  ? t.accent
         : own ? t.control
               : t.line,
         turn         ? 2.5f
         : t.outlines ? 1.5f
                      : std::max(s.pen.px, 1.0f));

  seat_mark(s, r, index);

  // Name, chips where they are open, points.
  const float end = own ? purse_area(z).x : right(r);
  // Tall cells, as on a large screen, have room for larger words.
  const float word = r.h > 104 * z.unit ? z.body : z.small;
  const float head = std::round(word * 1.5f), line = r.y + pad * 0.5f + head * 0.5f;
  float from = r.x + pad, to = end - pad;
  if (turn) {
    // A mark besides the colour.
    icon(s.pen, icon_for("play"), {from + word * 0.5f, line}, word, t.accent);
    from += word * 1.2f;
  }
  // A face, where the name keeps room.
  if (const float side = portrait_room(s, head); side > 0 && to - from > side + word * 9) {
    if (has_avatars(s)) seat_portrait(s, {from, line - side * 0.5f, side, side}, index);
    from += side + pad * 0.5f;
  }
  const CardSet& cards = shown.taken[at];
  const float figure = word * 1.3f;
  const float points = s.glides.to(s.clock, "points" + std::to_string(index),
                                   static_cast<float>(nothanks::card_points(cards)), 0.45f);
  const bool sees = nothanks::shows_chips(view(s), seat);
  std::string name = at < s.frame.names.size() ? s.frame.names[at] : std::string();
  // What the rounds before have left.
  if (shown.round > 1)
    name += (shown.totals[at] < 0 ? " · −" : " · ") + std::to_string(std::abs(shown.totals[at]));
  const Font face = own || turn ? Font::bold : Font::words;
  // Where the whole sum would leave no room for the name, the mirror alone has what it comes to.
  if (own && sees && to - from > text_width(s.pen, name, face, word) + figure * 6.5f)
    to = draw_net(s, points, to, line, figure);
  const std::string sum = figures(points);
  text_line(s.pen, sum, to, line, {Font::numerals, figure, t.ink}, Align::right);
  to -= text_width(s.pen, sum, Font::numerals, figure) + figure * 0.5f;
  small_card(s.pen, {to, line}, figure * 0.72f);
  to -= figure * 0.5f;
  if (!own && sees) {
    const std::string count = figures(static_cast<float>(shown.chips[at]));
    text_line(s.pen, count, to, line, {Font::numerals, figure, t.ink}, Align::right);
    to -= text_width(s.pen, count, Font::numerals, figure) + figure * 0.55f;
    chip(s.pen, {to, line}, figure * 0.42f);
    to -= figure * 0.7f;
  }
  text_fit(s.pen, name, {from, line - head * 0.5f, to - from, head}, {face, word, t.ink},
           z.small * 0.8f);

  const float top = r.y + pad * 0.5f + head;
  const Rect area{r.x + pad, top, end - r.x - 2 * pad, bottom(r) - pad - top};
  const float most = 84 * z.unit;
  const std::vector<Tile> tiles = lay_tiles(cards, area, most);
  // The lowest of a run lies on top of those after it.
  int layer = static_cast<int>(tiles.size());
  for (const Tile& tile : tiles) pieces_.place(tile, layer--, 1.5f);
  if (tiles.empty()) {
    const float h = std::min(most, area.h);
    const Rect slot = s.pen.snap(Rect{area.x, area.y + (area.h - h) * 0.5f, h * 0.72f, h});
    dashed(s.pen, slot, warm_radius(slot), fade(t.control, 0.5f), std::max(1.0f, s.pen.px), 4);
  }
  if (!parts.seats[at]) return;
  s.shown(parts.seats[at]->item->id, r, radius);
  s.explains(*parts.seats[at], r);
}

// What is counted up beside it, less the chips.
float Panel::draw_net(Stage& s, float points, float end, float middle, float size) {
  const Theme& t = s.theme();
  const Shown& shown = animator_.shown();
  const auto at = static_cast<std::size_t>(tray_);
  const int chips = shown.chips[at];
  const int net = static_cast<int>(std::round(points)) - chips;
  const std::string all = "= " + std::string(net < 0 ? "−" : "") + std::to_string(std::abs(net));
  text_line(s.pen, all, end, middle, {Font::bold, size * 1.05f, t.accent}, Align::right);
  end -= text_width(s.pen, all, Font::bold, size * 1.05f) + size * 0.4f;
  const std::string less = "− " + std::to_string(chips);
  text_line(s.pen, less, end, middle, {Font::numerals, size, t.ink_soft}, Align::right);
  return end - text_width(s.pen, less, Font::numerals, size) - size * 0.4f;
}

// One's own chips, or the way to look at them in private.
void Panel::draw_purse(Stage& s, const Parts& parts) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const Rect r = purse_area(z);
  const float pad = seat_pad(z);
  if (parts.peek) {
    const Spoken& peek = *parts.peek;
    const float wide = r.w - 2 * pad;
    const float tall = button_height(s, peek.item->id, peek.text, wide);
    if (wide > 150 * z.unit && tall <= r.h - 2 * pad) {
      button(s, peek, around(center(r), wide, tall), Kind::secondary);
      return;
    }
    const float side = std::clamp(r.h - 2 * pad, z.touch, z.touch * 1.3f);
    icon_button(s, peek, around(center(r), side, side), icon_for("eye"), Kind::secondary);
    return;
  }
  const Seat seat = tray_;
  if (!nothanks::shows_chips(view(s), seat)) return;
  const auto at = static_cast<std::size_t>(seat);
  const int count = animator_.shown().chips[at];
  const std::string text = figures(static_cast<float>(count));
  const float em = std::min(z.body * 1.5f, r.h * 0.5f);
  const float wide = text_width(s.pen, "00", Font::numerals, em);
  const Rect area{r.x, r.y + pad * 0.5f, r.w - wide - pad * 2, r.h - pad};
  ChipStacks stacks = stack_chips(area, count, std::min(area.h * 0.3f, 22 * z.unit));
  // They stand beside their count.
  const auto more = static_cast<float>(stacks.columns - 1);
  stacks.area.x += std::max(0.0f, area.w - stacks.radius * (2 + 2.15f * more));
  draw_chips(s.pen, stacks, count);
  text_line(s.pen, text, right(r) - pad - wide * 0.5f, center(r).y, {Font::numerals, em, t.ink},
            Align::middle);
  if (parts.chips) s.shown(parts.chips->item->id, r);
}

void Panel::draw_centre(Stage& s, const Parts& parts) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const Shown& shown = animator_.shown();
  const float em = z.body * 1.25f;
  // All of it lies on one mat.
  const float air = std::min(z.gap, at_.card.y - at_.centre.y);
  const Rect mat =
      s.pen.snap(Rect{at_.centre.x, at_.card.y - air, at_.centre.w, at_.card.h + 2 * air});
  const float soft = std::round(18 * z.unit);
  fill(s.pen, mat, soft, t.track);
  if (t.outlines) stroke(s.pen, mat, soft, t.line, 1);
  // The pile gets lower; a deal drops it there.
  const float in = ease_out(progress(s.clock, dealt_at_, 0.4f));
  const int backs = shown.pile > 0 ? 1 + (shown.pile - 1) / 4 : 0;
  if (backs > 0) {
    const Faded faded(s.pen, in);
    const Moved dropped(s.pen, center(at_.pile), 0, 1, 1,
                        {0, s.clock.reduced ? 0 : (in - 1) * 60 * z.unit});
    // It rises from its figure.
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
  // Beside the stacks, in the line of the lowest.
  const float em = s.size().body * 1.5f, radius = stacks.radius;
  const float end = stacks.area.x + radius * (2 + 2.15f * static_cast<float>(stacks.columns - 1));
  text_line(s.pen, figures(static_cast<float>(lie)), end + s.size().gap * 0.75f,
            bottom(stacks.area) - std::max(radius, em * 0.4f), {Font::numerals, em, t.ink});
}

// Both look alike: neither is pushed. What a hint recommends glows.
void Panel::draw_choice(Stage& s, const Spoken& spoken, const Rect& at, bool takes, bool best) {
  // What can't be done now, when a slip has been tried again.
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
  // Both begin at the same height.
  float hint = 0;
  for (const auto& asked : asked_)
    hint = std::max(hint, block_height(s.pen, asked[1], Font::words, z.small, inner));
  const float y = r.y + (r.h - title - hint) * 0.5f;
  // What goes where: a card to me, a chip to the card.
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
    fill(s.pen, tag, tall * 0.5f, best ? t.accent : t.paper);
    stroke(s.pen, tag, tall * 0.5f, t.accent, 1.5f);
    text_box(s.pen, cost, tag, {Font::bold, z.small, best ? t.on_accent : t.ink}, z.small * 0.7f,
             Align::middle);
  }
  s.tappable(id, r, r, radius);
}

namespace {

void draw_prompt(Stage& s, const Spoken& prompt, const Rect& room) {
  const Sizes& z = s.size();
  const Rect words =
      text_box(s.pen, prompt.text, room, {Font::bold, z.body, s.theme().ink}, z.small * 0.9f);
  s.worded(prompt.item->id, room, words);
}

}  // namespace

void Panel::draw_action(Stage& s, const Parts& parts) {
  const Sizes& z = s.size();
  // What is asked is asked when all lies where it should.
  if (parts.prompt && s.frame.follows) {
    // What is told is told at once; all of the room is its.
    s.glides.to(s.clock, "asked~", 0, 0.001f);
    return draw_prompt(s, *parts.prompt, at_.action);
  }
  // While the card that is asked about is shown once more, its reasons are read.
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
    const bool takes = advised && take->figure < no->figure;
    draw_choice(s, *buttons[0], at_.choice[0], true, takes);
    draw_choice(s, *buttons[1], at_.choice[1], false, advised && !takes);
  } else if (buttons.size() == 1) {
    Rect r = both(at_.choice[0], at_.choice[1]);
    const float h = std::min(r.h, std::round(96 * z.unit) * z.body / 16);
    r.y += r.h - h;
    r.h = h;
    draw_choice(s, *buttons[0], r, buttons[0]->item->id == kTakeId, false);
  } else if (!parts.others.empty()) {
    // Whatever else the evening asks, in a line.
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

namespace tablee::nothanks {

draw::GameRenderer& renderer() {
  static drawing::Panel panel;
  return panel;
}

}  // namespace tablee::nothanks
