#include "web/games/nimmt/panel.h"

#include <cstdlib>
#include <optional>

#include "games/nimmt/describe.h"
#include "web/app/ids.h"
#include "web/draw/screens/bar.h"
#include "web/draw/screens/note.h"
#include "web/draw/screens/replay_strip.h"
#include "web/draw/table/seat_portrait.h"
#include "web/draw/toolkit/bull.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"
#include "web/games/nimmt/renderer.h"
#include "web/games/nimmt/special_card.h"

namespace tablee::nimmt::drawing {
namespace {

std::string figures(int n) { return std::to_string(n); }

constexpr std::string_view kAgain = "again";  // shows what led to it once more

// A button on the line of words; where those have little room, one of them is its picture alone.
bool is_slim(const Stage& s, const Spoken& b) {
  return b.item->id == kAgain && s.safe.w < 480 * s.size().unit;
}
float width_of(const Stage& s, const Spoken& b) {
  return is_slim(s, b) ? std::round(48 * s.size().unit) : button_width(s, b.item->id, b.text);
}

// Cards that lie face down, of one of several people: in their colour.
Color back_of(const Stage& s, Seat seat) {
  return s.frame.people.has(seat) ? seat_back(s.theme(), colour_of(s, seat)) : 0;
}

// Numbers in lines, as small as they must be, each in the colour of its class.
void known_cards(const Pen& pen, const CardSet& cards, const Rect& r, float size) {
  if (cards.empty() || r.w < 12) return;
  for (;; size -= 0.5f) {
    const float gap = size * 0.36f;
    const bool last = size <= 7;
    float x = 0, y = 0;
    for (const Card c : cards) {
      const float w = text_width(pen, figures(c), Font::numerals, size);
      if (x > 0 && x + w > r.w) x = 0, y += size * 1.02f;
      x += w + gap;
    }
    if (y + size > r.h && !last) continue;
    const float all = y + size;
    x = 0;
    y = std::max(0.0f, (r.h - all) * 0.5f);
    for (const Card c : cards) {
      const float w = text_width(pen, figures(c), Font::numerals, size);
      if (x > 0 && x + w > r.w) x = 0, y += size * 1.02f;
      text_line(
          pen, figures(c), r.x + x, r.y + y + size * 0.5f,
          {Font::numerals, size,
           pen.theme->dark ? pen.theme->ink : pen.theme->face[face_class(nimmt::heads(c))].ink});
      x += w + gap;
    }
    return;
  }
}

}  // namespace

const nimmt::View& view(const Stage& s) { return *nimmt::view_of(*s.frame.view); }

Panel::Parts Panel::sort(const Stage& s) const {
  Parts p;
  // While the last trick is still told, the items are already those of the sheet after it.
  if (!shows_table(s.frame)) return p;
  for (const Spoken& spoken : s.frame.items) {
    const Item& item = *spoken.item;
    const std::string_view id = item.id;
    if (of_replay(id)) continue;
    if (in_note(item)) continue;
    const auto* number = data_of<NumberCard>(item);
    if (id == ids::kWhere) {
      p.where = &spoken;
    } else if (id == ids::kPrompt) {
      p.prompt = &spoken;
    } else if (in_bar(item)) {
      p.bar.push_back(&spoken);
    } else if (id == ids::kWhy) {
      p.why = &spoken;
    } else if (id == ids::kSkip) {
      p.skip = &spoken;
    } else if (id == ids::kRecap) {
      p.recap = &spoken;
    } else if (number && id.starts_with(ids::kHandCard)) {
      p.hand.push_back({&spoken, number->card});
    } else if (number && id.starts_with(kMarketCardId)) {
      p.market.push_back({&spoken, number->card});
    } else if (number && id.starts_with(kQueueCardId)) {
      p.queue.push_back({&spoken, number->card});
    } else if (number) {
      p.cards.push_back({&spoken, number->card});
    } else if (const auto* row = data_of<RowNumber>(item)) {
      p.rows.push_back({&spoken, row->row - 1});
    } else if (const auto* seat = data_of<SeatPoints>(item)) {
      p.seats.push_back({&spoken, seat->seat});
    } else if (const auto* known = data_of<SeatOf>(item); known && id.starts_with(kKnownId)) {
      p.known.push_back({&spoken, known->seat});
    } else if (id.starts_with(kSpecialId)) {
      p.specials.push_back(&spoken);
    } else if (id == kStockId) {
      p.stock = &spoken;
    } else if (item.role == Role::button || item.role == Role::toggle ||
               item.role == Role::choice) {
      p.actions.push_back(&spoken);
    } else if (item.role == Role::region || item.role == Role::list) {
      p.frames.push_back(&spoken);
    } else if (id == ids::kTitle) {
      p.title = &spoken;
    } else if (id == ids::kCommand) {
      p.command = &spoken;
    }
  }
  return p;
}

bool Panel::may_do(const Spoken& spoken) {
  return spoken.item->role == Role::button && spoken.item->enabled;
}

bool Panel::hides_hand(const Parts& parts) {
  return std::any_of(parts.actions.begin(), parts.actions.end(),
                     [](const Spoken* b) { return b->item->id == ids::kHandover; });
}

// Is it asked what a card is placed with, or what is given away?
bool Panel::weighs_special(const Stage& s) const {
  const nimmt::Public& p = view(s).pub;
  if (p.phase != nimmt::Phase::place && p.phase != nimmt::Phase::exchange) return false;
  return !animator_.telling() && !s.frame.follows && p.actor == view(s).viewer;
}

// A finger that rests on a card, or a mouse over it, asks where that would go.
std::string_view Panel::raised(const Stage& s, const Parts& parts) {
  if (!s.frame.lifted.empty()) return s.frame.lifted;
  for (const auto& [spoken, card] : parts.hand)
    if (may_do(*spoken) && (s.presses(spoken->item->id) || s.hovers(spoken->item->id)))
      return spoken->item->id;
  return {};
}

Panel::Preview Panel::preview(const Stage& s, const Parts& parts) const {
  Preview p;
  const std::string_view up = raised(s, parts);
  const auto own = std::find_if(parts.hand.begin(), parts.hand.end(),
                                [&](const auto& held) { return held.first->item->id == up; });
  const nimmt::View& v = view(s);
  if (own == parts.hand.end() || animator_.telling() || !v.hand.has(own->second)) return p;
  p.card = own->second;
  for (const nimmt::Row& row : v.pub.rows)
    if (row.empty()) return {};
  const nimmt::Spot spot =
      nimmt::find_spot(v.pub.rows, p.card, v.pub.options.profi != 0, nimmt::blocked_rows(v.pub));
  p.row = spot.row;
  if (!spot.too_low()) {
    const auto row = static_cast<std::size_t>(p.row);
    const int held = static_cast<int>(v.pub.rows[row].size());
    p.at = spot.left ? 0 : held;
    if (held >= nimmt::capacity(v.pub, row)) p.taken = p.row;
  }
  return p;
}

// Is a card to be chosen?
bool Panel::choosing(const Parts& parts) {
  const auto any = [](const auto& all) {
    return std::any_of(all.begin(), all.end(),
                       [](const auto& part) { return part.first->item->role == Role::button; });
  };
  return any(parts.hand) || any(parts.market) || any(parts.rows);
}

float Panel::actions_width(const Stage& s, const Parts& parts) {
  float width = 0;
  for (const Spoken* b : parts.actions) width += width_of(s, *b) + s.size().gap;
  return std::max(0.0f, width - s.size().gap);
}

void Panel::spread(const Stage& s, Parts& parts) const {
  const bool hand = view(s).viewer != kNobody || hides_hand(parts);
  // A phone on its side has a narrow column for them.
  const bool low = s.safe.h < 520 && s.safe.w > s.safe.h * 1.08f;
  const bool tight = actions_width(s, parts) > s.safe.w * (low ? 0.25f : 0.52f) && !choosing(parts);
  // Whoever weighs a special card has the hand in sight.
  const bool own = !parts.specials.empty();
  // Round one device, what turns all cards over lies where nobody's hand lies now.
  const bool all = s.frame.people.size() > 1 && view(s).viewer == kNobody;
  parts.spread = parts.actions.size() > 2 || hides_hand(parts) || (hand && tight && !own) ||
                 (all && !parts.actions.empty() && !s.frame.follows);
}

// Lays the table out, and says for what.
Shape Panel::shape(const Stage& s, const Parts& parts) {
  const nimmt::View& v = view(s);
  Shape shape{.safe = s.safe, .size = s.size()};
  shape.sideways = s.frame.roomy && s.frame.width > s.frame.height * 1.08f;
  shape.players = v.pub.options.players;
  const bool drafting = !animator_.shown().market.empty();
  shape.market = drafting ? v.pub.options.deck_size() : 0;
  shape.hand = drafting            ? 10
               : hides_hand(parts) ? v.pub.hand_size[0]
                                   : animator_.shown().hand.size();
  shape.rows = std::max(nimmt::kRows, static_cast<int>(laid_.rows.size()));
  shape.specials = v.pub.options.special != 0;
  shape.own_specials = static_cast<int>(parts.specials.size());
  for (std::size_t r = 0; r < nimmt::kMaxRows; ++r)
    if (laid_.marks[r].seven) shape.places = nimmt::kRowCapacity + 2;
  // The device may be about to change hands: the table turns when the story is told.
  // Round one device the next hand comes soon: the table keeps its place.
  if (!s.frame.follows)
    has_hand_ = v.viewer != kNobody || hides_hand(parts) || s.frame.people.size() > 1;
  shape.has_hand = has_hand_;
  shape.left_ends = v.pub.options.profi != 0;
  if (!parts.spread)
    shape.actions = actions_width(s, parts);
  else if (!hides_hand(parts))
    shape.choices = choices_height(s, parts, lay_out(shape).hand.w);
  // What is to be confirmed or given up has its room before it is asked.
  kept_ = shape.specials && has_hand_ && !parts.spread ? s.size().body * 15.5f : 0;
  shape.actions = std::max(shape.actions, kept_);
  // Room is kept for two lines even when one is enough, so that lifting a card moves nothing.
  const float line = line_height(s.size().body);
  const float asks = parts.why || parts.skip ? s.size().touch : 0;
  const Layout bare = lay_out(shape);
  // A phone on its side has its buttons beside the words, which are narrow there: but in lessons
  // and with very large type nobody gets less room when a card is lifted.
  const bool wide = shape.actions + asks + s.size().body * 6 > bare.action.w;
  shape.stacked = bare.low ? wide || s.frame.lesson : shape.actions > s.safe.w * 0.52f;
  // What once stood under the words keeps its room: lifting a card moves nothing.
  // Round one device, whoever has it and whatever is asked, the rows stay where they lie: there is
  // room for what is confirmed under the words of a tall screen from the start.
  const bool shared = s.frame.people.size() > 1;
  if (shared && stacked_ <= 0 && !drafting && !shape.sideways && s.safe.w <= s.safe.h)
    stacked_ = s.safe.w;
  if (shape.stacked)
    stacked_ = shape.actions;
  else if (stacked_ > 0 && (shared || choosing(parts)))
    shape.actions = stacked_, shape.stacked = true;
  std::string_view words = parts.prompt ? std::string_view(parts.prompt->text) : std::string_view();
  for (const auto& [spoken, card] : parts.hand)
    if (spoken->item->id == s.frame.lifted) words = spoken->hint;
  const float width = std::max(80.0f, action_width(shape) - asks);
  // Words that are somewhat smaller are better than lanes that jump.
  const float needed = std::clamp(
      block_height(s.pen, words, Font::bold, s.size().body * (bare.low ? 0.7f : 0.8f), width), line,
      line * 4);
  // … and for all of a lesson's sentences.
  const float lines = s.frame.lesson ? 4.0f : kept_ > 0 ? 3.0f : bare.low ? 2.5f : 2.0f;
  shape.words = std::max(line * lines, needed);
  under_ = shape.stacked;
  if (shared) shape.words = worded_ = std::max(shape.words, worded_);
  // … unless something has to be scrolled away for it.
  at_ = lay_out(shape);
  if (at_.content > at_.window.h + 0.5f && shape.words != needed) {
    shape.words = needed;
    at_ = lay_out(shape);
  }
  return shape;
}

void Panel::cue(const Stage& s, const Animator::Beat& beat) {
  using Cue = Animator::Cue;
  const Rect deck = around({s.frame.width * 0.5f, -120}, 60, 84);
  int i = 0;
  switch (beat.cue) {
    case Cue::reveal:
      // In the order in which they will be placed.
      for (const Card c : beat.cards)
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
          if (animator_.shown().played[seat] != c) continue;
          sprites_.from(c, {at_.played[seat]}, 0, gathered_ ? 0.4f : 0.01f);
          sprites_.flip(c, 0.05f * static_cast<float>(i++));
        }
      break;
    case Cue::deal:
      for (const Card c : beat.cards) {
        sprites_.from(c, {deck, 0.4f}, static_cast<float>(i) * 0.045f, 0.32f);
        sprites_.flip(c, 0.08f + static_cast<float>(i++) * 0.045f);
      }
      break;
    case Cue::rows:
      for (std::size_t r = 0; r < animator_.shown().rows.size(); ++r) {
        const Card c = animator_.shown().rows[r].front();
        sprites_.from(c, {deck, -0.3f}, static_cast<float>(i) * 0.09f, 0.32f);
        sprites_.flip(c, 0.1f + static_cast<float>(i++) * 0.09f);
      }
      break;
    case Cue::sweep:
      for (const Card c : beat.cards)
        sprites_.leave(c, pile_pose(beat.seat), 0.05f * static_cast<float>(i++), 0.34f);
      break;
    case Cue::market:
    case Cue::none:
      break;
  }
}

