#pragma once
// Non merci's master as it stands, at a table of plain data: what a challenger trains against. All
// seats hear the same, so that one counter serves every master at the table.
// tests/engine/challengers_nothanks_test.cc holds it equal to the bot.

#include <algorithm>
#include <optional>

#include "bots/nothanks/endgame.h"
#include "bots/nothanks/policy.h"
#include "bots/nothanks/search.h"

namespace tablee::nothanks::challengers {

// The masters of a table: as they stand, or with something about them changed, to see what is
// exploited.
struct Masters {
  // Of their searches. 0: they play by their policy even where they would search or solve the end,
  // ten times as fast.
  int playouts = 0;
  const PolicyNet* policy = &built_in_policy();
  // Of the policy's odds, by which a choice is drawn. 0: never what it thinks worse.
  int sharpness = 0;
  bool searching = true, solving = true;
};

template <int N>
class FrozenTable {
 public:
  // A round of a match of one round.
  FrozenTable(int first, const Masters& masters) : masters_(masters) {
    table_.start(first);
    if (masters.playouts > 0) styles_.emplace().deal(first);
  }
  const Kernel<N>& table() const { return table_; }
  int card() const { return card_; }
  int left() const { return left_; }

  void turn_up(int card) {
    card_ = card;
    --left_;
    if (styles_) styles_->turn_up(card);
  }
  void refuse() {
    if (styles_) styles_->refuse(table_.actor());
    table_.refuse(1);
  }
  void take() {
    if (styles_) styles_->take(table_.actor());
    table_.take(card_);
  }

  // What the master does on the seat whose turn it is, which has a chip; dice are 0 … 63.
  bool master_takes(unsigned dice = 0) const {
    const Position<N> here{table_, card_, left_, {}};
    if (styles_ && masters_.solving && left_ <= kSolved)
      return Endgame<N>(here, *styles_).solve().takes();
    if (!styles_ || !masters_.searching || !styles_->knows_others(table_.actor())) {
      const int odds =
          policy_odds(*masters_.policy, policy_inputs(table_, Offer<N>(table_, card_, left_)));
      return masters_.sharpness > 0
                 ? policy_takes(masters_.sharpness * (std::clamp(odds, -(1 << 26), 1 << 26) / 4),
                                dice)
                 : odds >= 0;
    }
    Search<N> search(here, *styles_, masters_.playouts);
    while (!search.step()) {
    }
    return search.outlook().takes();
  }

 private:
  Kernel<N> table_;
  std::optional<StyleCounter<N>> styles_;
  int card_ = 0;
  int left_ = kPile;
  const Masters masters_;
};

}  // namespace tablee::nothanks::challengers
