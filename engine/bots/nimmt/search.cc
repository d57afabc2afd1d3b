#include "bots/nimmt/search.h"

#include <algorithm>

namespace tablee::nimmt {
namespace {

// The view's rows as ours; where[i] is the place of the view's row i among them.
void set_rows(const Rows& given, Lanes& rows, std::array<int, kRows>& where) {
  for (std::size_t i = 0; i < kRows; ++i) {
    rows.add(given[i].back(), static_cast<int>(given[i].size()), heads_of(given[i]));
    where[i] = 0;
    for (const Row& other : given) where[i] += other.back() < given[i].back();
  }
}

void set_rows(const Rows& given, Spans& rows, std::array<int, kRows>& where) {
  for (std::size_t i = 0; i < kRows; ++i) {
    rows.add(given[i].front(), given[i].back(), static_cast<int>(given[i].size()),
             heads_of(given[i]));
    where[i] = static_cast<int>(i);
  }
}

// Cards that may be in somebody's hand: where all hands are known, only those that are.
CardSet pool_of(const View& v) {
  if (!v.pub.options.logic) return CardSet::range(1, v.pub.options.deck_size()) - v.pub.seen;
  CardSet pool = v.hand;
  for (const CardSet& known : v.pub.known) pool |= known;
  return pool;
}

}  // namespace

template <class Table>
Card glance(const View& v, const Net& net) {
  Table rows;
  std::array<int, kRows> where{};
  set_rows(v.pub.rows, rows, where);
  return best_card(net, rows, v.hand, pool_of(v), v.pub.options.players);
}
template Card glance<Lanes>(const View&, const Net&);
template Card glance<Spans>(const View&, const Net&);

Aim even_aim(int players, Seat me) {
  Aim aim;
  for (int i = 0; i < players; ++i)
    if (i != me)
      aim.others[static_cast<std::size_t>(i)] = static_cast<std::int16_t>(256 / (players - 1));
  return aim;
}

template <class Table>
CardSearch<Table>::CardSearch(const View& v, const Aim& aim, const Net& net, int playouts,
                              std::uint64_t seed, bool halve)
    : net_(net), rng_(seed), aim_(aim), me_(v.viewer), playouts_left_(playouts) {
  const Public& p = v.pub;
  set_rows(p.rows, start_.rows, row_index_);
  start_.players = p.options.players;
  start_.left = v.hand.size();
  start_.pool = pool_of(v);
  start_.hand[static_cast<std::size_t>(me_)] = v.hand;
  CardSet open = v.hand;
  for (std::size_t i = 0; i < static_cast<std::size_t>(start_.players); ++i) {
    known_[i] = p.known[i];
    open |= p.known[i];
  }
  for (const Card c : start_.pool - open) hidden_[static_cast<std::size_t>(hidden_count_++)] = c;
  if (p.phase == Phase::take_row) {
    for (const Played& played : p.queue)
      queue_[static_cast<std::size_t>(queued_++)] =
          static_cast<std::uint16_t>(played.card * 16 + played.seat);
    moves_ = kRows;
  } else {
    for (const Card c : v.hand) card_[static_cast<std::size_t>(moves_++)] = c;
  }
  alive_ = moves_;
  while (halve && (1 << rounds_left_) < moves_) ++rounds_left_;
  rounds_left_ = std::max(rounds_left_, 1);
  plan_round();
}

template <class Table>
void CardSearch<Table>::plan_round() {
  worlds_left_ = std::max(1, playouts_left_ / (rounds_left_ * alive_));
}

template <class Table>
void CardSearch<Table>::deal_world() {
  world_ = start_;
  int next = 0;
  for (int i = 0; i < world_.players; ++i) {
    if (i == me_) continue;
    const auto at = static_cast<std::size_t>(i);
    CardSet hand = known_[at];
    for (int n = hand.size(); n < world_.left; ++n) {
      const auto pick = static_cast<std::size_t>(
          next + static_cast<int>(rng_.below(static_cast<std::uint32_t>(hidden_count_ - next))));
      std::swap(hidden_[static_cast<std::size_t>(next)], hidden_[pick]);
      hand.add(hidden_[static_cast<std::size_t>(next++)]);
    }
    world_.hand[at] = hand;
  }
}

template <class Table>
void CardSearch<Table>::try_world() {
  deal_world();
  Trick trick{};
  // What the others put down does not depend on the own card.
  if (queued_ == 0)
    for (int i = 0; i < world_.players; ++i)
      if (i != me_)
        trick[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(
            best_card(net_, world_.rows, world_.hand[static_cast<std::size_t>(i)], world_.pool,
                      world_.players) *
                16 +
            i);
  for (int m = 0; m < moves_; ++m) {
    Tried& tried = tried_[static_cast<std::size_t>(m)];
    if (!tried.alive) continue;
    World<Table> w = world_;
    if (queued_ > 0) {
      const auto me = static_cast<std::size_t>(me_);
      w.heads[me] = static_cast<std::int16_t>(
          w.rows.take(row_index_[static_cast<std::size_t>(m)], static_cast<Card>(queue_[0] >> 4)));
      for (int i = 1; i < queued_; ++i) place(w, queue_[static_cast<std::size_t>(i)]);
    } else {
      Trick all = trick;
      all[static_cast<std::size_t>(me_)] =
          static_cast<std::uint16_t>(card_[static_cast<std::size_t>(m)] * 16 + me_);
      place_trick(w, all);
    }
    play_out(w, net_);
    const int own = w.heads[static_cast<std::size_t>(me_)];
    int cost = own * 256;
    for (int i = 0; i < w.players; ++i)
      cost -= aim_.others[static_cast<std::size_t>(i)] * w.heads[static_cast<std::size_t>(i)];
    tried.cost += cost;
    tried.own += own;
    ++tried.times;
  }
}

template <class Table>
void CardSearch<Table>::drop_half() {
  const int keep = (alive_ + 1) / 2;
  while (alive_ > keep) {
    int worst = -1;
    for (int m = 0; m < moves_; ++m)
      if (tried_[static_cast<std::size_t>(m)].alive &&
          (worst < 0 || tried_[static_cast<std::size_t>(m)].cost >=
                            tried_[static_cast<std::size_t>(worst)].cost))
        worst = m;
    tried_[static_cast<std::size_t>(worst)].alive = false;
    --alive_;
  }
}

template <class Table>
bool CardSearch<Table>::step(int playouts) {
  while (playouts > 0 && rounds_left_ > 0) {
    try_world();
    playouts -= alive_;
    playouts_left_ -= alive_;
    if (--worlds_left_ > 0) continue;
    if (--rounds_left_ == 0) break;
    drop_half();
    plan_round();
  }
  return rounds_left_ == 0;
}

template <class Table>
int CardSearch<Table>::best() const {
  int best = -1;
  for (int m = 0; m < moves_; ++m)
    if (tried_[static_cast<std::size_t>(m)].alive &&
        (best < 0 ||
         tried_[static_cast<std::size_t>(m)].cost < tried_[static_cast<std::size_t>(best)].cost))
      best = m;
  return best;
}

template <class Table>
std::int64_t CardSearch<Table>::cost(int move) const {
  const Tried& t = tried_[static_cast<std::size_t>(move)];
  return t.times == 0 ? 0 : t.cost / t.times;
}

template <class Table>
int CardSearch<Table>::own_heads(int move) const {
  const Tried& t = tried_[static_cast<std::size_t>(move)];
  return t.times == 0 ? 0 : static_cast<int>(t.own * 1000 / t.times);
}

template class CardSearch<Lanes>;
template class CardSearch<Spans>;

}  // namespace tablee::nimmt