Pose Panel::pile_pose(Seat seat) const {
  const Rect& cell = at_.seat[std::max<int>(seat, 0)];
  Pose p{around(center(cell), at_.card_w * 0.35f, at_.card_h * 0.35f)};
  p.angle = 0.25f;
  p.alpha = 0.15f;
  return p;
}

// What lies in the layout's window goes up and down; where all of it fits, the window is the
// canvas.
void Panel::scroll(Stage& s, bool anew) {
  scroll_.content = at_.content;
  scroll_.room = at_.window.h;
  if (scroll_.most() <= 0.5f) {
    at_.window = {0, 0, s.frame.width, s.frame.height};
    at_end_ = true;
    return;
  }
  // The lanes lie at the end: cards are chosen by them.
  if (at_.column && anew) scroll_.at = 0;
  if (!at_.column && (anew || at_end_)) scroll_.at = scroll_.most();
  s.touch.scroll_area(at_.window, scroll_);
  const float up = std::round(std::clamp(scroll_.at, 0.0f, scroll_.most()));
  const auto lift = [up](Rect& r) { r.y -= up; };
  lift(at_.people);
  for (auto* group : {&at_.seat, &at_.played, &at_.known})
    for (Rect& r : *group) lift(r);
  if (at_.column) return;
  lift(at_.lanes_area);
  for (Rect& r : at_.lane) lift(r);
  for (Rect& r : at_.heads) lift(r);
}

