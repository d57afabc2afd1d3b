#include "web/draw/screens/flow.h"

#include <optional>

#include "text/search.h"
#include "web/app/ids.h"
#include "web/draw/screens/example_table.h"
#include "web/draw/screens/podium.h"
#include "web/draw/screens/race.h"
#include "web/draw/toolkit/chart.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/marks.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

bool ends_with(std::string_view id, std::string_view tail) {
  return id.size() > tail.size() && id.substr(id.size() - tail.size()) == tail;
}

bool is_stepper(std::span<const Node> nodes, std::size_t i) {
  return i + 2 < nodes.size() && ends_with(nodes[i].id(), ids::kMinus) &&
         ends_with(nodes[i + 2].id(), ids::kPlus);
}

// Kinds that are one run when they follow each other.
bool runs(Role r) { return r == Role::choice || r == Role::button; }

// What opens that line of a list; null where nothing does.
const Node* opener_of(const Node& n) {
  for (const Node& k : n.kids)
    if (k.role() == Role::disclosure) return &k;
  return nullptr;
}

bool bins(std::string_view id) {
  return ends_with(id, ids::kRemove) || ends_with(id, ids::kDelete);
}

}  // namespace

float Flow::measure(Nodes nodes, float width) {
  const bool before = drawing_;
  drawing_ = false;
  const float h = column(nodes, 0, 0, width);
  drawing_ = before;
  return h;
}

float Flow::draw(Nodes nodes, float x, float y, float width) {
  drawing_ = true;
  return column(nodes, x, y, width);
}

float Flow::column(Nodes nodes, float x, float y, float w) {
  const float gap = s_.size().gap;
  const float top = y;
  std::optional<Faded> after;  // a scene: what follows waits for it
  const auto scene = [&](const Scene& played) {
    if (drawing_) after.emplace(s_.pen, played.after);
    return played.height;
  };
  for (std::size_t i = 0; i < nodes.size();) {
    const Node& n = nodes[i];
    if (i > 0)
      y += n.role() == Role::heading  ? gap * 2.5f
           : n.role() == Role::region ? gap * 2
                                      : gap * 1.25f;
    if (is_stepper(nodes, i)) {
      y += stepper(n, nodes[i + 1], nodes[i + 2], x, y, w);
      i += 3;
      continue;
    }
    if (is_example(n)) {
      y += example_table(s_, n, {x, y, w, 0}, drawing_);
      ++i;
      continue;
    }
    if (runs(n.role())) {
      std::size_t end = i + 1;
      while (end < nodes.size() && nodes[end].role() == n.role() && !is_stepper(nodes, end) &&
             !is_example(nodes[end]))
        ++end;
      const Nodes run = nodes.subspan(i, end - i);
      y += n.role() == Role::choice ? choices(run, x, y, w) : buttons(run, x, y, w);
      i = end;
      continue;
    }
    // Who has won, and on which steps all of them stand.
    if (n.id() == ids::kWinner && i + 1 < nodes.size() && nodes[i + 1].id() == ids::kPodium) {
      y += scene(podium(s_, n, nodes[i + 1], {x, y, w, 0}, drawing_));
      i += 2;
      continue;
    }
    switch (n.role()) {
      case Role::heading:
        y += heading(n, x, y, w);
        break;
      case Role::region:
        y += panel(n, x, y, w);
        break;
      case Role::list:
        y += list(n, x, y, w);
        break;
      case Role::entry:
        y += entry(n, x, y, w);
        break;
      case Role::table:
        y += n.id() == ids::kStandings ? scene(race(s_, n, {x, y, w, 0}, drawing_))
                                       : table(n, x, y, w);
        break;
      case Role::chart:
        y += chart(n, x, y, w);
        break;
      case Role::toggle:
        y += toggle(n, x, y, w);
        break;
      case Role::input:
        y += input(n, x, y, w);
        break;
      default:
        y += words(n, x, y, w);
        break;
    }
    ++i;
  }
  return y - top;
}

float Flow::heading(const Node& n, float x, float y, float w) {
  const Sizes& z = s_.size();
  const int level = n.item().level;
  float size = level <= 1 ? z.display : level == 2 ? z.title : std::round(z.body * 1.08f);
  // A long word shrinks rather than breaks.
  const float widest = text_width(s_.pen, n.spoken->text, Font::bold, size);
  if (widest > w && n.spoken->text.find(' ') == std::string::npos)
    size = std::max(z.body, std::floor(size * w / widest));
  const float h = block_height(s_.pen, n.spoken->text, Font::bold, size, w);
  if (drawing_) {
    text_block(s_.pen, n.spoken->text, {x, y, w, h}, {Font::bold, size, s_.theme().ink});
    s_.shown(n.id(), {x, y, w, h});
  }
  float below = 0;
  if (!n.kids.empty()) below = s_.size().gap + column(n.kids, x, y + h + s_.size().gap, w);
  return h + below;
}

