#include "bots/nimmt/search.h"

#include <algorithm>

namespace tablee::nimmt {
namespace {

// The number of tries for each of the other hands when hands are sampled.
constexpr int kLeastTries = 16, kMostTries = 192;

}  // namespace

CardSet pool_of(const View& v) {
  if (!v.pub.options.logic) return CardSet::range(1, v.pub.options.deck_size()) - v.pub.seen;
  CardSet pool = v.hand;
  for (const CardSet& known : v.pub.known) pool |= known;
  return pool;
}

View before_the_others(View v) {
  if (v.pub.phase == Phase::choose) v.pub.chosen = {};
  return v;
}

template <class Table>
Card glance(const View& v, const Net& net, Costs* costs) {
  Table rows;
  std::array<int, kRows> where{};
  set_rows(v.pub.rows, rows, where);
  Priced priced;
  price_cards(net, rows, v.hand, pool_of(v), v.pub.options.players, priced);
  if (costs) {
    costs->clear();
    for (int i = 0; i < priced.picked.cards; ++i)
      costs->push_back(
          static_cast<std::int32_t>(std::int64_t{priced.costs[i]} * 1000 / (kScale * kScale)));
  }
  return priced.best();
}
template Card glance<PackedRows>(const View&, const Net&, Costs*);
template Card glance<TwoEndedRows>(const View&, const Net&, Costs*);

template <class Table>
CardSearch<Table>::CardSearch(const View& v, std::span<const Event> history,
                              const Objective& objective, const Net& net, int playouts,
                              std::uint64_t seed, bool halve, const StyleBelief& at_first)
    : net_(net),
      rng_(seed),
      objective_(objective),
      opponents_(history, v.pub.options, net, v.viewer, at_first),
      me_(v.viewer),
      trials_(v.pub.phase == Phase::take_row ? kRows : v.hand.size(), playouts, halve) {
  const Public& p = v.pub;
  set_rows(p.rows, start_.rows, row_index_);
  start_.players = p.options.players;
  start_.left = v.hand.size();
  start_.pool = pool_of(v);
  start_.hand[me_] = v.hand;
  CardSet open = v.hand;
  for (std::size_t i = 0, count = start_.players; i < count; ++i) {
    known_[i] = p.known[i];
    open |= p.known[i];
  }
  for (const Card c : start_.pool - open) hidden_[hidden_count_++] = c;
  if (p.phase == Phase::take_row) {
    for (const Played& played : p.queue)
      queue_[queued_++] = static_cast<std::uint16_t>(played.card * 16 + played.seat);
  } else {
    std::copy(v.hand.begin(), v.hand.end(), card_.begin());
  }
  opponents_.read_on(start_.pool, known_, std::clamp(playouts / 8, kLeastTries, kMostTries), rng_,
                     [this] { return some_hands(); });
}

template <class Table>
Hands CardSearch<Table>::some_hands() {
  Hands hands = start_.hand;
  int next = 0;
  for (int i = 0; i < start_.players; ++i) {
    if (i == me_) continue;
    const std::size_t at = i;
    CardSet hand = known_[at];
    for (int n = hand.size(); n < start_.left; ++n) {
      const std::size_t pick =
          next + static_cast<int>(rng_.below(static_cast<std::uint32_t>(hidden_count_ - next)));
      std::swap(hidden_[next], hidden_[pick]);
      hand.add(hidden_[next++]);
    }
    hands[at] = hand;
  }
  return hands;
}

template <class Table>
void CardSearch<Table>::try_world() {
  world_ = start_;
  const SampledHands& sample = opponents_.draw(rng_);
  world_.hand = sample.hand;
  for (int i = 0; i < world_.players; ++i)
    if (i != me_) world_.style[i] = sample.draw(i, rng_);
  Trick trick{};
  // The others choose at the same time, so their cards do not depend on the own card.
  if (queued_ == 0)
    for (int i = 0; i < world_.players; ++i)
      if (i != me_)
        trick[i] =
            static_cast<std::uint16_t>(card_of(world_.style[i], net_, world_.rows, world_.hand[i],
                                               world_.pool, world_.players, rng_) *
                                           16 +
                                       i);
  // The same random numbers for every move.
  const Rng dice(rng_.next());
  for (int m = 0; m < moves(); ++m) {
    if (!trials_.alive(m)) continue;
    World<Table> w = world_;
    if (queued_ > 0) {
      const std::size_t me = me_;
      w.heads[me] =
          static_cast<std::int16_t>(w.rows.take(row_index_[m], static_cast<Card>(queue_[0] >> 4)));
      for (int i = 1; i < queued_; ++i) nimmt::place(w, queue_[i]);
    } else {
      Trick all = trick;
      all[me_] = static_cast<std::uint16_t>(card_[m] * 16 + me_);
      place_trick(w, all);
    }
    const int now = w.heads[me_];
    w.heads_of_card = later_heads_[m].data();
    Rng rng = dice;
    play_out(w, net_, rng);
    trials_.add(m, objective_.cost({w.heads.data(), static_cast<std::size_t>(w.players)}),
                w.heads[me_], now);
  }
}

template <class Table>
int CardSearch<Table>::kept(int move, int kept) const {
  if (queued_ > 0 || trials_.times(move) == 0) return -1;
  return 10 * later_heads_[move][card_[kept]] / trials_.times(move);
}

template <class Table>
bool CardSearch<Table>::step(int playouts) {
  return trials_.run(playouts, [this] { try_world(); });
}

template class CardSearch<PackedRows>;
template class CardSearch<TwoEndedRows>;

}  // namespace tablee::nimmt
