#include "web/draw/sides.h"

#include "core/scan.h"
#include "web/draw/buttons.h"
#include "web/draw/cost.h"
#include "web/draw/icons.h"
#include "web/draw/seat_portrait.h"
#include "web/draw/soft.h"
#include "web/draw/type.h"

namespace tablee::draw {
namespace {

constexpr float kTwoColumns = 1680;  // CSS pixels of width

bool is_advised(const Item& item) {
  if (item.value.empty()) return false;
  const std::string_view root = std::string_view(item.id).substr(0, item.id.find('.'));
  for (const std::string_view kind : {"hand", "market", "row", "do", "take", "no"})
    if (root == kind) return true;
  return false;
}

// A card by its number, anything else by its words.
std::string_view label_of(const Spoken& spoken) {
  const std::string_view id = spoken.item->id;
  const bool card = id.starts_with("hand.") || id.starts_with("market.");
  return card ? id.substr(id.find('.') + 1) : std::string_view(spoken.text);
}

std::string signed_figure(float points) {
  const auto whole = static_cast<int>(std::lround(points));
  return (whole < 0 ? "−" : "") + std::to_string(std::abs(whole));
}

}  // namespace

SideRoom take_sides(const Frame& frame, const Sizes& size, Rect& safe) {
  SideRoom room;
  if (!frame.roomy) return room;
  const float pad = std::round(14 * size.unit), top = std::round(10 * size.unit);
  const float most = 330 * size.unit * std::max(1.0f, size.body / (16 * size.unit) * 0.85f);
  const float w = std::round(std::clamp(safe.w * 0.215f, 236.0f, most));
  const Rect column{0, safe.y + top, w, safe.h - top - pad};
  const bool two = safe.w >= kTwoColumns;
  safe.w -= w + pad;
  room.right = {right(safe), column.y, w, column.h};
  if (!two) return room;
  room.left = {safe.x + pad, column.y, w, column.h};
  safe.x += w + pad;
  safe.w -= w + pad;
  return room;
}

Sides::Sides(Stage& stage, const SideFacts& facts) : s_(stage), f_(facts) {
  for (const Spoken& spoken : s_.frame.items) {
    const std::string_view id = spoken.item->id;
    if (id == "sides.standings") standings_ = &spoken;
    if (id == "unseen") unseen_ = &spoken;
    if (id == "hint") hint_ = &spoken;
    if (id.starts_with("sides.seat.")) seats_.push_back(&spoken);
    if (id.starts_with("unseen.")) tens_.push_back(&spoken);
    if (is_advised(*spoken.item)) advise({&spoken, cost_of(spoken.item->value)});
  }
}

// The cheapest first, and no more of them than are shown.
void Sides::advise(Advice next) {
  for (Advice& known : advice_)
    if (next.cost < known.cost) std::swap(known, next);
  if (!advice_.full()) advice_.push_back(next);
}

float Sides::pad() const { return std::round(11 * s_.size().unit); }
float Sides::title_height() const { return line_height(s_.size().small * 1.08f) + pad() * 0.5f; }

// A sheet of paper with a name; returns what is left of it.
Rect Sides::panel(const Rect& r, std::string_view title) {
  const Sizes& z = s_.size();
  paper(s_.pen, s_.pen.snap(r), corner(s_.pen), 3);
  const float in = pad(), tall = title_height();
  text_fit(s_.pen, title, {r.x + in, r.y + in * 0.6f, r.w - 2 * in, tall},
           {Font::bold, z.small * 1.08f, s_.theme().ink}, z.small * 0.8f);
  return {r.x + in, r.y + in * 0.6f + tall, r.w - 2 * in, r.h - in * 1.4f - tall};
}

// One of them: place, face, name, points, and how far it is, as the others stand.
void Sides::place(int seat, const Rect& line, int rank) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const auto at = static_cast<std::size_t>(seat);
  const bool own = f_.viewer == seat;
  const float thick = std::round(4 * z.unit), words = line.h - thick - 3 * z.unit;
  const float middle = line.y + words * 0.5f;
  const float em = std::min(z.body * 1.1f, words * 0.95f);
  float x = line.x + em * 0.5f;
  if (rank == 1 && f_.ahead.has(seat_at(seat)))
    icon(s_.pen, icon_for("crown"), {x, middle}, em, t.accent);
  else
    text_line(s_.pen, std::to_string(rank), x, middle, {Font::numerals, em, t.ink_soft},
              Align::middle);
  x = line.x + em * 1.3f;
  const float side = std::min(words, 24 * z.unit);
  if (has_faces(s_)) seat_portrait(s_, {x, middle - side * 0.5f, side, side}, seat);
  x += side + z.gap * 0.75f;
  const float points = s_.glides.to(s_.clock, "side" + std::to_string(seat),
                                    static_cast<float>(f_.points[at]), 0.45f);
  const std::string figure = signed_figure(points);
  text_line(s_.pen, figure, right(line), middle, {Font::numerals, em, t.ink}, Align::right);
  const float room = right(line) - x - text_width(s_.pen, figure, Font::numerals, em) - z.gap;
  if (at < s_.frame.names.size())
    text_fit(s_.pen, s_.frame.names[at], {x, line.y, room, words},
             {own ? Font::bold : Font::words, std::min(z.small * 1.08f, words), t.ink}, 9 * z.unit);

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

float Sides::standings(const Rect& r) {
  const Sizes& z = s_.size();
  const auto count = static_cast<int>(f_.points.size());
  const float line = std::round((count > 6 ? 27.0f : 36.0f) * z.small / 13);
  const float gap = std::round(3 * z.unit);
  const float all = title_height() + pad() * 1.4f + static_cast<float>(count) * (line + gap) - gap;
  const Rect inner = panel({r.x, r.y, r.w, std::min(r.h, all)}, standings_->text);
  s_.shown(standings_->item->id, {r.x, r.y, r.w, std::min(r.h, all)});
  const Clipped clipped(s_.pen, {r.x, r.y, r.w, std::min(r.h, all)});
  for (int i = 0; i < count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    int rank = 1, before = 0;
    for (std::size_t k = 0; k < f_.points.size(); ++k) {
      rank += f_.points[k] < f_.points[at];
      before += f_.points[k] < f_.points[at] || (f_.points[k] == f_.points[at] && k < at);
    }
    const float lies = s_.glides.to(s_.clock, "place" + std::to_string(i),
                                    static_cast<float>(before) * (line + gap), 0.45f);
    place(i, {inner.x, inner.y + lies, inner.w, line}, rank);
    for (const Spoken* seat : seats_)
      if (seat->item->id.back() == static_cast<char>('0' + i))
        s_.shown(seat->item->id, {inner.x, inner.y + lies, inner.w, line});
  }
  return all;
}

// The best three, with why.
float Sides::advice(const Rect& r) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const std::size_t count = advice_.size();
  const float inner = r.w - 2 * pad(), mark = std::round(z.body * 1.2f);
  const auto tall = [&](const Spoken& spoken) {
    return line_height(z.body) +
           block_height(s_.pen, spoken.hint, Font::words, z.small, inner - mark) + z.gap * 0.75f;
  };
  float all = title_height() + pad() * 1.4f;
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

// Numbers in tens, so that one is found without searching: those still out stand on a ground, one's
// own on that of what can be done.
float Sides::unseen(const Rect& r, bool draws) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const int first = f_.first / 10, rows = f_.last / 10 - first + 1;
  const float inner = r.w - 2 * pad(), cell = inner / 10;
  const float line = std::round(std::min(cell * 0.94f, 21 * z.unit));
  const float all = title_height() + pad() * 1.4f + static_cast<float>(rows) * line;
  if (!draws) return all;
  const Rect at = panel({r.x, r.y, r.w, all}, unseen_->text);
  s_.shown(unseen_->item->id, {r.x, r.y, r.w, all});
  const float em = std::min(line * 0.74f, cell * 0.62f);
  for (int n = f_.first; n <= f_.last; ++n) {
    const auto card = static_cast<Card>(n);
    const Rect box =
        s_.pen.snap(Rect{at.x + static_cast<float>(n % 10) * cell + 1,
                         at.y + static_cast<float>(n / 10 - first) * line + 1, cell - 2, line - 2});
    const bool out = f_.out.has(card), own = f_.own.has(card);
    if (own) fill(s_.pen, box, 4, t.accent_soft);
    if (out) fill(s_.pen, box, 4, t.track);
    if (t.outlines && (out || own)) stroke(s_.pen, box, 4, own ? t.accent : t.control, 1);
    text_line(s_.pen, std::to_string(n), center(box).x, center(box).y,
              {Font::numerals, em, out || own ? t.ink : fade(t.ink_soft, 0.4f)}, Align::middle);
  }
  for (const Spoken* ten : tens_) {
    const auto row = Scan(std::string_view(ten->item->id).substr(7)).number(0, 99);
    if (row)
      s_.shown(ten->item->id, {at.x, at.y + static_cast<float>(*row - first) * line, at.w, line});
  }
  return all;
}

// The latest at the bottom, as far back as there is room.
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

void Sides::draw(const SideRoom& room) {
  if (!standings_) return;
  const float gap = s_.size().gap * 1.25f;
  const bool two = room.left.w > 0;
  Rect side = two ? room.left : room.right;
  const auto take = [&](float height) {
    const float used = height > 0 ? height + gap : 0;
    side.y += used;
    side.h -= used;
  };
  take(standings(side));
  const float grid = unseen_ ? unseen({0, 0, side.w, 0}, false) : 0;
  if (two) {
    take(advice(side));
    side = room.right;
  } else {
    Rect most = side;
    most.h -= grid + gap;
    take(advice(most));
  }
  const float least = title_height() + pad() * 1.4f + line_height(s_.size().small) * 2;
  const bool tells = side.h - (grid > 0 ? grid + gap : 0) >= least;
  if (unseen_ && grid <= side.h) {
    unseen({side.x, tells ? bottom(side) - grid : side.y, side.w, grid}, true);
    side.h -= grid + gap;
  }
  if (tells) log(side);
}

}  // namespace tablee::draw
