#include "bots/nimmt/opponent_model.h"

#include <algorithm>
#include <numeric>

#include "core/enum_index.h"

namespace tablee::nimmt {

void set_rows(const Rows& given, PackedRows& rows, std::array<int, kRows>& where) {
  for (std::size_t i = 0; i < kRows; ++i) {
    rows.add(given[i].back(), static_cast<int>(given[i].size()), heads_of(given[i]));
    where[i] = 0;
    for (const Row& other : given) where[i] += other.back() < given[i].back();
  }
}

void set_rows(const Rows& given, TwoEndedRows& rows, std::array<int, kRows>& where) {
  for (std::size_t i = 0; i < kRows; ++i) {
    rows.add(given[i].front(), given[i].back(), static_cast<int>(given[i].size()),
             heads_of(given[i]));
    where[i] = static_cast<int>(i);
  }
}

namespace {

// Whether the rows are such as occur without special cards; other tables cannot hold them.
bool are_plain(const Rows& rows) {
  return rows.size() == kRows && std::all_of(rows.begin(), rows.end(), [](const Row& row) {
           return !row.empty() && row.size() <= kRowCapacity;
         });
}

template <class Table>
bool set_plain_rows(const RowsFromEvents& seen, Table& rows) {
  if (!are_plain(seen.rows)) return false;
  std::array<int, kRows> where{};
  set_rows(seen.rows, rows, where);
  return true;
}

}  // namespace

bool set_rows(const RowsFromEvents& seen, PackedRows& rows) { return set_plain_rows(seen, rows); }
bool set_rows(const RowsFromEvents& seen, TwoEndedRows& rows) { return set_plain_rows(seen, rows); }
bool set_rows(const RowsFromEvents& seen, OpenRows& rows) {
  if (seen.rows.size() < kRows) return false;
  for (std::size_t r = 0; r < seen.rows.size(); ++r) {
    const Row& row = seen.rows[r];
    if (row.empty() || static_cast<int>(row.size()) > seen.capacity(r)) return false;
    if (!seen.marks[r].stop)
      rows.add(row.back(), static_cast<int>(row.size()), seen.capacity(r), heads_of(row));
  }
  // At most two rows can have a stop; events that say otherwise do not follow the rules.
  return rows.rows() > 0;
}

namespace {

// The share of cards, one in so many, that no style explains.
constexpr std::uint32_t kSlips = 32;

// The negative log-likelihood of a choice, in sixteenths of a halving, for a style that gives it
// that chance (in 65536ths) among so many cards.
int log_loss_of(std::uint64_t chance, int cards) {
  return sixteenths_to(static_cast<std::uint32_t>(
      (chance * (kSlips - 1) + 65536u / static_cast<std::uint32_t>(cards)) / kSlips));
}

// The negative log-likelihood of a mixture of the styles; sets `chances` to the relative likelihood
// of each style.
int mixture_log_loss(const LogLosses& log_losses, std::array<std::uint32_t, kStyles>& chances) {
  const int least = *std::min_element(log_losses.begin(), log_losses.end());
  std::uint32_t all = 0;
  for (std::size_t k = 0; k < kStyles; ++k) all += chances[k] = halved(log_losses[k] - least);
  return least + sixteenths_to(all);
}

}  // namespace

void StyleBelief::learn(const LogLosses& log_losses) {
  for (std::size_t k = 0; k < kStyles; ++k) log_losses_[k] += log_losses[k];
  const int least = *std::min_element(log_losses_.begin(), log_losses_.end());
  for (int& log_loss : log_losses_) log_loss = std::min(log_loss - least, kMost);
}

int StyleBelief::chance(Style style) const {
  std::array<std::uint32_t, kStyles> chances;
  mixture_log_loss(log_losses_, chances);
  std::uint64_t all = 0;
  for (const std::uint32_t c : chances) all += c;
  return static_cast<int>(chances[index_of(style)] * std::uint64_t{kOne} / all);
}

template <class Table>
OpponentModel<Table>::OpponentModel(std::span<const Event> history, const Options& options,
                                    const Net& net, int me, const StyleBelief& at_first)
    : net_(net), options_(options), me_(me) {
  beliefs_.fill(at_first);
  for (const Event& event : history)
    if (!follow(event)) break;
}

template <class Table>
bool OpponentModel<Table>::follow(const Event& event) {
  if (!rows_seen_.follow(event)) return false;
  if (event.kind == "reveal") return reveal(event);
  if (event.kind == "replace") return replace(event);
  if (event.kind == "rows") {
    tricks_.clear();
    unseen_ = CardSet::range(1, options_.deck_size());
    for (const Row& row : rows_seen_.rows) unseen_.remove(row.back());
  } else if (event.kind == "round_end") {
    // At the end of a round the cards that a seat played are its whole hand; with drafted hands
    // everybody knew the rest.
    for (int i = 0; i < options_.players; ++i)
      if (i != me_) beliefs_[i].learn(look_back(i, {}, options_.logic ? CardSet() : unseen_));
    tricks_.clear();
  }
  return true;
}

template <class Table>
bool OpponentModel<Table>::reveal(const Event& event) {
  Trick trick;
  if (!set_rows(rows_seen_, trick.rows) || tricks_.full() ||
      std::ssize(event.per_seat) != options_.players)
    return false;
  for (std::size_t i = 0; i < event.per_seat.size(); ++i) {
    const int c = event.per_seat[i];
    if (c < 1 || c > kDeckSize) return false;
    trick.card[i] = static_cast<Card>(c);
    unseen_.remove(trick.card[i]);
  }
  tricks_.push_back(trick);
  return true;
}

template <class Table>
bool OpponentModel<Table>::replace(const Event& event) {
  const int c = event.field("new");
  if (tricks_.empty() || event.seat < 0 || event.seat >= options_.players || c < 1 || c > kDeckSize)
    return false;
  tricks_.back().instead[event.seat] = static_cast<Card>(c);
  unseen_.remove(static_cast<Card>(c));
  return true;
}

template <class Table>
LogLosses OpponentModel<Table>::look_back(int seat, CardSet hand, CardSet pool) const {
  LogLosses log_losses{};
  for (std::size_t t = tricks_.size(); t-- > 0;) {
    const Trick& trick = tricks_[t];
    const std::size_t at = seat;
    for (std::size_t i = 0, count = options_.players; i < count; ++i) {
      pool.add(trick.card[i]);
      if (trick.instead[i] != kNoCard) pool.add(trick.instead[i]);
    }
    hand.add(trick.card[at]);
    if (trick.instead[at] != kNoCard) hand.add(trick.instead[at]);
    // The choice is only informative where there was more than one card.
    if (hand.size() > 1 && hand.size() <= options_.hand_size())
      add_log_losses(trick, hand, pool, seat, log_losses);
  }
  return log_losses;
}

template <class Table>
void OpponentModel<Table>::add_log_losses(const Trick& trick, const CardSet& hand,
                                          const CardSet& pool, int seat,
                                          LogLosses& log_losses) const {
  const Card played = trick.card[seat];
  Picked picked;
  pick_columns(trick.rows, hand, pool, options_.players, picked);
  const std::size_t place =
      std::find(picked.card.begin(), picked.card.begin() + picked.cards, played) -
      picked.card.begin();
  const auto add = [&](Style style, std::uint64_t chance) {
    log_losses[index_of(style)] += log_loss_of(chance, picked.cards);
  };
  const auto add_odds = [&](Style style, const Odds& odds) {
    add(style, std::uint64_t{odds.odds[place]} * 65536 / odds.all);
  };
  const auto add_sure = [&](Style style, bool hit) { add(style, hit ? 65536 : 0); };
  Odds odds;
  odds_near(net_, picked, odds);
  add_odds(Style::near, odds);
  // The card with the highest odds is the network's own choice.
  add_sure(Style::network, odds.odds[place] == 65536);
  odds_of_searchers(net_, picked, odds);
  add_odds(Style::searcher, odds);
  add_sure(Style::greedy, greedy_card(trick.rows, hand) == played);
  add_sure(Style::heuristic, heuristic_card(trick.rows, hand, pool) == played);
  add(Style::none, 65536u / static_cast<std::uint32_t>(picked.cards));
}

template <class Table>
void OpponentModel<Table>::weigh_seat(SampledHands& sample, int seat, const CardSet& pool) const {
  const std::size_t at = seat;
  LogLosses log_losses = look_back(seat, sample.hand[at], pool);
  for (std::size_t k = 0; k < kStyles; ++k) log_losses[k] += beliefs_[at].log_losses()[k];
  std::array<std::uint32_t, kStyles> chances;
  sample.log_loss[at] = mixture_log_loss(log_losses, chances);
  std::uint32_t sum = 0;
  for (std::size_t k = 0; k < kStyles; ++k) {
    sum += chances[k];
    sample.style[at][k] = static_cast<std::uint16_t>(sum / 16);
  }
}

template <class Table>
void OpponentModel<Table>::weigh(SampledHands& sample, const CardSet& pool) const {
  for (int i = 0; i < options_.players; ++i)
    if (i != me_) weigh_seat(sample, i, pool);
}

template <class Table>
void OpponentModel<Table>::walk(const CardSet& pool, const Hands& known, int looks, Rng& rng) {
  const auto total_log_loss = [](const SampledHands& g) {
    return std::accumulate(g.log_loss.begin(), g.log_loss.end(), 0);
  };
  SampledHands now = *std::min_element(samples_.begin(), samples_.end(),
                                       [&](const SampledHands& a, const SampledHands& b) {
                                         return total_log_loss(a) < total_log_loss(b);
                                       });
  samples_.assign(1, now);
  // The cards that may change places, those in hands first, and the seats that hold them.
  struct Held {
    Card card;
    int seat;
  };
  FixedVector<Held, kDeckSize> hidden;
  CardSet out = pool;
  for (int i = 0; i < options_.players; ++i) {
    const std::size_t at = i;
    out -= now.hand[at];
    if (i == me_) continue;
    for (const Card c : now.hand[at] - known[at]) hidden.push_back({c, i});
  }
  const auto held = static_cast<std::uint32_t>(hidden.size());
  for (const Card c : out) hidden.push_back({c, kNobody});
  // No exchange is possible where one seat has all hidden cards.
  if (held == 0 || (held == hidden.size() && hidden[0].seat == hidden[held - 1].seat)) return;
  // The first samples still depend on the start, so they are dropped.
  const int noted_from = looks - looks / 4;
  bool note = false;
  while (looks > 0) {
    Held& from = hidden[rng.below(held)];
    Held& to = hidden[rng.below(static_cast<std::uint32_t>(hidden.size()))];
    if (from.seat == to.seat) continue;
    SampledHands moved = now;
    const auto swap_in = [&](int seat, Card given, Card got) {
      if (seat == kNobody) return;
      CardSet& hand = moved.hand[seat];
      hand.remove(given);
      hand.add(got);
      weigh_seat(moved, seat, pool);
      --looks;
    };
    swap_in(from.seat, from.card, to.card);
    swap_in(to.seat, to.card, from.card);
    const int worse = total_log_loss(moved) - total_log_loss(now);
    if (worse <= 0 || rng.below(65536) < halved(worse)) {
      now = moved;
      std::swap(from.card, to.card);
    }
    note = !note;
    if (note && looks < noted_from) samples_.push_back(now);
  }
}

template class OpponentModel<PackedRows>;
template class OpponentModel<TwoEndedRows>;
template class OpponentModel<OpenRows>;

}  // namespace tablee::nimmt
