#include "web/draw/screens/figure_table.h"

#include <optional>
#include <vector>

#include "web/draw/screens/figure_columns.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

// A row about the user: its name is bold.
bool own(const Node& row) { return !row.kids.empty() && row.kids.front().item().on; }

struct FigureTable {
  Stage& s;
  const Node& n;
  const Rect& at;
  const bool bare;
  Scroll& sideways;

  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const float w = at.w;
  const float pad = bare ? std::round((w < 330 ? 10.0f : 16.0f) * z.unit) : 0;
  const float inner = w - 2 * pad;
  const float figure = z.body * 1.15f;
  const float line = std::max(std::round(38 * z.unit), line_height(z.body) + 12 * z.unit);
  const float head = line_height(z.small) + 10 * z.unit;
  FigureColumns columns{};
  Rect window{};  // in which the columns between names and totals are seen
  float name_size = 0;

  void measure();
  void size_names();
  float height() const;
  void draw();
  void draw_row(std::size_t r, float y);
  void draw_cell(std::size_t r, std::size_t c, float x, float y);
  void draw_between(std::size_t r, float y);
  void draw_sign(bool later);
  // The user's own name is bold; where there is none, the winner's.
  bool bold(const Node& row) const {
    return own(row) || (row.item().on && std::none_of(n.kids.begin(), n.kids.end(), own));
  }
};

// Measures the width that each column wants.
void FigureTable::measure() {
  std::vector<float> wanted;
  float widest = 0;  // figure
  for (std::size_t r = 0; r < n.kids.size(); ++r) {
    const Node& row = n.kids[r];
    for (std::size_t c = 0; c < row.kids.size(); ++c) {
      if (wanted.size() <= c) wanted.push_back(0);
      const bool words = c == 0 || r == 0;
      float wide = text_width(s.pen, row.kids[c].spoken->text, words ? Font::bold : Font::numerals,
                              r == 0  ? z.small
                              : words ? z.body
                                      : figure * 1.12f);
      if (!words && c + 1 < row.kids.size()) widest = std::max(widest, wide);
      if (c == 0 && row.item().on) wide += z.body * 1.5f;
      wanted[c] = std::max(wanted[c], wide);
    }
  }
  for (std::size_t c = 1; c < wanted.size(); ++c) wanted[c] += z.gap * 1.5f;
  columns = fit_columns(wanted, inner, z.small * 1.75f, widest + z.gap);
}

float FigureTable::height() const {
  return n.kids.empty() ? 0 : pad + head + line * static_cast<float>(n.kids.size() - 1);
}

// All names have one size, except names that are much too long.
void FigureTable::size_names() {
  name_size = z.body;
  for (const Node& row : n.kids) {
    if (row.kids.empty() || &row == &n.kids.front()) continue;
    const float space = columns.widths[0] - z.gap * 0.5f - (row.item().on ? z.body * 1.5f : 0);
    const float wide = text_width(s.pen, row.kids[0].spoken->text, Font::bold, z.body);
    if (wide > space) name_size = std::min(name_size, z.body * space / wide);
  }
  name_size = std::max(name_size, std::min(z.body, 12.5f * z.unit));
}

void FigureTable::draw_cell(std::size_t r, std::size_t c, float cx, float y) {
  const Node& row = n.kids[r];
  const Node& cell = row.kids[c];
  const float row_h = r == 0 ? head : line;
  const bool name = c == 0, total = c + 1 == columns.widths.size();
  const Font font = r == 0 || name ? (r == 0      ? Font::words
                                      : bold(row) ? Font::bold
                                                  : Font::words)
                                   : Font::numerals;
  const float size = r == 0 ? z.small : name ? name_size : figure * (total ? 1.12f : 1.0f);
  Color c_ink = r == 0 ? t.ink_soft : total || name ? t.ink : t.ink_soft;
  Rect box{name ? cx : cx + 3, y, columns.widths[c] - (name ? z.gap * 0.5f : 3), row_h};
  // Towards an edge behind which there are more columns, figures fade.
  const float hidden =
      name || total ? 0 : std::max({0.0f, window.x - box.x, right(box) - right(window)}) / box.w;
  c_ink = fade(c_ink, std::max(0.0f, 1 - 1.6f * hidden));
  if (hidden < 0.5f) {
    const float from = name || total ? box.x : std::max(box.x, window.x);
    const float to = name || total ? right(box) : std::min(right(box), right(window));
    s.shown(cell.id(), {from, box.y, to - from, box.h});
  }
  if (name && row.item().on) box.x += z.body * 1.5f, box.w -= z.body * 1.5f;
  std::string_view text = cell.spoken->text;
  // Over a narrow column "Round 3" is shortened to "3".
  const std::size_t number = text.find_last_of(' ');
  if (r == 0 && !name && number != std::string_view::npos &&
      text_width(s.pen, text, font, size * 0.85f) > box.w)
    text = text.substr(number + 1);
  // Where not even "22nd" fits, it is shortened to "22".
  const std::size_t figures = text.find_first_not_of("0123456789");
  if (r == 0 && !name && figures != 0 && figures != std::string_view::npos &&
      text_width(s.pen, text, font, std::min(size, 10.5f * z.unit)) > box.w)
    text = text.substr(0, figures);
  text_fit(s.pen, text, box, {font, size, c_ink}, std::min(size, 10.5f * z.unit),
           name ? Align::left : Align::right);
}

