// The policies of 6 qui prend, compared with a literal implementation of GOALS.md §1.

#include "games/nimmt/policies.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <set>

#include "bots/bot.h"
#include "tests/engine/nimmt_naive.h"
#include "tests/engine/nimmt_table.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

// The terms of the definitions, from the state alone.
struct Seen {
  std::vector<std::vector<int>> rows;
  std::vector<int> hand;
  std::vector<int>
      unseen;  // cards of the deck in use that were never open this round and are not in the hand
  bool profi;
};

Seen seen_by(const nimmt::State& s, int seat) {
  Seen out;
  std::set<int> known;
  for (const nimmt::Row& row : s.pub.rows) out.rows.push_back(numbers(row));
  for (const auto& row : out.rows) known.insert(row.begin(), row.end());
  for (const CardSet& pile : s.pub.pile)
    for (const Card c : pile) known.insert(c);
  out.hand = numbers(s.secret.hand[seat]);
  known.insert(out.hand.begin(), out.hand.end());
  for (int c = 1; c <= s.pub.options.deck_size(); ++c)
    if (!known.contains(c)) out.unseen.push_back(c);
  out.profi = s.pub.options.profi != 0;
  return out;
}

int heads(int card) { return nimmt::heads(static_cast<Card>(card)); }
int heads(const std::vector<int>& cards) {
  int sum = 0;
  for (const int c : cards) sum += heads(c);
  return sum;
}
int cheapest(const Seen& seen) {
  int best = 1000;
  for (const auto& row : seen.rows) best = std::min(best, heads(row));
  return best;
}

// Where the card would go now; nothing if it is too low.
std::optional<NaiveEnd> place_now(const Seen& seen, int card) {
  const NaiveTable table{seen.rows, {}, {}, 0};
  std::optional<NaiveEnd> best;
  for (const NaiveEnd& end : ends_that_fit(table, card, seen.profi))
    if (!best || end.difference < best->difference ||
        (end.difference == best->difference && best->left && !end.left))
      best = end;
  return best;
}

// "the card that costs fewest heads if placed now, ties to the smallest gap, too-low cards last"
int greedy_choice(const Seen& seen) {
  int best = -1;
  std::array<int, 3> lowest{};  // too low, heads, gap
  for (const int card : seen.hand) {
    const auto end = place_now(seen, card);
    std::array<int, 3> cost{1, cheapest(seen), 0};
    if (end) {
      const auto& row = seen.rows[end->row];
      cost = {0, row.size() == 5 ? heads(row) : 0, end->difference};
    }
    if (best < 0 || cost < lowest) {
      best = card;
      lowest = cost;
    }
  }
  return best;
}

// "risk = share of unseen cards that lie between the row's end and the card; cost = risk × (row
// heads + own heads + 0.6 × row length); a sixth card costs the row, a too-low one the cheapest
// row + 2; lowest cost"
double heuristic_cost(const Seen& seen, int card) {
  const auto end = place_now(seen, card);
  if (!end) return cheapest(seen) + 2;
  const auto& row = seen.rows[end->row];
  if (row.size() == 5) return heads(row);
  const int near = end->left ? row.front() : row.back();
  int between = 0;
  for (const int c : seen.unseen) between += c > std::min(near, card) && c < std::max(near, card);
  const double risk = seen.unseen.empty()
                          ? 0
                          : static_cast<double>(between) / static_cast<double>(seen.unseen.size());
  return risk * (heads(row) + heads(card) + 0.6 * static_cast<double>(row.size()));
}

const nimmt::State& state_of(const Match& match) {
  return static_cast<const StateOf<nimmt::Game>&>(match.state()).state;
}

Decision ask(const Match& match, const char* bot, Seat seat) {
  const auto view = match.state().view(seat);
  return think(*find_bot("nimmt", bot), match.question(*view, {}));
}

// visit(state, match) whenever a card is chosen, at many tables without special cards.
template <class Visit>
void every_choice(std::uint64_t seed, std::uint32_t one_in, Visit&& visit) {
  every_table(seed, [&](Match& match, Rng& rng) {
    if (match.setup().game->id() != "nimmt" || state_of(match).pub.options.special) return;
    play_randomly(match, rng, 1, [&] {
      if (match.to_act().empty() || rng.below(one_in) != 0) return;
      visit(match, any_seat(rng, match.to_act()));
    });
  });
}

Decision decide(const char* bot, const nimmt::State& state) {
  const StateOf<nimmt::Game> any(state);
  const auto view = any.view(0);
  Question q;
  q.view = view.get();
  q.legal = view->legal_moves();
  return think(*find_bot("nimmt", bot), q);
}

int cost_of(const Decision& d, const std::string& move) {
  for (const Evaluation& e : d.evaluations)
    if (e.move == move) return e.cost;
  return -1;
}

}  // namespace

