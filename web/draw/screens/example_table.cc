#include "web/draw/screens/example_table.h"

#include <algorithm>

#include "web/draw/table/game_renderer.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

std::size_t longest_row(const ExampleTable& table) {
  std::size_t most = 0;
  for (const auto& row : table.rows) most = std::max(most, row.size());
  return most;
}

// The sizes of such a table: the cards of rows, the card to be played, the hand, and the words
// below them.
struct Places {
  float pad, gap, w, h;
  float own_w, own_h;
  float hand_w, hand_h;
  float words;
  float rows, height;
};

Places place(const Pen& pen, const ExampleTable& all, std::string_view text, float width) {
  const Sizes& z = pen.size;
  const bool asks = !all.card.text.empty();
  Places p{};
  p.pad = std::round(14 * z.unit);
  p.gap = std::round(4 * z.unit);
  const bool alone = all.rows.empty() && text.empty();
  p.own_w = !asks ? 0 : std::round((alone ? 120 : 58) * z.unit);
  p.own_h = std::round(p.own_w * 1.4f);
  const auto most = static_cast<float>(std::max<std::size_t>(longest_row(all), 5));
  const float inner = width - 2 * p.pad;
  const float space = inner - (asks ? p.own_w + p.pad : 0);
  const float widest = all.hand.empty() ? 40 * z.unit : width;
  p.w = std::round(std::min(widest, (space - p.gap * (most - 1)) / most));
  p.h = std::round(p.w * (all.rows.size() > 1 ? 0.95f : 1.25f));
  const auto count = static_cast<float>(all.rows.size());
  p.rows = std::max(count > 0 ? count * p.h + (count - 1) * p.gap : 0, p.own_h);
  if (!all.hand.empty()) {
    // In one line, as a hand is held.
    const auto held = static_cast<float>(std::max<std::size_t>(all.hand.size(), 5));
    p.hand_w = std::min(p.w, (inner - p.gap * (held - 1)) / held);
    p.hand_h = std::round(p.hand_w * 1.4f);
  }
  p.words = text.empty() ? 0 : block_height(pen, text, Font::bold, z.body, inner - z.body * 1.6f);
  p.height = 2 * p.pad + p.rows + (p.hand_h > 0 ? p.hand_h + p.pad : 0) +
             (p.words > 0 ? p.words + p.pad * 0.75f : 0);
  return p;
}

void draw_cards(const Pen& pen, const ExampleTable& all, const Places& p, const Rect& r,
                CardShown own) {
  const GameRenderer& renderer = renderer_of_kind(all.kind);
  const auto count = static_cast<float>(all.rows.size());
  float y = r.y + p.pad + (p.rows - count * p.h - std::max(0.0f, count - 1) * p.gap) * 0.5f;
  // Cards of a run overlap, as they lie on a real table.
  const float along = renderer.has_lanes() ? p.w + p.gap : std::round(p.w * 0.8f);
  for (const auto& row : all.rows) {
    float x = r.x + p.pad;
    // A row has places for five cards.
    if (renderer.has_lanes() && all.rows.size() > 1) {
      const float edge = p.gap * 0.5f;
      fill(pen, {x - edge, y - edge * 0.5f, 5 * (p.w + p.gap), p.h + edge}, 6 * pen.size.unit,
           pen.theme->track);
    }
    for (const CardText& card : row) {
      renderer.card(pen, {x, y, p.w, p.h}, card, CardShown::lying);
      x += along;
    }
    y += p.h + p.gap;
  }
  if (!all.card.text.empty()) {
    const float x = !all.rows.empty() ? right(r) - p.pad - p.own_w
                    : p.words > 0     ? r.x + p.pad
                                      : r.x + (r.w - p.own_w) * 0.5f;
    renderer.card(pen, {x, r.y + p.pad + (p.rows - p.own_h) * 0.5f, p.own_w, p.own_h}, all.card,
                  own);
  }
  const auto held = static_cast<float>(all.hand.size());
  float x = r.x + (r.w - held * p.hand_w - std::max(0.0f, held - 1) * p.gap) * 0.5f;
  for (const CardText& card : all.hand) {
    renderer.card(pen, {x, r.y + 2 * p.pad + p.rows, p.hand_w, p.hand_h}, card, CardShown::asked);
    x += p.hand_w + p.gap;
  }
}

}  // namespace

float example_height(const Pen& pen, const ExampleTable& table, float width) {
  return place(pen, table, {}, width).height;
}

void draw_example(const Pen& pen, const ExampleTable& table, const Rect& r) {
  draw_cards(pen, table, place(pen, table, {}, r.w), r, CardShown::asked);
}

float example_table(Stage& s, const Node& n, const Rect& at, bool drawing) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const auto* data = data_of<ExampleTable>(n.item());
  if (!data) return 0;
  const float w = std::min(at.w, std::round(350 * z.unit));
  const Places p = place(s.pen, *data, n.spoken->text, w);
  if (!drawing) return p.height;
  const std::string id(n.id());
  const Rect r = s.pen.snap(Rect{at.x, at.y, w, p.height});
  const bool plays = n.role() == Role::button;
  const bool near = plays && (s.hovers(id) || s.presses(id));
  paper(s.pen, r, corner(s.pen), near ? 9.0f : 5.0f);
  draw_cards(s.pen, *data, p, r, near ? CardShown::touched : CardShown::asked);
  if (p.words > 0) {
    const float side = z.body * 1.2f;
    const Rect line{r.x + p.pad, bottom(r) - p.pad - p.words, w - 2 * p.pad - z.body * 1.6f,
                    p.words};
    text_block(s.pen, n.spoken->text, line, {Font::bold, z.body, plays ? t.accent : t.ink});
    if (plays)
      icon(s.pen, icon_for("next"), {right(r) - p.pad - side * 0.5f, line.y + p.words * 0.5f}, side,
           t.accent);
  }
  if (plays)
    s.tappable(id, r, r, corner(s.pen));
  else
    s.shown(id, r, corner(s.pen));
  return p.height;
}

}  // namespace tablee::draw
