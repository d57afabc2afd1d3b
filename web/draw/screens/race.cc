#include "web/draw/screens/race.h"

#include <cstdlib>

#include "games/race.h"
#include "web/draw/screens/race_course.h"
#include "web/draw/table/seat_portrait.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

// The cells of a row, by their index in the list.
enum Cell : std::size_t { kName, kPlace, kRound, kTotal, kCells };

// Sizes, from the top and from the left.
struct RaceShape {
  float pad, words, thick, lane;
  float title, head;  // heights; the title's is 0 where it is beside the names of the columns
  float figures;      // size of the totals
  float number, name, round, total, end;  // left edges of the columns, and the right one of all
  float height(std::size_t count) const {
    return pad * 1.5f + title + head + lane * static_cast<float>(count);
  }
};

RaceShape race_shape(const Stage& s, const Node& table, float x, float width) {
  const Sizes& z = s.size();
  RaceShape r{};
  r.pad = std::round((width < 330 ? 12.0f : 16.0f) * z.unit);
  r.words = line_height(z.body);
  r.thick = std::round(z.body * 0.5f);
  r.lane = std::round(r.words + r.thick + z.gap * 2);
  r.head = r.words + z.gap;
  r.figures = z.body * 1.3f;
  r.end = x + width - r.pad;
  r.total = r.end - text_width(s.pen, "000", Font::numerals, r.figures) - z.gap;
  r.round = r.total - text_width(s.pen, "+00", Font::numerals, z.body) - z.gap * 1.5f;
  r.number = x + r.pad;
  r.name = r.number + std::round(z.body * 1.5f);
  float space = r.end - r.number;
  const float inner = space;
  for (const std::size_t cell : {kRound, kTotal})
    space -= z.gap * 1.5f +
             text_width(s.pen, table.kids.front().kids[cell].spoken->text, Font::words, z.small);
  if (text_width(s.pen, table.spoken->text, Font::bold, z.body) > space)
    r.title = block_height(s.pen, table.spoken->text, Font::bold, z.body, inner);
  return r;
}

std::string signed_figure(int n) { return (n < 0 ? "−" : "+") + std::to_string(std::abs(n)); }

std::string figure(float n) {
  const auto whole = static_cast<int>(std::lround(n));
  return (whole < 0 ? "−" : "") + std::to_string(std::abs(whole));
}

// An arrow up or down with the number of places: its direction shows it without colour.
void movement(const Pen& pen, float x, float y, int gained, float size) {
  if (gained == 0) return;
  const Color c = gained > 0 ? pen.theme->accent : pen.theme->danger;
  const float half = size * 0.34f, tall = gained > 0 ? -half : half;
  // Clockwise in either case.
  const float near = gained > 0 ? x : x + 2 * half, far = gained > 0 ? x + 2 * half : x;
  const Vec tip[] = {{near, y - tall}, {x + half, y + tall}, {far, y - tall}};
  star(pen, {x + half, y - tall * 0.3f}, tip, c);
  const std::string count = std::to_string(std::abs(gained));
  text_line(pen, count, x + size * 0.9f, y, {Font::numerals, size, c});
}

// The bar: the points before the round, those of the round, and the way to the limit.
void bar(const Pen& pen, const Rect& r, const Course& course, const StandingsRow& runner,
         float points, bool own) {
  const Theme& t = *pen.theme;
  const float radius = r.h * 0.5f;
  fill(pen, r, radius, t.outlines ? t.cloth : t.track);
  if (t.outlines) stroke(pen, r, radius, t.line, 1);
  const float zero = r.x + r.w * course.at(0);
  const auto part = [&](float from, float to, Color c) {
    const float a = r.x + r.w * course.at(std::min(from, to));
    const float b = r.x + r.w * course.at(std::max(from, to));
    if (b - a > pen.px) fill(pen, {a, r.y, b - a, r.h}, std::min(radius, (b - a) * 0.5f), c);
  };
  const auto before = static_cast<float>(runner.points_before);
  const Color now = t.outlines ? t.ink : t.face[3].band;
  // The new part is drawn first, because the old part's round end lies on it.
  part(points < 0 ? std::min(0.0f, points) : 0, std::max(0.0f, points), now);
  const float unchanged = points < before ? points : before;
  part(0, unchanged, own ? t.accent : t.outlines ? t.line : t.chart[1]);
  if (course.at(0) > 0) fill(pen, {zero, r.y - 2, std::max(1.0f, pen.px), r.h + 4}, 0, t.control);
}

// A chequered post at the finish.
void goal(const Pen& pen, float end, const Rect& bar) {
  const float side = std::max(2.0f, std::round(2.5f * pen.size.unit));
  int n = 0;
  for (float y = bar.y; y < bottom(bar); y += side, ++n)
    for (const int column : {0, 1})
      fill(pen,
           {end - side * static_cast<float>(2 - column), y, side, std::min(side, bottom(bar) - y)},
           0, n % 2 == column ? pen.theme->ink : pen.theme->paper);
}

// Draws the title, and the names of the columns over the figures.
void draw_head(Stage& s, const Node& table, const RaceShape& r, float top) {
  const Sizes& z = s.size();
  const Theme& t = s.theme();
  const auto& names = table.kids.front().kids;
  const float below = top + r.title;
  float from = r.end;
  for (const std::size_t cell : {kTotal, kRound}) {
    const std::string_view text = names[cell].spoken->text;
    const float edge = cell == kTotal ? r.end : std::min(r.total - z.gap, from - z.gap * 1.5f);
    text_line(s.pen, text, edge, below + r.words * 0.5f, {Font::words, z.small, t.ink_soft},
              Align::right);
    from = edge - text_width(s.pen, text, Font::words, z.small);
    s.shown(names[cell].id(), {from, below, edge - from, r.words});
  }
  s.shown(names[kPlace].id(), {r.number, below, r.name - r.number, r.words});
  s.shown(names[kName].id(), {r.name, below, from - z.gap - r.name, r.words});
  const TypeStyle bold{Font::bold, z.body, t.ink};
  if (r.title > 0)
    text_block(s.pen, table.spoken->text, {r.number, top, r.end - r.number, r.title}, bold);
  else
    text_fit(s.pen, table.spoken->text, {r.number, top, from - z.gap - r.number, r.words}, bold,
             z.small);
}