TEST_CASE("greedy plays as defined, wherever a card is chosen", "[property]") {
  int choices = 0;
  every_choice(81, 6, [&](const Match& match, Seat seat) {
    if (state_of(match).pub.phase != nimmt::Phase::choose) return;
    ++choices;
    const int expected = greedy_choice(seen_by(state_of(match), seat));
    REQUIRE(ask(match, "greedy", seat).move == std::to_string(expected));
  });
  CHECK(choices > 3000);
}

TEST_CASE("heuristic prices every card as defined, to a thousandth, and plays the cheapest",
          "[property]") {
  int choices = 0;
  every_choice(82, 6, [&](const Match& match, Seat seat) {
    if (state_of(match).pub.phase != nimmt::Phase::choose) return;
    ++choices;
    const Seen seen = seen_by(state_of(match), seat);
    const Decision d = ask(match, "heuristic", seat);
    REQUIRE(d.evaluations.size() == seen.hand.size());
    int best = seen.hand.front();
    for (const int card : seen.hand) {
      const double exact = 1000 * heuristic_cost(seen, card);
      const int cost = cost_of(d, std::to_string(card));
      // Thousandths are rounded down.
      REQUIRE(cost <= exact + 1e-6);
      REQUIRE(cost > exact - 1 - 1e-6);
      if (heuristic_cost(seen, card) < heuristic_cost(seen, best) - 1e-9) best = card;
    }
    REQUIRE(heuristic_cost(seen, std::stoi(d.move)) < heuristic_cost(seen, best) + 0.001);
  });
  CHECK(choices > 3000);
}

TEST_CASE("Both take the cheapest row, the first of equals", "[property]") {
  int rows = 0;
  every_choice(83, 1, [&](const Match& match, Seat seat) {
    if (state_of(match).pub.phase != nimmt::Phase::take_row) return;
    ++rows;
    const Seen seen = seen_by(state_of(match), seat);
    std::size_t expected = 0;
    while (heads(seen.rows[expected]) != cheapest(seen)) ++expected;
    for (const char* bot : {"greedy", "heuristic"})
      REQUIRE(ask(match, bot, seat).move == "row " + std::to_string(expected + 1));
  });
  CHECK(rows > 300);
}

TEST_CASE("Both draft a card of fewest heads, the highest of those", "[property]") {
  int drafts = 0;
  every_choice(84, 12, [&](const Match& match, Seat seat) {
    if (state_of(match).pub.phase != nimmt::Phase::draft) return;
    ++drafts;
    int expected = 0;
    for (const Card c : state_of(match).pub.market)
      if (expected == 0 || heads(c) <= heads(expected)) expected = c;
    for (const char* bot : {"greedy", "heuristic"})
      REQUIRE(ask(match, bot, seat).move == "draft " + std::to_string(expected));
  });
  CHECK(drafts > 500);
}

TEST_CASE("greedy on tables made by hand", "[property]") {
  // 13 and 46 cost nothing; 13 lies 1 away, 46 6.
  CHECK(decide("greedy", position({.players = 2}, {{12}, {40}, {98}, {100}}, {13, 97})).move ==
        "13");
  // A sixth card is preferred to one that is too low, even if the row is costly.
  nimmt::State s = position({.players = 2}, {{20, 30, 40, 50, 55}, {101}, {102}, {103}}, {56, 57});
  s.secret.hand[0] = {};
  s.secret.hand[0].add(56);
  s.secret.hand[0].add(3);
  CHECK(decide("greedy", s).move == "56");
  // Among cards that are too low, the first.
  s.secret.hand[0] = {};
  s.secret.hand[0].add(9);
  s.secret.hand[0].add(4);
  CHECK(decide("greedy", s).move == "4");
}

TEST_CASE("heuristic on a table made by hand", "[property]") {
  // Two players, four cards seen on the table, two in hand: 98 unseen. 16 behind the 12: 13, 14 and
  // 15 between, row 1 head, own 1, length 1: 3/98 · 2.6 = 0.0795…
  nimmt::State s = position({.players = 2}, {{12}, {44}, {70, 71, 72, 73, 75}, {90}}, {16, 97});
  s.pub.pile = {};
  s.pub.seen = {};
  for (const nimmt::Row& row : s.pub.rows)
    for (const Card c : row) s.pub.seen.add(c);
  s.secret.hand[0] = {};
  for (const int c : {16, 3, 76, 45}) s.secret.hand[0].add(static_cast<Card>(c));
  const int unseen = 104 - 8 - 4;
  const Decision d = decide("heuristic", s);
  CHECK(cost_of(d, "16") == 3 * (1000 * 2 + 600) / unseen);
  CHECK(cost_of(d, "3") == (1 + 2) * 1000);               // cheapest row 1, and 2
  CHECK(cost_of(d, "76") == (3 + 1 + 1 + 1 + 2) * 1000);  // the sixth takes 70 71 72 73 75
  CHECK(cost_of(d, "45") == 0);
  CHECK(d.move == "45");
}
