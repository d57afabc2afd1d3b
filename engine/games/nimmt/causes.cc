#include "games/nimmt/causes.h"

#include <algorithm>

#include "games/nimmt/fate.h"
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

// A card that takes a row as the table lies. Lower cards are placed before it and may change that.
Message taking(const View& v, Card card, Message fact) {
  const bool lowest = (cards_to_come(v) & CardSet::range(1, card - 1)).empty();
  return std::move(fact)
      .with("card", card)
      .with_message("unless", lowest                    ? Message{}
                              : others_hold_specials(v) ? msg("nimmt.why.unless_change")
                                                        : msg("nimmt.why.unless"));
}

Cause of_card(const View& v, Card card) {
  const Public& p = v.pub;
  const Fate fate = fate_of(p, card);
  const Spot spot = fate.spot;
  if (spot.too_low())
    return cause_of_move(
        taking(v, card, p.options.profi ? msg("nimmt.why.none") : msg("nimmt.why.low"))
            .with("heads", fate.heads),
        Side::against, fate.heads);
  const Row& row = p.rows[spot.row];
  const int number = spot.row + 1;
  if (!fate.safe())
    return cause_of_move(
        taking(v, card, msg("nimmt.why.full")).with("row", number).with("heads", fate.heads),
        Side::against, fate.heads);
  const int places = fate.places;
  const auto with_place = [&](Message m) {
    return std::move(m).with("row", number).with("card", card).with("places", places);
  };
  // Lower cards come first, so none of those between the two is in the way.
  if (spot.left) return cause_of_move(with_place(msg("nimmt.why.left")).with("end", row.front()));
  const Card end = row.back();
  const CardSet to_come = cards_to_come(v);
  const int between = (to_come & CardSet::range(end + 1, card - 1)).size();
  const int others = p.options.players - 1;  // cards of a trick
  const int most = std::min(between, others);
  if (most >= places) {
    Cause gap = cause_of_move(
        with_place(p.options.logic ? msg("nimmt.why.gap_known") : msg("nimmt.why.gap"))
            .with("end", end)
            .with("between", between)
            .with("cards", to_come.size()));
    // The cards that others are likely to play in between, for each space, in thousandths.
    gap.plain = with_place(msg("nimmt.why.gap_plain")).with("end", end);
    gap.risk = 1000 * between * others / to_come.size() / places;
    gap.place = number;
    return gap;
  }
  Cause room = cause_of_move(
      with_place(most == 0          ? msg("nimmt.why.next")
                 : others < between ? msg("nimmt.why.others")
                                    : msg("nimmt.why.room"))
          .with("end", end)
          .with("between", most)
          .with("others", others)
          .with_message("unless",
                        others_hold_specials(v) ? msg("nimmt.why.unless_special") : Message{}),
      // A row with two ends can also be filled from its other end.
      p.options.profi ? Side::neither : Side::in_favour);
  room.place = number;
  return room;
}

Cause of_row(const Public& p, std::size_t row) {
  const Card card = p.queue.front().card;
  const int own = taken_heads(p, row, card);
  const int fewest = fewest_heads(p.rows, p.marks, card);
  const auto with_row = [&](Message m) {
    return std::move(m).with("row", row + 1).with("heads", own);
  };
  if (own == fewest) return cause_of_move(with_row(msg("nimmt.why.cheapest")), Side::in_favour);
  std::size_t other = 0;
  while (p.marks[other].stop || taken_heads(p, other, card) != fewest) ++other;
  return cause_of_move(
      with_row(msg("nimmt.why.dearer")).with("more", own - fewest).with("other", other + 1),
      Side::against, own);
}

// What a placement costs at once. `at_least`: the player still chooses a row.
Cause of_placement(const View& v, Move move) {
  const Foresight f = foresee(v, move);
  int heads = f.heads;
  // A slide that takes a row leaves the own card still to be placed.
  bool at_least = f.taken >= 0 && move.kind == Move::Kind::slide && !f.own;
  if (f.taken < 0 && f.row < 0) {
    at_least = true;
    heads = fewest_heads(f.rows, f.marks, f.card);
  }
  if (heads < 0)
    return cause_of_move(msg("nimmt.why.cancels").with("heads", -heads), Side::in_favour);
  if (heads == 0 && !at_least) return cause_of_move(msg("nimmt.why.free"), Side::in_favour);
  return cause_of_move(
      (at_least ? msg("nimmt.why.at_least") : msg("nimmt.why.now")).with("heads", heads),
      Side::against, heads);
}

}  // namespace

Cause cause(const View& v, Move move) {
  switch (move.kind) {
    case Move::Kind::card: {
      Cause cause = of_card(v, move.value);
      if (!v.pub.options.logic) cause.unseen = cards_to_come(v);
      return cause;
    }
    case Move::Kind::row:
      return of_row(v.pub, move.value - 1u);
    case Move::Kind::draft: {
      const CardSet above = CardSet::range(move.value + 1, kDeckSize);
      return cause_of_move(msg("nimmt.why.draft")
                               .with("card", move.value)
                               .with("heads", heads(move.value))
                               .with("above", (v.pub.market & above).size()));
    }
    case Move::Kind::keep:
    case Move::Kind::exchange:
      return cause_of_move(msg("nimmt.why.specials").with("count", v.specials.size()));
    default:
      return of_placement(v, move);
  }
}

}  // namespace tablee::nimmt