void Panel::draw(Stage& s, bool skip) {
  const nimmt::View& v = view(s);
  Parts parts = sort(s);
  spread(s, parts);
  std::vector<Animator::Beat> beats;
  const CardSet market_before = animator_.shown().market;
  animator_.tell(v, s.frame.updates, s.clock, skip,
                 [&](const Animator::Beat& b) { beats.push_back(b); });

  laid_ = animator_.shown();
  moved_ = kNoCard;
  Preview would;
  if (weighs_special(s)) would = weigh_special(s);

  const float made_for[4] = {s.frame.width, s.frame.height, s.frame.text_scale, s.frame.insets[0]};
  bool anew = !here_;
  for (int i = 0; i < 4; ++i) {
    if (drawn_for_[i] != made_for[i]) anew = true;
    drawn_for_[i] = made_for[i];
  }
  if (anew) stacked_ = worded_ = 0, warmed_ = 0;
  bool jump = anew || s.clock.pace <= 0;
  if (viewer_ != v.viewer) {
    viewer_ = v.viewer;
    jump = true;
  }
  here_ = true;
  const Shape form = shape(s, parts);
  hidden_ = hides_hand(parts) ? form.hand : 0;
  line_up(s, jump);
  scroll(s, anew);
  open_ = at_.played;
  gathered_ = false;
  if (gathers(s, parts)) gather(s);
  sprites_.begin(s.clock, jump);
  for (const auto& b : beats) cue(s, b);
  if (const Preview lifted = preview(s, parts); lifted.shows()) would = lifted;

  // The bar names the trick that is still told.
  if (parts.where && (!animator_.settling() || where_.empty())) where_ = parts.where->text;
  Spoken where = parts.where ? *parts.where : Spoken{};
  where.text = where_;
  bar_end_ = draw_bar(s, at_.bar, parts.where ? &where : parts.title, parts.bar, parts.command);
  if (parts.title && parts.where) s.shown(parts.title->item->id, at_.bar);
  {
    const Clipped inner(s.pen, at_.window);
    const Rect canvas = s.window;
    s.window = at_.window;
    draw_people(s, parts);
    if (animator_.shown().most() > 0) later(Later::standing, s, parts);
    if (!at_.column && at_.market.w <= 0) draw_lanes(s, parts, would);
    s.window = canvas;
    s.reveal(scroll_, at_.window, 4);
    at_end_ = scroll_.at >= scroll_.most() - 1;
  }
  if (scroll_.most() > 0.5f) {
    const Color edge = fade(s.theme().cloth, 0.92f), clear = edge & 0x00FFFFFFu;
    const Rect& w = at_.window;
    if (scroll_.at > 1) gradient(s.pen, {w.x, w.y, w.w, 12}, edge, clear);
    if (scroll_.at < scroll_.most() - 1)
      gradient(s.pen, {w.x, bottom(w) - 14, w.w, 14}, clear, edge);
  }
  if (at_.market.w > 0) {
    // A card that left the market flies to who took it.
    const CardSet taken = market_before - animator_.shown().market;
    for (const Card c : taken) {
      sprites_.from(c, {market_.cell(c)}, 0);
      const auto seat = static_cast<std::size_t>(std::max<int>(0, v.pub.actor));
      if (!animator_.shown().hand.has(c)) {
        Seat owner = seat_at(static_cast<int>(seat));
        for (std::size_t k = 0; k < kMaxSeats; ++k)
          if (v.pub.known[k].has(c)) owner = seat_at(static_cast<int>(k));
        sprites_.leave(c, pile_pose(owner), 0, 0.3f);
      }
    }
    later(Later::market, s, parts);
  } else {
    if (at_.column) draw_lanes(s, parts, would);
    place_rows(s, would);
  }
  draw_action(s, parts, would);
  if (parts.stock) draw_special_hand(s, parts);
  place_played(s, parts);
  if (parts.spread && !hides_hand(parts))
    later(Later::choices, s, parts);
  else
    place_hand(s, parts);
  if (hides_hand(parts))
    later(Later::handover, s, parts);
  else
    s.glides.to(s.clock, "handover~", 0, 0.001f);
  sprites_.draw(s.pen);
  if (animator_.sum().heads > 0 && at_.market.w <= 0) later(Later::sum, s, parts);
  if (animator_.compared() != kNoCard)
    later(Later::gaps, s, parts);
  else
    s.glides.to(s.clock, "gaps~", 0, 0.001f);
  const bool advised = std::any_of(parts.hand.begin(), parts.hand.end(), [](const auto& card) {
    return card.first->item->cost.has_value();
  });
  if (advised && !hides_hand(parts) && !animator_.telling()) later(Later::costs, s, parts);
  if (would.shows() && would.row >= 0 && at_.market.w <= 0) {
    const Clipped inner(s.pen, at_.column ? s.window : at_.window);
    ghost_card(s.pen, s.pen.snap(at_.place(would.row, would.at)), would.card,
               would.taken == would.row);
  }
  if (weighs_special(s)) draw_special_lights(s, parts);
  if (animator_.put().kind >= 0) draw_special_put(s);
  if (s.frame.remark.seat != kNobody && at_.market.w <= 0 && remark_.speaks(s))
    later(Later::remark, s, parts);
  for (const Spoken* f : parts.frames) {
    const std::string_view id = f->item->id;
    const std::string_view root = id.substr(0, id.find('.'));
    if (root == kSpecialsId) s.shown(id, at_.specials);
    if (root == kRowsId) s.shown(id, at_.lanes_area);
    if (root == kQueueId || root == ids::kPeople) s.shown(id, at_.people);
    if (root == ids::kHand) s.shown(id, at_.hand);
    if (root == kMarketId) s.shown(id, at_.market);
  }
  draw_note(s, at_.bar);
  warm(s);
}

// While nothing moves yet: the figures that cards will have in the rows and before people, one
// size a frame, so that no card that flies waits for them.
void Panel::warm(Stage& s) {
  if (s.clock.moving || animator_.settling() || at_.market.w > 0) return;
  if (warmed_ >= 2 * kWarmSteps) return;
  if (warmed_ < kWarmSteps)
    warm_cards(s.pen, at_.place(0, 0), {}, warmed_);
  else
    warm_cards(s.pen, at_.played[0], {.corners = 0}, warmed_ - kWarmSteps);
  ++warmed_;
  s.clock.moving = true;
}

// Side of the count of special cards.
float Panel::count_size(const Stage& s, float word) const {
  return std::min(word * 1.25f, 26 * s.size().unit);
}

// Room beside a name for it.
float Panel::count_width(const Stage& s, float word) const {
  const bool beside = view(s).pub.options.special && !count_below_;
  return beside ? count_size(s, word) + word * 0.25f : 0;
}

// All names in one size: that of the longest.
float Panel::name_size(const Stage& s) const {
  const Sizes& z = s.size();
  const float most = at_.column && at_.seat[0].h > 84 ? z.body * 1.12f : z.small;
  float size = most;
  const int players = view(s).pub.options.players;
  for (std::size_t i = 0; i < s.frame.names.size() && static_cast<int>(i) < players; ++i) {
    const float room = (at_.column ? at_.played[i].x - at_.seat[i].x : at_.seat[i].w) -
                       12 * z.unit - count_width(s, most);
    const float wide = text_width(s.pen, s.frame.names[i], Font::bold, most);
    if (wide > room) size = std::min(size, most * room / wide);
  }
  return size;
}

void Panel::draw_people(Stage& s, const Parts& parts) {
  count_below_ = false;
  name_size_ = name_size(s);
  if (view(s).pub.options.special) {
    // Rather a name that can be read, and the count under it.
    count_below_ = true;
    const float alone = name_size(s);
    count_below_ = name_size_ < alone * 0.9f;
    if (count_below_) name_size_ = alone;
  }
  // One that is much too long gets smaller alone.
  name_size_ = std::max({name_size_, 11 * s.size().unit, s.size().small * 0.6f});
  for (int i = 0; i < view(s).pub.options.players; ++i) {
    const Spoken* spoken = nullptr;
    for (const auto& [sp, index] : parts.seats)
      if (index == i) spoken = sp;
    const Moved walk(s.pen, {}, 0, 1, 1, walked(s, i));
    draw_seat(s, spoken, i);
  }
  for (const auto& [spoken, index] : parts.known)
    if (index < kMaxSeats) s.shown(spoken->item->id, at_.seat[index]);
}

