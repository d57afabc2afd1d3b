// Non merci (RULES.md §3): its worked examples and rulings, and properties of every step.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "games/any_game_of.h"
#include "games/nothanks/game.h"
#include "tests/engine/random_play.h"
#include "tests/engine/winners.h"

using namespace tablee;
using namespace tablee::test;
using nothanks::Phase;

namespace {

using Numbers = std::vector<int>;

CardSet set_of(const Numbers& cards) {
  CardSet set;
  for (const int c : cards) set.add(static_cast<Card>(c));
  return set;
}

int points(const Numbers& cards) { return nothanks::card_points(set_of(cards)); }

// A second implementation of the score: runs are cut out of the sorted cards.
int naive_points(Numbers cards) {
  std::sort(cards.begin(), cards.end());
  int sum = 0;
  while (!cards.empty()) {
    const int lowest = cards.front();
    sum += lowest;
    for (int next = lowest; !cards.empty() && cards.front() == next; ++next)
      cards.erase(cards.begin());
  }
  return sum;
}

const nothanks::State& state_of(const Match& match) {
  return static_cast<const StateOf<nothanks::Game>&>(match.state()).state;
}

class Table {
 public:
  explicit Table(const nothanks::Options& options) : any_(nothanks::Game::start(options)) {}
  // These cards are on top of the pile; the others follow from the lowest.
  Table(const nothanks::Options& options, int first, Numbers top) : Table(options) {
    for (int c = nothanks::kLowest; c <= nothanks::kHighest; ++c)
      if (std::find(top.begin(), top.end(), c) == top.end()) top.push_back(c);
    std::string text = "first " + std::to_string(first) + " cards";
    for (const int c : top) text += " " + std::to_string(c);
    REQUIRE(any_.deal(text, nullptr).ok());
  }

  const nothanks::Public& pub() const { return any_.state.pub; }
  std::vector<std::string> legal() const { return any_.view(pub().actor)->legal_moves(); }
  bool act(const char* move) { return any_.apply(pub().actor, move, nullptr).ok(); }
  int chips(std::size_t seat) const { return pub().chips[seat]; }
  Numbers taken(std::size_t seat) const { return to_numbers(pub().taken[seat]); }
  StateOf<nothanks::Game>& any() { return any_; }

 private:
  StateOf<nothanks::Game> any_;
};

Setup table_of(int players, std::uint64_t seed, int rounds = 1) {
  return setup_of(*find_game("nothanks"), {{"players", players}, {"rounds", rounds}}, seed);
}

// Checks chips and cards at every step.
std::string wrong_state(const nothanks::State& s) {
  const nothanks::Public& p = s.pub;
  if (p.phase != Phase::turn) {
    if (p.pot != 0 || p.card != kNoCard || !s.secret.order.empty()) return "something left lying";
    return {};
  }
  int chips = p.pot;
  CardSet places = set_of({p.card});
  int count = 1;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    if (p.chips[i] < 0) return "less than no chip";
    chips += p.chips[i];
    places |= p.taken[i];
    count += p.taken[i].size();
    if (i >= static_cast<std::size_t>(p.options.players) && (p.chips[i] || !p.taken[i].empty()))
      return "an empty seat";
  }
  if (chips != p.options.players * p.options.chips()) return "chips come and go";
  if (count + p.pile != 24) return "24 cards are played";
  if (std::ssize(s.secret.order) != p.pile + 9) return "nine are out";
  for (const Card c : s.secret.order) places.add(c);
  if (places != CardSet::range(3, 35)) return "a card lost or twice";
  return {};
}

}  // namespace

TEST_CASE("§3: scores of the examples") {
  CHECK(points({}) == 0);
  CHECK(points({4, 6, 10, 21}) == 41);
  CHECK(points({8, 9}) == 8);
  CHECK(points({17, 18, 19, 20}) == 17);
  CHECK(points({13, 15, 16}) == 28);
  CHECK(points({13, 14, 15, 16}) == 13);
  CHECK(nothanks::change(set_of({13, 15, 16}), 14) == -15);
  const Numbers last{3, 7, 8, 10, 14, 15, 16, 25};
  CHECK(points(last) == 59);
  nothanks::Public p;
  p.taken[2] = set_of(last);
  p.chips[2] = 8;
  CHECK(nothanks::round_points(p, 2) == 51);
}

