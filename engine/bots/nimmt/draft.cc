#include "bots/nimmt/draft.h"

#include <algorithm>

#include "core/sort_few.h"

namespace tablee::nimmt {
namespace {

// The expected cost of holding a card, in hundredths of a head, by the eighth of the deck in which
// the card lies. Measured in rounds in which the network played dealt hands. With few players the
// middle is best, with many the low cards, as rows are taken before the high ones are played.
constexpr int kHolding[4][8] = {
    {90, 0, -40, -48, -29, 2, 20, 12},          // 2 and 3 players
    {50, -30, -50, -58, -38, 5, 48, 75},        // 4 and 5
    {-138, -149, -85, -20, 41, 102, 136, 110},  // 6 and 7
    {-78, -63, -47, -31, 4, 46, 83, 86},        // 8 to 10
};

int holding(Card c, const Options& o) {
  return kHolding[std::clamp(o.players / 2 - 1, 0, 3)][(c - 1) * 8 / o.deck_size()];
}

void add_row(PackedRows& rows, Card c) { rows.add(c, 1, kHeads[c]); }
void add_row(TwoEndedRows& rows, Card c) { rows.add(c, c, 1, kHeads[c]); }

}  // namespace

template <class Table>
DraftSearch<Table>::DraftSearch(const View& v, const Objective& objective, const Net& net,
                                int playouts, std::uint64_t seed, bool halve)
    : net_(net),
      rng_(seed),
      objective_(objective),
      me_(v.viewer),
      players_(v.pub.options.players),
      hand_(v.pub.known),
      market_(v.pub.market),
      trials_(std::min(v.pub.market.size(), static_cast<int>(kTried)), playouts, halve) {
  for (const Card c : market_) worth_.push_back(c);
  sort_few(worth_.begin(), worth_.end(),
           [&](Card a, Card b) { return holding(a, v.pub.options) < holding(b, v.pub.options); });
}

// Completes the draft after that card; `dice` draw the rows from the remaining cards.
template <class Table>
World<Table> DraftSearch<Table>::draft_on(Card first, const Dice& dice) const {
  World<Table> w;
  w.players = players_;
  w.left = kHandSize;
  w.hand = hand_;
  CardSet gone;
  gone.add(first);
  w.hand[me_].add(first);
  std::size_t next = 0;
  for (int seat = (me_ + 1) % players_;; seat = (seat + 1) % players_) {
    CardSet& hand = w.hand[seat];
    if (hand.size() == kHandSize) break;
    while (gone.has(worth_[next])) ++next;
    hand.add(worth_[next++]);
  }
  for (const std::uint32_t die : dice) {
    std::size_t at = next + die % (worth_.size() - next);
    while (gone.has(worth_[at])) at = at + 1 < worth_.size() ? at + 1 : next;
    gone.add(worth_[at]);
    add_row(w.rows, worth_[at]);
  }
  for (int i = 0; i < players_; ++i) w.pool |= w.hand[i];
  return w;
}

// The same random numbers for every card that is tried.
template <class Table>
void DraftSearch<Table>::try_world() {
  Dice dice;
  for (std::uint32_t& die : dice) die = static_cast<std::uint32_t>(rng_.next() >> 32);
  for (int m = 0; m < moves(); ++m) {
    if (!trials_.alive(m)) continue;
    World<Table> w = draft_on(card(m), dice);
    play_out(w, net_, rng_);
    trials_.add(m, objective_.cost({w.heads.data(), static_cast<std::size_t>(players_)}),
                w.heads[me_]);
  }
}

template <class Table>
bool DraftSearch<Table>::step(int playouts) {
  return trials_.run(playouts, [this] { try_world(); });
}

template class DraftSearch<PackedRows>;
template class DraftSearch<TwoEndedRows>;

}  // namespace tablee::nimmt
