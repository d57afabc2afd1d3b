#pragma once

#include "bots/nothanks/fitted.h"
#include "bots/nothanks/policy.h"
#include "bots/nothanks/pool.h"
#include "games/nothanks/game.h"
#include "games/nothanks/policies.h"
#include "tools/exercises/minds.h"

namespace tablee::tools {

template <>
struct Minds<nothanks::Game> {
  using View = nothanks::View;
  static constexpr std::string_view kThemes[] = {"nothanks.wait", "nothanks.wanted",
                                                 "nothanks.runs", "nothanks.chips"};
  static constexpr ExerciseTable kTables[] = {{"nothanks", "", 3, 5, kThemes}};

  static constexpr double kFelt = 5;  // the smallest lead that people feel, in points
  static bool worth_asking(const std::vector<std::string>& legal) { return legal.size() > 1; }

  // The same card may be right to take and right to refuse, so each theme has both answers.
  static std::string_view theme(const View& v, nothanks::Move, nothanks::Move) {
    const nothanks::Public& p = v.pub;
    const CardSet own = p.taken[p.actor];
    if (nothanks::change(own, p.card) < p.card) return "nothanks.wait";
    for (int i = 0; i < p.options.players; ++i)
      if (nothanks::change(p.taken[i], p.card) < p.card) return "nothanks.wanted";
    const CardSet near = CardSet::range(p.card - 2, p.card + 2);
    return (own & near).empty() ? "nothanks.chips" : "nothanks.runs";
  }

  // A seat that can't refuse has only one move; otherwise taking is the first of two.
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
  // The pool's styles: the first four take by a threshold; the others save chips, let cards collect
  // chips, or build runs.
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

  static double points(const View& before, const nothanks::State& after, Seat seat, double) {
    return nothanks::Game::standing(nothanks::Game::view(after, kNobody))[seat] -
           before.pub.totals[seat];
  }
  // What its bots play for: the chance to win, plus two hundredths of a win for each point.
  static double cost(const View& before, const nothanks::State& after, double) {
    const nothanks::Public& p = before.pub;
    const std::size_t n = p.options.players;
    const Scores is = nothanks::Game::standing(nothanks::Game::view(after, kNobody));
    nothanks::Stake stake;
    stake.rounds_left = p.options.rounds - p.round;
    std::array<int, 7> scores{};
    for (std::size_t i = 0; i < n; ++i) {
      stake.totals[i] = p.totals[i];
      scores[i] = is[i] - p.totals[i];
    }
    constexpr double kOfPoint = 20;  // in thousandths of a win
    return -nothanks::worth(stake, {scores.data(), n}, before.viewer) / kOfPoint;
  }
};

}  // namespace tablee::tools