// Whoever waits sits still.
void Panel::draw_face(Stage& s, const Rect& slot, int index, bool on_back) {
  const auto at = static_cast<std::size_t>(index);
  if (at >= s.frame.looks.size()) return;
  Likeness same;
  same.add(&s.theme()), same.add(s.pen.px), same.add(s.size().unit), same.add(slot);
  same.add(s.frame.looks[at].face), same.add(s.frame.looks[at].colour), same.add(on_back);
  faces_[at].draw(s.pen, same.number(), [&] { seat_portrait(s, slot, index, on_back); });
}

void Panel::draw_seat_paper(Stage& s, int index, const SeatLook& look) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const auto at = static_cast<std::size_t>(index);
  const Rect& r = look.at;
  const nimmt::View& v = view(s);
  const Shown& shown = animator_.shown();
  const bool own = look.own, turn = look.turn, drafting = look.drafting;
  const float radius = std::round(10 * z.unit);
  fill(s.pen, r, radius, fade(t.paper, t.outlines ? 1 : own ? 0.95f : 0.62f));
  stroke(s.pen, r, radius,
         turn  ? t.accent
         : own ? t.control
               : t.line,
         turn         ? 2.0f
         : t.outlines ? 1.5f
                      : std::max(s.pen.px, 1.0f));

  seat_mark(s, r, index);
  const Rect& slot = at_.played[at];
  const float pad = std::round(6 * z.unit);
  const std::string_view name =
      at < s.frame.names.size() ? std::string_view(s.frame.names[at]) : std::string_view();
  const CardSet& open = v.pub.known[at];
  const bool column = at_.column && !drafting;
  const std::string& round_heads = look.heads;
  std::string total = look.total;
  // Of how many, where there is room for it.
  const auto out_of = [&](float size, float room) {
    const int limit = v.pub.options.ends().limit;
    const std::string of = "/" + figures(limit);
    // Of all or of none, as far as two figures go.
    const float wide = std::max(text_width(s.pen, "00", Font::numerals, size),
                                text_width(s.pen, total, Font::numerals, size));
    if (limit > 0 && wide + text_width(s.pen, of, Font::numerals, size) <= room) total += of;
  };
  // Tall cells, as on a large screen, have room for larger words.
  const float word = at_.column && r.h > 84 ? z.body * 1.12f : z.small;
  const TypeStyle called{own ? Font::bold : Font::words, std::min(word, name_size_), t.ink};
  const float least = std::min(z.small, 9 * z.unit);

  const float tag = count_width(s, word);
  const auto count_at = [&](float x, float y) {
    if (tag > 0) special_count(s.pen, {x, y}, count_size(s, word), shown.held[at]);
  };
  // … or beside the sums, which make room for it.
  const auto count_under = [&](Rect& box, bool below) {
    if (!count_below_) return;
    const float side = below ? std::min({count_size(s, word), box.h * 0.4f, box.w})
                             : std::min({count_size(s, word), box.h * 0.95f, box.w * 0.34f});
    special_count(s.pen,
                  below ? Vec{center(box).x + side * 0.5f, bottom(box) - side * 0.5f - 1}
                        : Vec{right(box), center(box).y},
                  side, shown.held[at]);
    if (below)
      box.h -= side + 2;
    else
      box.w -= side + 2;
  };
  Rect sums;
  if (column) {
    const float room = slot.x - r.x - 2 * pad - tag;
    const bool flat = r.h < z.small * 2.9f;
    const bool line = r.h < 66 * z.unit && room > z.body * 12;
    if (line) {
      sums = {slot.x - pad - z.body * 5.2f, r.y, z.body * 5.2f, r.h};
      TypeStyle wide = called;
      wide.size = std::min(z.body, name_size_ * 1.23f);
      text_fit(s.pen, name, {r.x + pad * 2, r.y, sums.x - r.x - pad * 3 - tag, r.h}, wide, least);
      count_at(sums.x - pad, center(r).y);
    } else if (flat) {
      TypeStyle small = called;
      small.size = std::min(called.size, r.h * 0.48f);
      text_fit(s.pen, name, {r.x + pad, r.y + r.h * 0.06f, room, r.h * 0.46f}, small, least);
      count_at(slot.x - pad, r.y + r.h * 0.29f);
      sums = {r.x + pad, r.y + r.h * 0.5f, room, r.h * 0.44f};
    } else {
      const float in = pad * (word > z.small ? 2.0f : 1.0f);
      const float top = r.y + r.h * 0.5f - word * 1.55f;
      text_fit(s.pen, name, {r.x + in, top, room - in, word * 1.4f}, called, least);
      count_at(slot.x - pad, top + word * 0.7f);
      sums = {r.x + in, top + word * 1.55f, room - in + tag, word * 1.6f};
    }
  } else {
    // No card lies there that would have a face on its back: beside the name where that keeps its
    // room, else where the cards drafted will be.
    const float room = r.w - 2 * pad - tag, line = word * 1.35f;
    float side = drafting ? portrait_room(s, line) : 0;
    const bool beside =
        side > 0 && text_width(s.pen, name, called.font, called.size) + side + 3 <= room;
    if (beside && has_avatars(s)) seat_portrait(s, {r.x + pad, r.y + 2, side, side}, index);
    if (!beside && side > 0 && open.empty() && has_avatars(s)) {
      const Rect below{r.x, r.y + line + 2, r.w, r.h - line - 5};
      side = std::min(below.h, line * 1.6f);
      seat_portrait(s, around(center(below), side, side), index);
    }
    const float from = r.x + pad + (beside ? side + 3 : 0);
    text_fit(s.pen, name, {from, r.y + 2, right(r) - pad - tag - from, line}, called, least);
    count_at(right(r) - 3, r.y + 3 + word * 0.625f);
    sums = {right(slot) + 2, slot.y, right(r) - right(slot) - 4, slot.h};
  }
  if (drafting) {
    // What was drafted is known to all: it takes the place of the card that is not there yet.
    const float from = r.y + word * 1.35f + 3;
    known_cards(s.pen, open, {r.x + pad, from, r.w - 2 * pad, bottom(r) - from - 3},
                r.h > 84 ? z.body * 1.2f : z.small * 1.1f);
    return;
  }
  count_under(sums, !column);
  if (!column) {
    // A little sum as on a score sheet: this round over all rounds.
    const float big = std::min({z.body * 1.35f, sums.w * 0.52f, sums.h * 0.46f});
    const float wide = text_width(s.pen, round_heads, Font::numerals, big);
    const float b = std::min(big * 0.8f, std::max(4.0f, sums.w - wide - 2));
    const float x = sums.x + (sums.w - wide - b - 2) * 0.5f;
    const float line = sums.y + sums.h * 0.54f;
    text_line(s.pen, round_heads, x, line - big * 0.5f, {Font::numerals, big, t.ink});
    bull(s.pen, {x + wide + 2 + b * 0.5f, line - big * 0.5f}, b, t.ink, t.paper);
    fill(s.pen,
         s.pen.snap(Rect{sums.x + sums.w * 0.14f, line, sums.w * 0.72f, std::max(1.0f, s.pen.px)}),
         0, t.control);
    out_of(big * 0.84f, sums.w);
    text_line(s.pen, total, sums.x + sums.w * 0.5f, line + big * 0.55f,
              {Font::numerals, big * 0.84f, t.ink_soft}, Align::middle);
  } else {
    const float big = std::min({word > z.small ? z.body * 1.7f : z.body * 1.15f, sums.h * 1.05f,
                                count_below_ ? sums.w * 0.6f : sums.w});
    float x = sums.x;
    const float y = center(sums).y;
    bull(s.pen, {x + big * 0.45f, y}, big * 0.9f, t.ink, t.paper);
    x += big * 1.05f;
    text_line(s.pen, round_heads, x, y, {Font::numerals, big, t.ink});
    x += std::max(text_width(s.pen, round_heads, Font::numerals, big), big * 0.9f) + pad;
    if (x + z.small * 1.5f < right(sums)) {
      fill(s.pen, s.pen.snap(Rect{x, y - big * 0.42f, std::max(1.0f, s.pen.px), big * 0.84f}), 0,
           t.control);
      out_of(big * 0.86f, right(sums) - x - pad);
      text_line(s.pen, total, x + pad, y, {Font::numerals, big * 0.86f, t.ink_soft});
    }
  }
}

