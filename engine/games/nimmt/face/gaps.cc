// How far a card is from the end of every row: why it goes where it goes.

#include <algorithm>
#include <cstdlib>

#include "games/nimmt/face/panel.h"
#include "games/nimmt/rows.h"
#include "web/draw/soft.h"
#include "web/draw/type.h"

namespace tablee::nimmt::face {
namespace {

// "+3" where the card may lie; what it is too low for stands back.
void gap_pill(Stage& s, const Rect& place, int gap, bool nearest) {
  const Theme& t = s.theme();
  const std::string words = (gap > 0 ? "+" : "\u2212") + std::to_string(std::abs(gap));
  const float em = std::min(s.size().body * (nearest ? 1.4f : 1.15f), place.h * 0.4f);
  const float wide = text_width(s.pen, words, Font::numerals, em) + em;
  const Rect pill = s.pen.snap(around(center(place), wide, em * 1.7f));
  if (nearest) shadow(s.pen, pill, pill.h * 0.5f, 8, 0.8f);
  fill(s.pen, pill, pill.h * 0.5f, nearest ? t.accent : t.paper);
  stroke(s.pen, pill, pill.h * 0.5f, gap > 0 ? t.accent : t.control, nearest ? 2.0f : 1.25f);
  const Color ink = nearest ? t.on_accent : gap > 0 ? t.ink : t.ink_soft;
  text_line(s.pen, words, center(pill).x, center(pill).y, {Font::numerals, em, ink}, Align::middle);
}

}  // namespace

void Panel::draw_gaps(Stage& s, const Parts&) {
  const Shown& shown = story_.shown();
  const Card card = story_.compared();
  // Only a card that is still before somebody has a way to go.
  const auto& played = shown.played;
  if (std::find(played.begin(), played.end(), card) == played.end()) return;
  const bool both_ends = view(s).pub.options.profi != 0;
  nimmt::Rows rows;
  unsigned blocked = 0;
  for (std::size_t r = 0; r < shown.rows.size(); ++r) {
    rows.push_back({});
    for (const Card c : shown.rows[r])
      if (c != kNoCard && !rows[r].full()) rows[r].push_back(c);
    // A row that must be filled first leaves no card a choice.
    if (rows[r].empty()) return;
    if (shown.marks[r].stop) blocked |= 1u << r;
  }
  const Faded faded(s.pen, s.glides.to(s.clock, "gaps~", 1, 0.2f));
  const nimmt::Spot spot = nimmt::find_spot(rows, card, both_ends, blocked);
  for (std::size_t r = 0; r < rows.size(); ++r) {
    if ((blocked >> r) & 1u) continue;
    const auto row = static_cast<int>(r);
    const bool left = both_ends && card < rows[r].front();
    const int gap = left ? rows[r].front() - card : card - rows[r].back();
    const int beside = left ? 0 : static_cast<int>(rows[r].size());
    gap_pill(s, at_.place(row, beside), gap, spot.row == row && spot.left == left);
  }
}

}  // namespace tablee::nimmt::face
