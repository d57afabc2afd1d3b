#include "bots/nimmt/reader.h"

#include <algorithm>

namespace tablee::nimmt {

void set_rows(const Rows& given, Lanes& rows, std::array<int, kRows>& where) {
  for (std::size_t i = 0; i < kRows; ++i) {
    rows.add(given[i].back(), static_cast<int>(given[i].size()), heads_of(given[i]));
    where[i] = 0;
    for (const Row& other : given) where[i] += other.back() < given[i].back();
  }
}

void set_rows(const Rows& given, Spans& rows, std::array<int, kRows>& where) {
  for (std::size_t i = 0; i < kRows; ++i) {
    rows.add(given[i].front(), given[i].back(), static_cast<int>(given[i].size()),
             heads_of(given[i]));
    where[i] = static_cast<int>(i);
  }
}

void Guess::learn(const std::array<int, kStyles>& hits, int of) {
  // Nobody is a style to the letter: what it would never do still has a chance of one in so many.
  constexpr int kSlips = 3;
  std::array<std::int64_t, kStyles> weight{};
  std::int64_t sum = 0;
  for (std::size_t k = 0; k < kStyles; ++k) {
    weight[k] = std::int64_t{chance_[k]} * (of + (kSlips - 1) * hits[k]);
    sum += weight[k];
  }
  for (std::size_t k = 0; k < kStyles; ++k)
    chance_[k] = std::max(1, static_cast<int>(weight[k] * kOne / sum));
}

Style Guess::draw(Rng& rng) const {
  auto left = static_cast<int>(rng.below(kOne));
  for (int k = 0; k < kStyles - 1; ++k) {
    left -= chance_[static_cast<std::size_t>(k)];
    if (left < 0) return static_cast<Style>(k);
  }
  return static_cast<Style>(kStyles - 1);
}

template <class Table>
Reader<Table>::Reader(std::span<const Event> history, const Options& options, const Net& net)
    : net_(net), options_(options) {
  for (const Event& event : history)
    if (!follow(event)) break;
}

template <class Table>
bool Reader<Table>::follow(const Event& event) {
  if (!told_.follow(event)) return false;
  if (event.kind == "reveal") return reveal(event);
  if (event.kind == "rows") {
    tricks_.clear();
    unseen_ = CardSet::range(1, options_.deck_size());
    for (const Row& row : told_.rows) unseen_.remove(row.back());
  } else if (event.kind == "round_end") {
    // Whoever has nothing left held what it put down; of drafted hands everybody knew the rest.
    count_hits({}, options_.logic ? CardSet() : unseen_);
    learn(1);
    tricks_.clear();
  }
  return true;
}

template <class Table>
bool Reader<Table>::reveal(const Event& event) {
  // Rows as special cards leave them are nothing that the tables hold.
  const auto plain = [](const Row& row) { return !row.empty() && row.size() <= kRowCapacity; };
  if (told_.rows.size() != kRows || !std::all_of(told_.rows.begin(), told_.rows.end(), plain) ||
      tricks_.size() == kHandSize ||
      event.per_seat.size() != static_cast<std::size_t>(options_.players))
    return false;
  Trick trick;
  std::array<int, kRows> where{};
  set_rows(told_.rows, trick.rows, where);
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
void Reader<Table>::count_hits(Hands hands, CardSet pool) {
  for (std::size_t t = tricks_.size(); t-- > 0;) {
    Trick& trick = tricks_[t];
    for (std::size_t i = 0; i < static_cast<std::size_t>(options_.players); ++i) {
      hands[i].add(trick.card[i]);
      pool.add(trick.card[i]);
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(options_.players); ++i) {
      // A single card is no choice.
      if (hands[i].size() < 2 || hands[i].size() > kHandSize) continue;
      for (int k = 0; k < kStyles; ++k)
        trick.hits[i][static_cast<std::size_t>(k)] +=
            card_of(static_cast<Style>(k), net_, trick.rows, hands[i], pool, options_.players) ==
            trick.card[i];
    }
  }
}

template <class Table>
void Reader<Table>::learn(int deals) {
  for (Trick& trick : tricks_) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(options_.players); ++i)
      guess_[i].learn(trick.hits[i], deals);
    trick.hits = {};
  }
}

template class Reader<Lanes>;
template class Reader<Spans>;

}  // namespace tablee::nimmt