void Panel::draw_seat(Stage& s, const Spoken* spoken, int index) {
  const Theme& t = s.theme();
  const auto at = static_cast<std::size_t>(index);
  const nimmt::View& v = view(s);
  const Shown& shown = animator_.shown();
  // Both count up together.
  const auto counted = [&](std::string_view what, int to) {
    const float now =
        s.glides.to(s.clock, std::string(what) + figures(index), static_cast<float>(to), 0.45f);
    return figures(static_cast<int>(std::round(now)));
  };
  SeatLook look;
  look.at = s.pen.snap(at_.seat[at]);
  look.heads = counted("heads", shown.heads[at]);
  look.total = counted("total", shown.totals[at]);
  // Who decides next is no part of what is told.
  look.own = v.viewer == index && !(s.frame.people.size() > 1 && animator_.telling());
  // Where all choose at once, an empty place before them says enough.
  look.turn = spoken && spoken->item->on && !animator_.telling() && v.pub.actor == index;
  look.drafting = at_.market.w > 0;
  const Rect& r = look.at;
  const Rect& slot = at_.played[at];
  const float radius = std::round(10 * s.size().unit);

  Likeness same;
  same.add(&t), same.add(s.pen.px), same.add(s.size().unit), same.add(s.size().body);
  same.add(r), same.add(slot), same.add(at_.column), same.add(look.drafting);
  same.add(look.heads), same.add(look.total), same.add(look.own), same.add(look.turn);
  same.add(name_size_), same.add(count_below_), same.add(shown.held[at]);
  same.add(v.pub.options.special), same.add(v.pub.options.ends().limit);
  same.add(s.frame.people.bits()), same.add(has_avatars(s));
  if (at < s.frame.names.size()) same.add(s.frame.names[at]);
  if (at < s.frame.looks.size())
    same.add(s.frame.looks[at].face), same.add(s.frame.looks[at].colour);
  for (const Card c : v.pub.known[at]) same.add(c);
  seats_[at].draw(s, same, [&] { draw_seat_paper(s, index, look); });
  if (look.drafting) {
    if (spoken) s.shown(spoken->item->id, r, radius);
    return;
  }

  if (shown.down.has(seat_at(index)) || s.frame.waiting == index) {
    const float in = s.glides.to(s.clock, "down" + figures(index), 1, 0.2f);
    const Faded faded(s.pen, in);
    // Names over their cards stay in sight.
    const float from = at_.column ? 14.0f : 3.0f;
    const Moved dropped(s.pen, center(slot), (1 - in) * 0.3f, 1, 1, {0, (in - 1) * from});
    card_back(s.pen, s.pen.snap(slot), {.height = 2, .back = back_of(s, seat_at(index))});
    if (has_avatars(s)) draw_face(s, slot, index, true);
  } else {
    s.glides.to(s.clock, "down" + figures(index), 0, 0.001f);
    if (shown.played[at] == kNoCard || gathered_) {
      Likeness empty;
      empty.add(&t), empty.add(s.pen.px), empty.add(slot);
      slots_[at].draw(s.pen, empty.number(), [&] {
        dashed(s.pen, s.pen.snap(slot), card_radius(slot), fade(t.control, 0.55f),
               std::max(1.0f, s.pen.px), 4);
      });
      // Whoever has no card before them is seen themselves.
      if (has_avatars(s)) draw_face(s, slot, index, false);
    }
  }
  if (!spoken) return;
  s.shown(spoken->item->id, r, radius);
  s.explains(*spoken, r);
}

void Panel::draw_lanes(Stage& s, const Parts& parts, const Preview& would) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const Shown& shown = laid_;
  const auto rows = static_cast<int>(shown.rows.size());
  const int lanes = std::max(nimmt::kRows, rows);
  const bool weighs = weighs_special(s);
  const bool asks =
      !animator_.telling() && std::any_of(parts.rows.begin(), parts.rows.end(),
                                          [](const auto& part) { return may_do(*part.first); });
  if (asks && !weighs) later(Later::rows, s, parts);
  for (int row = 0; row < lanes; ++row) {
    const auto at = static_cast<std::size_t>(row);
    Rect lane = s.pen.snap(at_.lane[at]);
    const Spoken* spoken = nullptr;
    for (const auto& [sp, n] : parts.rows)
      if (n == row) spoken = sp;
    const bool lit = asks && spoken && may_do(*spoken), takes = lit && !weighs;
    const bool target = would.touches(row), costs = target && would.taken == row;
    const bool danger = costs || would.low();
    int held = 0, heads_now = 0;
    if (row < rows) {
      // Of a row that is being taken, what is taken counts, not the card that stays.
      int leaving = 0;
      for (const Card c : shown.rows[at]) {
        if (c == kNoCard) continue;
        ++held;
        heads_now += nimmt::heads(c);
        if (animator_.leaving().has(c)) leaving += nimmt::heads(c);
      }
      if (leaving > 0) heads_now = leaving;
    }
    const bool shaken = animator_.shaking() == row || animator_.brim() == row;
    const int gap = would.gap(row), shift = gap < held ? 1 : 0;
    const float radius = std::round(11 * z.unit);

    const Rect& box = at_.heads[at];
    const nimmt::RowMarks& marks = shown.marks[at];
    const int capacity = nimmt::capacity(marks);
    const bool hot = held >= capacity || danger || shaken;
    const Color ink = hot ? t.danger : t.ink;
    const bool marked = marks.stop || marks.seven || marks.fifth;
    const bool weighed = weighs && lit, chosen = weighed && spoken->item->on;
    Likeness ground;
    ground.add(&t), ground.add(s.pen.px), ground.add(z.unit), ground.add(z.body);
    ground.add(lane), ground.add(box), ground.add(held), ground.add(heads_now), ground.add(ink);
    for (const bool is : {takes, weighed, chosen, target, costs, shaken, danger, marked})
      ground.add(is);
    lanes_[at].draw(s.pen, ground.number(), [&] {
      if (!takes) fill(s.pen, lane, radius, t.track);
      if (weighed) fill(s.pen, lane, radius, fade(t.accent_soft, 0.7f));
      if (target) fill(s.pen, lane, radius, fade(costs ? t.danger_soft : t.accent_soft, 0.9f));
      if (shaken) fill(s.pen, lane, radius, fade(t.danger_soft, 0.9f));
      if (shaken)
        stroke(s.pen, lane, radius, t.danger, 2);
      else if (target || weighed)
        stroke(s.pen, lane, radius, costs ? t.danger : t.accent, chosen ? 4.5f : 2.0f);
      else if (danger)
        dashed(s.pen, lane, radius, t.danger, 1.75f, 7);
      else if (t.outlines)
        stroke(s.pen, lane, radius, t.line, 1);
      // What the row costs.
      if (held == 0) return;
      const float figure = std::min(z.body * 1.5f, box.h * 0.4f);
      const float mark = std::min(box.w * 0.52f, box.h * 0.34f);
      const float mid = center(box).x + 1;
      // A special card's tile takes the head's place.
      if (!marked) bull(s.pen, {mid, box.y + box.h * 0.5f - figure * 0.5f}, mark, ink, t.cloth);
      text_line(s.pen, figures(heads_now), mid, box.y + box.h * 0.5f + mark * 0.55f,
                {Font::numerals, figure, ink}, Align::middle);
    });

    Likeness hollow;
    hollow.add(&t), hollow.add(s.pen.px), hollow.add(lane), hollow.add(box);
    hollow.add(at_.place(row, 0)), hollow.add(at_.lane_gap);
    hollow.add(held), hollow.add(shift), hollow.add(gap), hollow.add(capacity), hollow.add(takes);
    hollows_[at].draw(s.pen, hollow.number(), [&] {
      // The last card may still be on its way to its hollow.
      for (int i = std::max(held + shift - 1, shift); i <= capacity; ++i) {
        if (i == gap) continue;
        const bool sixth = i == capacity;
        const Rect place = s.pen.snap(at_.place(row, i));
        if (sixth && takes) continue;
        empty_slot(s.pen, place, sixth, sixth ? (held >= capacity ? 1.0f : 0.45f) : 0.62f);
      }
    });
    if (at_.tab > 0 && held > 0 && shift == 0) {
      const Rect tab = s.pen.snap(at_.left_tab(row));
      dashed(s.pen, tab, 4, fade(t.control, 0.7f), std::max(1.0f, s.pen.px), 4);
      icon(s.pen, icon_for("back"), center(tab), tab.w * 0.95f, t.control);
    }
    if (marks.stop) fill(s.pen, lane, radius, fade(t.cloth, 0.45f));
    if (marked) {
      const auto kind = marks.stop    ? nimmt::Special::stop
                        : marks.seven ? nimmt::Special::seven_takes
                                      : nimmt::Special::fifth_row;
      // One that has just been put down is still on its way there.
      const Animator::Put& put = animator_.put();
      if (put.row != row || put.kind != static_cast<int>(kind))
        special_tile(s.pen, special_mark(s, row), kind);
    }
    if (!spoken) continue;
    const std::string& id = spoken->item->id;
    if (lit)
      s.tappable(id, lane, lane, radius);
    else
      s.shown(id, lane, radius);
  }
}

