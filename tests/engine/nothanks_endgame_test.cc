// The solved end of a round, compared with a simple enumeration of everything that can happen.

#include <catch2/catch_test_macros.hpp>

#include "bots/bot.h"
#include "bots/nothanks/endgame.h"
#include "games/any_game_of.h"
#include "games/nothanks/game.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::nothanks;
using namespace tablee::test;

namespace {

// A table in simple data; it includes the earlier rounds.
struct Naive {
  Stake stake;
  std::vector<CardSet> taken;
  std::vector<int> chips;
  int actor = 0, pot = 0, card = 0;

  void take() {
    const std::size_t at = actor;
    taken[at].add(static_cast<Card>(card));
    chips[at] += pot;
    pot = 0;
  }
  void refuse() {
    --chips[actor];
    ++pot;
    actor = (actor + 1) % static_cast<int>(chips.size());
  }
  bool can_refuse() const { return chips[actor] > 0; }
  std::vector<int> scores() const {
    std::vector<int> scores;
    for (std::size_t i = 0; i < chips.size(); ++i)
      scores.push_back(nothanks::card_points(taken[i]) - chips[i]);
    return scores;
  }
  std::vector<int> worths() const {
    std::vector<int> worths;
    for (int i = 0; i < static_cast<int>(chips.size()); ++i)
      worths.push_back(worth(stake, scores(), i));
    return worths;
  }
};

// All seats play their best moves: sums of worths over all cards that may come, of which `left` are
// face down.
std::vector<int> best_for_all(const Naive& table, int left);

std::vector<int> best_after_take(Naive table, int left) {
  table.take();
  if (left == 0) return table.worths();
  std::vector<int> sums(table.chips.size());
  for (int c = kLowest; c <= kHighest; ++c) {
    bool seen = false;
    for (const CardSet& cards : table.taken) seen |= cards.has(static_cast<Card>(c));
    if (seen) continue;
    table.card = c;
    const std::vector<int> end = best_for_all(table, left - 1);
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += end[i];
  }
  return sums;
}

std::vector<int> best_after_refusal(Naive table, int left) {
  table.refuse();
  return best_for_all(table, left);
}

std::vector<int> best_for_all(const Naive& table, int left) {
  const std::vector<int> take = best_after_take(table, left);
  if (!table.can_refuse()) return take;
  const std::vector<int> refuse = best_after_refusal(table, left);
  const std::size_t at = table.actor;
  return take[at] >= refuse[at] ? take : refuse;
}

// visit(position, counter, the same in simple data) where the actor has a choice and that many
// cards are face down.
template <int N, class Visit>
void every_end(int left, int rounds, Visit&& visit) {
  Rng rng(31);
  Shuffler cards;
  for (int round = 0; round < rounds; ++round) {
    Position<N> here;
    StyleCounter<N> counter;
    here.stake.rounds_left = round % 3;
    for (int i = 0; i < N; ++i) here.stake.totals[i] = static_cast<int>(rng.below(30));
    const auto first = static_cast<int>(rng.below(N));
    here.table.start(first);
    REQUIRE(counter.deal(first));
    cards.shuffle(rng);
    for (int i = 0; i < kPile - left; ++i) {
      here.card = cards.card(i);
      here.left = kPile - 1 - i;
      REQUIRE(counter.turn_up(here.card));
      for (;;) {
        if (here.left == left && here.table.can_refuse(1)) {
          Naive table{here.stake, {}, {}, here.table.actor(), here.table.pot(), here.card};
          for (int s = 0; s < N; ++s) {
            table.chips.push_back(here.table.chips(s));
            table.taken.emplace_back();
            for (int c = kLowest; c <= kHighest; ++c)
              if ((here.table.taken(s) & card_bit(c)) != 0)
                table.taken.back().add(static_cast<Card>(c));
          }
          visit(here, counter, table);
        }
        if (!here.table.can_refuse(1) || rng.below(4) == 0) break;
        REQUIRE(counter.refuse(here.table.actor()));
        here.table.refuse(1);
      }
      REQUIRE(counter.take(here.table.actor()));
      here.table.take(here.card);
    }
  }
}

template <int N>
void check_best_for_all(int left, int rounds) {
  constexpr int kUnseen = kCards - kPile + 1;  // with one face down
  int choices = 0;
  every_end<N>(left, rounds, [&](const auto& here, const auto& counter, const Naive& table) {
    const Outlook found = Endgame<N>(here, counter, 16).solve();
    const std::size_t at = table.actor;
    const int cards = left == 0 ? 1 : kUnseen;
    CHECK(found.take.worth == best_after_take(table, left)[at] / cards);
    CHECK(found.refuse.worth == best_after_refusal(table, left)[at] / cards);
    ++choices;
  });
  CHECK(choices > rounds / 2);
}

// What comes of a plan: sums over all styles of the others.
struct Played {
  std::int64_t worth = 0;
  int others = 0;  // somebody else took the card
  int forced = 0;  // it took the card at a loss, as it could not refuse it
};

// Adds what comes of refusing that often and then taking, while the two others play these styles.
void play(Naive table, Position<3> here, int refusals, const std::array<const Style*, 3>& styles,
          Played& sum) {
  const int own = table.actor;
  const Offer<3> offer(here.table, here.card, 0);
  while (table.can_refuse()) {
    const Style* style = styles[table.actor];
    if (style == nullptr
            ? refusals-- == 0
            : takes(*style, here.table, offer, price(*style, here.table, offer, table.actor)))
      break;
    table.refuse();
    here.table.refuse(1);
  }
  const int before = table.scores()[own];
  const bool able = table.can_refuse(), mine = table.actor == own;
  table.take();
  sum.worth += table.worths()[own];
  sum.others += !mine;
  sum.forced += mine && !able && table.scores()[own] > before;
}

}  // namespace

