#pragma once
// Solves the end of a round of Non merci exactly instead of by playouts. All payments are public,
// so only the other players' choices and the face-down card are unknown.

#include "bots/nothanks/position.h"
#include "bots/nothanks/style_counter.h"

namespace tablee::nothanks {

// The number of face-down cards up to which solving takes no longer than playouts.
inline constexpr int kSolved = 1;

// Opponents play the styles that the counter finds likely. People and better bots may see as far as
// this search, so with this many sixteenths each opponent is assumed to make its best move instead;
// an opponent whose choices fit no style always is.
inline constexpr int kSharp = 2;

// The outlook for both moves of the actor, if it plays its best moves afterwards. The values are
// exact for such opponents: backward induction from the positions in which a seat has no chip to
// refuse with, over all cards that may come.
template <int N>
class Endgame {
 public:
  Endgame(const Position<N>& position, const StyleCounter<N>& counter, int sharp = kSharp);

  Outlook solve() const;

 private:
  // Expected values at the end of the round, in 1 / kOne: the worth for each seat, the own score,
  // and the chances that somebody else takes the open card, and that the own seat has to take one
  // at a loss because it cannot refuse it.
  static constexpr int kOne = 4096;
  struct Value {
    std::array<std::int64_t, N> worth{};
    std::int64_t score = 0, others = 0, forced = 0;
  };
  // For each seat a bit for each of its 64 sampled styles that fits its choices since the position.
  using Alive = std::array<std::uint64_t, N>;

  Value end(const Kernel<N>& table) const;
  Value after_take(Kernel<N> table, const Offer<N>& offer, const Alive& alive) const;
  Value after_refusal(Kernel<N> table, const Offer<N>& offer, const Alive& alive) const;
  // The value before the actor's choice, if it has one.
  Value value(const Kernel<N>& table, const Offer<N>& offer, const Alive& alive) const;
  // The bits of the actor's styles that take the card now.
  std::uint64_t takers(const Kernel<N>& table, const Offer<N>& offer, std::uint64_t alive) const;
  // A weighted mean: `share` of `whole` of a, the rest of b.
  static Value mixed(const Value& a, const Value& b, int share, int whole);
  Prospect prospect(const Value& value) const;

  const Position<N>& position_;
  const int own_;
  const int sharp_;
  std::array<std::array<const Style*, 64>, N> likely_{};
};

}  // namespace tablee::nothanks