// What lies with a row lies in the corner of its first column.
Rect Panel::special_mark(const Stage& s, int row) const {
  const Rect& box = at_.heads[row];
  const float side = std::round(std::min({box.w * 0.66f, box.h * 0.46f, 34 * s.size().unit}));
  return {box.x + (box.w - side) * 0.5f + 1, box.y + box.h * 0.5f - side * 1.02f, side, side};
}

void Panel::place_rows(Stage& s, const Preview& would) {
  const Shown& shown = laid_;
  for (std::size_t row = 0; row < shown.rows.size(); ++row) {
    const auto r = static_cast<int>(row);
    Vec shake{0, 0};
    if (animator_.shaking() == r && !s.clock.reduced) {
      const float t = progress(s.clock, animator_.shaken_at(), 0.38f);
      shake.x = std::sin(t * 5 * kPi) * (1 - t) * 5 * s.size().unit;
    }
    for (std::size_t i = 0; i < shown.rows[row].size(); ++i) {
      if (shown.rows[row][i] == kNoCard) continue;
      CardLook look{.height = 2.5f};
      if (shown.rows[row][i] == moved_) look.chosen = true;
      const int at = static_cast<int>(i);
      const int place = std::min(at + (at >= would.gap(r) ? 1 : 0), nimmt::kRowCapacity + 2);
      sprites_.place(shown.rows[row][i], {at_.place(r, place)}, static_cast<int>(i), look, shake,
                     at_.column ? Rect{} : at_.window);
    }
  }
}

void Panel::place_played(Stage& s, const Parts& parts) {
  const Shown& shown = animator_.shown();
  const nimmt::View& v = view(s);
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    if (shown.played[i] == kNoCard) continue;
    CardLook look{.height = 2, .corners = 0};
    look.back = back_of(s, seat_at(static_cast<int>(i)));
    // The one whose row is being chosen.
    look.danger = !animator_.telling() && v.pub.phase == nimmt::Phase::take_row &&
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
  if (gathered_) draw_gathered(s);
  const Rect canvas = s.window;
  if (!gathered_) s.window = at_.window;
  for (const auto& [spoken, card] : parts.queue)
    for (std::size_t i = 0; i < kMaxSeats; ++i)
      if (shown.played[i] == card && !may_do(*spoken)) s.shown(spoken->item->id, open_[i], 5);
  s.window = canvas;
}

int Panel::hand_count() const {
  if (at_.market.w > 0) return 10;
  return std::max(1, hidden_ > 0 ? hidden_ : animator_.shown().hand.size());
}

Rect Panel::hand_cell(int index) const {
  const int count = hand_count();
  const int columns = (count + at_.hand_rows - 1) / at_.hand_rows;
  const int rows = (count + columns - 1) / columns;
  const int row = index / columns;
  const int in_row = std::min(columns, count - row * columns);
  const float gap = std::max(3.0f, std::min(8.0f, at_.hand_w * 0.08f));
  const float wide = static_cast<float>(in_row) * at_.hand_w + static_cast<float>(in_row - 1) * gap;
  const float all = static_cast<float>(rows) * at_.hand_h + static_cast<float>(rows - 1) * gap;
  return {at_.hand.x + (at_.hand.w - wide) * 0.5f +
              static_cast<float>(index % columns) * (at_.hand_w + gap),
          bottom(at_.hand) - all + static_cast<float>(row) * (at_.hand_h + gap), at_.hand_w,
          at_.hand_h};
}

Pose Panel::hand_pose(int index) const {
  Pose p{hand_cell(index)};
  const int count = hand_count();
  const int columns = (count + at_.hand_rows - 1) / at_.hand_rows;
  const int row = index / columns;
  const int in_row = std::min(columns, count - row * columns);
  if (in_row < 3 || at_.market.w > 0) return p;
  // A shallow arc, as cards are held.
  const float t = (static_cast<float>(index % columns) - static_cast<float>(in_row - 1) * 0.5f) /
                  (static_cast<float>(in_row - 1) * 0.5f);
  p.angle = t * 0.038f;
  p.at.y += (t * t - 1) * at_.hand_h * 0.035f;
  return p;
}

// Is nobody's hand there, nor anything to press in its place?
bool Panel::gathers(const Stage& s, const Parts& parts) const {
  return s.frame.people.size() > 1 && view(s).hand.empty() && animator_.shown().hand.empty() &&
         at_.market.w <= 0 && !parts.spread && !hides_hand(parts);
}

// How far a lifted card stands out: not as far as the words above the hand.
float Panel::hand_rise(const Stage& s) const {
  return std::min(at_.hand_h * 0.16f, 14 * s.size().unit);
}

void Panel::place_hand(Stage& s, const Parts& parts) {
  const Shown& shown = animator_.shown();
  const bool drafting = at_.market.w > 0;
  if (hides_hand(parts) && shown.hand.empty() && !drafting) {
    for (int i = 0; i < hidden_; ++i) {
      const Pose pose = hand_pose(i);
      const Moved turned(s.pen, center(pose.at), pose.angle, 1, 1);
      card_back(s.pen, s.pen.snap(pose.at), {.height = 3, .back = back_of(s, s.frame.next)});
    }
  }
  const float rise = hand_rise(s);
  const bool weighs = weighs_special(s);
  int index = 0;
  for (const Card c : shown.hand) {
    const Spoken* spoken = nullptr;
    for (const auto& [sp, card] : parts.hand)
      if (card == c) spoken = sp;
    const bool active = spoken && may_do(*spoken) && !animator_.telling();
    const Rect cell = hand_cell(index);
    Pose pose = hand_pose(index);
    CardLook look{.height = 3};
    look.dim = weighs && !active;
    Vec by{0, 0};
    int layer = 10;
    if (spoken) {
      const std::string& id = spoken->item->id;
      const bool lifted =
          (id == s.frame.lifted || (active && (spoken->item->on || s.presses(id)))) &&
          !animator_.telling();
      if (lifted) {
        pose.at.y -= rise;
        look.height = 9;
        look.chosen = true;
        layer = 12;
      } else if (active && s.hovers(id)) {
        pose.at.y -= 6;
        look.height = 6;
      }
      by = s.touch.drag(id);
      if (by.x != 0 || by.y != 0) {
        by.y = std::min(by.y, 10.0f);
        look.height = 12;
        layer = 18;
      }
      const Rect area{cell.x - 3, cell.y - (lifted ? rise : 4), cell.w + 6,
                      cell.h + 4 + (lifted ? rise : 0)};
      // Twelve cards side by side are narrower than a thumb, not so with half of what is between.
      Rect seen = pose.at;
      if (seen.w < s.size().touch)
        seen = around(center(seen), std::min(s.size().touch, cell.w + 3), seen.h);
      if (active)
        s.tappable(id, seen, area, card_radius(cell), !drafting);
      else
        s.shown(id, pose.at, card_radius(cell));
    }
    sprites_.place(c, pose, layer, look, by);
    ++index;
  }
}

