// The policy of Non merci: its inputs, that its integer arithmetic agrees with the network, and
// when it is used.

#include <cmath>

#include <catch2/catch_test_macros.hpp>

#include "bots/bot.h"
#include "bots/nothanks/policy.h"
#include "bots/nothanks/pool.h"
#include "bots/nothanks/search.h"
#include "bots/nothanks/style_counter.h"
#include "games/any_game_of.h"
#include "games/nothanks/game.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::nothanks;
using namespace tablee::test;

namespace {

// Plays a round; takes(table, offer) is the actor's choice where it has one. The counter sees all
// events until `visit` ends it.
template <int N, class Takes, class Visit>
void play_seen(StyleCounter<N>& counter, std::uint64_t seed, Takes&& takes, Visit&& visit) {
  Rng rng(seed);
  Shuffler cards;
  cards.shuffle(rng);
  Kernel<N> table;
  table.start(0);
  REQUIRE(counter.deal(0));
  for (int i = 0; i < kPile; ++i) {
    const Offer<N> offer(table, cards.card(i), kPile - 1 - i);
    REQUIRE(counter.turn_up(offer.card));
    for (;;) {
      if (table.can_refuse(1)) visit(table, offer);
      if (!table.can_refuse(1) || takes(table, offer)) break;
      REQUIRE(counter.refuse(table.actor()));
      table.refuse(1);
    }
    REQUIRE(counter.take(table.actor()));
    table.take(offer.card);
  }
}

double naive_odds(const PolicyNet& net, const PolicyInputs& inputs) {
  double odds = net.out_bias / 1024.0;
  for (std::size_t h = 0; h < kPolicyHidden; ++h) {
    double sum = net.column[kPolicyInputs][h] / 1024.0;
    for (std::size_t i = 0; i < kPolicyInputs; ++i)
      sum += inputs[i] / 64.0 * (net.column[i][h] / 1024.0);
    odds += std::max(sum, 0.0) * (net.out[h] / 1024.0);
  }
  return odds;
}

}  // namespace

TEST_CASE("nothanks: the policy reads the table from the actor on") {
  Kernel<4> table;
  table.start(2);
  table.take(20);
  table.refuse(3);  // seats 2, 3 and 0
  const Offer<4> offer(table, 19, 22);
  const PolicyInputs x = policy_inputs(table, offer);
  CHECK(x[0] == 4 * 19);
  CHECK(x[1] == 4 * 19);
  CHECK(x[2] == 8 * 3);
  CHECK(x[3] == 4 * 16);
  CHECK(x[4] == 0);
  CHECK(x[5] == 3 * 22);
  CHECK(x[6] == 64);  // an 18 may come
  CHECK(x[7] == 0);   // the 20 has
  CHECK(x[10] == 0);  // not once round yet
  CHECK(x[12] == 4 * 11);
  CHECK(x[21] == 2 * (-11 - -10 / 3));  // others: 10, -10 and -10
  CHECK(x[22] == 2 * (-11 - -10));
  CHECK(x[24] == 64);  // four players
  CHECK(x[30] == 8 * 10);
  CHECK(x[34] == 4 * -1);  // the seat that has the 20
  CHECK(x[35] == 32);
  CHECK(x[36] == 64);  // and comes next
  CHECK(x[37] == 0);
  CHECK(x[40] == 4 * 10);
  CHECK(x[41] == 4 * -1);
}

TEST_CASE("nothanks: the policy in integers is the network", "[property]") {
  const auto held = [](auto players) {
    constexpr int N = decltype(players)::value;
    StyleCounter<N> counter;
    Rng coins(3);
    play_seen<N>(
        counter, 60 + N, [&](const auto&, const auto&) { return coins.below(5) == 0; },
        [&](const Kernel<N>& table, const Offer<N>& offer) {
          const PolicyInputs x = policy_inputs(table, offer);
          const double odds = policy_odds(built_in_policy(), x) / (64.0 * 1024);
          CHECK(std::abs(odds - naive_odds(built_in_policy(), x)) < 0.25);
        });
  };
  held(std::integral_constant<int, 3>());
  held(std::integral_constant<int, 5>());
  held(std::integral_constant<int, 7>());
}

