#include "bots/nimmt/endgame.h"

#include <cmath>

#include "bots/nimmt/opponent_model.h"
#include "bots/nimmt/search.h"

namespace tablee::nimmt {
namespace {

// Endings of more tricks than that (including the one under way) are not tried, because too many
// would have to be given up.
constexpr int kMostTricks = 5;
// The size of the table of solved positions. Different orders of play often lead to the same
// position.
constexpr std::size_t kEntries = 1 << 14;

Worth operator+(const Worth& a, const Worth& b) { return {a.cost + b.cost, a.own + b.own}; }

template <class Table>
std::size_t place_of(const Ending<Table>& e) {
  std::uint64_t sum = e.rows.hash();
  for (const CardSet& hand : e.hand) sum = mix(mix(sum ^ hand.low_word()) ^ hand.high_word());
  for (const int heads : e.heads) sum = mix(sum ^ static_cast<std::uint64_t>(heads));
  return sum % kEntries;
}

Card nth(const CardSet& hand, int i) {
  auto card = hand.begin();
  while (i-- > 0) ++card;
  return *card;
}

}  // namespace

template <class Table>
Worth EndSolver<Table>::value(const Ending<Table>& e) {
  const Worth taken{static_cast<double>(objective_.cost(e.heads)) / 256,
                    static_cast<double>(e.heads[me_])};
  if (e.hand[0].empty()) return taken;
  // The heads taken so far matter to the rest of the round only where the objective is the match.
  if (objective_.for_match()) return solved(e);
  return taken + solved({e.rows, e.hand, {}});
}

template <class Table>
Pairs EndSolver<Table>::pairs(const Ending<Table>& e) {
  Pairs pairs;
  int i = 0;
  for (const Card mine : e.hand[me_]) {
    int j = 0;
    for (const Card theirs : e.hand[1 - me_]) pairs.set(i, j++, after(e, mine, theirs));
    ++i;
  }
  return pairs;
}

template <class Table>
Worth EndSolver<Table>::solved(const Ending<Table>& e) {
  const int cards = e.hand[0].size();
  if (cards == 1) return after(e, e.hand[me_].lowest(), e.hand[1 - me_].lowest());
  if (entries_.empty()) entries_.resize(kEntries);
  Entry& entry = entries_[place_of(e)];
  if (entry.ending == e) return entry.worth;
  const Pairs all = pairs(e);
  if (left_ == 0) return {};
  const Equilibrium equilibrium = solve(all.cost, cards);
  Worth worth{equilibrium.value, 0};
  for (int i = 0; i < cards; ++i)
    for (int j = 0; j < cards; ++j)
      worth.own += all.own[i][j] * equilibrium.row[i] * equilibrium.column[j];
  entry = {e, worth};
  return worth;
}

template <class Table>
Worth EndSolver<Table>::after(const Ending<Table>& e, Card mine, Card theirs) {
  if (left_ == 0 || --left_ == 0) return {};
  const std::size_t me = me_;
  Ending<Table> next = e;
  next.hand[me].remove(mine);
  next.hand[1 - me].remove(theirs);
  std::array<Played, 2> trick{{{mine, me_}, {theirs, seat_at(1 - me_)}}};
  if (theirs < mine) std::swap(trick[0], trick[1]);
  return placed(next, trick);
}

template <class Table>
Worth EndSolver<Table>::placed(Ending<Table>& e, std::span<const Played> trick) {
  for (; !trick.empty(); trick = trick.subspan(1)) {
    const auto [card, seat] = trick.front();
    const int to = e.rows.row_of(card);
    if (to < 0) break;
    auto& heads = e.heads[seat];
    heads = static_cast<std::int16_t>(heads + e.rows.put(to, card));
  }
  if (trick.empty()) return value(e);
  // The last card of a deal takes the cheapest row: nothing comes after it.
  if (trick.size() == 1 && e.hand[0].empty() && !objective_.for_match()) {
    int least = 0;
    for (int row = 1; row < kRows; ++row)
      if (e.rows.heads(row) < e.rows.heads(least)) least = row;
    return after_take(e, trick, least);
  }
  Worth best;
  for (int row = 0; row < kRows; ++row) {
    const Worth worth = after_take(e, trick, row);
    const bool better = trick.front().seat == me_ ? worth.cost < best.cost : worth.cost > best.cost;
    if (row == 0 || better) best = worth;
  }
  return best;
}

template <class Table>
Worth EndSolver<Table>::after_take(Ending<Table> e, std::span<const Played> trick, int row) {
  const auto [card, seat] = trick.front();
  auto& heads = e.heads[seat];
  heads = static_cast<std::int16_t>(heads + e.rows.take(row, card));
  return placed(e, trick.subspan(1));
}

template <class Table>
EndSearch<Table>::EndSearch(const View& v, const Objective& objective, int positions,
                            std::uint64_t seed)
    : solver_(objective, v.viewer, positions),
      rng_(seed),
      me_(v.viewer),
      moves_(v.pub.phase == Phase::take_row ? kRows : v.hand.size()) {
  set_rows(v.pub.rows, start_.rows, row_index_);
  const std::size_t me = me_;
  start_.hand[me] = v.hand;
  start_.hand[1 - me] = pool_of(v) - v.hand;
  if (v.pub.phase != Phase::take_row) return;
  for (const Played& played : v.pub.queue) queue_.push_back(played);
}

template <class Table>
void EndSearch<Table>::try_next() {
  if (!queue_.empty()) {
    const std::size_t row = tried_++;
    worth_[row] = solver_.after_take(start_, queue_.span(), row_index_[row]);
  } else {
    const int i = tried_ / moves_, j = tried_ % moves_;
    const std::size_t me = me_;
    pairs_.set(i, j, solver_.after(start_, nth(start_.hand[me], i), nth(start_.hand[1 - me], j)));
    ++tried_;
  }
}

template <class Table>
void EndSearch<Table>::choose() {
  if (!queue_.empty()) {
    for (int row = 1; row < moves_; ++row)
      if (cost(row) < cost(best_)) best_ = row;
    return;
  }
  const std::size_t size = moves_;
  const Equilibrium equilibrium = solve(pairs_.cost, moves_);
  std::array<std::uint32_t, kMostChoices> chance{};  // the probabilities, in 65536ths
  std::uint32_t all = 0;
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t j = 0; j < size; ++j)
      worth_[i] = worth_[i] + Worth{pairs_.cost[i][j] * equilibrium.column[j],
                                    pairs_.own[i][j] * equilibrium.column[j]};
    all += chance[i] = static_cast<std::uint32_t>(std::lround(equilibrium.row[i] * 65536));
  }
  std::uint32_t drawn = rng_.below(all);
  while (drawn >= chance[best_]) drawn -= chance[best_++];
}

template <class Table>
bool EndSearch<Table>::step(int positions) {
  const int all = queue_.empty() ? moves_ * moves_ : moves_;
  for (const int least = solver_.left() - positions; solver_.left() > least && tried_ < all;) {
    if (given_up()) return true;
    try_next();
    if (tried_ == all && !given_up()) choose();
  }
  return given_up() || tried_ == all;
}

template <class Table>
std::int64_t EndSearch<Table>::cost(int move) const {
  return std::llround(worth_[move].cost * kUnit);
}

template <class Table>
int EndSearch<Table>::own(int move) const {
  return static_cast<int>(std::lround(worth_[move].own * 1000));
}

bool can_be_solved(const View& v) {
  const Public& p = v.pub;
  if (p.options.players != 2 || p.options.special) return false;
  if (p.phase != Phase::choose && p.phase != Phase::take_row) return false;
  const int tricks = v.hand.size() + (p.phase == Phase::take_row ? 1 : 0);
  return tricks <= kMostTricks && (pool_of(v) - v.hand).size() == v.hand.size();
}

template class EndSolver<PackedRows>;
template class EndSolver<TwoEndedRows>;
template class EndSearch<PackedRows>;
template class EndSearch<TwoEndedRows>;

}  // namespace tablee::nimmt