void FigureTable::draw_row(std::size_t r, float y) {
  const Node& row = n.kids[r];
  const float row_h = r == 0 ? head : line, x = at.x;
  const Rect all{x, y, w, row_h};
  if (row.item().on) {
    fill(s.pen, inset(all, 3), 9 * z.unit, t.accent_soft);
    // The crown marks the winner without relying on colour.
    icon(s.pen, icon_for("crown"), {x + pad + z.body * 0.55f, y + row_h * 0.5f}, z.body * 1.15f,
         t.accent);
  }
  s.shown(row.id(), all);
  if (row.kids.empty()) return;
  draw_cell(r, 0, x + pad, y);
  draw_between(r, y);
  if (row.kids.size() > 1 && row.kids.size() == columns.widths.size())
    draw_cell(r, row.kids.size() - 1, right(window), y);
}

void FigureTable::draw_between(std::size_t r, float y) {
  std::optional<Clipped> seen;
  if (columns.scroll()) seen.emplace(s.pen, window);
  const std::size_t end = std::min(n.kids[r].kids.size(), columns.widths.size() - 1);
  float x = window.x - (columns.scroll() ? s.pen.snap(sideways.at) : 0);
  for (std::size_t c = 1; c < end; ++c) {
    const float wide = columns.widths[c];
    if (x + wide > window.x && x < right(window)) draw_cell(r, c, x, y);
    x += wide;
  }
}

// A sign in the head that there are more columns; a tap there shows them.
void FigureTable::draw_sign(bool later) {
  const float side = z.small * 1.1f;
  const float x = later ? right(window) + side * 0.5f : window.x - side * 0.5f;
  const Rect area{x - z.touch * 0.5f, at.y, z.touch, std::max(z.touch, head)};
  std::string id(n.id());
  id += later ? ".later" : ".earlier";
  icon(s.pen, icon_for(later ? "next" : "back"), {x, at.y + (pad + head) * 0.5f}, side, t.accent);
  s.touch.target(id, area);
  if (s.touch.tapped() != id) return;
  const float way = (later ? 0.8f : -0.8f) * window.w;
  if (s.frame.reduced_motion || s.frame.speed == Speed::instant)
    sideways.at = std::clamp(sideways.at + way, 0.0f, sideways.most());
  else
    sideways.speed = way * Touch::kFriction;
  s.clock.moving = true;
}

void FigureTable::draw() {
  if (bare) paper(s.pen, s.pen.snap(Rect{at.x, at.y, w, height()}), corner(s.pen), 5);
  s.shown(n.id(), {at.x, at.y, w, height()});
  size_names();
  window = {at.x + pad + columns.widths[0], at.y, columns.window, height()};
  if (columns.scroll()) {
    // The last columns are shown at first, and stay in sight when there is one more.
    const bool at_end = sideways.at >= sideways.most() - 1;
    sideways.content = columns.content;
    sideways.space = columns.window;
    sideways.at = at_end ? sideways.most() : std::clamp(sideways.at, 0.0f, sideways.most());
    s.touch.swipe_area({at.x, at.y, w, height()}, sideways);
  }
  float y = at.y + pad * 0.5f;
  for (std::size_t r = 0; r < n.kids.size(); ++r) {
    draw_row(r, y);
    y += r == 0 ? head : line;
    if (r + 1 < n.kids.size())
      fill(s.pen, s.pen.snap(Rect{at.x + pad, y, inner, std::max(1.0f, s.pen.px)}), 0,
           r == 0 ? t.control : t.line);
  }
  if (!columns.scroll()) return;
  if (sideways.at > 1) draw_sign(false);
  if (sideways.at < sideways.most() - 1) draw_sign(true);
}

}  // namespace

float figure_table(Stage& s, const Node& n, const Rect& at, bool bare, bool drawing,
                   Scroll& sideways) {
  FigureTable table{s, n, at, bare, sideways};
  table.measure();
  if (drawing && !n.kids.empty()) table.draw();
  return table.height();
}

}  // namespace tablee::draw
