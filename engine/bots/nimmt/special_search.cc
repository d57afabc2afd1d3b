#include "bots/nimmt/special_search.h"

#include <algorithm>
#include <numeric>

#include "bots/nimmt/search.h"
#include "core/enum_index.h"
#include "core/sort_few.h"
#include "games/nimmt/special_policies.h"

namespace tablee::nimmt {
namespace {

// The number of tries for each of the other hands when hands are sampled.
constexpr int kLeastTries = 16, kMostTries = 192;

Moves legal_moves_of(const View& v) {
  Moves moves;
  legal_moves(before_the_others(v), moves);
  return moves;
}

}  // namespace

// All moves, but of the ways to play one special card only the few that cost least at once.
SpecialSearch::Places SpecialSearch::likeliest(const View& v, const Moves& legal) {
  constexpr int kOfAKind = 4;
  static_assert(3 + 5 * kOfAKind <= kMostMoves);  // three of the kinds have one way to be played
  std::array<std::uint8_t, 250> order{};
  const auto end = order.begin() + static_cast<std::ptrdiff_t>(legal.size());
  std::iota(order.begin(), end, std::uint8_t{0});
  const bool placing = v.pub.phase == Phase::place;
  if (placing) {
    Costs costs;
    special_costs(v, legal, 100, costs);
    sort_few(order.begin(), end,
             [&](std::uint8_t a, std::uint8_t b) { return costs[a] < costs[b]; });
  }
  std::array<int, 16> of_a_kind{};
  Places places;
  for (auto at = order.begin(); at != end; ++at)
    if (!placing || of_a_kind[index_of(legal[*at].kind)]++ < kOfAKind) places.push_back(*at);
  return places;
}

SpecialSearch::SpecialSearch(const View& v, std::span<const Event> history,
                             const Objective& objective, const Net& net, int playouts,
                             std::uint64_t seed, bool halve)
    : SpecialSearch(v, history, objective, net, playouts, seed, halve, legal_moves_of(v)) {}

SpecialSearch::SpecialSearch(const View& v, std::span<const Event> history,
                             const Objective& objective, const Net& net, int playouts,
                             std::uint64_t seed, bool halve, const Moves& legal)
    : net_(net),
      rng_(seed),
      objective_(objective),
      opponents_(history, v.pub.options, net, v.viewer),
      start_(v.pub),
      unseen_(unseen_specials(v)),
      held_(v.pub.special.count),
      me_(v.viewer),
      legal_(legal),
      tried_(likeliest(v, legal)),
      trials_(static_cast<int>(tried_.size()), playouts, halve) {
  const std::size_t me = me_;
  start_.hand[me] = v.hand;
  start_.specials[me] = v.specials;
  // A card that was taken back has been seen, but is in a hand.
  CardSet open = v.hand;
  for (std::size_t i = 0, end = start_.players; i < end; ++i) {
    known_[i] = v.pub.known[i];
    open |= known_[i];
  }
  start_.pool = pool_of(v) | open;
  for (const Card c : start_.pool - open) hidden_.push_back(c);
  opponents_.read_on(start_.pool, known_, std::clamp(playouts / 8, kLeastTries, kMostTries), rng_,
                     [this] { return some_hands(); });
}

Hands SpecialSearch::some_hands() {
  Hands hands{};
  const int left = start_.hand[me_].size();
  std::size_t next = 0;
  for (int i = 0; i < start_.players; ++i) {
    const std::size_t at = i;
    hands[at] = i == me_ ? start_.hand[at] : known_[at];
    for (int n = hands[at].size(); n < left; ++n) {
      const auto pick = next + rng_.below(static_cast<std::uint32_t>(hidden_.size() - next));
      std::swap(hidden_[next], hidden_[pick]);
      hands[at].add(hidden_[next++]);
    }
  }
  return hands;
}

// Deals the unseen special cards to the others' hands and the deck.
void SpecialSearch::draw_specials(SpecialWorld& world) {
  world.deck = unseen_;
  rng_.shuffle(world.deck.span());
  for (int i = 0; i < world.players; ++i) {
    const std::size_t at = i;
    for (int n = i == me_ ? 0 : held_[at]; n > 0; --n) {
      world.specials[at].add(world.deck.back());
      world.deck.pop_back();
    }
  }
  world.chance = rng_.next();
}

void SpecialSearch::try_world() {
  SpecialWorld world = start_;
  Styles styles{};  // the network's own, except those that are drawn
  const SampledHands& sample = opponents_.draw(rng_);
  for (int i = 0; i < world.players; ++i) {
    const std::size_t at = i;
    world.hand[at] = sample.hand[at];
    if (i != me_) styles[at] = sample.draw(i, rng_);
  }
  draw_specials(world);
  // The others choose at the same time, so their cards do not depend on the own card.
  std::array<Card, kSpecialMaxSeats> cards{};
  const bool choosing = world.phase == Phase::choose;
  if (choosing) {
    const OpenRows rows = world.open_rows();
    for (int i = 0; i < world.players; ++i) {
      const std::size_t at = i;
      if (i != me_)
        cards[at] =
            card_of(styles[at], net_, rows, world.hand[at], world.pool, world.players, rng_);
    }
  }
  // The same random numbers for every move.
  const Rng dice(rng_.next());
  for (int m = 0; m < moves(); ++m) {
    if (!trials_.alive(m)) continue;
    SpecialWorld tried = world;
    const Move& move = legal_[place(m)];
    if (choosing) {
      cards[me_] = move.value;
      tried.reveal(cards);
    } else {
      tried.apply(move);
    }
    Rng rng = dice;
    play_out(tried, styles, net_, rng);
    add(m, tried);
  }
}

void SpecialSearch::add(int move, const SpecialWorld& after) {
  std::array<std::int16_t, kSpecialMaxSeats> heads{};
  std::int64_t left_over = 0;
  for (int i = 0; i < after.players; ++i) {
    const std::size_t at = i;
    heads[at] = static_cast<std::int16_t>(after.heads[at] - start_.heads[at]);
    if (after.round == kSpecialRounds) continue;
    const int worth = worth_left(after.specials[at], after.players);
    left_over += i == me_ ? worth : -worth / (after.players - 1);
  }
  trials_.add(move,
              objective_.cost({heads.data(), static_cast<std::size_t>(after.players)}) -
                  left_over * kUnit / 1000,
              heads[me_]);
}

bool SpecialSearch::step(int playouts) {
  return trials_.run(playouts, [this] { try_world(); });
}

}  // namespace tablee::nimmt
