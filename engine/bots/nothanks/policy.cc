#include "bots/nothanks/policy.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "nothanks_weights.h"

namespace tablee::nothanks {
namespace {

// The numbers of own chips at each of which another input is set.
constexpr int kSteps[] = {2, 3, 4, 5, 7, 9, 12, 16};

constexpr int kLimit = 4 * kPolicyOne;

// Thresholds of log odds: the quantiles (k + 1/2) / 64 of a logistic variable, k = 32 … 63, in
// hundredths; the others mirror them.
constexpr int kQuantiles[] = {3,   9,   16,  22,  28,  35,  41,  48,  54,  61,  68,
                              75,  83,  90,  98,  106, 114, 123, 132, 142, 152, 163,
                              175, 188, 202, 218, 236, 258, 285, 320, 373, 484};

class Writer {
 public:
  void add(int value) {
    all_[next_++] = static_cast<std::int16_t>(std::clamp(value, -kLimit, kLimit));
  }
  void flag(bool set) { add(set ? kPolicyOne : 0); }
  PolicyInputs done() const {
    assert(next_ == kPolicyInputs);
    return all_;
  }

 private:
  PolicyInputs all_{};
  std::size_t next_ = 0;
};

// The points of each seat in turn order, the actor's first: those that the card would add, and
// those so far; and the sums over the other seats.
template <int N>
struct Figures {
  std::array<int, N> change, score, chips;
  int sum = 0, best_other = 1000, poor = 0, broke = 0, keen = 0, sum_chips = 0;
  int least_change = 100, least_chips = 1000, first_keen = N;
};

template <int N>
Figures<N> figures_of(const Kernel<N>& table, const Offer<N>& offer) {
  const int actor = table.actor();
  Figures<N> of;
  for (int i = 0; i < N; ++i) {
    const std::size_t at = i;
    const int seat = actor + i >= N ? actor + i - N : actor + i;
    of.change[at] = offer.change_of(seat) / kUnit;
    of.score[at] = table.score(seat);
    of.chips[at] = table.chips_after(i);
    if (i == 0) continue;
    of.sum += of.score[at];
    of.sum_chips += of.chips[at];
    of.best_other = std::min(of.best_other, of.score[at]);
    of.least_change = std::min(of.least_change, of.change[at]);
    of.least_chips = std::min(of.least_chips, of.chips[at]);
    of.poor += of.chips[at] <= 2;
    of.broke += of.chips[at] == 0;
    of.keen += of.change[at] <= 0;
    if (of.change[at] <= 0) of.first_keen = std::min(of.first_keen, i);
  }
  return of;
}

}  // namespace

template <int N>
PolicyInputs policy_inputs(const Kernel<N>& table, const Offer<N>& offer) {
  const int actor = table.actor(), card = offer.card, pot = table.pot();
  const CardBits own = table.taken(actor);
  const auto bit = [](CardBits set, int c) { return ((set >> c) & 1u) != 0; };
  const auto [change, score, chips, sum, best_other, poor, broke, keen, sum_chips, least_change,
              least_chips, first_keen] = figures_of(table, offer);

  Writer x;
  x.add(4 * card);
  x.add(4 * change[0]);
  x.add(8 * pot);
  x.add(4 * (change[0] - pot));
  x.flag(change[0] <= 0);
  x.add(3 * offer.left);
  x.flag(bit(offer.unseen, card - 1));
  x.flag(bit(offer.unseen, card + 1));
  x.flag(bit(own, card - 2) && bit(offer.unseen, card - 1));
  x.flag(bit(own, card + 2) && bit(offer.unseen, card + 1));
  x.flag(pot >= N);
  x.flag(pot >= 2 * N);
  x.add(4 * chips[0]);
  for (const int step : kSteps) x.flag(chips[0] >= step);
  x.add(2 * (score[0] - sum / (N - 1)));
  x.add(2 * (score[0] - best_other));
  for (int n = 3; n <= 7; ++n) x.flag(n == N);
  x.add(std::popcount(offer.unseen & (own << 1)) * 16);
  x.add(std::popcount(offer.unseen & (kAllCards >> 18 << 18)) * 4);
  // Inputs of the other seats together.
  x.add(8 * least_chips);
  x.add(6 * sum_chips / (N - 1));
  x.add(32 * broke);
  x.add(32 * poor);
  x.add(4 * least_change);
  x.add(32 * keen);
  x.flag(first_keen == 1);
  x.flag(first_keen == N);
  // Inputs of the next two seats and the last before the actor.
  for (const std::size_t at : {std::size_t{1}, std::size_t{2}, std::size_t{N - 1}}) {
    x.flag(chips[at] == 0);
    x.flag(chips[at] <= 2);
    x.add(4 * chips[at]);
    x.add(4 * change[at]);
    x.add(score[at] - score[0]);
    x.flag(change[at] <= 0);
  }
  return x.done();
}

int policy_odds(const PolicyNet& net, const PolicyInputs& inputs) {
  std::array<std::int32_t, kPolicyHidden> hidden;
  for (std::size_t h = 0; h < kPolicyHidden; ++h)
    hidden[h] = net.column[kPolicyInputs][h] * kPolicyOne;
  for (std::size_t i = 0; i < kPolicyInputs; ++i) {
    const std::int16_t x = inputs[i];
    if (x == 0) continue;
    for (std::size_t h = 0; h < kPolicyHidden; ++h) hidden[h] += x * net.column[i][h];
  }
  std::int64_t odds = std::int64_t{net.out_bias} * kPolicyOne;
  for (std::size_t h = 0; h < kPolicyHidden; ++h)
    odds += std::int64_t{std::max(hidden[h], 0) / kPolicyWeight} * net.out[h];
  return static_cast<int>(std::clamp<std::int64_t>(odds, -(1 << 30), 1 << 30));
}

const PolicyNet& built_in_policy() {
  static const PolicyNet net = policy_net(kNothanksWeights);
  return net;
}

Outlook policy_outlook(int odds) {
  // Thousandths of a win for odds of e to one.
  constexpr int kWorth = 40, kMost = 400;
  const int worth = std::clamp(odds / (kPolicyOne * kPolicyWeight / kWorth), -kMost, kMost);
  return {{odds >= 0 ? worth : std::min(worth, -1), 0}, {}};
}

bool policy_takes(int odds, unsigned dice) {
  constexpr int kHundredth = kPolicyOne * kPolicyWeight / 100;
  const int passed = dice >= 32 ? kQuantiles[dice - 32] : -kQuantiles[31 - dice];
  return odds > passed * kHundredth;
}

template PolicyInputs policy_inputs<3>(const Kernel<3>&, const Offer<3>&);
template PolicyInputs policy_inputs<4>(const Kernel<4>&, const Offer<4>&);
template PolicyInputs policy_inputs<5>(const Kernel<5>&, const Offer<5>&);
template PolicyInputs policy_inputs<6>(const Kernel<6>&, const Offer<6>&);
template PolicyInputs policy_inputs<7>(const Kernel<7>&, const Offer<7>&);

}  // namespace tablee::nothanks
