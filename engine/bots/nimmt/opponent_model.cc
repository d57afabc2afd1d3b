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

// Rows as special cards leave them are nothing that the plain tables hold.
bool are_plain(const Rows& rows) {
  return rows.size() == kRows && std::all_of(rows.begin(), rows.end(), [](const Row& row) {
           return !row.empty() && row.size() <= kRowCapacity;
         });
}

template <class Table>
bool set_plain_rows(const RowsFromEvents& told, Table& rows) {
  if (!are_plain(told.rows)) return false;
  std::array<int, kRows> where{};
  set_rows(told.rows, rows, where);
  return true;
}

}  // namespace

bool set_rows(const RowsFromEvents& told, PackedRows& rows) { return set_plain_rows(told, rows); }
bool set_rows(const RowsFromEvents& told, TwoEndedRows& rows) { return set_plain_rows(told, rows); }
bool set_rows(const RowsFromEvents& told, OpenRows& rows) {
  if (told.rows.size() < kRows) return false;
  for (std::size_t r = 0; r < told.rows.size(); ++r) {
    const Row& row = told.rows[r];
    if (row.empty() || static_cast<int>(row.size()) > told.capacity(r)) return false;
    if (!told.marks[r].stop)
      rows.add(row.back(), static_cast<int>(row.size()), told.capacity(r), heads_of(row));
  }
  // Two stops at most: what says otherwise was not told by the rules.
  return rows.rows() > 0;
}

namespace {

// One card in so many is put down for no reason that a style knows.
constexpr std::uint32_t kSlips = 32;

// What a card's chance of so many 65536ths, out of that many cards, doubts of a style.
int doubt_of(std::uint64_t chance, int cards) {
  return sixteenths_to(static_cast<std::uint32_t>(
      (chance * (kSlips - 1) + 65536u / static_cast<std::uint32_t>(cards)) / kSlips));
}

// What styles that are that doubtful leave in doubt together; `chances` is given how likely each
// is then.
int together(const Doubts& doubts, std::array<std::uint32_t, kStyles>& chances) {
  const int least = *std::min_element(doubts.begin(), doubts.end());
  std::uint32_t all = 0;
  for (std::size_t k = 0; k < kStyles; ++k) all += chances[k] = halved(doubts[k] - least);
  return least + sixteenths_to(all);
}

}  // namespace

void Guess::learn(const Doubts& doubts) {
  for (std::size_t k = 0; k < kStyles; ++k) doubts_[k] += doubts[k];
  const int least = *std::min_element(doubts_.begin(), doubts_.end());
  for (int& doubt : doubts_) doubt = std::min(doubt - least, kMost);
}

int Guess::chance(Style style) const {
  std::array<std::uint32_t, kStyles> chances;
  together(doubts_, chances);
  std::uint64_t all = 0;
  for (const std::uint32_t c : chances) all += c;
  return static_cast<int>(chances[index_of(style)] * std::uint64_t{kOne} / all);
}

template <class Table>
OpponentModel<Table>::OpponentModel(std::span<const Event> history, const Options& options,
                                    const Net& net, int me, const Guess& at_first)
    : net_(net), options_(options), me_(me) {
  guess_.fill(at_first);
  for (const Event& event : history)
    if (!follow(event)) break;
}

template <class Table>
bool OpponentModel<Table>::follow(const Event& event) {
  if (!told_.follow(event)) return false;
  if (event.kind == "reveal") return reveal(event);
  if (event.kind == "replace") return replace(event);
  if (event.kind == "rows") {
    tricks_.clear();
    unseen_ = CardSet::range(1, options_.deck_size());
    for (const Row& row : told_.rows) unseen_.remove(row.back());
  } else if (event.kind == "round_end") {
    // Whoever has nothing left held what it put down; of drafted hands everybody knew the rest.
    for (int i = 0; i < options_.players; ++i)
      if (i != me_) guess_[i].learn(look_back(i, {}, options_.logic ? CardSet() : unseen_));
    tricks_.clear();
  }
  return true;
}