TEST_CASE("§3: 11 is turned up, two pay, the third takes it, turns up 16 and pays") {
  for (int players = 3; players <= 7; ++players) {
    Table table({.players = players}, 0, {11, 16});
    const int chips = table.pub().options.chips();
    CHECK(table.pub().card == 11);
    REQUIRE(table.act("no"));
    REQUIRE(table.act("no"));
    CHECK(table.pub().pot == 2);
    CHECK(table.pub().actor == 2);
    REQUIRE(table.act("take"));
    CHECK(table.pub().card == 16);
    CHECK(table.pub().pot == 0);
    CHECK(table.pub().actor == 2);  // a turn lasts until a chip is paid
    CHECK(table.chips(2) == chips + 2);
    REQUIRE(table.act("no"));
    CHECK(table.pub().actor == 3 % players);
    CHECK(table.chips(2) == chips + 1);
    CHECK(table.chips(0) == chips - 1);
    CHECK(table.taken(2) == Numbers{11});
    CHECK(table.pub().pot == 1);
  }
}

TEST_CASE("§3: chips by the number of players, who are three to seven") {
  const int chips[]{11, 11, 11, 9, 7};
  for (int players = 3; players <= 7; ++players) {
    const Table table({.players = players}, 1, {});
    for (int i = 0; i < kMaxSeats; ++i)
      CHECK(table.chips(i) == (i < players ? chips[players - 3] : 0));
    CHECK(table.pub().actor == 1);
    CHECK(table.pub().pile == 23);
  }
  const AnyGame& game = *find_game("nothanks");
  CHECK_FALSE(game.check({{"players", 2}}).ok());
  CHECK_FALSE(game.check({{"players", 8}}).ok());
}

TEST_CASE("§3: a player without a chip must take, even with chips on the card") {
  Table table({.players = 3}, 0, {35});
  for (int i = 0; i < 33; ++i) {
    CHECK(table.legal() == std::vector<std::string>{"take", "no"});
    REQUIRE(table.act("no"));
  }
  CHECK(table.pub().pot == 33);
  CHECK(table.legal() == std::vector<std::string>{"take"});
  CHECK_FALSE(table.act("no"));
  REQUIRE(table.act("take"));
  CHECK(table.chips(0) == 33);
  CHECK(table.legal() == std::vector<std::string>{"take", "no"});
}

TEST_CASE("§3: the game ends when the 24th card is taken") {
  Table table({.players = 3}, 2, {});
  for (int i = 0; i < 24; ++i) {
    REQUIRE(table.pub().phase == Phase::turn);
    REQUIRE(table.act("take"));
  }
  CHECK(table.pub().phase == Phase::over);
  // Seat 2 took 3 … 26, and all kept their chips.
  CHECK(table.pub().totals[2] == 3 - 11);
  CHECK(table.pub().totals[0] == -11);
  // Equal totals share a place.
  const auto& totals = table.pub().totals;
  CHECK(test::winners_by("nothanks", {totals[0], totals[1], totals[2]}, true) ==
        std::vector<int>{0, 1});
}

TEST_CASE("Scores against a second count") {
  Rng rng(3);
  for (int i = 0; i < 20'000; ++i) {
    CardSet cards;
    Numbers all;
    // Both dense and sparse hands.
    const std::uint32_t one_in = 1 + rng.below(8);
    for (int c = 3; c <= 35; ++c)
      if (rng.below(8) < one_in) {
        cards.add(static_cast<Card>(c));
        all.push_back(c);
      }
    REQUIRE(nothanks::card_points(cards) == naive_points(all));
    const int more = 3 + static_cast<int>(rng.below(33));
    if (cards.has(static_cast<Card>(more))) continue;
    const int before = naive_points(all);
    all.push_back(more);
    REQUIRE(nothanks::change(cards, static_cast<Card>(more)) == naive_points(all) - before);
  }
}

TEST_CASE("Non merci: chips and cards are consistent at every step") {
  for (int players = 3; players <= 7; ++players)
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      auto match = Match::start(table_of(players, seed, 2));
      REQUIRE(match.ok());
      Rng rng(mix(seed));
      play_randomly(*match, rng, 2, [&] {
        const std::string wrong = wrong_state(state_of(*match));
        if (!wrong.empty()) FAIL(wrong << "\n" << write_record(match->record()));
      });
      REQUIRE(match->over());
    }
}

