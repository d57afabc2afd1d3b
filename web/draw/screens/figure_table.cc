#include "web/draw/screens/figure_table.h"

#include <vector>

#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

struct FigureTable {
  Stage& s;
  const Node& n;
  const Rect& at;
  const bool bare;

  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const float w = at.w;
  const float pad = bare ? std::round((w < 330 ? 10.0f : 16.0f) * z.unit) : 0;
  const float inner = w - 2 * pad;
  const float figure = z.body * 1.15f;
  const float line = std::max(std::round(38 * z.unit), line_height(z.body) + 12 * z.unit);
  const float head = line_height(z.small) + 10 * z.unit;
  std::vector<float> columns{};     // their widths
  std::size_t last = 0, first = 1;  // the number of columns; … and the first shown that has figures
  float name_size = 0;

  void measure();
  void fit();
  void size_names();
  float height() const;
  void draw();
  void draw_row(std::size_t r, float y);
  void draw_cell(std::size_t r, std::size_t c, float x, float y);
};

// Measures the width that each column wants.
void FigureTable::measure() {
  for (std::size_t r = 0; r < n.kids.size(); ++r) {
    const Node& row = n.kids[r];
    last = std::max(last, row.kids.size());
    for (std::size_t c = 0; c < row.kids.size(); ++c) {
      if (columns.size() <= c) columns.push_back(0);
      const bool words = c == 0 || r == 0;
      float wide = text_width(s.pen, row.kids[c].spoken->text, words ? Font::bold : Font::numerals,
                              r == 0  ? z.small
                              : words ? z.body
                                      : figure * 1.12f);
      if (c == 0 && row.item().on) wide += z.body * 1.5f;
      columns[c] = std::max(columns[c], wide);
    }
  }
}

void FigureTable::fit() {
  if (columns.size() > 1) {
    float rest = 0;
    for (std::size_t c = 1; c < columns.size(); ++c) rest += columns[c] += z.gap * 1.5f;
    // Names may shrink to half of their size; after that columns are left out.
    const float name =
        std::min(columns[0], std::clamp(columns[0] * 0.55f, inner * 0.32f, inner * 0.46f));
    const std::size_t end = columns.size() - 1;  // the total keeps its width
    const float space = inner - name - columns[end];
    float middle = rest - columns[end];
    if (middle > space) {
      const float even = space / static_cast<float>(end - 1);
      // Where there are too many rounds for the width, the last ones are shown; the accessible
      // document has all.
      const float least = z.small * 1.75f;
      if (even < least) first = end - std::min(end - 1, static_cast<std::size_t>(space / least));
      middle = 0;
      for (std::size_t c = 1; c < end; ++c) {
        columns[c] = c < first ? 0 : space / static_cast<float>(end - first);
        middle += columns[c];
      }
    }
    columns[0] = inner - middle - columns[end];
  }
}

float FigureTable::height() const {
  return n.kids.empty() ? 0 : pad + head + line * static_cast<float>(n.kids.size() - 1);
}

// All names have one size, except names that are much too long.
void FigureTable::size_names() {
  name_size = z.body;
  for (const Node& row : n.kids) {
    if (row.kids.empty() || &row == &n.kids.front()) continue;
    const float space = columns[0] - z.gap * 0.5f - (row.item().on ? z.body * 1.5f : 0);
    const float wide = text_width(s.pen, row.kids[0].spoken->text, Font::bold, z.body);
    if (wide > space) name_size = std::min(name_size, z.body * space / wide);
  }
  name_size = std::max(name_size, std::min(z.body, 12.5f * z.unit));
}

void FigureTable::draw_cell(std::size_t r, std::size_t c, float cx, float y) {
  const Node& row = n.kids[r];
  const Node& cell = row.kids[c];
  const float row_h = r == 0 ? head : line;
  const bool name = c == 0, total = c + 1 == last;
  const Font font = r == 0 || name ? (r == 0          ? Font::words
                                      : row.item().on ? Font::bold
                                                      : Font::words)
                                   : Font::numerals;
  const float size = r == 0 ? z.small : name ? name_size : figure * (total ? 1.12f : 1.0f);
  const Color c_ink = r == 0 ? t.ink_soft : total || name ? t.ink : t.ink_soft;
  Rect box{name ? cx : cx + 3, y, columns[c] - (name ? z.gap * 0.5f : 3), row_h};
  s.shown(cell.id(), box);
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
  float cx = x + pad;
  for (std::size_t c = 0; c < row.kids.size() && c < columns.size(); ++c) {
    if (columns[c] <= 0) continue;
    draw_cell(r, c, cx, y);
    cx += columns[c];
  }
}

void FigureTable::draw() {
  if (bare) paper(s.pen, s.pen.snap(Rect{at.x, at.y, w, height()}), corner(s.pen), 5);
  s.shown(n.id(), {at.x, at.y, w, height()});
  size_names();
  float y = at.y + pad * 0.5f;
  for (std::size_t r = 0; r < n.kids.size(); ++r) {
    draw_row(r, y);
    y += r == 0 ? head : line;
    if (r + 1 < n.kids.size())
      fill(s.pen, s.pen.snap(Rect{at.x + pad, y, inner, std::max(1.0f, s.pen.px)}), 0,
           r == 0 ? t.control : t.line);
  }
}

}  // namespace

float figure_table(Stage& s, const Node& n, const Rect& at, bool bare, bool drawing) {
  FigureTable table{s, n, at, bare};
  table.measure();
  table.fit();
  if (drawing && !n.kids.empty()) table.draw();
  return table.height();
}

}  // namespace tablee::draw
