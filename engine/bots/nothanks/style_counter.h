#pragma once
// Estimates how the other seats play from what they did: for each seat, how often each of a list of
// styles, and the policy, would have decided differently.

#include <vector>

#include "bots/nothanks/policy.h"
#include "bots/nothanks/style.h"

namespace tablee::nothanks {

// All opponent models for a table of that many players; the same list on every platform.
std::span<const Style> opponent_styles(int players);

// A seat counts as known once it has made that many choices and its likeliest style was wrong about
// at most one in so many of them.
inline constexpr int kLeastChoices = 1;
inline constexpr int kMissOneIn = 16;

template <int N>
class StyleCounter {
 public:
  StyleCounter() : styles_(opponent_styles(N)) {
    for (auto& seat : misses_) seat.assign(styles_.size(), 0);
    for (auto& seat : missed_at_) seat.assign(styles_.size(), 0);
  }

  // The events of the match, in order. Each returns false, and has no effect, where it is
  // impossible.
  bool deal(int first) {
    table_.start(first);
    pile_ = kPile;
    return true;
  }
  bool turn_up(int card) {
    if (pile_ == 0 || card < kLowest || card > kHighest) return false;
    for (int i = 0; i < N; ++i)
      if ((table_.taken(i) & card_bit(card)) != 0) return false;
    card_ = card;
    --pile_;
    ++cards_;
    return true;
  }
  bool refuse(int seat) {
    if (card_ == 0 || seat != table_.actor() || !table_.can_refuse(1)) return false;
    note(false);
    table_.refuse(1);
    return true;
  }
  bool take(int seat) {
    if (card_ == 0 || seat != table_.actor()) return false;
    if (table_.can_refuse(1)) note(true);
    table_.take(card_);
    card_ = 0;
    return true;
  }

  // Whether a style explains nearly all that the seat did. Otherwise it plays by none of the
  // models, however much likelier one is than the others.
  bool known(int seat) const {
    const std::size_t at = seat;
    return choices_[at] >= kLeastChoices && kMissOneIn * fewest(at) <= choices_[at];
  }
  // Whether all seats but the actor are known, and styles explain their choices better than the
  // policy.
  bool knows_others(int actor) const {
    int by_styles = 0, by_policy = 0;
    for (int i = 0; i < N; ++i) {
      if (i == actor) continue;
      if (!known(i)) return false;
      const std::size_t at = i;
      by_styles += fewest(at);
      by_policy += unlike_policy_[at];
    }
    return by_styles < by_policy;
  }

  // 64 samples of the seat's style, in proportion to the likelihood of each; to be drawn from at
  // random.
  std::array<const Style*, 64> likely(int seat) const {
    const auto& misses = misses_[seat];
    const int fewest = *std::min_element(misses.begin(), misses.end());
    std::uint64_t sum = 0;
    for (const int m : misses) sum += weight(m - fewest);
    std::array<const Style*, 64> drawn{};
    std::uint64_t before = 0;
    std::size_t next = 0;
    for (std::size_t i = 0; i < misses.size(); ++i) {
      before += weight(misses[i] - fewest);
      // Fills up to the style's share, rounded so that all 64 places are used.
      for (; next < 64 && (2 * next + 1) * sum < 128 * before; ++next) drawn[next] = &styles_[i];
    }
    return drawn;
  }

 private:
  // The number of cards that the likeliest style of a seat was wrong about.
  int fewest(std::size_t at) const {
    return *std::min_element(misses_[at].begin(), misses_[at].end());
  }

  // A style that was wrong about one card more is a quarter as likely.
  static std::uint64_t weight(int misses) {
    return misses > 12 ? 0 : std::uint64_t{1} << (24 - 2 * misses);
  }

  // Records a choice. A style is wrong about a card at most once, even if the seat chooses
  // repeatedly.
  void note(bool took) {
    const Offer<N> offer(table_, card_, pile_);
    const int seat = table_.actor();
    const std::size_t at = seat;
    choices_[at] += chose_at_[at] != cards_;
    chose_at_[at] = cards_;
    if (unlike_policy_at_[at] != cards_ &&
        (policy_odds(built_in_policy(), policy_inputs(table_, offer)) >= 0) != took) {
      unlike_policy_at_[at] = cards_;
      ++unlike_policy_[at];
    }
    for (std::size_t i = 0; i < styles_.size(); ++i) {
      if (missed_at_[at][i] == cards_) continue;
      const Style& style = styles_[i];
      if (takes(style, table_, offer, price(style, table_, offer, seat)) == took) continue;
      missed_at_[at][i] = cards_;
      ++misses_[at][i];
    }
  }

  std::span<const Style> styles_;
  std::array<std::vector<int>, N> misses_;
  std::array<std::vector<int>, N> missed_at_;  // the number of the card it was last wrong about
  std::array<int, N> unlike_policy_{};         // cards that the policy was wrong about
  std::array<int, N> unlike_policy_at_{};      // the number of the last of them
  std::array<int, N> choices_{};               // cards that the seat had a choice about
  std::array<int, N> chose_at_{};              // the number of the last of them
  Kernel<N> table_;
  int card_ = 0;
  int pile_ = 0;
  int cards_ = 0;  // turned up so far, over all rounds
};

}  // namespace tablee::nothanks
