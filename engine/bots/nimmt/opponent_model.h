#pragma once
// Models how the other seats choose their cards and which cards they hold, from the cards they have
// played: for each seat the probability of each playing style, and sampled hands, drawn in
// proportion to how well they explain the cards played. The hands of finished rounds are known.

#include <span>
#include <vector>

#include "bots/nimmt/style.h"
#include "core/enum_index.h"
#include "core/event.h"
#include "games/nimmt/rows_from_events.h"

namespace tablee::nimmt {

// The rows of the rules as a search stores them; where[i] is the index of the rules' row i in
// `rows`.
void set_rows(const Rows& given, PackedRows& rows, std::array<int, kRows>& where);
void set_rows(const Rows& given, TwoEndedRows& rows, std::array<int, kRows>& where);
// The same for rows rebuilt from events; false where they do not fit into such a table.
bool set_rows(const RowsFromEvents& seen, PackedRows& rows);
bool set_rows(const RowsFromEvents& seen, TwoEndedRows& rows);
bool set_rows(const RowsFromEvents& seen, OpenRows& rows);

// The negative log-likelihood of what a seat did, by each style, in sixteenths of a halving.
using LogLosses = std::array<int, kStyles>;

// The probabilities of the playing styles of one seat, as sixteenths of a halving below the
// likeliest.
class StyleBelief {
 public:
  StyleBelief() = default;
  // The belief that a seat certainly plays in that style.
  static StyleBelief only(Style style) {
    StyleBelief belief;
    belief.log_losses_.fill(kMost);
    belief.log_losses_[index_of(style)] = 0;
    return belief;
  }
  // Updates the belief by what the seat did.
  void learn(const LogLosses& log_losses);
  const LogLosses& log_losses() const { return log_losses_; }
  // The probability of the style in 1 / kOne; the probabilities add up to about one.
  int chance(Style style) const;

  static constexpr int kOne = 1 << 16;

 private:
  // The limit keeps a chance for every style, because a seat may change its style.
  static constexpr int kMost = 160;
  // Before its first card a seat most likely searches, or plays nearly as the network.
  LogLosses log_losses_{19, 12, 12, 0, 0, 19};
};

using Hands = PerSeat<CardSet>;

// Hands that are possible in the view, with the playing style of each seat if it holds them.
struct SampledHands {
  Hands hand;
  PerSeat<std::array<std::uint16_t, kStyles>> style{};  // cumulative probabilities
  PerSeat<int> log_loss{};                              // of each seat's cards so far
  // Draws a style in proportion to its probability.
  Style draw(int seat, Rng& rng) const {
    const auto& sums = style[seat];
    const auto at = rng.below(sums.back());
    std::size_t k = 0;
    while (sums[k] <= at) ++k;
    return static_cast<Style>(k);
  }
};

template <class Table>
class OpponentModel {
 public:
  // Reads the events from the first deal on, as the seat `me` knows them. They may come from an
  // untrusted source: reading stops at the first event that is impossible. The network must outlive
  // it. `at_first`: the belief about every seat before its first card.
  OpponentModel(std::span<const Event> history, const Options& options, const Net& net, int me,
                const StyleBelief& at_first = {});

  // Samples hands for the round under way, with about that many tries for each seat. Starting from
  // the likeliest of a few hands that `deal()` draws, cards are exchanged so that the hands explain
  // the cards played (Metropolis sampling). `pool` is as for pick_columns, at this point; the cards
  // in `known` are never exchanged.
  template <class Deal>
  void read_on(const CardSet& pool, const Hands& known, int tries, Rng& rng, Deal deal) {
    constexpr int kFirst = 24;
    const int first = tricks_.empty() ? tries : std::min(kFirst, std::max(1, tries / 8));
    for (int i = 0; i < first; ++i) {
      samples_.push_back({deal(), {}, {}});
      weigh(samples_.back(), pool);
    }
    if (!tricks_.empty()) walk(pool, known, (tries - first) * (options_.players - 1), rng);
  }
  // One of the sampled hands; likelier hands occur more often among them.
  const SampledHands& draw(Rng& rng) const {
    return samples_[rng.below(static_cast<std::uint32_t>(samples_.size()))];
  }

  const StyleBelief& of(int seat) const { return beliefs_[seat]; }

 private:
  struct Trick {
    Table rows;
    PerSeat<Card> card{};
    PerSeat<Card> instead{};  // the card that replaced it; the first one returned to the hand
  };

  bool follow(const Event& event);
  bool reveal(const Event& event);
  bool replace(const Event& event);
  // The negative log-likelihood of all cards that the seat has played this round, if it has this
  // hand now.
  LogLosses look_back(int seat, CardSet hand, CardSet pool) const;
  // Adds that of one card.
  void add_log_losses(const Trick& trick, const CardSet& hand, const CardSet& pool, int seat,
                      LogLosses& log_losses) const;
  void weigh_seat(SampledHands& sample, int seat, const CardSet& pool) const;
  void weigh(SampledHands& sample, const CardSet& pool) const;
  // Walks from the likeliest hands with that many evaluations of a seat, and stores the hands on
  // the way.
  void walk(const CardSet& pool, const Hands& known, int looks, Rng& rng);

  const Net& net_;
  Options options_;
  int me_;
  RowsFromEvents rows_seen_;
  CardSet unseen_;
  FixedVector<Trick, kSpecialHandSize> tricks_;  // of the round under way
  PerSeat<StyleBelief> beliefs_{};
  std::vector<SampledHands> samples_;
};

}  // namespace tablee::nimmt
