#include "tools/weighing.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "bots/nimmt/search.h"
#include "bots/nimmt/weights.h"
#include "bots/nothanks/fitted.h"
#include "bots/nothanks/policy.h"
#include "bots/nothanks/pool.h"
#include "games/nimmt/policies.h"
#include "games/nimmt/special_policies.h"
#include "games/nothanks/policies.h"
#include "tools/each_game.h"

namespace tablee::tools {
namespace {

// A model of the others: each seat plays in one of so many styles, drawn anew for every deal. Gives
// the place of its choice among the legal moves.
template <class G>
struct Mind {
  std::string_view name;
  std::uint32_t styles;
  std::size_t (*choose)(const typename G::View& view, std::uint32_t style, Rng& rng);
  double kept = 1;  // what is kept for later rounds is thought to be worth so many times its guess
};

template <class G>
std::size_t by_policy(const Policy<G>& policy, const typename G::View& view) {
  Costs costs;
  policy.costs(view, costs);
  return static_cast<std::size_t>(std::min_element(costs.begin(), costs.end()) - costs.begin());
}

template <class G>
std::size_t by_dice(const typename G::View& view, Rng& rng) {
  typename G::Moves moves;
  G::legal_moves(view, moves);
  return rng.below(static_cast<std::uint32_t>(moves.size()));
}

// What a game brings: models, how oneself plays on, and what an end costs a seat. A game that
// brings nothing has no exercises.
template <class G>
struct Minds;

template <class G>
constexpr bool kHasMinds = requires(const typename G::View& view) {
  Minds<G>::of(view);
};

template <>
struct Minds<nimmt::Game> {
  using View = nimmt::View;
  static constexpr const auto& kPolicies = Policies<nimmt::Game>::kAll;

  static std::size_t greedy(const View& v, std::uint32_t, Rng&) {
    return by_policy(kPolicies[0], v);
  }
  static std::size_t heuristic(const View& v, std::uint32_t, Rng&) {
    return by_policy(kPolicies[1], v);
  }
  // What the network has not learned it leaves to the heuristic.
  static std::size_t network(const View& v, std::uint32_t, Rng&) {
    if (v.pub.phase != nimmt::Phase::choose || v.pub.options.special)
      return by_policy(kPolicies[1], v);
    const nimmt::Net& net = nimmt::trained_net();
    const Card card = v.pub.options.profi ? nimmt::glance<nimmt::TwoEndedRows>(v, net)
                                          : nimmt::glance<nimmt::PackedRows>(v, net);
    return static_cast<std::size_t>(v.hand.count_below(card));
  }
  // Unlike each other, and every sixth choice by dice.
  static std::size_t mixed(const View& v, std::uint32_t style, Rng& rng) {
    if (rng.below(6) == 0) return by_dice<nimmt::Game>(v, rng);
    return style == 0 ? network(v, 0, rng) : style == 1 ? heuristic(v, 0, rng) : greedy(v, 0, rng);
  }
  static std::size_t own(const View& v) {
    Rng none(0);
    return network(v, 0, none);
  }

  static constexpr Mind<nimmt::Game> kMinds[] = {{"network", 1, &network},
                                                 {"heuristic", 1, &heuristic},
                                                 {"greedy", 1, &greedy, 0.5},
                                                 {"mixed", 3, &mixed, 1.5}};
  static std::span<const Mind<nimmt::Game>> of(const View& v) {
    // With special cards the network is the heuristic.
    return std::span(kMinds).subspan(v.pub.options.special ? 1 : 0);
  }

  static double cost(const View& before, const nimmt::State& after, double kept) {
    const Scores was = nimmt::Game::standing(before);
    const Scores is = nimmt::Game::standing(nimmt::Game::view(after, kNobody));
    const int players = before.pub.options.players;
    double own = 0, others = 0;
    for (int i = 0; i < players; ++i) {
      const auto at = static_cast<std::size_t>(i);
      double heads = is[at] - was[at];
      // Special cards that are kept are worth something in the round to come.
      if (before.pub.options.special)
        heads -= kept * nimmt::specials_worth(nimmt::Game::view(after, seat_at(i))) / 1000.0;
      (i == before.viewer ? own : others) += heads;
    }
    return own - others / (players - 1);
  }
};

template <>
struct Minds<nothanks::Game> {
  using View = nothanks::View;

  // A seat that can't refuse has one move; taking is the first of two.
  template <class F>
  static std::size_t takes(const View& v, F&& f) {
    const nothanks::Public& p = v.pub;
    return nothanks::with_players(p.options.players, [&]<int N>() -> std::size_t {
      nothanks::Kernel<N> table;
      table.load(p);
      if (!table.can_refuse(1)) return 0;
      return f(table, nothanks::Offer<N>(table, p.card, p.pile)) ? 0 : 1;
    });
  }
  static std::size_t by_style(const View& v, const nothanks::Style& style) {
    return takes(v, [&](const auto& table, const auto& offer) {
      return nothanks::takes(style, table, offer,
                             nothanks::price(style, table, offer, table.actor()));
    });
  }
  static int odds(const auto& table, const auto& offer) {
    return nothanks::policy_odds(nothanks::built_in_policy(),
                                 nothanks::policy_inputs(table, offer));
  }

