#include "web/draw/table/sides.h"

#include <optional>

#include "games/any_game.h"
#include "web/app/ids.h"
#include "web/draw/table/seat_portrait.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

// Only items with an action have a cost.
bool is_advised(const Item& item) { return item.role == Role::button && item.cost; }

// A card is labelled with its number, anything else with its words.
std::string label_of(const Spoken& spoken) {
  const auto* card = data_of<NumberCard>(*spoken.item);
  return card ? std::to_string(card->card) : spoken.text;
}

std::string signed_figure(float points) {
  const auto whole = static_cast<int>(std::lround(points));
  return (whole < 0 ? "−" : "") + std::to_string(std::abs(whole));
}

}  // namespace

Sides::Sides(Stage& stage, const SideFacts& facts) : s_(stage), f_(facts) {
  for (const Spoken& spoken : s_.frame.items) {
    const std::string_view id = spoken.item->id;
    if (id == ids::kSidesStandings) standings_ = &spoken;
    if (id == ids::kUnseen) unseen_ = &spoken;
    if (id == ids::kHint) hint_ = &spoken;
    if (id.starts_with(ids::kSidesSeat)) seats_.push_back(&spoken);
    if (id.starts_with(ids::kUnseenTen)) tens_.push_back(&spoken);
    if (is_advised(*spoken.item)) advise({&spoken, spoken.item->cost->figure});
  }
}

// Keeps the cheapest moves, in ascending order of cost.
void Sides::advise(Advice next) {
  for (Advice& known : advice_)
    if (next.cost < known.cost) std::swap(known, next);
  if (!advice_.full()) advice_.push_back(next);
}

float Sides::pad() const { return std::round(11 * s_.size().unit); }
float Sides::title_height() const { return line_height(s_.size().small * 1.08f) + pad() * 0.5f; }

// Draws a sheet of paper with a title; returns the space below the title.
Rect Sides::panel(const Rect& r, std::string_view title) {
  const Sizes& z = s_.size();
  paper(s_.pen, s_.pen.snap(r), corner(s_.pen), 3);
  const float in = pad(), tall = title_height();
  text_fit(s_.pen, title, {r.x + in, r.y + in * 0.6f, r.w - 2 * in, tall},
           {Font::bold, z.small * 1.08f, s_.theme().ink}, z.small * 0.8f);
  return {r.x + in, r.y + in * 0.6f + tall, r.w - 2 * in, r.h - in * 1.4f - tall};
}

// Draws one player: place, avatar, name, points, and a bar for the points in relation to the
// others.
void Sides::place(int seat, const Rect& line, int rank) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const std::size_t at = seat;
  const bool own = f_.viewer == seat;
  const float thick = std::round(4 * z.unit), words = line.h - thick - 3 * z.unit;
  const float middle = line.y + words * 0.5f;
  const float small = columns() > 1 ? 0.85f : 1;
  const float em = std::min(z.body * 1.1f, words * 0.95f) * small;
  float x = line.x + em * 0.5f;
  if (rank == 1 && f_.ahead.has(seat_at(seat)))
    icon(s_.pen, icon_for("crown"), {x, middle}, em, t.accent);
  else
    text_line(s_.pen, std::to_string(rank), x, middle, {Font::numerals, em, t.ink_soft},
              Align::middle);
  x = line.x + em * 1.3f;
  const float side = std::min(words, 24 * z.unit);
  if (has_avatars(s_)) seat_portrait(s_, {x, middle - side * 0.5f, side, side}, seat);
  x += side + z.gap * 0.75f;
  const float points = s_.glides.to(s_.clock, "side" + std::to_string(seat),
                                    static_cast<float>(f_.points[at]), 0.45f);
  const std::string figure = signed_figure(points);
  text_line(s_.pen, figure, right(line), middle, {Font::numerals, em, t.ink}, Align::right);
  const float space = right(line) - x - text_width(s_.pen, figure, Font::numerals, em) - z.gap;
  if (at < s_.frame.names.size())
    text_fit(s_.pen, s_.frame.names[at], {x, line.y, space, words},
             {own ? Font::bold : Font::words, std::min(z.small * 1.08f, words) * small, t.ink},
             9 * z.unit);

  const int worst = *std::max_element(f_.points.begin(), f_.points.end());
  const auto whole = static_cast<float>(std::max({1, f_.limit, worst}));
  const float share = std::clamp(points / whole, 0.0f, 1.0f);
  const Rect bar = s_.pen.snap(Rect{line.x, bottom(line) - thick, line.w, thick});
  fill(s_.pen, bar, thick * 0.5f, fade(t.control, 0.25f));
  if (share > 0)
    fill(s_.pen, {bar.x, bar.y, std::max(thick, bar.w * share), bar.h}, thick * 0.5f,
         f_.limit > 0 && share > 0.75f ? t.danger
         : own                         ? t.accent
                                       : t.ink_soft);
}

