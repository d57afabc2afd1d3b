// The viewer's special cards beside the hand, and the deck and discard pile.

#include "games/nimmt/describe.h"
#include "web/draw/toolkit/type.h"
#include "web/games/nimmt/special_card.h"
#include "web/games/nimmt/special_cards.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {
namespace {

// The name in "Stop × 2" without the count, which is on a badge.
std::string_view name_in(std::string_view text) {
  text = text.substr(0, text.find("×"));
  const std::size_t last = text.find_last_not_of(" \u00A0");
  return text.substr(0, last + 1);
}

void badge(const Stage& s, const Rect& card, int count) {
  const float size = 10 * s.size().unit;
  const Vec at{right(card) - size * 0.5f, card.y + size * 0.5f};
  disc(s.pen, at, size, s.theme().accent);
  text_line(s.pen, std::to_string(count), at.x, at.y,
            {Font::numerals, size * 1.5f, s.theme().on_accent}, Align::middle);
}

}  // namespace

// Draws each kind once, with its count.
[[gnu::noinline]] void Specials::draw_hand(Stage& s, const Parts& parts) {
  const Rect& r = at_.specials;
  const bool weighs = weighs_special(s, animator_);
  // A card being drawn gets its place before it arrives; the card given away for it has none then.
  const Animator::Put& put = animator_.put();
  std::array<const Spoken*, nimmt::kSpecialKinds> named{};
  const auto has_place = [&](std::size_t k) {
    if (put.comes && put.kind == static_cast<int>(k)) return true;
    return named[k] && (!put.comes || animator_.shown().own.has(static_cast<nimmt::Special>(k)));
  };
  for (const Spoken* spoken : parts.specials) {
    const auto* text = data_of<CardText>(*spoken->item);
    const nimmt::CardNamed card = text ? nimmt::card_named(*text) : nimmt::CardNamed();
    if (const auto* kind = std::get_if<nimmt::Special>(&card)) named[index_of(*kind)] = spoken;
  }
  int count = 0;
  for (std::size_t k = 0; k < named.size(); ++k) count += has_place(k);
  const int columns = at_.special_columns > 0 ? at_.special_columns : std::max(1, count);
  const int lines = std::max(1, (count + columns - 1) / columns);
  const float gap = at_.special_columns > 0 ? 3.0f : s.size().gap * 0.75f;
  const float most_h = at_.special_columns > 0 ? at_.stock.h : r.h;
  const float step_x = std::min((r.w + gap) / static_cast<float>(columns), at_.stock.w + gap);
  const float step_y = std::min((r.h + gap) / static_cast<float>(lines), most_h + gap);
  const float x0 =
      at_.column ? r.x : r.x + (r.w + gap - step_x * static_cast<float>(columns)) * 0.5f;
  const std::array<float, 3> where{static_cast<float>(view(s).viewer), s.frame.width,
                                   s.frame.height};
  if (where != special_where_) special_at_ = {};  // another hand, or a screen of another size
  int i = 0;
  for (std::size_t k = 0; k < named.size(); ++k) {
    if (!has_place(k)) continue;
    Rect cell{x0 + static_cast<float>(i % columns) * step_x,
              r.y + static_cast<float>(i / columns) * step_y, step_x - gap, step_y - gap};
    ++i;
    const auto kind = static_cast<nimmt::Special>(k);
    const int held = animator_.shown().own.count(kind);
    // The other cards move over, except where the stock and the words are behind them and move at
    // once.
    const bool glides = !at_.column && !s.clock.reduced && where == special_where_ && held > 0;
    cell.x = s.glides.to(s.clock, "special~" + std::to_string(k), cell.x, glides ? 0.25f : 0.001f);
    // The place stays empty until the card arrives, or until the animation ends.
    special_at_[k] = cell;
    const Spoken* spoken = named[k];
    if (held == 0 || !spoken) continue;
    const std::string& id = spoken->item->id;
    const bool can = weighs && spoken->item->confirm && spoken->item->enabled;
    SpecialLook look{.dim = weighs && !can, .lit = can};
    look.up = spoken->item->on || s.hovers(id) || s.presses(id);
    Rect card = cell;
    if (spoken->item->on) card.y -= 3;
    special_face(s.pen, s.pen.snap(card), kind, name_in(spoken->text), look);
    if (held > 1) badge(s, card, held);
    special_at_[k] = card;
    s.tappable(id, cell, cell, cell.h * 0.22f);
  }
  special_where_ = where;
  draw_stock(s, *parts.stock);
}

// The place of the deck or of the discard pile.
Rect Specials::pile_at(bool discard) const {
  const Rect& r = at_.stock;
  const float half = r.w * 0.5f, side = std::min(half * 0.78f, r.h * 0.5f);
  return around({r.x + half * (discard ? 1.5f : 0.5f), r.y + r.h * 0.32f}, side, side);
}

// Draws the numbers of cards in the deck and the discard pile.
void Specials::draw_stock(Stage& s, const Spoken& stock) const {
  const Theme& t = s.theme();
  const Rect& r = at_.stock;
  const Shown& shown = animator_.shown();
  const std::string& id = stock.item->id;
  const float radius = std::min(r.w, r.h) * 0.2f;
  if (stock.item->on || s.hovers(id) || s.presses(id))
    stroke(s.pen, inset(r, -2), radius, t.accent, 2);
  const float figure = std::min(s.size().body, r.h * 0.36f);
  for (const bool discard : {false, true}) {
    const Rect pile = s.pen.snap(pile_at(discard));
    const int count = discard ? shown.discard.size() : shown.stock;
    if (count == 0)
      dashed(s.pen, pile, pile.w * 0.24f, t.control, std::max(1.0f, s.pen.px), 4);
    else if (!discard)
      special_back(s.pen, pile);
    else
      for (std::size_t k = nimmt::kSpecialKinds; k-- > 0;)
        if (const auto kind = static_cast<nimmt::Special>(k); shown.discard.has(kind)) {
          special_tile(s.pen, pile, kind);
          break;
        }
    text_line(s.pen, std::to_string(count), center(pile_at(discard)).x, bottom(r) - figure * 0.6f,
              {Font::numerals, figure, t.ink}, Align::middle);
  }
  s.tappable(id, r, r, radius);
}

}  // namespace tablee::nimmt::drawing
