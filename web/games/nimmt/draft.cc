#include "web/games/nimmt/draft.h"

#include <optional>

#include "web/draw/toolkit/type.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {

// A card that leaves the market moves to the player who took it.
void Draft::fly(const Stage& s, const CardSet& taken) {
  const nimmt::View& v = view(s);
  for (const Card c : taken) {
    sprites_.from(c, {market_.cell(c)}, 0);
    const std::size_t seat = std::max<int>(0, v.pub.actor);
    if (!animator_.shown().hand.has(c)) {
      Seat owner = seat_at(static_cast<int>(seat));
      for (std::size_t k = 0; k < kMaxSeats; ++k)
        if (v.pub.known[k].has(c)) owner = seat_at(static_cast<int>(k));
      sprites_.leave(c, pile_pose(at_, owner), 0, 0.3f);
    }
  }
}

void Draft::draw_card(Stage& s, const Spoken& spoken, Card card) const {
  const std::string& id = spoken.item->id;
  const bool up = id == s.frame.lifted;
  Rect cell = s.pen.snap(up ? market_.lifted(card, s.size()) : market_.cell(card));
  const bool active = may_do(spoken) && !animator_.animating();
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
}

// Draws the viewer's drafted cards, and the free places of the hand.
void Draft::draw_drafted(Stage& s) const {
  if (view(s).viewer == kNobody) return;
  for (int i = animator_.shown().hand.size(); i < hand_.count(); ++i) {
    const Rect slot = s.pen.snap(hand_.cell(i));
    dashed(s.pen, slot, card_radius(slot), fade(s.theme().control, 0.5f), std::max(1.0f, s.pen.px),
           4);
  }
}

void Draft::draw_tag(Stage& s, const Market::Tag& tag) const {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const std::string words = std::to_string(tag.from) + " – " + std::to_string(tag.to);
  const float em = z.small * 1.1f, tall = std::round(em * 1.6f);
  const float wide = text_width(s.pen, words, Font::numerals, em) + tall;
  const Rect paper = s.pen.snap(around(tag.at, wide, tall));
  fill(s.pen, paper, tall * 0.5f, t.ink);
  text_line(s.pen, words, center(paper).x, center(paper).y, {Font::numerals, em, t.cloth},
            Align::middle);
  s.touch.target(tag.id, around(center(paper), std::max(wide, z.touch), z.touch));
}

[[gnu::noinline]] void Draft::draw(Stage& s, const Parts& parts, const CardSet& taken) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const int total = view(s).pub.options.deck_size();
  fly(s, taken);
  market_.lay_out(at_.market, total);
  std::optional<Clipped> inner;
  // It includes the area around the outermost cards that a finger may hit.
  const Rect window{at_.market.x - 6, at_.market.y, at_.market.w + 12, at_.market.h};
  s.touch.scroll_area(at_.market, market_.scroll);
  s.scroll_page(market_.scroll, window, 0);
  draw_drafted(s);
  inner.emplace(s.pen, window);
  const Rect before = s.window;
  s.window = window;
  for (int c = 1; c <= total; ++c) {
    const Rect cell = s.pen.snap(market_.cell(c));
    if (!overlap(cell, at_.market)) continue;
    if (!animator_.shown().market.has(static_cast<Card>(c)))
      fill(s.pen, inset(cell, 1), 5, t.track);
  }
  // The lifted card is drawn over its neighbours.
  for (const bool up : {false, true})
    for (const auto& [spoken, card] : parts.market)
      if ((spoken->item->id == s.frame.lifted) == up) draw_card(s, *spoken, card);
  s.window = before;
  s.reveal(market_.scroll, window, 8);
  const Color edge = fade(t.cloth, 0.92f), clear = edge & 0x00FFFFFFu;
  if (market_.scroll.at > 1) gradient(s.pen, {window.x, window.y, window.w, 12}, edge, clear);
  if (market_.scroll.at < market_.scroll.most() - 1)
    gradient(s.pen, {window.x, bottom(window) - 18, window.w, 18}, clear, edge);
  inner.reset();
  if (market_.bring(s.touch, s.clock.pace > 0 && !s.clock.reduced)) s.clock.moving = true;
  for (const Market::Tag& tag : {market_.above(z), market_.below(z)})
    if (tag.names()) draw_tag(s, tag);
}

}  // namespace tablee::nimmt::drawing