// Draws one row at that height: place, name, the points of the round, the total, and the bar.
void draw_lane(Stage& s, const Node& row, const RaceShape& r, const StandingsRow& runner,
               const Stand& stand, float settled, float y) {
  const Sizes& z = s.size();
  const Theme& t = s.theme();
  const Pen& pen = s.pen;
  const bool own = row.item().on;
  const float line = y + z.gap * 0.75f + r.words * 0.5f;
  // The place before the round is shown until the places change.
  const int place = settled < 0.5f ? runner.place_before : runner.place;
  const Vec mark{r.number + z.body * 0.5f, line};
  if (place == 1)
    icon(pen, icon_for("crown"), mark, z.body * 1.15f, t.accent);
  else if (place > 1)
    text_line(pen, std::to_string(place), mark.x, mark.y,
              {Font::numerals, z.body * 1.1f, t.ink_soft}, Align::middle);
  s.shown(row.kids[kPlace].id(), {r.number, y, r.name - r.number, r.lane});

  const int climbed = places_gained(runner.place_before, runner.place);
  float from = r.name, space = r.round - r.name - (climbed == 0 ? 0 : z.body * 1.8f);
  const std::string_view name = row.kids[kName].spoken->text;
  // The avatar, where enough space is left for the name.
  if (const float side = portrait_width(s, r.words); side > 0 && space > side + z.body * 3.5f) {
    seat_portrait(s, {from, line - side * 0.5f, side, side}, runner.seat);
    from += side + z.gap * 0.5f;
    space -= side + z.gap * 0.5f;
  }
  const TypeStyle called{own ? Font::bold : Font::words, z.body, t.ink};
  text_fit(pen, name, {from, line - r.words * 0.5f, space, r.words}, called,
           std::min(z.small * 0.8f, 10.5f * z.unit));
  s.shown(row.kids[kName].id(), {r.name, y, r.round - r.name, r.lane});
  if (settled > 0) {
    const Faded faded(pen, settled);
    const float wide = text_width(pen, name, called.font, called.size);
    movement(pen, from + std::min(wide, space) + z.gap, line, climbed, z.body * 0.9f);
  }
  const int gained = static_cast<int>(std::lround(stand.points)) - runner.points_before;
  text_line(pen, signed_figure(gained), r.total - z.gap, line, {Font::numerals, z.body, t.ink_soft},
            Align::right);
  s.shown(row.kids[kRound].id(), {r.round, y, r.total - r.round, r.lane});
  text_line(pen, figure(stand.points), r.end, line, {Font::numerals, r.figures, t.ink},
            Align::right);
  s.shown(row.kids[kTotal].id(), {r.total, y, r.end - r.total, r.lane});
}

}  // namespace

// Never inlined, because it is in the deferred part of the program (docs/PAGE.md).
[[gnu::noinline]] Scene race(Stage& s, const Node& table, const Rect& at, bool drawing) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const auto whole = [](const Node& row) { return row.kids.size() == kCells; };
  if (table.kids.empty() || !std::all_of(table.kids.begin(), table.kids.end(), whole)) return {};
  const auto* limited = data_of<PointLimit>(table.item());
  const int limit = limited ? limited->points : 0;
  const RaceShape r = race_shape(s, table, at.x, at.w);
  const auto rows = std::span(table.kids).subspan(1);
  const float h = r.height(rows.size());
  if (!drawing) return {h};

  std::vector<StandingsRow> runners;
  std::string all =
      std::to_string(limit);  // identifies the content, so that the entrance is shown once
  for (const Node& row : rows) {
    const auto* data = data_of<StandingsRow>(row.item());
    const StandingsRow& own = runners.emplace_back(data ? *data : StandingsRow{});
    for (const int n : {own.points_before, own.points, own.place_before, own.place, int{own.seat}})
      all += "," + std::to_string(n);
  }
  const float seconds = s.entrance.since(s.clock, all, kRaceSeconds);
  const auto stands = race_at(runners, seconds);
  const Course course(runners, limit);

  const Rect panel = s.pen.snap(Rect{at.x, at.y, at.w, h});
  paper(s.pen, panel, corner(s.pen), 5);
  s.shown(table.id(), panel, corner(s.pen));
  const float top = panel.y + r.pad * 0.75f;
  draw_head(s, table, r, top);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const float y = top + r.title + r.head + r.lane * stands[i].lane;
    const bool own = rows[i].item().on;
    if (own)
      fill(s.pen, s.pen.snap(Rect{panel.x + 5, y + 1, panel.w - 10, r.lane - 2}), 9 * z.unit,
           t.accent_soft);
    s.shown(rows[i].id(), {panel.x, y, panel.w, r.lane});
    draw_lane(s, rows[i], r, runners[i], stands[i], race_settled(seconds), y);
    const Rect track = s.pen.snap(Rect{r.name, y + z.gap + r.words, r.end - r.name, r.thick});
    bar(s.pen, track, course, runners[i], stands[i].points, own);
    if (limit > 0)
      goal(s.pen, s.pen.snap(track.x + track.w * course.at(static_cast<float>(limit))), track);
  }
  return {h, race_settled(seconds)};
}

}  // namespace tablee::draw