void Panel::draw_market(Stage& s, const Parts& parts) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const int total = view(s).pub.options.deck_size();
  market_.lay_out(at_.market, total);
  s.touch.scroll_area(at_.market, market_.scroll);
  draw_drafted(s);
  std::optional<Clipped> inner;
  // With what a finger may hit beside the outermost.
  const Rect window{at_.market.x - 6, at_.market.y, at_.market.w + 12, at_.market.h};
  inner.emplace(s.pen, window);
  const Rect before = s.window;
  s.window = window;
  for (int c = 1; c <= total; ++c) {
    const Rect cell = s.pen.snap(market_.cell(c));
    if (!overlap(cell, at_.market)) continue;
    if (!animator_.shown().market.has(static_cast<Card>(c)))
      fill(s.pen, inset(cell, 1), 5, t.track);
  }
  const auto put = [&](const Spoken& spoken, Card card) {
    const std::string& id = spoken.item->id;
    const bool up = id == s.frame.lifted;
    Rect cell = s.pen.snap(up ? market_.lifted(card, z) : market_.cell(card));
    const bool active = may_do(spoken) && !animator_.telling();
    if (overlap(cell, at_.market) && animator_.shown().market.has(card)) {
      CardLook look{.height = 1.5f};
      look.chosen = up;
      if (up) look.height = 8;
      if (active && s.hovers(id)) look.height = 5, cell.y -= 2;
      mini_card(s.pen, cell, card, look);
    }
    const Rect reach = market_.reach(card);
    if (active)
      s.tappable(id, reach, reach, 5);
    else
      s.shown(id, reach, 5);
    s.focus(id, cell, 5);
  };
  // The one that is up lies over its neighbours.
  for (const bool up : {false, true})
    for (const auto& [spoken, card] : parts.market)
      if ((spoken->item->id == s.frame.lifted) == up) put(*spoken, card);
  s.window = before;
  s.reveal(market_.scroll, window, 8);
  const Color edge = fade(t.cloth, 0.92f), clear = edge & 0x00FFFFFFu;
  if (market_.scroll.at > 1) gradient(s.pen, {window.x, window.y, window.w, 12}, edge, clear);
  if (market_.scroll.at < market_.scroll.most() - 1)
    gradient(s.pen, {window.x, bottom(window) - 18, window.w, 18}, clear, edge);
  inner.reset();
  if (market_.bring(s.touch, s.clock.pace > 0 && !s.clock.reduced)) s.clock.moving = true;
  for (const Market::Tag& tag : {market_.above(z), market_.below(z)}) {
    if (!tag.names()) continue;
    const std::string words = figures(tag.from) + " – " + figures(tag.to);
    const float em = z.small * 1.1f, tall = std::round(em * 1.6f);
    const float wide = text_width(s.pen, words, Font::numerals, em) + tall;
    const Rect paper = s.pen.snap(around(tag.at, wide, tall));
    fill(s.pen, paper, tall * 0.5f, t.ink);
    text_line(s.pen, words, center(paper).x, center(paper).y, {Font::numerals, em, t.cloth},
              Align::middle);
    s.touch.target(tag.id, around(center(paper), std::max(wide, z.touch), z.touch));
  }
}

// What one has drafted, and how much of a hand is still to come.
void Panel::draw_drafted(Stage& s) const {
  if (view(s).viewer == kNobody) return;
  for (int i = animator_.shown().hand.size(); i < hand_count(); ++i) {
    const Rect slot = s.pen.snap(hand_cell(i));
    dashed(s.pen, slot, card_radius(slot), fade(s.theme().control, 0.5f), std::max(1.0f, s.pen.px),
           4);
  }
}

void Panel::draw_action(Stage& s, const Parts& parts, const Preview& would) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const Rect& r = at_.action;
  const float gap = z.gap;
  const float button_h = std::round(48 * z.unit);
  const Spoken* lifted = nullptr;
  const std::string_view up = raised(s, parts);
  for (const auto& [spoken, card] : parts.hand)
    if (spoken->item->id == up && !spoken->hint.empty()) lifted = spoken;

  float actions = 0;
  const std::vector<const Spoken*> line =
      parts.spread || s.frame.follows ? std::vector<const Spoken*>{} : parts.actions;
  for (const Spoken* b : line) actions += width_of(s, *b) + gap;
  if (actions > 0) actions -= gap;
  // Giving up is a cross where its words have no room beside the others.
  const bool under = at_.low ? under_ : std::max(actions, kept_) > s.safe.w * 0.52f;
  const Spoken* slim = nullptr;
  for (const Spoken* b : line)
    if (actions > r.w * (under ? 1.0f : 0.5f) && b->item->id == kCancelId) slim = b;
  if (slim) actions += button_h - button_width(s, slim->item->id, slim->text);
  const bool stacked = under && actions > 0;
  Rect words = r, buttons = r;
  if (stacked) {
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
  // A mouse over a special card asks what it does; so does a tap, by the prompt.
  std::string hovered;
  for (const Spoken* special : parts.specials)
    if (s.hovers(special->item->id) && !special->item->on)
      hovered = special->text + ". " + special->hint;
  // What is told is told at once; what is asked, when all of it lies.
  const bool hushed = animator_.telling() && !s.frame.follows && animator_.compared() == kNoCard;
  const float clear = s.glides.to(s.clock, "prompt~", hushed ? 0.0f : 1.0f, 0.18f);
  if (clear > 0.01f) {
    const Faded faded(s.pen, clear);
    const bool alarm = (lifted || (weighs_special(s) && !s.frame.lesson)) && would.shows() &&
                       (would.taken >= 0 || would.low());
    const std::string_view text = !hovered.empty() ? std::string_view(hovered)
                                  : lifted         ? std::string_view(lifted->hint)
                                  : parts.prompt   ? std::string_view(parts.prompt->text)
                                                   : std::string_view();
    const bool middle = line.empty() && !alarm && !at_.low && at_.stock.w <= 0;
    Rect room = words;
    const Spoken* aside = animator_.telling() ? parts.skip : parts.why;
    if (aside) {
      const bool left = s.frame.left_handed;
      const Rect at{left ? words.x : right(words) - z.touch, words.y + (words.h - z.touch) * 0.5f,
                    z.touch, z.touch};
      icon_button(s, *aside, at, icon_for(aside == parts.skip ? "next_rest" : "help"),
                  Kind::secondary);
      room = beside(words, z.touch, left,
                    middle ? text_width(s.pen, text, Font::bold, z.body) : words.w);
    }
    if (alarm && hovered.empty() && (!at_.low || under_ || line.empty())) {
      const float side = std::round(z.body * 1.5f);
      const Vec at{room.x + side * 0.5f, center(room).y};
      disc(s.pen, at, side * 0.5f, t.danger);
      icon(s.pen, icon_for("danger"), at, side * 0.8f, t.on_danger);
      room.x += side + gap;
      room.w -= side + gap;
    }
    const Color ink = alarm ? t.danger : t.ink;
    Likeness same;
    same.add(text), same.add(room), same.add(ink), same.add(middle);
    same.add(s.pen.px), same.add(z.body), same.add(z.small), same.add(z.unit);
    // Rather smaller than cut.
    words_.draw(s, same, [&] {
      words_at_ =
          text_box(s.pen, text, room, {Font::bold, z.body, ink},
                   std::max(11 * z.unit, z.small * 0.5f), middle ? Align::middle : Align::left);
    });
  }
  if (parts.prompt) s.worded(parts.prompt->item->id, words, clear > 0.01f ? words_at_ : Rect{});

  float x = buttons.x;
  const float scale = actions > buttons.w ? buttons.w / actions : 1;
  for (const Spoken* b : line) {
    if (b == slim) {
      icon_button(s, *b, {right(buttons) - button_h, buttons.y, button_h, button_h},
                  icon_for("close"), Kind::secondary);
      continue;
    }
    const float wide = width_of(s, *b), own = wide * scale;
    // Under the words the one thing to do takes what the others leave.
    const float w = stacked && (line.size() == 1 || (kept_ > 0 && b->item->on))
                        ? buttons.w - (actions - wide) * (slim ? 1 : scale)
                        : own;
    const Rect at{x, buttons.y, w, button_h};
    if (is_slim(s, *b))
      icon_button(s, *b, at, icon_for(kAgain), Kind::secondary);
    else
      button(s, *b, at, b->item->on ? Kind::primary : Kind::secondary);
    x += w + gap * scale;
  }
}