float Flow::words(const Node& n, float x, float y, float w) {
  const Sizes& z = s_.size();
  const Font font = n.item().on ? Font::bold : Font::words;
  // Lines of more than some seventy letters tire the eye.
  const float width = std::min(w, z.body * 36);
  const float h = block_height(s_.pen, n.spoken->text, font, z.body, width);
  float extra = 0;
  if (drawing_) {
    mark(n.spoken->text, {x, y, width, h}, font);
    text_block(s_.pen, n.spoken->text, {x, y, width, h}, {font, z.body, s_.theme().ink});
  }
  if (!n.spoken->hint.empty()) {
    extra = block_height(s_.pen, n.spoken->hint, Font::words, z.small, width);
    if (drawing_)
      text_block(s_.pen, n.spoken->hint, {x, y + h, width, extra},
                 {Font::words, z.small, s_.theme().ink_soft});
  }
  if (drawing_) s_.shown(n.id(), {x, y, w, h + extra});
  if (!n.kids.empty()) extra += z.gap + column(n.kids, x, y + h + extra + z.gap, w);
  return h + extra;
}

// Under the words that are searched for: a ground and, for whoever sees no colour, a line.
void Flow::mark(std::string_view text, const Rect& r, Font font) const {
  const float size = s_.size().body;
  const auto spans = text::find_typed(text, s_.frame.searched);
  if (spans.empty()) return;
  float y = r.y;
  for (const std::string_view line : wrap(s_.pen, text, font, size, r.w)) {
    const auto begin = static_cast<std::size_t>(line.data() - text.data());
    const std::size_t end = begin + line.size();
    const auto at = [&](std::size_t place) {
      return r.x + text_width(s_.pen, text.substr(begin, place - begin), font, size);
    };
    for (const text::Span& span : spans) {
      const std::size_t from = std::max(span.from, begin), to = std::min(span.to, end);
      if (from >= to) continue;
      const Rect under{at(from) - 2, y, at(to) - at(from) + 4, line_height(size)};
      fill(s_.pen, under, 4, s_.theme().accent_soft);
      fill(s_.pen, {under.x, bottom(under) - 2, under.w, 2}, 0, s_.theme().accent);
    }
    y += line_height(size);
  }
}

float Flow::panel(const Node& n, float x, float y, float w) {
  const Sizes& z = s_.size();
  const float pad = depth_ > 0 ? 0 : std::round((w < 330 ? 12.0f : 18.0f) * z.unit);
  const bool named =
      !n.spoken->text.empty() && (n.kids.empty() || n.kids.front().role() != Role::heading);
  float title = 0;
  const float inner = w - 2 * pad;
  const float size = depth_ > 0 ? z.body : z.title;
  if (named) title = block_height(s_.pen, n.spoken->text, Font::bold, size, inner) + z.gap;
  ++depth_;
  const float body = measure(n.kids, inner);
  const float h = pad * 2 + title + body;
  if (drawing_) {
    const Rect r = s_.pen.snap(Rect{x, y, w, h});
    if (depth_ == 1) paper(s_.pen, r, corner(s_.pen), 5);
    s_.shown(n.id(), r, corner(s_.pen));
    if (named)
      text_block(s_.pen, n.spoken->text, {x + pad, y + pad, inner, title},
                 {Font::bold, size, s_.theme().ink});
    column(n.kids, x + pad, y + pad + title, inner);
  }
  --depth_;
  return h;
}

float Flow::list(const Node& n, float x, float y, float w) {
  const Sizes& z = s_.size();
  const float top = y;
  if (n.kids.empty()) return 0;
  if (of_marks(n.id())) return marks(s_, n, {x, y, w, 0}, drawing_);
  if (n.kids.front().role() == Role::choice) {
    // What is chosen, then the choices.
    const float words = block_height(s_.pen, n.spoken->text, Font::bold, z.body, w);
    const float from = y + words + z.gap * 0.5f;
    const float body =
        words + z.gap * 0.5f +
        (pictured(n.kids) ? pictures(n.kids, x, from, w) : choices(n.kids, x, from, w));
    if (drawing_) {
      text_block(s_.pen, n.spoken->text, {x, y, w, words}, {Font::bold, z.body, s_.theme().ink});
      s_.shown(n.id(), {x, y, w, body});
    }
    return body;
  }
  const float h = lines(n.kids, x, y, w);
  if (drawing_) s_.shown(n.id(), {x, top, w, h});
  return h;
}

