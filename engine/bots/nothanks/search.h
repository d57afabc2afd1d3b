#pragma once
// Values both moves by playouts. Where the counter knows how all others play, the result is the
// choice of the strongest bot: each move is tried with several plans for the card, against likely
// opponents, and the worse plans are dropped. Otherwise the policy has chosen, and playouts with
// the policy only value the moves.

#include <vector>

#include "bots/nothanks/playout.h"
#include "bots/nothanks/position.h"
#include "bots/nothanks/style_counter.h"
#include "core/fixed_vector.h"

namespace tablee::nothanks {

template <int N>
class Search {
 public:
  // Plays about `playouts` rounds over all plans; a round by the policy counts for as many as take
  // the same time. The random numbers depend on the position alone.
  // `advice`: in the end both moves are played on in the same way, so that their results differ by
  // the move alone; the best plan for each move is another one, as is what it risks.
  Search(const Position<N>& position, const StyleCounter<N>& counter, int playouts,
         bool advice = false);
  // Plays one batch; returns true when the search is done.
  bool step();

  Outlook outlook() const { return outlook_; }
  int playouts() const { return played_; }

 private:
  // A plan for the card: that many refusals, then take it. kFollow: refuse once, then decide by the
  // style; all decisions after the card are by the style.
  static constexpr int kFollow = -1;
  static constexpr int kFreely = -2;  // decide by the style from the start
  struct Arm {
    int plan;
    const Style* style;  // null: the policy
    std::int64_t worth = 0;
    std::int64_t score = 0;
    int others = 0;                      // rounds in which somebody else took the card
    int forced = 0;                      // … and in which the own seat had to take one at a loss
    std::vector<std::int16_t> worths{};  // the worth of each round played out

    bool takes() const { return plan == 0; }
    Prospect prospect() const;
  };

  void play_out();
  void compare(const Arm& take, const Arm& refuse);
  // Plays on until a seat has taken the card; seats without a style play by the policy. Returns
  // whether it was the own seat, at a loss, because it had no chip.
  bool play_plan(Kernel<N>& table, const Offer<N>& offer, const Styles<N>& styles, int plan,
                 Rng& dice) const;
  static bool clearly_apart(const Arm& a, const Arm& b);

  const Position<N> position_;
  const Offer<N> offer_;
  const int own_;
  const bool by_policy_;
  const bool advice_;
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
