#include "bots/nothanks/search.h"

#include <climits>

#include "bots/nothanks/fitted.h"
#include "bots/nothanks/policy.h"
#include "core/sort_few.h"

namespace tablee::nothanks {
namespace {

constexpr std::uint64_t kSeed = 7;

constexpr int kPlans[] = {0, -1, 1, 2};
constexpr int kBatch = 32;
// The number of playouts by styles that take the time of one by the policy.
constexpr int kPolicyCost = 48;

}  // namespace

template <int N>
Prospect Search<N>::Arm::prospect() const {
  const auto count = static_cast<std::int64_t>(worths.size());
  return {static_cast<int>(worth / count), static_cast<int>(100 * score / count),
          static_cast<int>(100 * others / count), static_cast<int>(100 * forced / count)};
}

template <int N>
Search<N>::Search(const Position<N>& position, const StyleCounter<N>& counter, int playouts,
                  bool advice)
    : position_(position),
      offer_(position.table, position.card, position.left),
      own_(position.table.actor()),
      by_policy_(!counter.knows_others(own_)),
      advice_(advice),
      most_(by_policy_ ? playouts / kPolicyCost : playouts),
      rng_(kSeed) {
  for (int i = 0; i < N; ++i)
    if (i != own_ && counter.known(i)) likely_[i] = counter.likely(i);
  for (CardBits bits = offer_.unseen; bits != 0; bits &= bits - 1)
    unseen_.push_back(static_cast<Card>(std::countr_zero(bits)));
  if (by_policy_)
    for (const int plan : {0, kFollow}) arms_.push_back({plan, nullptr});
  for (const FittedStyle& fitted : kFitted)
    if (fitted.players == N && !by_policy_)
      for (const int plan : kPlans) arms_.push_back({plan, &fitted.style});
  // A third of all playouts are used for the first look at every plan, if there are enough.
  batch_ = std::clamp(most_ / 3 / static_cast<int>(arms_.size()), 1, kBatch);
}

template <int N>
bool Search<N>::play_plan(Kernel<N>& table, const Offer<N>& offer, const Styles<N>& styles,
                          int plan, Rng& dice) const {
  std::array<int, N> prices;
  prices.fill(INT_MIN);
  for (int refused = 0;; table.refuse(1)) {
    const int seat = table.actor();
    if (!table.can_refuse(1)) break;
    if (seat == own_ && plan != kFreely) {
      if (refused == plan) break;
      if (refused++ == 0 || plan != kFollow) continue;
    }
    const Style* style = styles[seat];
    if (!style) {
      const int odds = policy_odds(built_in_policy(), policy_inputs(table, offer));
      if (seat == own_ ? odds >= 0 : policy_takes(odds, static_cast<unsigned>(dice.next() >> 58)))
        break;
      continue;
    }
    int& known = prices[seat];
    if (known == INT_MIN) known = price(*style, table, offer, seat);
    if (nothanks::takes(*style, table, offer, known)) break;
  }
  const int seat = table.actor(), before = table.score(seat);
  const bool forced = seat == own_ && !table.can_refuse(1);
  table.take(offer.card);
  return forced && table.score(seat) > before;
}

// One sample: an order of the cards and a style for each opponent, the same for every plan.
template <int N>
void Search<N>::play_out() {
  rng_.shuffle(unseen_.span());
  const std::span<const Card> pile(unseen_.begin(), position_.left);
  Styles<N> styles{};
  const std::uint64_t dice = rng_.next();
  for (int s = 0; s < N; ++s)
    if (s != own_) styles[s] = likely_[s][(dice >> (6 * s)) & 63];
  for (Arm& arm : arms_) {
    Kernel<N> table = position_.table;
    styles[own_] = arm.style;
    Rng rolls(dice);
    bool forced = play_plan(table, offer_, styles, arm.plan, rolls);
    if (table.actor() != own_) ++arm.others;
    for (std::size_t i = 0; i < pile.size(); ++i)
      forced |= play_plan(table, Offer<N>(table, pile[i], position_.left - 1 - static_cast<int>(i)),
                          styles, kFreely, rolls);
    arm.forced += forced;
    std::array<int, N> scores;
    for (int s = 0; s < N; ++s) scores[s] = table.score(s);
    const int w = worth(position_.stake, scores, own_);
    arm.worth += w;
    arm.worths.push_back(static_cast<std::int16_t>(w));
    arm.score += scores[own_];
  }
}

// Whether their means differ by at least four standard errors. Both have played the same rounds.
template <int N>
bool Search<N>::clearly_apart(const Arm& a, const Arm& b) {
  std::int64_t squares = 0;
  for (std::size_t i = 0; i < a.worths.size(); ++i) {
    const int d = a.worths[i] - b.worths[i];
    squares += std::int64_t{d} * d;
  }
  const std::int64_t sum = a.worth - b.worth;
  return sum * sum > 16 * squares;
}

template <int N>
void Search<N>::compare(const Arm& take, const Arm& refuse) {
  constexpr int kRounds = 512;
  const Style* style = (outlook_.takes() ? take : refuse).style;
  arms_.clear();
  for (const int plan : {take.plan, refuse.plan}) arms_.push_back({plan, style});
  for (int i = 0; i < kRounds; ++i) play_out();
  const auto adopt = [](Prospect& prospect, const Arm& arm) {
    const int worth = prospect.worth;
    prospect = arm.prospect();
    prospect.worth = worth;
  };
  adopt(outlook_.take, arms_[0]);
  adopt(outlook_.refuse, arms_[1]);
}

template <int N>
bool Search<N>::step() {
  for (int i = 0; i < batch_; ++i) play_out();
  played_ += batch_ * static_cast<int>(arms_.size());
  sort_few(arms_.begin(), arms_.end(),
           [](const Arm& a, const Arm& b) { return a.worth > b.worth; });
  const auto takes = [](const Arm& a) { return a.takes(); };
  const auto take = std::find_if(arms_.begin(), arms_.end(), takes);
  const auto refuse = std::find_if_not(arms_.begin(), arms_.end(), takes);
  outlook_ = {take->prospect(), refuse->prospect()};
  if (by_policy_) {
    const Outlook chosen =
        policy_outlook(policy_odds(built_in_policy(), policy_inputs(position_.table, offer_)));
    outlook_.take.worth = chosen.take.worth;
    outlook_.refuse.worth = chosen.refuse.worth;
  }
  if (played_ >= most_ || clearly_apart(*take, *refuse)) {
    if (advice_ && !by_policy_) compare(Arm(*take), Arm(*refuse));
    return true;
  }
  // The better half goes on; the best plan of each move is never dropped.
  const std::size_t half = std::max<std::size_t>(arms_.size() / 2, 2);
  std::vector<Arm> remaining;
  for (auto arm = arms_.begin(); arm != arms_.end(); ++arm)
    if (remaining.size() < half || arm == take || arm == refuse)
      remaining.push_back(std::move(*arm));
  arms_ = std::move(remaining);
  return false;
}

template class Search<3>;
template class Search<4>;
template class Search<5>;
template class Search<6>;
template class Search<7>;

}  // namespace tablee::nothanks
