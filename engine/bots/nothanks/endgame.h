#pragma once
// The end of a round of Non merci, worked out to its last chip instead of played out: as all
// payments are public, nothing is unknown but how the others play and which card lies face down.

#include "bots/nothanks/position.h"
#include "bots/nothanks/style_counter.h"

namespace tablee::nothanks {

// Cards face down with which this takes no longer than playouts do.
inline constexpr int kSolved = 1;

// Opponents play by the styles that the counter thinks likely. As people and better bots may see
// as far as this does, each is besides thought to do, so often in sixteen, what is best for itself;
// one that has done otherwise than every style does so always.
inline constexpr int kSharp = 2;

// What both moves of the actor bring, followed by its best ones. Its worth is exact for such
// opponents: backwards from where somebody has no chip left to refuse with, over all cards that
// may still come.
template <int N>
class Endgame {
 public:
  Endgame(const Position<N>& position, const StyleCounter<N>& counter, int sharp = kSharp);

  Outlook solve() const;

 private:
  // Expected of the end of the round, in 1 / kOne: worth to each seat, and the own score.
  static constexpr int kOne = 4096;
  struct Value {
    std::array<std::int64_t, N> worth{};
    std::int64_t score = 0;
  };
  // Bits of each seat's 64 places whose styles have not done otherwise since the position.
  using Alive = std::array<std::uint64_t, N>;

  Value end(const Kernel<N>& table) const;
  Value after_take(Kernel<N> table, const Offer<N>& offer, const Alive& alive) const;
  Value after_refusal(Kernel<N> table, const Offer<N>& offer, const Alive& alive) const;
  // Before the actor's choice, if it has one.
  Value value(const Kernel<N>& table, const Offer<N>& offer, const Alive& alive) const;
  // The actor's places whose style takes the card now.
  std::uint64_t takers(const Kernel<N>& table, const Offer<N>& offer, std::uint64_t alive) const;
  // `share` of `whole` times a, else b.
  static Value mixed(const Value& a, const Value& b, int share, int whole);
  Prospect prospect(const Value& value) const;

  const Position<N>& position_;
  const int own_;
  const int sharp_;
  std::array<std::array<const Style*, 64>, N> likely_{};
};

}  // namespace tablee::nothanks