// One under the other with hairlines between; on the bare cloth they get a sheet of paper.
float Flow::lines(Nodes nodes, float x, float y, float w) {
  const Sizes& z = s_.size();
  const float top = y;
  const bool bare = depth_ == 0;
  const float pad = bare ? std::round((w < 330 ? 12.0f : 16.0f) * z.unit) : 0;
  if (bare && drawing_) {
    drawing_ = false;
    const float h = lines(nodes, x, y, w);
    drawing_ = true;
    paper(s_.pen, s_.pen.snap(Rect{x, y, w, h}), corner(s_.pen), 5);
  }
  // Pictures stand before all of them or before none, and break no word.
  const float words = w - 2 * pad - z.body * 2.4f - z.gap * 2.5f;
  const bool pictures = std::all_of(nodes.begin(), nodes.end(), [&](const Node& e) {
    return e.role() == Role::button && e.spoken->hint.empty() && icon_for(e.id()) &&
           widest_word(s_.pen, e.spoken->text, Font::words, z.body) <= words;
  });
  ++depth_;
  y += pad * 0.5f;
  // Lines that only open stand two and two where there is room, but for the open one.
  const float half = (w - 2 * pad - z.gap * 3) * 0.5f;
  const float least = z.body * (s_.frame.looks.empty() ? 15.0f : 17.0f);
  const auto closed = [&](std::size_t i) {
    return i < nodes.size() && opener_of(nodes[i]) && !opener_of(nodes[i])->item().on;
  };
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Node& e = nodes[i];
    if (half > least && closed(i) && closed(i + 1)) {
      const float beside = fold(nodes[i + 1], x + w - pad - half, y, half);
      y += std::max(fold(e, x + pad, y, half), beside);
      ++i;
    } else {
      y += e.role() == Role::entry    ? entry(e, x + pad, y, w - 2 * pad)
           : e.role() == Role::button ? line_button(e, x + pad, y, w - 2 * pad, pictures)
                                      : column({&e, 1}, x + pad, y, w - 2 * pad);
    }
    if (i + 1 < nodes.size()) {
      if (drawing_)
        fill(s_.pen, s_.pen.snap(Rect{x + pad, y, w - 2 * pad, std::max(1.0f, s_.pen.px)}), 0,
             s_.theme().line);
      y += 1;
    }
  }
  --depth_;
  return y + pad * 0.5f - top;
}

// A button that is a line of a list: words, and a sign that there is more behind.
float Flow::line_button(const Node& n, float x, float y, float w, bool picture) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const float side = z.body * 1.2f;
  const float lead = picture ? side + z.gap * 1.5f : 0;
  // A long word takes the sign's place.
  const float beside = w - side - z.gap - lead;
  const bool sign = widest_word(s_.pen, n.spoken->text, Font::words, z.body) <= beside;
  const float room = sign ? beside : w - lead;
  const float words_h = block_height(s_.pen, n.spoken->text, Font::words, z.body, room);
  const float hint_h = block_height(s_.pen, n.spoken->hint, Font::words, z.small, room);
  const float h = std::max(z.touch + 4, words_h + hint_h + 18 * z.unit);
  if (drawing_) {
    const Rect r{x, y, w, h};
    const std::string id(n.id());
    if (s_.hovers(id) || s_.presses(id))
      fill(s_.pen, {x - 8, y + 2, w + 16, h - 4}, 8 * z.unit, t.accent_soft);
    const float top = y + (h - words_h - hint_h) * 0.5f;
    const Color ink = bins(id) ? t.danger : t.ink;
    if (picture)
      icon(s_.pen, icon_for(id), {x + side * 0.5f, y + h * 0.5f}, side,
           bins(id) ? t.danger : t.accent);
    text_block(s_.pen, n.spoken->text, {x + lead, top, room, words_h}, {Font::words, z.body, ink});
    if (hint_h > 0)
      text_block(s_.pen, n.spoken->hint, {x + lead, top + words_h, room, hint_h},
                 {Font::words, z.small, t.ink_soft});
    if (sign) icon(s_.pen, icon_for("next"), {x + w - side * 0.5f, y + h * 0.5f}, side, t.accent);
    s_.tappable(id, r, r, 8 * z.unit);
  }
  return h;
}

