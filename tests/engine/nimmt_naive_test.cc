// The engine's tricks compared with the second implementation.

#include <catch2/catch_test_macros.hpp>
#include <map>

#include "core/rng.h"
#include "tests/engine/nimmt_naive.h"
#include "tests/engine/nimmt_table.h"

using namespace tablee;
using namespace tablee::test;

namespace {

struct Tally {
  std::map<std::string, int> kinds;  // how often each kind of event occurred
  int ties = 0;                      // how often ends on both sides were equally near
};

std::vector<int> shuffled_deck(int deck, Rng& rng) {
  std::vector<int> cards;
  for (int c = 1; c <= deck; ++c) cards.push_back(c);
  rng.shuffle(std::span(cards));
  return cards;
}

// Rows of random lengths and one card a seat.
void compare_one(const nimmt::Options& options, Rng& rng, Tally& tally) {
  std::vector<int> deck = shuffled_deck(options.deck_size(), rng);
  const auto draw = [&] {
    const int card = deck.back();
    deck.pop_back();
    return card;
  };
  NaiveTable naive;
  naive.taken.resize(options.players);
  for (int r = 0; r < nimmt::kRows; ++r) {
    auto& row = naive.rows.emplace_back();
    // Long rows are more frequent, because full ones are the interesting ones.
    const std::uint32_t length = std::max(1 + rng.below(5), 1 + rng.below(5));
    for (std::uint32_t i = 0; i < length; ++i) row.push_back(draw());
    std::sort(row.begin(), row.end());
  }
  Cards plays;
  for (int i = 0; i < options.players; ++i) plays.push_back(draw());

  NimmtTable engine(position(options, naive.rows, plays));
  const auto pile_before = [&] {
    std::vector<CardSet> piles;
    for (int i = 0; i < options.players; ++i) piles.push_back(engine.state().pub.pile[i]);
    return piles;
  }();
  std::vector<std::string> events;
  // Seats choose in any order, which must not matter.
  std::vector<int> order;
  for (int i = 0; i < options.players; ++i) order.push_back(i);
  rng.shuffle(std::span(order));
  for (const int seat : order) REQUIRE(engine.move(seat, std::to_string(plays[seat])));

  const auto choice = [&](const NaiveTable& table, int card) {
    for (std::size_t r = 0; r < table.rows.size(); ++r)
      REQUIRE(numbers(engine.state().pub.rows[r]) == table.rows[r]);
    REQUIRE(engine.state().pub.phase == nimmt::Phase::take_row);
    REQUIRE(engine.state().pub.queue.front().card == card);
    const int row = 1 + static_cast<int>(rng.below(nimmt::kRows));
    REQUIRE(engine.move(engine.state().pub.actor, "row " + std::to_string(row)));
    return row;
  };
  naive_trick(naive, plays, options.profi != 0, choice);
  for (const Event& e : engine.events()) {
    if (e.kind == "choose" || e.kind == "reveal" || e.kind == "round_end") continue;
    events.push_back(event_text(e));
    ++tally.kinds[std::string(e.kind)];
  }
  REQUIRE(events == naive.events);
  REQUIRE(engine.rows() == naive.rows);
  REQUIRE(naive.choices <= 1);
  for (std::size_t i = 0; i < pile_before.size(); ++i) {
    CardSet expected = pile_before[i];
    for (const int c : naive.taken[i]) expected.add(static_cast<Card>(c));
    REQUIRE(engine.state().pub.pile[i] == expected);
  }
}

Tally compare(const nimmt::Options& options, int tricks, std::uint64_t seed) {
  Rng rng(seed);
  Tally tally;
  for (int i = 0; i < tricks; ++i) compare_one(options, rng, tally);
  return tally;
}

void compare_all(int tricks) {
  for (int players = 2; players <= 10; ++players)
    for (int flags = 0; flags < 8; ++flags) {
      const nimmt::Options options{
          .players = players, .tactic = flags & 1, .logic = (flags >> 1) & 1, .profi = flags >> 2};
      if (options.tactic && players < 3) continue;  // there may be too few cards for rows and hands
      CAPTURE(players, flags);
      const Tally tally = compare(options, tricks, static_cast<std::uint64_t>(players * 8 + flags));
      // Every kind of event occurred, so the comparison covers all of them.
      auto kinds = tally.kinds;
      CHECK(kinds["place"] > 0);
      CHECK(kinds["sixth"] > 0);
      CHECK(kinds["too_low"] > 0);
      CHECK((kinds["place_left"] > 0) == (options.profi != 0));
    }
}

}  // namespace

TEST_CASE("Random tricks agree with the second implementation", "[property]") { compare_all(120); }
TEST_CASE("Very many random tricks agree with the second implementation", "[.soak]") {
  compare_all(20'000);
}

TEST_CASE("The second implementation agrees with the worked examples", "[property]") {
  NaiveTable table{{{12}, {37}, {43}, {58}}, {{}, {}, {}, {}}, {}, 0};
  const auto second = [](const NaiveTable&, int) { return 2; };
  naive_trick(table, {14, 15, 44, 61}, false, second);
  naive_trick(table, {21, 26, 30, 36}, false, second);
  naive_trick(table, {3, 9, 68, 83}, false, second);
  CHECK(table.rows == CardRows{{30, 36}, {3, 9}, {43, 44}, {58, 61, 68, 83}});
  CHECK(table.taken[2] == Cards{12, 14, 15, 21, 26});
  NaiveTable profi{{{5, 13}, {23, 40}, {60, 61}, {80, 90}}, {{}, {}}, {}, 0};
  naive_trick(profi, {21, 18}, true, second);
  CHECK(profi.events == std::vector<std::string>{"18 behind row 1", "21 before row 2"});
}
