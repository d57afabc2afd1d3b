// What could lie where somebody who looks cannot look.

#include "games/nothanks/rules.h"

namespace tablee::nothanks {

State sample(const View& v, Rng& rng) {
  State s{v.pub, {}};
  if (v.pub.phase != Phase::turn) return s;
  for (const Card c : unseen(v)) s.secret.order.push_back(c);
  rng.shuffle(s.secret.order.span());
  for (const Card c : CardSet::range(kLowest, kHighest) - v.pub.options.cards())
    s.secret.order.push_back(c);
  return s;
}

CardSet unseen(const View& v) {
  CardSet cards = v.pub.options.cards();
  if (v.pub.card != kNoCard) cards.remove(v.pub.card);
  for (const CardSet& taken : v.pub.taken) cards -= taken;
  return cards;
}

}  // namespace tablee::nothanks
