#include "bots/nimmt/reasons.h"

#include <algorithm>

#include "bots/nimmt/search.h"
#include "games/nimmt/special_policies.h"

namespace tablee::nimmt {
namespace {

// The row with the fewest heads among those that may be taken.
std::size_t cheapest_row(const Public& p) {
  std::size_t best = p.rows.size();
  for (std::size_t r = 0; r < p.rows.size(); ++r)
    if (!p.marks[r].stop && (best == p.rows.size() || heads_of(p.rows[r]) < heads_of(p.rows[best])))
      best = r;
  return best;
}

int number_of(std::size_t row) { return static_cast<int>(row) + 1; }

Message card_reason(const View& v, Card card) {
  const Public& p = v.pub;
  const Spot spot = find_spot(p.rows, card, p.options.profi != 0, blocked_rows(p));
  if (spot.too_low()) {
    const std::size_t row = cheapest_row(p);
    return (p.options.profi ? msg("nimmt.why.none") : msg("nimmt.why.low"))
        .with("row", number_of(row))
        .with("heads", heads_of(p.rows[row]));
  }
  const std::size_t at = spot.row;
  const Row& row = p.rows[at];
  const int free_places = capacity(p, at) - static_cast<int>(row.size());
  if (free_places <= 0)
    return msg("nimmt.why.full").with("row", number_of(at)).with("heads", heads_of(row));
  const Card end = spot.left ? row.front() : row.back();
  const CardSet unseen = pool_of(v) - v.hand;
  const CardSet gap = CardSet::range(std::min(end, card) + 1, std::max(end, card) - 1);
  const int between = (unseen & gap).size();
  if (between == 0) return msg("nimmt.why.next").with("row", number_of(at)).with("end", end);
  if (between < free_places)
    return msg("nimmt.why.room")
        .with("row", number_of(at))
        .with("end", end)
        .with("between", between)
        .with("room", free_places);
  return msg("nimmt.why.gap")
      .with("row", number_of(at))
      .with("end", end)
      .with("between", between)
      .with("unseen", unseen.size())
      .with("room", free_places);
}

Message row_reason(const Public& p, std::size_t row) {
  const int own = heads_of(p.rows[row]);
  const std::size_t least = cheapest_row(p);
  const int more = own - heads_of(p.rows[least]);
  if (more == 0) return msg("nimmt.why.cheapest").with("heads", own);
  return msg("nimmt.why.dearer")
      .with("heads", own)
      .with("more", more)
      .with("row", number_of(least));
}

}  // namespace

Message reason(const View& v, const Move& move) {
  switch (move.kind) {
    case Move::Kind::card:
      return card_reason(v, move.value);
    case Move::Kind::row:
      return row_reason(v.pub, move.value - 1u);
    case Move::Kind::draft: {
      const CardSet above = CardSet::range(move.value + 1, kDeckSize);
      return msg("nimmt.why.draft")
          .with("heads", heads(move.value))
          .with("above", (v.pub.market & above).size());
    }
    case Move::Kind::keep:
    case Move::Kind::exchange:
      return msg("nimmt.why.specials").with("count", v.specials.size());
    default:
      return msg("nimmt.why.now").with("heads", placing_cost(v, move));
  }
}

}  // namespace tablee::nimmt