  static std::size_t policy(const View& v, std::uint32_t, Rng& rng) {
    return takes(v, [&](const auto& table, const auto& offer) {
      return nothanks::policy_takes(odds(table, offer), static_cast<unsigned>(rng.next() >> 58));
    });
  }
  // The pool's styles: the first four take by a threshold, the others save, milk and build.
  static std::size_t thresholds(const View& v, std::uint32_t style, Rng&) {
    return by_style(v, nothanks::kPool[style].style);
  }
  static std::size_t unlike(const View& v, std::uint32_t style, Rng&) {
    return by_style(v, nothanks::kPool[4 + style].style);
  }
  static std::size_t fitted(const View& v, std::uint32_t, Rng&) {
    for (const nothanks::FittedStyle& each : nothanks::kFitted)
      if (each.players == v.pub.options.players) return by_style(v, each.style);
    return by_style(v, nothanks::kCautious);
  }
  static std::size_t own(const View& v) {
    return takes(v, [](const auto& table, const auto& offer) { return odds(table, offer) >= 0; });
  }

  static constexpr Mind<nothanks::Game> kMinds[] = {{"policy", 1, &policy},
                                                    {"thresholds", 4, &thresholds},
                                                    {"unlike", 5, &unlike},
                                                    {"fitted", 1, &fitted}};
  static_assert(nothanks::kPool.size() == 9);
  static std::span<const Mind<nothanks::Game>> of(const View&) { return kMinds; }

  static double cost(const View& before, const nothanks::State& after, double) {
    const nothanks::Public& p = before.pub;
    const auto n = static_cast<std::size_t>(p.options.players);
    const Scores is = nothanks::Game::standing(nothanks::Game::view(after, kNobody));
    nothanks::Stake stake;
    stake.rounds_left = p.options.rounds - p.round;
    std::array<int, 7> scores{};
    for (std::size_t i = 0; i < n; ++i) {
      stake.totals[i] = p.totals[i];
      scores[i] = is[i] - p.totals[i];
    }
    constexpr double kOfPoint = 20;  // thousandths of a win
    return -nothanks::worth(stake, {scores.data(), n}, before.viewer) / kOfPoint;
  }
};

// Every choice in the same deals; what each cost, deal by deal.
template <class G>
class Trials {
 public:
  Trials(const typename G::View& view, const Mind<G>& mind, std::uint64_t seed)
      : view_(view), mind_(mind), rng_(seed) {
    G::legal_moves(view_, moves_);
    costs_.resize(moves_.size());
  }

  Weighed weigh(int deals) {
    for (int i = 0; i < deals; ++i) try_deal();
    std::vector<double> mean;
    for (const std::vector<double>& costs : costs_) {
      double sum = 0;
      for (const double cost : costs) sum += cost;
      mean.push_back(sum / static_cast<double>(costs.size()));
    }
    Weighed w;
    w.best = static_cast<std::size_t>(std::min_element(mean.begin(), mean.end()) - mean.begin());
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t m = 0; m < mean.size(); ++m) {
      if (m == w.best) continue;
      const double ahead = mean[m] - mean[w.best];
      const Weighed against{w.best, m, ahead, error(m, w.best, ahead)};
      if (against.sure() >= nearest) continue;
      nearest = against.sure();
      w = against;
    }
    return w;
  }

 private:
  void try_deal() {
    const typename G::State deal = G::sample(view_, rng_);
    std::array<std::uint32_t, kMaxSeats> style{};
    for (std::uint32_t& each : style) each = rng_.below(mind_.styles);
    const std::uint64_t dice = rng_.next();
    for (std::size_t m = 0; m < moves_.size(); ++m) {
      typename G::State state = deal;
      Rng rolls(dice);
      G::apply(state, view_.viewer, moves_[m], nullptr);
      while (!G::over(state) && !G::needs_deal(state)) {
        const Seat seat = G::to_act(state).lowest();
        const typename G::View view = G::view(state, seat);
        const std::size_t choice =
            seat == view_.viewer ? Minds<G>::own(view)
                                 : mind_.choose(view, style[static_cast<std::size_t>(seat)], rolls);
        typename G::Moves moves;
        G::legal_moves(view, moves);
        G::apply(state, seat, moves[choice], nullptr);
      }
      costs_[m].push_back(Minds<G>::cost(view_, state, mind_.kept));
    }
  }

  double error(std::size_t a, std::size_t b, double ahead) const {
    const auto n = static_cast<double>(costs_[a].size());
    double squares = 0;
    for (std::size_t i = 0; i < costs_[a].size(); ++i) {
      const double off = costs_[a][i] - costs_[b][i] - ahead;
      squares += off * off;
    }
    return std::sqrt(squares / (n - 1) / n);
  }

  const typename G::View view_;
  const Mind<G>& mind_;
  Rng rng_;
  typename G::Moves moves_;
  std::vector<std::vector<double>> costs_;  // by move, then by deal
};

}  // namespace

double Weighed::sure() const {
  constexpr double kAlways = 99;  // no deal was otherwise
  return error > 0 ? std::min(ahead / error, kAlways) : ahead > 0 ? kAlways : 0;
}

std::vector<std::string_view> minds_of(const AnyView& view) {
  std::vector<std::string_view> names;
  with_game(view.game().id(), [&]<class G>() {
    if constexpr (kHasMinds<G>)
      for (const Mind<G>& mind : Minds<G>::of(*view_of<G>(view))) names.push_back(mind.name);
  });
  return names;
}

Weighed weigh(const AnyView& view, std::size_t mind, int deals, std::uint64_t seed) {
  Weighed weighed;
  with_game(view.game().id(), [&]<class G>() {
    if constexpr (kHasMinds<G>) {
      const typename G::View& seen = *view_of<G>(view);
      weighed = Trials<G>(seen, Minds<G>::of(seen)[mind], seed).weigh(deals);
    }
  });
  return weighed;
}

}  // namespace tablee::tools
