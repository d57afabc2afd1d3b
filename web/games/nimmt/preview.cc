#include "web/games/nimmt/preview.h"

#include "games/nimmt/describe.h"
#include "web/app/ids.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {

bool weighs_special(const Stage& s, const Animator& animator) {
  const nimmt::Public& p = view(s).pub;
  if (p.phase != nimmt::Phase::place && p.phase != nimmt::Phase::exchange) return false;
  return !animator.animating() && !s.frame.follows && p.actor == view(s).viewer;
}

Preview preview_of(const Stage& s, const Parts& parts, const Animator& animator) {
  Preview p;
  const std::string_view up = raised(s, parts);
  const auto own = std::find_if(parts.hand.begin(), parts.hand.end(),
                                [&](const auto& held) { return held.first->item->id == up; });
  const nimmt::View& v = view(s);
  if (own == parts.hand.end() || animator.animating() || !v.hand.has(own->second)) return p;
  p.card = own->second;
  for (const nimmt::Row& row : v.pub.rows)
    if (row.empty()) return {};
  const nimmt::Spot spot =
      nimmt::find_spot(v.pub.rows, p.card, v.pub.options.profi != 0, nimmt::blocked_rows(v.pub));
  p.row = spot.row;
  if (!spot.too_low()) {
    const std::size_t row = p.row;
    const int held = static_cast<int>(v.pub.rows[row].size());
    p.at = spot.left ? 0 : held;
    if (held >= nimmt::capacity(v.pub, row)) p.taken = p.row;
  }
  return p;
}

}  // namespace tablee::nimmt::drawing
