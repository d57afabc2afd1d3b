#pragma once
// Non merci's master as it stands, at a table of plain data: what a challenger trains against. All
// seats hear the same, so that one counter serves every master at the table.
// tests/engine/challengers_nothanks_test.cc holds it equal to the bot.

#include <optional>

#include "bots/nothanks/endgame.h"
#include "bots/nothanks/policy.h"
#include "bots/nothanks/search.h"

namespace tablee::nothanks::challengers {

template <int N>
class FrozenTable {
 public:
  // A round of a match of one round; searches of the masters have that many playouts. 0: they
  // play by their policy even where they would search or solve the end, ten times as fast.
  FrozenTable(int first, int playouts) : playouts_(playouts) {
    table_.start(first);
    if (playouts > 0) styles_.emplace().deal(first);
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

  // What the master does on the seat whose turn it is, which has a chip.
  bool master_takes() const {
    const Position<N> here{table_, card_, left_, {}};
    if (styles_ && left_ <= kSolved) return Endgame<N>(here, *styles_).solve().takes();
    if (!styles_ || !styles_->knows_others(table_.actor()))
      return policy_odds(built_in_policy(),
                         policy_inputs(table_, Offer<N>(table_, card_, left_))) >= 0;
    Search<N> search(here, *styles_, playouts_);
    while (!search.step()) {
    }
    return search.outlook().takes();
  }

 private:
  Kernel<N> table_;
  std::optional<StyleCounter<N>> styles_;
  int card_ = 0;
  int left_ = kPile;
  int playouts_;
};

}  // namespace tablee::nothanks::challengers