TEST_CASE("nothanks endgame: among perfect players it is backward induction", "[nothanks]") {
  check_best_for_all<3>(0, 200);
  check_best_for_all<4>(0, 200);
  check_best_for_all<7>(0, 50);
  check_best_for_all<3>(1, 10);
  check_best_for_all<5>(1, 5);
}

TEST_CASE("nothanks endgame: against styles it is the best of all plans", "[nothanks]") {
  every_end<3>(0, 8, [&](const auto& here, const auto& counter, const Naive& table) {
    const Outlook found = Endgame<3>(here, counter, 0).solve();
    constexpr double kPlays = 64 * 64;
    const auto played = [&](int refusals) {
      Played sum;
      const auto next = static_cast<std::size_t>((table.actor + 1) % 3), last = (next + 1) % 3;
      for (const Style* a : counter.likely(static_cast<int>(next)))
        for (const Style* b : counter.likely(static_cast<int>(last))) {
          std::array<const Style*, 3> styles{};
          styles[next] = a;
          styles[last] = b;
          play(table, here, refusals, styles, sum);
        }
      return sum;
    };
    const auto mean = [&](const Played& sum) { return static_cast<double>(sum.worth) / kPlays; };
    const auto near = [&](int percent, int times) {
      return std::abs(percent - 100 * times / kPlays) <= 1;
    };
    std::vector<Played> plans;
    for (int k = 1; k <= table.chips[table.actor]; ++k) plans.push_back(played(k));
    double best = mean(plans.front());
    for (const Played& plan : plans) best = std::max(best, mean(plan));
    CHECK(std::abs(found.take.worth - mean(played(0))) <= 1);
    CHECK(std::abs(found.refuse.worth - best) <= 1);
    CHECK(found.take.others == 0);
    CHECK(found.take.forced == 0);
    CHECK(std::ranges::any_of(plans, [&](const Played& plan) {
      return std::abs(mean(plan) - best) <= 1 && near(found.refuse.others, plan.others) &&
             near(found.refuse.forced, plan.forced);
    }));
  });
}

TEST_CASE("nothanks endgame: the adviser needs no playouts for it", "[nothanks]") {
  Rng rng(3);
  int asked = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    auto match = Match::start(setup_of(*find_game("nothanks"), {{"players", 4}}, seed));
    REQUIRE(match.ok());
    play_randomly(*match, rng, 1, [&] {
      if (match->to_act().empty()) return;
      const auto view = match->state().view(match->to_act().lowest());
      if (view->legal_moves().size() < 2 || nothanks::view_of(*view)->pub.pile > kSolved) return;
      const BotInfo& adviser = *find_bot("nothanks", "adviser");
      const Decision a = think(adviser, match->question(*view, {.ms = 0, .iterations = 1}));
      const Decision b = think(adviser, match->question(*view, {.ms = 0, .iterations = 5000}));
      REQUIRE(a.evaluations.size() == 2);
      for (std::size_t i = 0; i < 2; ++i) CHECK(a.evaluations[i].cost == b.evaluations[i].cost);
      CHECK(a.move == b.move);
      ++asked;
    });
  }
  CHECK(asked > 4);
}
