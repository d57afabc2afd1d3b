#pragma once

#include "bots/nimmt/search.h"
#include "bots/nimmt/weights.h"
#include "games/nimmt/game.h"
#include "games/nimmt/policies.h"
#include "games/nimmt/special_policies.h"
#include "tools/exercises/minds.h"

namespace tablee::tools {

template <>
struct Minds<nimmt::Game> {
  using View = nimmt::View;
  static constexpr std::string_view kThemes[] = {
      "nimmt.sixth_place", "nimmt.short_row",  "nimmt.narrow_gap",  "nimmt.wide_gap",
      "nimmt.below_rows",  "nimmt.row_choice", "nimmt.known_cards", "nimmt.left_right",
      "surprend.which",    "surprend.when",
  };
  static constexpr std::span<const std::string_view> kAll{kThemes};
  static constexpr ExerciseTable kTables[] = {
      {"nimmt", "", 2, 6, kAll.subspan(0, 6)},        {"nimmt", "tactic", 2, 6, kAll.subspan(6, 1)},
      {"nimmt", "logic", 2, 6, kAll.subspan(6, 1)},   {"nimmt", "profi", 2, 6, kAll.subspan(7, 1)},
      {"nimmt", "special", 2, 6, kAll.subspan(8, 2)},
  };
  static constexpr double kFelt = 1.5;  // the smallest lead that people feel, in points
  static constexpr const auto& kPolicies = Policies<nimmt::Game>::kAll;

  // Two cards are too small a choice, and the worth of special cards that are given away has not
  // been measured.
  static bool worth_asking(const std::vector<std::string>& legal) {
    const bool cards = legal.front().find_first_not_of("0123456789") == std::string::npos;
    return legal.size() >= (cards ? 3u : 2u) &&
           std::find(legal.begin(), legal.end(), "keep") == legal.end();
  }

  // Where a card of the hand would go as the rows lie.
  struct Aim {
    bool low = false;
    int places = 0;   // free in the row
    int between = 0;  // cards not seen that would come before it
  };
  static Aim aim(const View& v, Card card) {
    const nimmt::Spot spot = nimmt::find_spot(v.pub.rows, card, false, nimmt::blocked_rows(v.pub));
    if (spot.too_low()) return {true, 0, 0};
    const nimmt::Row& row = v.pub.rows[spot.row];
    return {false, nimmt::capacity(v.pub, spot.row) - static_cast<int>(row.size()),
            (nimmt::unseen(v) & CardSet::range(row.back() + 1, card - 1)).size()};
  }
  static std::string_view theme_of_card(const View& v, Card best, Card other) {
    const Aim good = aim(v, best), bad = aim(v, other);
    if (good.low || bad.low) return "nimmt.below_rows";
    if (good.places <= 0 || bad.places <= 0) return "nimmt.sixth_place";
    if (good.places > bad.places) return "nimmt.short_row";
    return good.between < bad.between   ? "nimmt.narrow_gap"
           : good.between > bad.between ? "nimmt.wide_gap"
                                        : std::string_view();
  }
  static std::string_view theme(const View& v, nimmt::Move best, nimmt::Move tempting) {
    using enum nimmt::Move::Kind;
    const nimmt::Options& o = v.pub.options;
    if (o.special) {
      if (v.pub.phase != nimmt::Phase::place) return {};
      int kinds = 0;
      for (int i = 0; i < nimmt::kSpecialKinds; ++i)
        kinds += v.specials.has(static_cast<nimmt::Special>(i));
      return best.kind != place && kinds > 1 ? "surprend.which" : "surprend.when";
    }
    if (best.kind == draft) return {};
    if (o.profi) return best.kind == card ? "nimmt.left_right" : std::string_view();
    if (best.kind == row) return "nimmt.row_choice";
    if (o.tactic || o.logic) return "nimmt.known_cards";
    return theme_of_card(v, best.value, tempting.value);
  }

  static std::size_t greedy(const View& v, std::uint32_t, Rng&) {
    return by_policy(kPolicies[0], v);
  }
  static std::size_t heuristic(const View& v, std::uint32_t, Rng&) {
    return by_policy(kPolicies[1], v);
  }
  // The network has learned only some decisions; the heuristic makes the others.
  static std::size_t network(const View& v, std::uint32_t, Rng&) {
    if (v.pub.phase != nimmt::Phase::choose || v.pub.options.special)
      return by_policy(kPolicies[1], v);
    const nimmt::Net& net = nimmt::trained_net();
    const Card card = v.pub.options.profi ? nimmt::glance<nimmt::TwoEndedRows>(v, net)
                                          : nimmt::glance<nimmt::PackedRows>(v, net);
    return v.hand.count_below(card);
  }
  // A mixture of different policies, with every sixth choice random.
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
    // With special cards the network's choices are the heuristic's, so it is left out.
    return std::span(kMinds).subspan(v.pub.options.special ? 1 : 0);
  }

  // The heads that a seat has taken, less what its special cards are worth in the next round.
  static double points(const View& before, const nimmt::State& after, Seat seat,
                       double held_factor) {
    const Scores was = nimmt::Game::standing(before);
    const Scores is = nimmt::Game::standing(nimmt::Game::view(after, kNobody));
    const double heads = is[seat] - was[seat];
    if (!before.pub.options.special) return heads;
    return heads - held_factor * nimmt::specials_worth(nimmt::Game::view(after, seat)) / 1000.0;
  }
  // The own points less the others' mean.
  static double cost(const View& before, const nimmt::State& after, double held_factor) {
    const int players = before.pub.options.players;
    double others = 0;
    for (int i = 0; i < players; ++i)
      if (i != before.viewer) others += points(before, after, seat_at(i), held_factor);
    return points(before, after, before.viewer, held_factor) - others / (players - 1);
  }
};

}  // namespace tablee::tools
