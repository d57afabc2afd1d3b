// Draws a random state among those that look the same to the viewer.

#include "games/nimmt/rules.h"

namespace tablee::nimmt {
namespace {

// Fills the other hands and the deck with the special cards that the viewer can't see.
void sample_specials(const View& v, Rng& rng, State& s) {
  const SpecialPublic& p = v.pub.special;
  SpecialDeck unseen = unseen_specials(v);
  rng.shuffle(unseen.span());
  for (std::size_t i = 0, end = v.pub.options.players; i < end; ++i) {
    SpecialSet& hand = s.secret.special.hand[i];
    if (seat_at(static_cast<int>(i)) == v.viewer) {
      hand = v.specials;
      continue;
    }
    for (int n = 0; n < p.count[i]; ++n) {
      hand.add(unseen.back());
      unseen.pop_back();
    }
  }
  // Before the first deal the whole pack is in the box, which is not part of the state.
  if (v.pub.round > 0) s.secret.special.deck = unseen;
  s.secret.special.chance = rng.next();
}

}  // namespace

State sample(const View& v, Rng& rng) {
  State s{v.pub, {}};
  const Public& p = v.pub;
  const std::size_t own = v.viewer;
  if (v.viewer != kNobody) {
    s.secret.hand[own] = v.hand;
    s.secret.chosen[own] = v.chosen;
  }
  CardSet rest = p.phase == Phase::draft
                     ? p.market
                     : CardSet::range(1, p.options.deck_size()) - p.seen - v.hand;
  for (const CardSet& known : p.known) rest -= known;
  FixedVector<Card, kDeckSize> unseen;
  for (const Card c : rest) unseen.push_back(c);
  rng.shuffle(unseen.span());
  if (p.phase == Phase::draft) s.secret.reserve = unseen;
  std::size_t next = 0;
  for (std::size_t i = 0, count = p.options.players; i < count; ++i) {
    if (i == own && v.viewer != kNobody) continue;
    CardSet& hand = s.secret.hand[i];
    // Cards that were drafted or taken back are public; the others are drawn from the unseen cards.
    hand = p.known[i];
    while (hand.size() < p.hand_size[i]) hand.add(unseen[next++]);
    if (!p.chosen.has(seat_at(static_cast<int>(i)))) continue;
    auto pick = rng.below(static_cast<std::uint32_t>(hand.size()));
    auto card = hand.begin();
    while (pick-- > 0) ++card;
    s.secret.chosen[i] = *card;
  }
  if (p.options.special) sample_specials(v, rng, s);
  return s;
}

SpecialDeck unseen_specials(const View& v) {
  SpecialSet seen = v.pub.special.discard;
  for (const RowMarks& marks : v.pub.marks) {
    if (marks.stop) seen.add(Special::stop);
    if (marks.seven) seen.add(Special::seven_takes);
    if (marks.fifth) seen.add(Special::fifth_row);
  }
  SpecialDeck unseen;
  for (int k = 0; k < kSpecialKinds; ++k) {
    const auto kind = static_cast<Special>(k);
    for (int n = seen.count(kind) + v.specials.count(kind); n < kSpecialCopies; ++n)
      unseen.push_back(kind);
  }
  return unseen;
}

CardSet unseen(const View& v) {
  CardSet rest = CardSet::range(1, v.pub.options.deck_size()) - v.pub.seen - v.hand - v.pub.market;
  for (const CardSet& drafted : v.pub.known) rest = rest - drafted;
  return rest;
}

}  // namespace tablee::nimmt
