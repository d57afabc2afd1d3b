#include "bots/nothanks/endgame.h"

namespace tablee::nothanks {

template <int N>
Endgame<N>::Endgame(const Position<N>& position, const StyleCounter<N>& counter, int sharp)
    : position_(position), own_(position.table.actor()), sharp_(sharp) {
  for (int i = 0; i < N; ++i)
    if (i != own_) likely_[i] = counter.likely(i);
}

template <int N>
Outlook Endgame<N>::solve() const {
  const Offer<N> offer(position_.table, position_.card, position_.left);
  Alive all;
  all.fill(~std::uint64_t{0});
  return {prospect(after_take(position_.table, offer, all)),
          prospect(after_refusal(position_.table, offer, all))};
}

template <int N>
auto Endgame<N>::end(const Kernel<N>& table) const -> Value {
  std::array<int, N> scores;
  for (int s = 0; s < N; ++s) scores[s] = table.score(s);
  Value end;
  for (int s = 0; s < N; ++s) end.worth[s] = kOne * worth(position_.stake, scores, s);
  end.score = kOne * scores[own_];
  return end;
}

template <int N>
auto Endgame<N>::after_take(Kernel<N> table, const Offer<N>& offer, const Alive& alive) const
    -> Value {
  const bool own = table.actor() == own_, must = own && !table.can_refuse(1);
  const int before = table.score(own_);
  table.take(offer.card);
  const auto with_chances = [&](Value v) {
    v.others = own ? 0 : kOne;
    if (must && table.score(own_) > before) v.forced = kOne;
    return v;
  };
  if (offer.left == 0) return with_chances(end(table));
  // Each unseen card is equally likely. The means are integers, so that equal ones compare as
  // equal.
  Value mean;
  for (CardBits bits = offer.unseen; bits != 0; bits &= bits - 1) {
    const Value v = value(table, Offer<N>(table, lowest_bit(bits), offer.left - 1), alive);
    for (std::size_t s = 0; s < N; ++s) mean.worth[s] += v.worth[s];
    mean.score += v.score;
    mean.forced += v.forced;
  }
  const int cards = std::popcount(offer.unseen);
  for (std::int64_t& worth : mean.worth) worth /= cards;
  mean.score /= cards;
  mean.forced /= cards;
  return with_chances(mean);
}

template <int N>
auto Endgame<N>::after_refusal(Kernel<N> table, const Offer<N>& offer, const Alive& alive) const
    -> Value {
  table.refuse(1);
  return value(table, offer, alive);
}

template <int N>
auto Endgame<N>::value(const Kernel<N>& table, const Offer<N>& offer, const Alive& alive) const
    -> Value {
  if (!table.can_refuse(1)) return after_take(table, offer, alive);
  const std::size_t seat = table.actor();
  const std::uint64_t able = table.actor() == own_ ? 0 : alive[seat];
  const std::uint64_t taking = takers(table, offer, able);
  // Where a seat takes although no style would, that says nothing about its later choices.
  Alive by_taking = alive, by_refusing = alive;
  if (taking != 0) by_taking[seat] = taking;
  by_refusing[seat] &= ~taking;
  const Value take = after_take(table, offer, by_taking);
  const Value refuse = after_refusal(table, offer, by_refusing);
  const bool better = take.worth[seat] >= refuse.worth[seat];
  if (able == 0) return better ? take : refuse;
  const int count = std::popcount(able);
  return mixed(take, refuse, (16 - sharp_) * std::popcount(taking) + (better ? sharp_ * count : 0),
               16 * count);
}

template <int N>
std::uint64_t Endgame<N>::takers(const Kernel<N>& table, const Offer<N>& offer,
                                 std::uint64_t alive) const {
  const auto& styles = likely_[table.actor()];
  std::uint64_t takers = 0;
  // Equal styles are next to each other, so each is evaluated once.
  const Style* asked = nullptr;
  bool took = false;
  for (; alive != 0; alive &= alive - 1) {
    const int place = lowest_bit(alive);
    const Style* style = styles[place];
    if (style != asked)
      took = takes(*style, table, offer, price(*style, table, offer, table.actor()));
    asked = style;
    takers |= std::uint64_t{took} << place;
  }
  return takers;
}

template <int N>
auto Endgame<N>::mixed(const Value& a, const Value& b, int share, int whole) -> Value {
  const auto mix = [&](std::int64_t x, std::int64_t y) { return y + (x - y) * share / whole; };
  Value v;
  for (std::size_t s = 0; s < N; ++s) v.worth[s] = mix(a.worth[s], b.worth[s]);
  v.score = mix(a.score, b.score);
  v.others = mix(a.others, b.others);
  v.forced = mix(a.forced, b.forced);
  return v;
}

template <int N>
Prospect Endgame<N>::prospect(const Value& v) const {
  return {static_cast<int>(v.worth[own_] / kOne), static_cast<int>(100 * v.score / kOne),
          static_cast<int>(100 * v.others / kOne), static_cast<int>(100 * v.forced / kOne)};
}

template class Endgame<3>;
template class Endgame<4>;
template class Endgame<5>;
template class Endgame<6>;
template class Endgame<7>;

}  // namespace tablee::nothanks