template <class Table>
bool OpponentModel<Table>::reveal(const Event& event) {
  Trick trick;
  if (!set_rows(told_, trick.rows) || tricks_.full() ||
      event.per_seat.size() != static_cast<std::size_t>(options_.players))
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
Doubts OpponentModel<Table>::look_back(int seat, CardSet hand, CardSet pool) const {
  Doubts doubts{};
  for (std::size_t t = tricks_.size(); t-- > 0;) {
    const Trick& trick = tricks_[t];
    const auto at = static_cast<std::size_t>(seat);
    for (std::size_t i = 0; i < static_cast<std::size_t>(options_.players); ++i) {
      pool.add(trick.card[i]);
      if (trick.instead[i] != kNoCard) pool.add(trick.instead[i]);
    }
    hand.add(trick.card[at]);
    if (trick.instead[at] != kNoCard) hand.add(trick.instead[at]);
    // A single card is no choice.
    if (hand.size() > 1 && hand.size() <= options_.hand_size())
      doubt(trick, hand, pool, seat, doubts);
  }
  return doubts;
}

template <class Table>
void OpponentModel<Table>::doubt(const Trick& trick, const CardSet& hand, const CardSet& pool,
                                 int seat, Doubts& doubts) const {
  const Card played = trick.card[seat];
  Picked picked;
  pick_columns(trick.rows, hand, pool, options_.players, picked);
  const auto place = static_cast<std::size_t>(
      std::find(picked.card.begin(), picked.card.begin() + picked.cards, played) -
      picked.card.begin());
  const auto add = [&](Style style, std::uint64_t chance) {
    doubts[index_of(style)] += doubt_of(chance, picked.cards);
  };
  const auto add_odds = [&](Style style, const Odds& odds) {
    add(style, std::uint64_t{odds.odds[place]} * 65536 / odds.all);
  };
  const auto add_sure = [&](Style style, bool hit) { add(style, hit ? 65536 : 0); };
  Odds odds;
  odds_near(net_, picked, odds);
  add_odds(Style::near, odds);
  // The likeliest is the network's own choice.
  add_sure(Style::network, odds.odds[place] == 65536);
  odds_of_searchers(net_, picked, odds);
  add_odds(Style::searcher, odds);
  add_sure(Style::greedy, greedy_card(trick.rows, hand) == played);
  add_sure(Style::heuristic, heuristic_card(trick.rows, hand, pool) == played);
  add(Style::none, 65536u / static_cast<std::uint32_t>(picked.cards));
}

template <class Table>
void OpponentModel<Table>::weigh_seat(Guessed& guessed, int seat, const CardSet& pool) const {
  const auto at = static_cast<std::size_t>(seat);
  Doubts doubts = look_back(seat, guessed.hand[at], pool);
  for (std::size_t k = 0; k < kStyles; ++k) doubts[k] += guess_[at].doubts()[k];
  std::array<std::uint32_t, kStyles> chances;
  guessed.doubt[at] = together(doubts, chances);
  std::uint32_t sum = 0;
  for (std::size_t k = 0; k < kStyles; ++k) {
    sum += chances[k];
    guessed.style[at][k] = static_cast<std::uint16_t>(sum / 16);
  }
}

template <class Table>
void OpponentModel<Table>::weigh(Guessed& guessed, const CardSet& pool) const {
  for (int i = 0; i < options_.players; ++i)
    if (i != me_) weigh_seat(guessed, i, pool);
}

template <class Table>
void OpponentModel<Table>::walk(const CardSet& pool, const Hands& known, int looks, Rng& rng) {
  const auto doubt_of_all = [](const Guessed& g) {
    return std::accumulate(g.doubt.begin(), g.doubt.end(), 0);
  };
  Guessed now = *std::min_element(
      guessed_.begin(), guessed_.end(),
      [&](const Guessed& a, const Guessed& b) { return doubt_of_all(a) < doubt_of_all(b); });
  guessed_.assign(1, now);
  // Cards that may move, those in hands first, and who has them.
  struct Held {
    Card card;
    int seat;
  };
  FixedVector<Held, kDeckSize> hidden;
  CardSet out = pool;
  for (int i = 0; i < options_.players; ++i) {
    const auto at = static_cast<std::size_t>(i);
    out -= now.hand[at];
    if (i == me_) continue;
    for (const Card c : now.hand[at] - known[at]) hidden.push_back({c, i});
  }
  const auto held = static_cast<std::uint32_t>(hidden.size());
  for (const Card c : out) hidden.push_back({c, kNobody});
  // Nothing can move where one seat has all.
  if (held == 0 || (held == hidden.size() && hidden[0].seat == hidden[held - 1].seat)) return;
  // What comes first still depends on where it began.
  const int noted_from = looks - looks / 4;
  bool note = false;
  while (looks > 0) {
    Held& from = hidden[rng.below(held)];
    Held& to = hidden[rng.below(static_cast<std::uint32_t>(hidden.size()))];
    if (from.seat == to.seat) continue;
    Guessed moved = now;
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
    const int worse = doubt_of_all(moved) - doubt_of_all(now);
    if (worse <= 0 || rng.below(65536) < halved(worse)) {
      now = moved;
      std::swap(from.card, to.card);
    }
    note = !note;
    if (note && looks < noted_from) guessed_.push_back(now);
  }
}

template class OpponentModel<PackedRows>;
template class OpponentModel<TwoEndedRows>;
template class OpponentModel<OpenRows>;

}  // namespace tablee::nimmt