// A table of figures: names at the left, the rest at the right of their columns. Where the width
// is short, all columns but the names shrink evenly.
float Flow::table(const Node& n, float x, float y, float w) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const bool bare = depth_ == 0;
  const float pad = bare ? std::round((w < 330 ? 10.0f : 16.0f) * z.unit) : 0;
  const float figure = z.body * 1.15f;
  std::vector<float> columns;
  std::size_t last = 0, first = 1;
  for (std::size_t r = 0; r < n.kids.size(); ++r) {
    const Node& row = n.kids[r];
    last = std::max(last, row.kids.size());
    for (std::size_t c = 0; c < row.kids.size(); ++c) {
      if (columns.size() <= c) columns.push_back(0);
      const bool words = c == 0 || r == 0;
      float wide = text_width(s_.pen, row.kids[c].spoken->text, words ? Font::bold : Font::numerals,
                              r == 0  ? z.small
                              : words ? z.body
                                      : figure * 1.12f);
      if (c == 0 && row.item().on) wide += z.body * 1.5f;
      columns[c] = std::max(columns[c], wide);
    }
  }
  const float inner = w - 2 * pad;
  if (columns.size() > 1) {
    float rest = 0;
    for (std::size_t c = 1; c < columns.size(); ++c) rest += columns[c] += z.gap * 1.5f;
    // Names may shrink to half of their size, then figures give way.
    const float name =
        std::min(columns[0], std::clamp(columns[0] * 0.55f, inner * 0.32f, inner * 0.46f));
    const std::size_t end = columns.size() - 1;  // the total keeps its width
    const float room = inner - name - columns[end];
    float middle = rest - columns[end];
    if (middle > room) {
      const float even = room / static_cast<float>(end - 1);
      // Too many rounds for the width: the last ones are shown, the mirror has them all.
      const float least = z.small * 1.75f;
      if (even < least) first = end - std::min(end - 1, static_cast<std::size_t>(room / least));
      middle = 0;
      for (std::size_t c = 1; c < end; ++c) {
        columns[c] = c < first ? 0 : room / static_cast<float>(end - first);
        middle += columns[c];
      }
    }
    columns[0] = inner - middle - columns[end];
  }
  const float line = std::max(std::round(38 * z.unit), line_height(z.body) + 12 * z.unit);
  const float head = line_height(z.small) + 10 * z.unit;
  const float h = n.kids.empty() ? 0 : pad + head + line * static_cast<float>(n.kids.size() - 1);
  if (!drawing_ || n.kids.empty()) return h;
  if (bare) paper(s_.pen, s_.pen.snap(Rect{x, y, w, h}), corner(s_.pen), 5);
  s_.shown(n.id(), {x, y, w, h});
  y += pad * 0.5f;
  // All names in one size, unless one of them is much too long.
  float name_size = z.body;
  for (const Node& row : n.kids) {
    if (row.kids.empty() || &row == &n.kids.front()) continue;
    const float room = columns[0] - z.gap * 0.5f - (row.item().on ? z.body * 1.5f : 0);
    const float wide = text_width(s_.pen, row.kids[0].spoken->text, Font::bold, z.body);
    if (wide > room) name_size = std::min(name_size, z.body * room / wide);
  }
  name_size = std::max(name_size, std::min(z.body, 12.5f * z.unit));
  for (std::size_t r = 0; r < n.kids.size(); ++r) {
    const Node& row = n.kids[r];
    const float row_h = r == 0 ? head : line;
    const Rect all{x, y, w, row_h};
    if (row.item().on) {
      fill(s_.pen, inset(all, 3), 9 * z.unit, t.accent_soft);
      // The crown says it without the colour.
      icon(s_.pen, icon_for("crown"), {x + pad + z.body * 0.55f, y + row_h * 0.5f}, z.body * 1.15f,
           t.accent);
    }
    s_.shown(row.id(), all);
    float cx = x + pad;
    for (std::size_t c = 0; c < row.kids.size() && c < columns.size(); ++c) {
      const Node& cell = row.kids[c];
      if (columns[c] <= 0) continue;
      const bool name = c == 0, total = c + 1 == last;
      const Font font = r == 0 || name ? (r == 0          ? Font::words
                                          : row.item().on ? Font::bold
                                                          : Font::words)
                                       : Font::numerals;
      const float size = r == 0 ? z.small : name ? name_size : figure * (total ? 1.12f : 1.0f);
      const Color c_ink = r == 0 ? t.ink_soft : total || name ? t.ink : t.ink_soft;
      Rect box{name ? cx : cx + 3, y, columns[c] - (name ? z.gap * 0.5f : 3), row_h};
      s_.shown(cell.id(), box);
      if (name && row.item().on) box.x += z.body * 1.5f, box.w -= z.body * 1.5f;
      std::string_view text = cell.spoken->text;
      // "Round 3" over a narrow column is just "3".
      const std::size_t number = text.find_last_of(' ');
      if (r == 0 && !name && number != std::string_view::npos &&
          text_width(s_.pen, text, font, size * 0.85f) > box.w)
        text = text.substr(number + 1);
      // And "22nd" where not even that fits is just "22".
      const std::size_t figures = text.find_first_not_of("0123456789");
      if (r == 0 && !name && figures != 0 && figures != std::string_view::npos &&
          text_width(s_.pen, text, font, std::min(size, 10.5f * z.unit)) > box.w)
        text = text.substr(0, figures);
      text_fit(s_.pen, text, box, {font, size, c_ink}, std::min(size, 10.5f * z.unit),
               name ? Align::left : Align::right);
      cx += columns[c];
    }
    y += row_h;
    if (r + 1 < n.kids.size())
      fill(s_.pen, s_.pen.snap(Rect{x + pad, y, inner, std::max(1.0f, s_.pen.px)}), 0,
           r == 0 ? t.control : t.line);
  }
  return h;
}