float Sides::place_height() const {
  const float wish = tight_ ? (columns() > 1 ? 24.0f : 28.0f) : many() ? 27.0f : 36.0f;
  return std::round(wish * s_.size().small / 13) + std::round(3 * s_.size().unit);
}

float Sides::standings_height() const {
  const auto rows = (static_cast<int>(f_.points.size()) + columns() - 1) / columns();
  return panel_height(static_cast<float>(rows) * place_height());
}

float Sides::standings(const Rect& r) {
  const Goal goal = s_.frame.view->game().goal();
  const auto count = static_cast<int>(f_.points.size());
  const float step = place_height(), line = step - std::round(3 * s_.size().unit);
  const float all = standings_height();
  const Rect inner = panel({r.x, r.y, r.w, std::min(r.h, all)}, standings_->text);
  s_.shown(standings_->item->id, {r.x, r.y, r.w, std::min(r.h, all)});
  std::optional<Clipped> clipped;
  if (all > r.h) clipped.emplace(s_.pen, r);
  const auto columns = static_cast<float>(this->columns());
  const float between = pad(), wide = (inner.w - between * (columns - 1)) / columns;
  const int rows = (count + this->columns() - 1) / this->columns();
  for (int i = 0; i < count; ++i) {
    const std::size_t at = i;
    int rank = 1, before = 0;
    for (std::size_t k = 0; k < f_.points.size(); ++k) {
      const bool ahead = better(goal, f_.points[k], f_.points[at]);
      rank += ahead;
      before += ahead || (f_.points[k] == f_.points[at] && k < at);
    }
    const std::string name = std::to_string(i);
    const auto glide = [&](const char* way, float to) {
      return s_.glides.to(s_.clock, way + name, to, 0.45f);
    };
    // The first half of many is at the left.
    const Rect where{
        inner.x + glide("across", static_cast<float>(before / rows) * (wide + between)),
        inner.y + glide("place", static_cast<float>(before % rows) * step), wide, line};
    place(i, where, rank);
    for (const Spoken* seat : seats_)
      if (const auto* own = data_of<SeatOf>(*seat->item); own && own->seat == i)
        s_.shown(seat->item->id, where);
  }
  return all;
}

// Draws the three best moves, with reasons.
float Sides::advice(const Rect& r) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const std::size_t count = advice_.size();
  const float inner = r.w - 2 * pad(), mark = std::round(z.body * 1.2f);
  const auto tall = [&](const Spoken& spoken) {
    return line_height(z.body) +
           block_height(s_.pen, spoken.hint, Font::words, z.small, inner - mark) + z.gap * 0.75f;
  };
  float all = panel_height(0);
  std::size_t fit = 0;
  for (; fit < count; ++fit) {
    const float more = tall(*advice_[fit].spoken);
    if (all + more > r.h) break;
    all += more;
  }
  if (fit == 0 || !hint_) return 0;
  const Rect at = panel({r.x, r.y, r.w, all}, hint_->text);
  float y = at.y;
  for (std::size_t i = 0; i < fit; ++i) {
    const Spoken& spoken = *advice_[i].spoken;
    const float line = line_height(z.body);
    const bool best = advice_[i].cost == advice_[0].cost;
    if (best)
      icon(s_.pen, icon_for("check"), {at.x + z.body * 0.45f, y + line * 0.5f}, z.body, t.accent);
    text_fit(s_.pen, label_of(spoken), {at.x + mark, y, at.w - mark, line},
             {Font::bold, z.body, best ? t.accent : t.ink}, z.small * 0.8f);
    y += line;
    y += text_block(s_.pen, spoken.hint, {at.x + mark, y, at.w - mark, r.h},
                    {Font::words, z.small, t.ink_soft}) +
         z.gap * 0.75f;
  }
  return all;
}

float Sides::ten_height(float width) const {
  const float unit = s_.size().unit, cell = (width - 2 * pad()) / 10;
  return std::round(std::min(cell * 0.94f, (tight_ ? 17 : 21) * unit));
}