TEST_CASE("nothanks: the policy takes as often as its odds say") {
  const auto times = [](double odds) {
    int count = 0;
    for (unsigned dice = 0; dice < 64; ++dice)
      count += policy_takes(static_cast<int>(odds * 64 * 1024), dice);
    return count;
  };
  CHECK(times(0) == 32);
  CHECK(times(std::log(3)) == 48);
  CHECK(times(-std::log(3)) == 16);
  CHECK(times(6) == 64);
  CHECK(times(-6) == 0);
  CHECK(policy_outlook(1).takes());
  CHECK_FALSE(policy_outlook(-1).takes());
}

TEST_CASE("nothanks: the policy plays with the committed weights") {
  // A sum over all committed weights; it has to be changed when they are trained anew.
  const PolicyNet& net = built_in_policy();
  std::uint64_t sum = 0;
  const auto add = [&](int w) { sum = mix(sum ^ static_cast<std::uint64_t>(w)); };
  for (const auto& column : net.column)
    for (const int w : column) add(w);
  for (const int w : net.out) add(w);
  add(net.out_bias);
  CHECK(sum == 15386116120245663260u);
}

TEST_CASE("nothanks: a seat is known if a style explains nearly all of its choices", "[property]") {
  // Seat 1 plays a threshold, seat 2 by the card's parity, which is no style of the list.
  StyleCounter<3> counter;
  const Style eight = threshold(8);
  CHECK_FALSE(counter.known(1));
  for (std::uint64_t round = 0; round < 3; ++round)
    play_seen<3>(
        counter, 90 + round,
        [&](const Kernel<3>& table, const Offer<3>& offer) {
          if (table.actor() == 2) return offer.card % 2 == 0;
          return takes(eight, table, offer, price(eight, table, offer, table.actor()));
        },
        [](const auto&, const auto&) {});
  CHECK(counter.known(0));
  CHECK(counter.known(1));
  CHECK_FALSE(counter.known(2));
  CHECK(counter.knows_others(2));
  CHECK_FALSE(counter.knows_others(0));
}

TEST_CASE("nothanks: a seat that plays the policy is not recognised as a style") {
  // No choice in which a style or the policy would differ: the seats cannot be recognised yet.
  StyleCounter<3> counter;
  int both = 0, styles = 0;
  for (std::uint64_t round = 0; round < 3; ++round)
    play_seen<3>(
        counter, 40 + round,
        [&](const Kernel<3>& table, const Offer<3>& offer) {
          return policy_odds(built_in_policy(), policy_inputs(table, offer)) >= 0;
        },
        [&](const Kernel<3>& table, const Offer<3>&) {
          const int actor = table.actor();
          styles += counter.known((actor + 1) % 3) && counter.known((actor + 2) % 3);
          both += counter.knows_others(actor);
        });
  CHECK(styles > 0);
  CHECK(both == 0);
}

TEST_CASE("nothanks: among unknown players the master plays by the policy, and so does the adviser",
          "[property]") {
  // Random play is no style: after some cards no seat is known any more.
  Rng rng(8);
  auto match = Match::start(setup_of(*find_game("nothanks"), {{"players", 3}, {"rounds", 1}}, 7));
  REQUIRE(match.ok());
  int asked = 0, taken = 0;
  play_randomly(*match, rng, 1, [&] {
    if (match->to_act().empty()) return;
    const auto view = match->state().view(match->to_act().lowest());
    const Public& pub = static_cast<const StateOf<nothanks::Game>&>(match->state()).state.pub;
    if (view->legal_moves().size() < 2 || pub.pile < 2 || pub.pile > 16) return;
    const Question q = match->question(*view, {.ms = 0, .iterations = 200});
    Kernel<3> table;
    table.load(pub);
    const bool takes = policy_odds(built_in_policy(),
                                   policy_inputs(table, Offer<3>(table, pub.card, pub.pile))) >= 0;
    const Decision master = think(*find_bot("nothanks", "master"), q);
    const Decision adviser = think(*find_bot("nothanks", "adviser"), q);
    CHECK(master.move == (takes ? "take" : "no"));
    CHECK(adviser.move == master.move);
    REQUIRE(adviser.evaluations.size() == 2);
    for (const Evaluation& e : adviser.evaluations) CHECK(std::abs(e.cost) < 200'000);
    ++asked;
    taken += takes;
  });
  CHECK(asked > 5);
  CHECK(taken < asked);
}