// What it shows, the lines, and what each line is: as many names side by side as fit.
float Flow::chart(const Node& n, float x, float y, float w) {
  const Sizes& z = s_.size();
  const float mark = z.small * 0.9f, lead = mark + z.gap;
  float widest = 0;
  for (const Node& k : n.kids)
    widest = std::max(widest, text_width(s_.pen, k.spoken->text, Font::words, z.small));
  const float cell = widest + lead + z.gap * 2;
  const auto columns = static_cast<std::size_t>(std::clamp(w / cell, 1.0f, 3.0f));
  const float wide = w / static_cast<float>(columns);
  const float head = block_height(s_.pen, n.spoken->text, Font::bold, z.body, w) + z.gap;
  const float tall = std::round(std::clamp(w * 0.5f, 150.0f, 240.0f) * z.unit);
  float h = head + tall + z.gap;
  if (drawing_) {
    text_block(s_.pen, n.spoken->text, {x, y, w, head}, {Font::bold, z.body, s_.theme().ink});
    std::vector<const ChartLine*> lines;
    for (const Node& k : n.kids)
      if (const auto* line = data_of<ChartLine>(k.item())) lines.push_back(line);
    const auto* scale = data_of<ChartScale>(n.item());
    plot(s_.pen, s_.pen.snap(Rect{x, y + head, w, tall}), lines, scale ? scale->divisor : 1);
  }
  for (std::size_t i = 0; i < n.kids.size(); i += columns) {
    float row = 0;
    for (std::size_t c = i; c < std::min(i + columns, n.kids.size()); ++c) {
      const Node& k = n.kids[c];
      const Rect r{x + wide * static_cast<float>(c - i), y + h, wide - z.gap, 0};
      const float words =
          block_height(s_.pen, k.spoken->text, Font::words, z.small, r.w - lead) + z.gap * 0.5f;
      row = std::max(row, words);
      if (!drawing_) continue;
      chart_mark(s_.pen, {r.x + mark * 0.5f + 2, r.y + z.small * 0.67f}, mark * 0.8f, c);
      text_block(s_.pen, k.spoken->text, {r.x + lead + 2, r.y, r.w - lead, words},
                 {Font::words, z.small, s_.theme().ink});
      s_.shown(k.id(), {r.x, r.y, r.w, words});
    }
    h += row;
  }
  if (drawing_) s_.shown(n.id(), {x, y, w, h});
  return h;
}