// Draws the numbers in rows of ten, so that one is found without searching. Those still unseen have
// a background, the viewer's own the colour of the controls.
void Sides::unseen(const Rect& r) {
  const Theme& t = s_.theme();
  const int first = f_.first / 10;
  const float cell = (r.w - 2 * pad()) / 10, line = ten_height(r.w);
  const Rect at = panel(r, unseen_->text);
  s_.shown(unseen_->item->id, r);
  const float em = std::min(line * 0.74f, cell * 0.62f);
  const auto cell_of = [&](int n) {
    return Rect{at.x + static_cast<float>(n % 10) * cell,
                at.y + static_cast<float>(n / 10 - first) * line, cell, line};
  };
  enum class Ground : std::uint8_t { none, out, own };
  const auto ground = [&](int n) {
    const auto card = static_cast<Card>(n);
    return f_.own.has(card) ? Ground::own : f_.out.has(card) ? Ground::out : Ground::none;
  };
  // Neighbours share one background, because a hundred boxes would be a third of the table's
  // triangles.
  for (int n = f_.first, end; n <= f_.last; n = end) {
    const Ground its = ground(n);
    for (end = n + 1; end <= f_.last && end % 10 != 0 && ground(end) == its;) ++end;
    const bool own = its == Ground::own;
    const Rect box = s_.pen.snap(inset(both(cell_of(n), cell_of(end - 1)), 1));
    if (its == Ground::none) continue;
    fill(s_.pen, box, 4, own ? t.accent_soft : t.track);
    if (t.outlines) stroke(s_.pen, box, 4, own ? t.accent : t.control, 1);
  }
  for (int n = f_.first; n <= f_.last; ++n) {
    const Vec middle = center(cell_of(n));
    const bool there = ground(n) != Ground::none;
    text_line(s_.pen, std::to_string(n), middle.x, middle.y,
              {Font::numerals, em, there ? t.ink : fade(t.ink_soft, 0.4f)}, Align::middle);
  }
  for (const Spoken* ten : tens_) {
    const auto* row = data_of<CardTen>(*ten->item);
    if (row)
      s_.shown(ten->item->id,
               {at.x, at.y + static_cast<float>(row->ten - first) * line, at.w, line});
  }
}

// The latest line is at the bottom; earlier ones as far as there is space.
void Sides::log(const Rect& r) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const Rect at = panel(r, s_.frame.log_title);
  float y = bottom(at);
  for (std::size_t i = s_.frame.log.size(); i-- > 0;) {
    const std::string& line = s_.frame.log[i];
    const float h = block_height(s_.pen, line, Font::words, z.small, at.w);
    y -= h;
    if (y < at.y) break;
    text_block(s_.pen, line, {at.x, y, at.w, h},
               {Font::words, z.small, i + 1 == s_.frame.log.size() ? t.ink : t.ink_soft});
    y -= z.gap * 0.6f;
  }
}

Likeness Sides::likeness(const SideAreas& areas) const {
  Likeness all;
  all.add(areas.left), all.add(areas.right);
  all.add(&s_.theme()), all.add(s_.pen.px), all.add(s_.size().body), all.add(s_.size().unit);
  all.add(has_avatars(s_)), all.add(s_.frame.people.bits());
  for (const Avatar& look : s_.frame.looks) all.add(look.face), all.add(look.colour);
  for (const std::string& name : s_.frame.names) all.add(name);
  for (const int points : f_.points) all.add(points);
  all.add(f_.ahead.bits()), all.add(f_.viewer), all.add(f_.limit);
  for (Card c = f_.first; c <= f_.last; ++c) all.add(f_.out.has(c) + 2 * f_.own.has(c));
  const auto say = [&](const Spoken* spoken) {
    all.add(spoken != nullptr);
    if (spoken) all.add(spoken->text), all.add(spoken->hint);
  };
  say(standings_), say(unseen_), say(hint_);
  for (const Advice& advice : advice_) say(advice.spoken), all.add(advice.cost);
  all.add(s_.frame.log_title);
  for (const std::string& line : s_.frame.log) all.add(line);
  return all;
}

void Sides::draw(const SideAreas& areas, Recording& recording) {
  if (standings_) recording.draw(s_, likeness(areas), [&] { draw_all(areas); });
}

void Sides::draw_all(const SideAreas& areas) {
  const Sizes& z = s_.size();
  const float gap = z.gap * 1.25f;
  const bool two = areas.left.w > 0;
  Rect side = two ? areas.left : areas.right;
  const auto grid = [&] {
    return unseen_ ? panel_height(static_cast<float>(tens()) * ten_height(side.w)) : 0;
  };
  // Space is always reserved for a hint, so that nothing moves when one appears.
  const float hint = panel_height(line_height(z.body) + 5 * line_height(z.small));
  tight_ = !two && standings_height() + hint + grid() + log_height() + 3 * gap > side.h;
  const auto take = [&](float height) {
    const float used = height > 0 ? height + gap : 0;
    side.y += used;
    side.h -= used;
  };
  take(standings(side));
  const float cards = grid() > 0 ? grid() + gap : 0;
  if (two) {
    take(advice(side));
    side = areas.right;
  } else {
    // The last event stays visible, however long the advice is.
    Rect most = side;
    most.h -= cards + log_height() + gap;
    take(advice(most));
  }
  const bool has_log = side.h - cards >= log_height() * 0.7f;
  if (unseen_ && grid() <= side.h) {
    unseen({side.x, has_log ? bottom(side) - grid() : side.y, side.w, grid()});
    side.h -= cards;
  }
  if (has_log) log(side);
}

}  // namespace tablee::draw