TEST_CASE("Non merci: chips, cards, scores and totals follow from the events alone") {
  for (int players = 3; players <= 7; ++players)
    for (int rounds = 1; rounds <= 3; ++rounds) {
      auto match = Match::start(table_of(players, static_cast<std::uint64_t>(rounds), rounds));
      Rng rng(static_cast<std::uint64_t>(players));
      play_randomly(*match, rng, rounds, [] {});
      const std::size_t n = players;
      Numbers chips;
      Numbers totals(n);
      std::vector<Numbers> cards;
      std::set<int> turned_up;
      int ended = 0;
      for (const Event& e : match->events()) {
        const std::size_t seat = e.seat;
        if (e.kind == "deal") {
          chips.assign(n, e.field("chips"));
          cards.assign(n, {});
          turned_up.clear();
        } else if (e.kind == "turn_up") {
          REQUIRE(turned_up.insert(e.field("card")).second);
        } else if (e.kind == "no") {
          REQUIRE(--chips[seat] >= 0);
        } else if (e.kind == "take") {
          chips[seat] += e.field("pot");
          cards[seat].push_back(e.field("card"));
        } else if (e.kind == "round_end") {
          ++ended;
          REQUIRE(turned_up.size() == 24);
          for (std::size_t i = 0; i < n; ++i) {
            const int score = naive_points(cards[i]) - chips[i];
            REQUIRE(e.per_seat[i] == score);
            totals[i] += score;
          }
        }
      }
      REQUIRE(ended == rounds);
      const nothanks::Public& p = state_of(*match).pub;
      for (std::size_t i = 0; i < n; ++i) REQUIRE(p.totals[i] == totals[i]);
    }
}

TEST_CASE("§3: the starter of each round is random, and so are the nine cards out") {
  std::set<int> first;
  std::set<int> turn;  // the distance from one starter to the next
  std::set<int> out;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    auto match = Match::start(table_of(5, seed, 2));
    Rng rng(seed);
    Numbers starters;
    play_randomly(*match, rng, 2, [&] {
      const nothanks::State& s = state_of(*match);
      if (s.pub.phase != Phase::turn || s.pub.pile != 23 || s.pub.pot != 0) return;
      starters.push_back(s.pub.actor);
      for (std::size_t i = s.secret.order.size() - 9; i < s.secret.order.size(); ++i)
        out.insert(s.secret.order[i]);
    });
    REQUIRE(starters.size() == 2);
    first.insert(starters[0]);
    turn.insert((starters[1] - starters[0] + 5) % 5);
  }
  CHECK(first.size() == 5);
  CHECK(turn.size() == 5);
  CHECK(out.size() == 33);
}

TEST_CASE("§3: the tactical version gives ten chips each and keeps 10, 20 and 30 out") {
  for (int players = 3; players <= 7; ++players) {
    INFO(players);
    const nothanks::Options options{.players = players, .tactical = 1};
    auto any = StateOf<nothanks::Game>(nothanks::Game::start(options));
    Rng rng(static_cast<std::uint64_t>(players));
    std::set<int> came;
    for (int i = 0; i < 200; ++i) {
      const nothanks::Deal deal = nothanks::make_deal(any.state, rng);
      REQUIRE(deal.order.size() == nothanks::kCards);
      for (int n = 0; n < nothanks::kPile; ++n) came.insert(deal.order[n]);
    }
    CHECK(came.size() == 30);
    for (const int out : {10, 20, 30}) CHECK_FALSE(came.contains(out));
    REQUIRE(any.deal(nothanks::deal_text(nothanks::make_deal(any.state, rng)), nullptr).ok());
    for (int i = 0; i < players; ++i) CHECK(any.state.pub.chips[i] == 10);
    // The cards still to come, as every player can work out and as bots sample them.
    const nothanks::View view{any.state.pub, any.state.pub.actor, true};
    CHECK(nothanks::unseen(view).size() == 29);
    const nothanks::State sampled = nothanks::sample(view, rng);
    for (int n = 0; n < any.state.pub.pile; ++n) CHECK(sampled.secret.order[n] % 10 != 0);
    // A pile that contains one of them is no such deal.
    std::string text = "first 0 cards 10";
    for (int c = 3, n = 1; n < nothanks::kPile; ++c)
      if (c % 10 != 0) text += " " + std::to_string(c), ++n;
    CHECK_FALSE(nothanks::parse_deal(nothanks::Game::start(options), text).ok());
    CHECK(nothanks::parse_deal(nothanks::Game::start({.players = players}), text).ok());
  }
}

TEST_CASE("§3: other counts are shown with open_chips only, one's own always") {
  for (const int open : {0, 1}) {
    Table table({.players = 3, .open_chips = open}, 0, {});
    const nothanks::State& s = table.any().state;
    for (int viewer = -1; viewer < 3; ++viewer)
      for (int seat = 0; seat < 3; ++seat)
        CHECK(nothanks::shows_chips(nothanks::Game::view(s, seat_at(viewer)), seat_at(seat)) ==
              (open || viewer == seat));
  }
}