float Flow::entry(const Node& n, float x, float y, float w) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const float pad = std::round(7 * z.unit);
  const bool on = n.item().on;
  if (opener_of(n)) return fold(n, x, y, w);
  float inner = w;
  // Controls beside the words where both fit, below them otherwise. Lists of choices lie open.
  std::vector<Node> kids;
  for (const Node& k : n.kids) {
    if (k.role() == Role::list)
      kids.insert(kids.end(), k.kids.begin(), k.kids.end());
    else
      kids.push_back(k);
  }
  // A bin stands beside the field it empties, not under it.
  const auto bin =
      std::find_if(kids.begin(), kids.end(), [](const Node& k) { return bins(k.id()); });
  if (bin != kids.end() && kids.front().role() == Role::input)
    std::rotate(kids.begin() + 1, bin, bin + 1);
  float kids_w = 0;
  bool fields = false;
  for (const Node& k : kids) {
    kids_w += inline_width(k) + (k.role() == Role::choice ? 0 : z.gap);
    if (k.role() == Role::input) fields = true;
  }
  const bool beside = !kids.empty() && !fields && kids_w < w * 0.55f;
  if (beside) inner = w - kids_w;
  const float words_size = fields ? z.small : z.body;
  const Font font = on && !fields ? Font::bold : Font::words;
  const float first_h = block_height(s_.pen, n.spoken->text, font, words_size, inner);
  const float hint_h = block_height(s_.pen, n.spoken->hint, Font::words, z.small, inner);
  const float between = fields ? 2 : z.gap;
  float below = 0;
  if (!kids.empty() && !beside) {
    const bool before = drawing_;
    drawing_ = false;
    below = inline_run(kids, x, y, w) + between;
    drawing_ = before;
  }
  const float h = std::max(first_h + hint_h + below + 2 * pad, beside ? z.touch + pad : 0);
  if (drawing_) {
    if (on && !fields)
      fill(s_.pen, {x - pad, y + 2, w + 2 * pad, h - 3}, 8 * z.unit, t.accent_soft);
    const float top = beside ? y + (h - first_h - hint_h) * 0.5f : y + pad;
    text_block(s_.pen, n.spoken->text, {x, top, inner, first_h},
               {font, words_size, fields ? t.ink_soft : t.ink});
    if (hint_h > 0)
      text_block(s_.pen, n.spoken->hint, {x, top + first_h, inner, hint_h},
                 {Font::words, z.small, t.ink_soft});
    s_.shown(n.id(), {x, y, w, h});
    for (const Node& k : n.kids)
      if (k.role() == Role::list) s_.shown(k.id(), {x, y, w, h});
    if (beside)
      inline_run(kids, x + w - kids_w + z.gap, y + (h - z.touch) * 0.5f, kids_w - z.gap);
    else if (!kids.empty())
      inline_run(kids, x, y + pad + first_h + hint_h + between, w);
  }
  return h;
}

float Flow::inline_width(const Node& n) const {
  const Sizes& z = s_.size();
  switch (n.role()) {
    case Role::input:
      return std::min(z.body * 9, 150 * z.unit);
    case Role::button:
      if (icon_for(n.id()) && (bins(n.id()) || n.item().depth >= 2)) return z.touch;
      return button_width(s_, n.id(), n.spoken->text);
    case Role::choice:
      return std::max(z.touch,
                      text_width(s_.pen, n.spoken->text, Font::bold, z.body) + z.gap * 2.5f);
    case Role::toggle:
      return text_width(s_.pen, n.spoken->text, Font::words, z.body) + z.gap + 52 * z.unit;
    default:
      return text_width(s_.pen, n.spoken->text, Font::words, z.body);
  }
}

// The size at which its words fit on one line, as far as that can be read.
float Flow::segment_words(const Node& n, float width) const {
  const Sizes& z = s_.size();
  const float room = width - 12 * z.unit;
  const float wide = text_width(s_.pen, n.spoken->text, Font::bold, z.body);
  const float least = z.small * 0.95f;
  if (wide <= room) return z.body;
  const float one_line = z.body * room / wide;
  if (one_line >= least) return one_line;
  const float word = widest_word(s_.pen, n.spoken->text, Font::bold, z.body);
  return std::clamp(z.body * room / word, least, z.body);
}