// What there is to know first, above the button or, where the hand is low, beside it: the button
// makes room. Where neither has room for it at a size that can be read, it is heard and in the log.
void Panel::draw_recap(Stage& s, const Spoken& recap, Rect& button) {
  const Sizes& z = s.size();
  const float gap = z.gap, least = z.small * 0.8f;
  const auto tall = [&](float size, float width) {
    return block_height(s.pen, recap.text, Font::words, size, width);
  };
  Rect words;
  const float wide = std::min(at_.hand.w - 4 * gap, std::max(button.w, 420 * z.unit));
  const float above = at_.hand.h - button.h - 3 * gap;
  const float beside = at_.hand.w - button.w - 5 * gap;
  if (tall(least, wide) <= above) {
    words.w = wide;
    words.h = std::min(above, tall(z.body, wide));
    const float all = words.h + 3 * gap + button.h;
    words.x = center(at_.hand).x - wide * 0.5f;
    words.y = center(at_.hand).y - all * 0.5f + gap;
    button.y = bottom(words) + 2 * gap;
  } else if (beside > 8 * least && tall(least, beside) <= at_.hand.h - 2 * gap) {
    words.w = beside;
    words.h = std::min(at_.hand.h - 2 * gap, tall(z.body, beside));
    words.x = at_.hand.x + 2 * gap;
    words.y = center(at_.hand).y - words.h * 0.5f;
    button.x = right(words) + 2 * gap;
  } else {
    return;
  }
  const Rect note = s.pen.snap(inset(words, -gap));
  paper(s.pen, note, corner(s.pen), 4);
  text_box(s.pen, recap.text, inset(note, gap), {Font::words, z.body, s.theme().ink}, least,
           Align::middle);
  s.shown(recap.item->id, note);
}

// The hand lies face down; over it, what turns it up.
void Panel::draw_handover(Stage& s, const Parts& parts) {
  for (const Spoken* b : parts.actions) {
    if (b->item->id != ids::kHandover) continue;
    // Whoever taps twice to put a card down would turn up the next person's.
    const float in = s.glides.to(s.clock, "handover~", 1, 0.7f);
    if (in < 0.95f) continue;
    const Sizes& z = s.size();
    const float gap = z.gap, most = at_.hand.w - 2 * gap;
    const float w = std::min(most, button_width(s, b->item->id, b->text));
    const float h = std::min(at_.hand.h, button_height(s, b->item->id, b->text, w));
    Rect at = around(center(at_.hand), w, h);
    const float alone = at.y;
    if (parts.recap) draw_recap(s, *parts.recap, at);
    button(s, *b, at, Kind::primary);
    // Who is meant, on the button's upper edge, or at its left where words stand over it.
    const float side = std::round(40 * z.unit);
    const bool beside = at.y > alone;
    const Vec mid =
        beside ? Vec{at.x - side * 0.2f, center(at).y} : Vec{center(at).x, at.y - side * 0.2f};
    const bool room = beside ? mid.x - side * 0.5f > at_.hand.x : mid.y - side * 0.5f > at_.hand.y;
    if (s.frame.next != kNobody && has_avatars(s) && room)
      seat_portrait(s, around(mid, side, side), s.frame.next, true);
  }
}

// Calls place(button, where) for every button of a panel of that width, in lines from its top left
// corner; returns the panel's height.
template <class F>
float in_lines(const Stage& s, const std::vector<const Spoken*>& buttons, float width, F place) {
  const float gap = s.size().gap, between = gap * 0.75f, most = width - 2 * gap;
  const auto wide = [&](const Spoken* b) {
    return std::min(most, button_width(s, b->item->id, b->text));
  };
  float y = gap;
  for (std::size_t from = 0; from < buttons.size();) {
    std::size_t end = from + 1;
    float used = wide(buttons[from]);
    for (; end < buttons.size() && used + between + wide(buttons[end]) <= most; ++end)
      used += between + wide(buttons[end]);
    // On a hand-held screen a line takes all of its width, on others it stands in the middle.
    const float free = most - used, alone = 300 * s.size().unit;
    const float more = width < 560           ? free / static_cast<float>(end - from)
                       : buttons.size() == 1 ? std::clamp(alone - used, 0.0f, free)
                                             : 0;
    float x = gap + (free - more * static_cast<float>(end - from)) * 0.5f, line_h = 0;
    for (; from < end; ++from) {
      const Spoken& b = *buttons[from];
      const float w = wide(&b) + more;
      const float h = button_height(s, b.item->id, b.text, w);
      place(b, Rect{x, y, w, h});
      line_h = std::max(line_h, h);
      x += w + between;
    }
    y += line_h + (end < buttons.size() ? between : gap);
  }
  return y;
}

float Panel::choices_height(const Stage& s, const Parts& parts, float width) {
  return in_lines(s, parts.actions, width, [](const Spoken&, const Rect&) {});
}

// Everything that may be done with a card that is to be placed: more than fits on one line.
void Panel::draw_choices(Stage& s, const Parts& parts) {
  const float all = choices_height(s, parts, at_.hand.w);
  Rect area = at_.hand;
  area.h = std::min(area.h, all);
  area.y += (at_.hand.h - area.h) * 0.5f;
  paper(s.pen, area, corner(s.pen), 6);
  const Clipped inner(s.pen, area);
  const Rect before = s.window;
  s.window = area;
  choices_scroll_.content = all;
  choices_scroll_.room = area.h;
  s.touch.scroll_area(area, choices_scroll_);
  choices_scroll_.at = std::clamp(choices_scroll_.at, 0.0f, choices_scroll_.most());
  in_lines(s, parts.actions, area.w, [&](const Spoken& b, const Rect& r) {
    button(s, b, {area.x + r.x, area.y + r.y - choices_scroll_.at, r.w, r.h},
           b.item->on ? Kind::primary : Kind::secondary);
  });
  s.reveal(choices_scroll_, area, 8);
  if (choices_scroll_.at < choices_scroll_.most() - 1) {
    const Color paper_color = s.theme().paper;
    gradient(s.pen, {area.x, bottom(area) - 16, area.w, 16}, paper_color & 0x00FFFFFFu,
             fade(paper_color, 0.95f));
  }
  s.window = before;
}

}  // namespace tablee::nimmt::drawing

namespace tablee::nimmt {

draw::GameRenderer& renderer() {
  static drawing::Panel panel;
  return panel;
}

}  // namespace tablee::nimmt
