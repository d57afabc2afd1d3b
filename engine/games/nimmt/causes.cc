#include "games/nimmt/causes.h"

#include <algorithm>

#include "games/nimmt/foresee.h"

namespace tablee::nimmt {
namespace {

// The cards that other players may still play in this round: where hands are drafted or cards were
// taken back, all know them.
CardSet cards_to_come(const View& v) {
  CardSet cards;
  if (!v.pub.options.logic) cards = CardSet::range(1, v.pub.options.deck_size()) - v.pub.seen;
  for (const CardSet& known : v.pub.known) cards |= known;
  return cards - v.hand;
}

// Whether another player could change the rows by a special card.
bool others_hold_specials(const View& v) {
  for (int i = 0; i < v.pub.options.players; ++i)
    if (i != v.viewer && v.pub.special.count[i] > 0) return true;
  return false;
}

// The fewest heads that a player takes with that card from a row that may be taken.
int fewest_heads(const Public& p, Card card) {
  int fewest = 1000;
  for (std::size_t r = 0; r < p.rows.size(); ++r)
    if (!p.marks[r].stop) fewest = std::min(fewest, taken_heads(p, r, card));
  return fewest;
}

// A card that takes a row as the table lies. Lower cards are placed before it and may change that.
Message taking(const View& v, Card card, Message fact) {
  const bool lowest = (cards_to_come(v) & CardSet::range(1, card - 1)).empty();
  return std::move(fact)
      .with("card", card)
      .with_message("unless", lowest ? Message{} : msg("nimmt.why.unless"));
}

Cause of_card(const View& v, Card card) {
  const Public& p = v.pub;
  const Spot spot = find_spot(p.rows, card, p.options.profi != 0, blocked_rows(p));
  if (spot.too_low()) {
    const int heads = fewest_heads(p, card);
    return {taking(v, card, p.options.profi ? msg("nimmt.why.none") : msg("nimmt.why.low"))
                .with("heads", heads),
            Side::against, heads};
  }
  const std::size_t at = spot.row;
  const Row& row = p.rows[at];
  const int places = capacity(p, at) - static_cast<int>(row.size());
  const int number = spot.row + 1;
  if (places <= 0) {
    const int heads = taken_heads(p, at, card);
    return {taking(v, card, msg("nimmt.why.full")).with("row", number).with("heads", heads),
            Side::against, heads};
  }
  const auto with_place = [&](Message m) {
    return std::move(m).with("row", number).with("card", card).with("places", places);
  };
  // Lower cards come first, so none of those between the two is in the way.
  if (spot.left) return {with_place(msg("nimmt.why.left")).with("end", row.front())};
  const Card end = row.back();
  const CardSet to_come = cards_to_come(v);
  const int between = (to_come & CardSet::range(end + 1, card - 1)).size();
  const int most = std::min(between, p.options.players - 1);  // in one trick
  if (most >= places)
    return {with_place(p.options.logic ? msg("nimmt.why.gap_known") : msg("nimmt.why.gap"))
                .with("end", end)
                .with("between", between)
                .with("cards", to_come.size())};
  return {with_place(most == 0 ? msg("nimmt.why.next") : msg("nimmt.why.room"))
              .with("end", end)
              .with("between", most)
              .with_message("unless",
                            others_hold_specials(v) ? msg("nimmt.why.unless_special") : Message{}),
          // A row with two ends can also be filled from its other end.
          p.options.profi ? Side::neither : Side::in_favour};
}

Cause of_row(const Public& p, std::size_t row) {
  const Card card = p.queue.front().card;
  const int own = taken_heads(p, row, card);
  const int fewest = fewest_heads(p, card);
  const auto with_row = [&](Message m) {
    return std::move(m).with("row", row + 1).with("heads", own);
  };
  if (own == fewest) return {with_row(msg("nimmt.why.cheapest")), Side::in_favour};
  std::size_t other = 0;
  while (p.marks[other].stop || taken_heads(p, other, card) != fewest) ++other;
  return {with_row(msg("nimmt.why.dearer")).with("more", own - fewest).with("other", other + 1),
          Side::against, own};
}

// What a placement costs at once. `at_least`: the player still chooses a row.
Cause of_placement(const View& v, Move move) {
  const Foresight f = foresee(v, move);
  int heads = f.heads;
  // A slide that takes a row leaves the own card still to be placed.
  bool at_least = f.taken >= 0 && move.kind == Move::Kind::slide && !f.own;
  if (f.taken < 0 && f.row < 0) {
    at_least = true;
    heads = 1000;
    for (std::size_t r = 0; r < f.rows.size(); ++r)
      if (!f.marks[r].stop)
        heads = std::min(
            heads, heads_of(f.rows[r]) + (f.rows.size() == kMaxRows ? nimmt::heads(f.card) : 0));
  }
  if (heads < 0) return {msg("nimmt.why.cancels").with("heads", -heads), Side::in_favour};
  if (heads == 0 && !at_least) return {msg("nimmt.why.free"), Side::in_favour};
  return {(at_least ? msg("nimmt.why.at_least") : msg("nimmt.why.now")).with("heads", heads),
          Side::against, heads};
}

}  // namespace

Cause cause(const View& v, Move move) {
  switch (move.kind) {
    case Move::Kind::card:
      return of_card(v, move.value);
    case Move::Kind::row:
      return of_row(v.pub, move.value - 1u);
    case Move::Kind::draft: {
      const CardSet above = CardSet::range(move.value + 1, kDeckSize);
      return {msg("nimmt.why.draft")
                  .with("card", move.value)
                  .with("heads", heads(move.value))
                  .with("above", (v.pub.market & above).size())};
    }
    case Move::Kind::keep:
    case Move::Kind::exchange:
      return {msg("nimmt.why.specials").with("count", v.specials.size())};
    default:
      return of_placement(v, move);
  }
}

}  // namespace tablee::nimmt