// Controls side by side; inputs take what the others leave. Breaks into lines where needed.
float Flow::inline_run(Nodes nodes, float x, float y, float w) {
  const Sizes& z = s_.size();
  const float gap = z.gap;
  const float top = y;
  std::size_t i = 0;
  while (i < nodes.size()) {
    // What fits on this line.
    float used = 0;
    std::size_t end = i;
    int inputs = 0;
    while (end < nodes.size()) {
      const bool joined =
          end > i && nodes[end].role() == Role::choice && nodes[end - 1].role() == Role::choice;
      float more = inline_width(nodes[end]) + (end > i && !joined ? gap : 0);
      // A run of choices stays together.
      if (nodes[end].role() == Role::choice && !joined)
        for (std::size_t k = end + 1; k < nodes.size() && nodes[k].role() == Role::choice; ++k)
          more += inline_width(nodes[k]);
      if (end > i && !joined && used + more > w + 0.5f) break;
      used += joined ? 0 : more;
      inputs += nodes[end].role() == Role::input ? 1 : 0;
      ++end;
    }
    const float spare = inputs > 0 ? std::max(0.0f, w - used) / static_cast<float>(inputs) : 0;
    const float squeeze = used > w ? w / used : 1;
    // Joined choices that would break their words stand in lines of their own.
    if (end > i + 1 && nodes[i].role() == Role::choice && nodes[end - 1].role() == Role::choice &&
        squeeze < 0.8f) {
      y += choices(nodes.subspan(i, end - i), x, y, w);
      i = end;
      if (i < nodes.size()) y += gap;
      continue;
    }
    // Joined choices take the same size of type, that of the tightest.
    float words = z.body;
    for (std::size_t k = i; k < end && drawing_; ++k)
      if (nodes[k].role() == Role::choice)
        words = std::min(words, segment_words(nodes[k], inline_width(nodes[k]) * squeeze));
    // Fields are as high as their type asks for, and what stands beside them as well.
    const float tall = inputs > 0 ? std::max(z.touch, std::round(z.body * 1.9f)) : z.touch;
    float line_h = tall, cx = x;
    for (std::size_t k = i; k < end; ++k) {
      const Node& n = nodes[k];
      float cw = inline_width(n) * squeeze + (n.role() == Role::input ? spare : 0);
      const bool joined = k > i && n.role() == Role::choice && nodes[k - 1].role() == Role::choice;
      if (k > i && !joined) cx += gap;
      const Rect r{cx, y, cw, tall};
      if (drawing_) {
        const char* strokes = icon_for(n.id());
        if (n.role() == Role::button && strokes && cw <= z.touch + 1)
          icon_button(s_, *n.spoken, r, strokes, bins(n.id()) ? Kind::danger : Kind::quiet);
        else if (n.role() == Role::button)
          button(s_, *n.spoken, r, n.item().on ? Kind::primary : Kind::secondary);
        else if (n.role() == Role::choice)
          segment(s_, *n.spoken, r, !joined, k + 1 >= end || nodes[k + 1].role() != Role::choice,
                  words);
        else if (n.role() == Role::toggle)
          toggle(n, cx, y, cw);
        else if (n.role() == Role::input) {
          field(n, r);
        } else {
          text_line(s_.pen, n.spoken->text, cx, y + tall * 0.5f,
                    {Font::words, z.body, s_.theme().ink});
          s_.shown(n.id(), r);
        }
      }
      cx += cw;
    }
    y += line_h;
    i = end;
    if (i < nodes.size()) y += gap;
  }
  return y - top;
}

float Flow::toggle(const Node& n, float x, float y, float w) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const float switch_w = 52 * z.unit;
  const float room = w - switch_w - z.gap;
  const float words_h = block_height(s_.pen, n.spoken->text, Font::words, z.body, room);
  const float hint_h =
      n.spoken->hint.empty() ? 0 : block_height(s_.pen, n.spoken->hint, Font::words, z.small, room);
  const float h = std::max(z.touch, words_h + hint_h + 10 * z.unit);
  if (drawing_) {
    const Rect r{x, y, w, h};
    const std::string id(n.id());
    const bool live = n.item().enabled;
    if (live && (s_.hovers(id) || s_.presses(id)))
      fill(s_.pen, inset(r, -3), 9 * z.unit, t.accent_soft);
    float top = y + (h - words_h - hint_h) * 0.5f;
    text_block(s_.pen, n.spoken->text, {x, top, room, words_h},
               {Font::words, z.body, live ? t.ink : t.ink_soft});
    if (hint_h > 0)
      text_block(s_.pen, n.spoken->hint, {x, top + words_h, room, hint_h},
                 {Font::words, z.small, t.ink_soft});
    knob(s_, id, {x + w - 25 * z.unit, y + h * 0.5f}, n.item().on, live);
    if (live)
      s_.tappable(id, r, r, 9 * z.unit);
    else
      s_.shown(id, r, 9 * z.unit);
  }
  return h;
}

float Flow::input(const Node& n, float x, float y, float w) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const float label = n.spoken->text.empty()
                          ? 0
                          : block_height(s_.pen, n.spoken->text, Font::words, z.small, w) + 2;
  const float tall = std::max(z.touch, z.body * 2.2f);
  if (drawing_) {
    if (label > 0)
      text_block(s_.pen, n.spoken->text, {x, y, w, label}, {Font::words, z.small, t.ink_soft});
    const Rect r = s_.pen.snap(Rect{x, y + label, std::min(w, z.body * 26), tall});
    field(n, r);
  }
  return label + tall;
}

// The page lays a real text field over this one, where it is seen whole.
void Flow::field(const Node& n, const Rect& r) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const float radius = 10 * z.unit;
  fill(s_.pen, r, radius, t.outlines ? t.cloth : mix(t.paper, t.card, 0.35f));
  stroke(s_.pen, r, radius, t.control, 1.5f);
  const float size = std::max(16.0f, r.h * 0.37f);  // as in shell.css
  text_fit(s_.pen, field_text(n.item()), {r.x + 13, r.y, r.w - 26, r.h}, {Font::words, size, t.ink},
           size);
  if (r.y >= s_.window.y && bottom(r) <= bottom(s_.window))
    s_.tappable(n.id(), r, r, radius);
  else
    s_.focus(n.id(), r, radius);
}

