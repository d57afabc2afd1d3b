#pragma once
// Playouts by the rules themselves, for any decision of any game. States that are possible in the
// view are sampled, each move is tried in the same ones, and all seats play on by a policy. It is
// slower than a search written for a game, but works for every game.

#include <algorithm>

#include "bots/halving.h"
#include "core/sort_few.h"
#include "games/game.h"
#include "games/policies.h"

namespace tablee {

template <class G>
struct PlayoutPlan {
  int playouts = 0;
  int moves = 0;            // the number of the policy's best moves that are tried; 0: all
  int rest_in = 0;          // the other moves are tried in one world of so many; 0: never
  bool halve = true;        // as for Halving; must be false where rest_in > 0
  bool own_points = false;  // costs are the own points; otherwise less the others' mean
  // The value, in thousandths of a point, of what a seat has left for later rounds; null: none.
  int (*held_value)(const typename G::View& view) = nullptr;
};

template <class G>
class RulePlayouts {
 public:
  // The viewer must be to act. The policy must outlive it.
  RulePlayouts(const typename G::View& view, const Policy<G>& policy, const PlayoutPlan<G>& plan,
               std::uint64_t seed)
      : RulePlayouts(view, policy, plan, seed,
                     best_moves(view, policy, plan.rest_in > 0 ? 0 : plan.moves)) {}

  // Works for about that many playouts; returns true once all are done.
  bool step(int playouts) {
    return trials_.run(playouts, [this] { try_world(); });
  }

  // The number of moves that are tried, and the index of each among the legal moves; the policy's
  // best come first.
  int moves() const { return trials_.moves(); }
  int place(int move) const { return tried_[move]; }
  // The best move so far among those that are tried in every world.
  int best() const {
    if (plan_.rest_in == 0) return trials_.best();
    int best = 0;
    for (int m = 1; m < often(); ++m)
      if (cost(m) < cost(best)) best = m;
    return best;
  }
  // The mean cost from the view on, in 1 / kUnit points, and the mean own points in thousandths.
  static constexpr int kUnit = 1000;
  std::int64_t cost(int move) const { return trials_.cost(move); }
  int own(int move) const { return trials_.own(move); }

 private:
  using State = typename G::State;
  using View = typename G::View;
  using Moves = typename G::Moves;
  static constexpr std::size_t kMost = 250;
  using Places = FixedVector<std::uint8_t, kMost>;

  RulePlayouts(const View& view, const Policy<G>& policy, const PlayoutPlan<G>& plan,
               std::uint64_t seed, const Places& tried)
      : view_(view),
        policy_(policy),
        plan_(plan),
        rng_(seed),
        before_(G::standing(view)),
        tried_(tried),
        trials_(static_cast<int>(tried.size()), trials(plan, static_cast<int>(tried.size())),
                plan.halve) {
    G::legal_moves(view_, legal_);
  }

  // Halving counts every move in every world, so the number of trials is raised to get as many
  // playouts.
  static int trials(const PlayoutPlan<G>& plan, int moves) {
    if (plan.rest_in == 0 || moves <= plan.moves) return plan.playouts;
    const int a_round = plan.moves * plan.rest_in + moves - plan.moves;
    return static_cast<int>(std::int64_t{plan.playouts} * moves * plan.rest_in / a_round);
  }
  // The number of moves that are tried in every world; they come first.
  int often() const {
    return plan_.rest_in > 0 && plan_.moves > 0 ? std::min(plan_.moves, moves()) : moves();
  }

  static Places best_moves(const View& view, const Policy<G>& policy, int count) {
    Costs costs;
    policy.costs(view, costs);
    Places places;
    for (std::size_t i = 0; i < costs.size(); ++i) places.push_back(static_cast<std::uint8_t>(i));
    sort_few(places.begin(), places.end(),
             [&](std::uint8_t a, std::uint8_t b) { return costs[a] < costs[b]; });
    while (count > 0 && std::ssize(places) > count) places.pop_back();
    return places;
  }

  void try_world() {
    const State world = G::sample(view_, rng_);
    // All moves are tried in the first world, so that every cost comes from at least one trial.
    const bool all = plan_.rest_in > 0 && worlds_++ % plan_.rest_in == 0;
    for (int m = 0; m < (all ? moves() : often()); ++m) {
      if (!trials_.alive(m)) continue;
      State state = world;
      G::apply(state, view_.viewer, legal_[place(m)], nullptr);
      play_on(state);
      add(m, state);
    }
  }

  // Plays to the end of the round.
  void play_on(State& state) const {
    while (!G::over(state) && !G::needs_deal(state)) {
      const Seat seat = G::to_act(state).lowest();
      const View view = G::view(state, seat);
      Costs costs;
      policy_.costs(view, costs);
      Moves moves;
      G::legal_moves(view, moves);
      const auto best = std::min_element(costs.begin(), costs.end()) - costs.begin();
      G::apply(state, seat, moves[best], nullptr);
    }
  }

  void add(int move, const State& state) {
    const int players = G::players(view_);
    const Scores after = G::standing(G::view(state, kNobody));
    int own = 0, others = 0;
    for (int i = 0; i < players; ++i) {
      const std::size_t at = i;
      int cost = (after[at] - before_[at]) * (G::kGoal == Goal::lowest ? 1000 : -1000);
      if (plan_.held_value) cost -= plan_.held_value(G::view(state, seat_at(i)));
      (i == view_.viewer ? own : others) += cost;
    }
    const std::size_t me = view_.viewer;
    trials_.add(move, plan_.own_points ? own : own - others / (players - 1),
                after[me] - before_[me]);
  }

  const View view_;
  const Policy<G>& policy_;
  const PlayoutPlan<G> plan_;
  Rng rng_;
  const Scores before_;
  const Places tried_;
  Moves legal_;
  int worlds_ = 0;
  Halving<kMost> trials_;
};

}  // namespace tablee
