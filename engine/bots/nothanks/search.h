#pragma once
// Both moves played out. Where the counter knows all others that is the strongest player's choice:
// each move is followed by several plans of its own, against likely opponents, and plans that do
// worse drop out. Where it does not the policy has chosen, and playouts by it tell what the moves
// bring.

#include <vector>

#include "bots/nothanks/playout.h"
#include "bots/nothanks/position.h"
#include "bots/nothanks/style_counter.h"
#include "core/fixed_vector.h"

namespace tablee::nothanks {

template <int N>
class Search {
 public:
  // Plays about `playouts` rounds out, over all plans; one by the policy counts for as many as it
  // takes the time of. Dice come from the position alone.
  Search(const Position<N>& position, const StyleCounter<N>& counter, int playouts);
  // One batch; true when done.
  bool step();

  Outlook outlook() const { return outlook_; }
  int playouts() const { return played_; }

 private:
  // What to do about the card that lies there: so many refusals, then take it; kFollow: one, and
  // then as the style has it, which plays on in any case.
  static constexpr int kFollow = -1;
  static constexpr int kFreely = -2;  // as the style has it from the start
  struct Arm {
    int plan;
    const Style* style;  // null: the policy
    std::int64_t worth = 0;
    std::int64_t score = 0;
    std::vector<std::int16_t> worths;  // of each round played out

    bool takes() const { return plan == 0; }
    Prospect prospect() const;
  };

  void play_out();
  // Until somebody has taken the card; seats without a style play by the policy.
  void play_plan(Kernel<N>& table, const Offer<N>& offer, const Styles<N>& styles, int plan,
                 Rng& dice) const;
  static bool clearly_apart(const Arm& a, const Arm& b);

  const Position<N> position_;
  const Offer<N> offer_;
  const int own_;
  const bool by_policy_;
  const int most_;
  int batch_;
  int played_ = 0;
  Rng rng_;
  std::array<std::array<const Style*, 64>, N> likely_{};
  FixedVector<Card, kCards> unseen_;
  std::vector<Arm> arms_;
  Outlook outlook_;
};

}  // namespace tablee::nothanks