float Flow::choices(Nodes run, float x, float y, float w) {
  const Sizes& z = s_.size();
  const auto count = static_cast<int>(run.size());
  float widest = z.touch;
  for (const Node& n : run)
    widest =
        std::max(widest, text_width(s_.pen, n.spoken->text, Font::bold, z.body) + z.gap * 2.5f);
  int columns = std::clamp(static_cast<int>(w / widest), 1, count);
  // Two lines of three look better than five and one.
  const int lines = (count + columns - 1) / columns;
  columns = (count + lines - 1) / lines;
  const float wide = std::min(w / static_cast<float>(columns), w < 460 ? w : widest * 1.6f);
  float h = z.touch;
  for (const Node& n : run)
    h = std::max(h, block_height(s_.pen, n.spoken->text, Font::bold, z.body, wide - z.gap * 2) +
                        z.gap * 1.5f);
  if (columns > 1) h = std::min(h, z.touch * 1.6f);
  if (lines == 1 && widest <= wide) h = z.touch;
  if (drawing_) {
    float words = z.body;
    for (const Node& n : run) words = std::min(words, segment_words(n, wide));
    for (int i = 0; i < count; ++i) {
      const int col = i % columns, line = i / columns;
      // Every line takes the whole width, a shorter last one as well.
      const int in_line = std::min(columns, count - line * columns);
      const float own = wide * static_cast<float>(columns) / static_cast<float>(in_line);
      segment(s_, *run[i].spoken,
              {x + static_cast<float>(col) * own,
               y + static_cast<float>(line) * (h + z.gap * 0.75f), own, h},
              col == 0, col == in_line - 1, words);
    }
  }
  return static_cast<float>(lines) * h + static_cast<float>(lines - 1) * z.gap * 0.75f;
}

float Flow::buttons(Nodes run, float x, float y, float w) {
  const Sizes& z = s_.size();
  const float gap = z.gap * 1.25f;
  const float top = y;
  float sum = -gap;
  for (const Node& n : run) sum += button_width(s_, n.id(), n.spoken->text) + gap;
  const auto kind = [](const Node& n) {
    return n.item().on ? Kind::primary : bins(n.id()) ? Kind::danger : Kind::secondary;
  };
  if (sum <= w) {
    // In one line; a lone one takes the width of a hand-held screen.
    const float stretch = w < 460 ? (w - sum) / static_cast<float>(run.size()) : 0;
    float h = 0;
    for (const Node& n : run) h = std::max(h, button_height(s_, n.id(), n.spoken->text, w));
    for (const Node& n : run) {
      const float own = button_width(s_, n.id(), n.spoken->text) + stretch;
      if (drawing_) button(s_, *n.spoken, {x, y, own, h}, kind(n));
      x += own + gap;
    }
    return h;
  }
  const float wide = std::min(w, z.body * 40);
  for (std::size_t i = 0; i < run.size();) {
    if (y > top) y += gap;
    const Node& n = run[i];
    // Many that are none of them the one to do now: a menu rather than a wall.
    std::size_t end = i;
    while (end < run.size() && !run[end].item().on && run[end].item().enabled) ++end;
    if (end - i >= 3) {
      y += lines(run.subspan(i, end - i), x, y, wide);
      i = end;
      continue;
    }
    const float h = button_height(s_, n.id(), n.spoken->text, wide);
    if (drawing_) button(s_, *n.spoken, {x, y, wide, h}, kind(n));
    y += h;
    ++i;
  }
  return y - top;
}

float Flow::stepper(const Node& minus, const Node& text, const Node& plus, float x, float y,
                    float w) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const float side = z.touch;
  const float room = w - 2 * side - z.gap * 1.5f;
  const float words_h = block_height(s_.pen, text.spoken->text, Font::words, z.body, room);
  const float h = std::max(side, words_h + 6);
  if (drawing_) {
    text_box(s_.pen, text.spoken->text, {x, y, room, h}, {Font::words, z.body, t.ink}, z.small,
             Align::left);
    s_.shown(text.id(), {x, y, room, h});
    const float by = y + (h - side) * 0.5f;
    icon_button(s_, *minus.spoken, {x + w - 2 * side - z.gap * 0.5f, by, side, side},
                icon_for("minus"), Kind::secondary);
    icon_button(s_, *plus.spoken, {x + w - side, by, side, side}, icon_for("plus"),
                Kind::secondary);
  }
  return h;
}

}  // namespace tablee::draw
