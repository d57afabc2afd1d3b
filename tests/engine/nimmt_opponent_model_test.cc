// The master's opponent model: its styles choose exactly as the policies do, and a player who
// follows one of them is recognised.

#include <catch2/catch_test_macros.hpp>

#include "bots/nimmt/opponent_model.h"
#include "bots/nimmt/search.h"
#include "bots/nimmt/special_world.h"
#include "bots/nimmt/weights.h"
#include "games/nimmt/policies.h"
#include "games/nimmt/rules.h"

using namespace tablee;
using namespace tablee::nimmt;

namespace {

struct Heard final : EventSink {
  void emit(Event event) override { events.push_back(std::move(event)); }
  std::vector<Event> events;
};

Card by_policy(void (*policy)(const View&, Costs&), const View& v) {
  Costs costs;
  policy(v, costs);
  const auto least = std::min_element(costs.begin(), costs.end()) - costs.begin();
  auto card = v.hand.begin();
  for (auto i = least; i > 0; --i) ++card;
  return *card;
}

template <class Table>
Card by_style(Style style, const View& v) {
  Table rows;
  if constexpr (std::is_same_v<Table, OpenRows>) {
    rows = SpecialWorld(v.pub).open_rows();
  } else {
    std::array<int, kRows> where{};
    set_rows(v.pub.rows, rows, where);
  }
  Rng dice(static_cast<std::uint64_t>(v.pub.trick));
  return card_of(style, trained_net(), rows, v.hand, pool_of(v), v.pub.options.players, dice);
}

// Plays rounds in which every seat has its style; visit(state) before each card.
template <class Table, class Visit>
std::vector<Event> play_rounds(const Options& options, const PerSeat<Style>& styles, Rng& rng,
                               Visit&& visit) {
  Heard heard;
  State s = start(options);
  while (s.pub.phase != Phase::over) {
    if (s.pub.phase == Phase::deal) {
      deal(s, make_deal(s, rng), &heard);
    } else if (s.pub.phase == Phase::choose) {
      const State before = s;
      visit(before);
      for (int i = 0; i < options.players; ++i)
        apply(s, seat_at(i), {.value = by_style<Table>(styles[i], view(before, seat_at(i)))},
              &heard);
    } else {
      Moves moves;
      legal_moves(view(s, s.pub.actor), moves);
      apply(s, s.pub.actor, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], &heard);
    }
  }
  return heard.events;
}

template <class Table>
void check_styles(int profi) {
  Rng rng(5);
  for (const int n : {2, 4, 9})
    for (const int tactic : {0, 1})
      play_rounds<Table>(
          {.players = n, .rounds = 6, .tactic = tactic, .profi = profi}, {}, rng,
          [&](const State& s) {
            for (int i = 0; i < n; ++i) {
              const View v = view(s, seat_at(i));
              REQUIRE(by_style<Table>(Style::greedy, v) == by_policy(&greedy, v));
              REQUIRE(by_style<Table>(Style::heuristic, v) == by_policy(&heuristic, v));
            }
          });
}

template <class Table>
void find_out(const Options& options) {
  Rng rng(11);
  const PerSeat<Style> styles{Style::network, Style::greedy, Style::heuristic, Style::greedy};
  const auto events = play_rounds<Table>(options, styles, rng, [](const State&) {});
  const OpponentModel<Table> opponents(events, options, trained_net(), kNobody);
  for (int i = 0; i < options.players; ++i) {
    INFO("seat " << i);
    CHECK(opponents.of(i).chance(styles[i]) > StyleBelief::kOne * 8 / 10);
  }
}

}  // namespace

TEST_CASE("nimmt styles: greedy and heuristic choose exactly as the policies") {
  check_styles<PackedRows>(0);
  check_styles<TwoEndedRows>(1);
}

TEST_CASE("nimmt opponents: a player who follows a style is recognised") {
  find_out<PackedRows>({.players = 4, .rounds = 4});
  find_out<PackedRows>({.players = 4, .rounds = 4, .tactic = 1, .logic = 1});
  find_out<TwoEndedRows>({.players = 4, .rounds = 4, .profi = 1});
  find_out<OpenRows>({.players = 4, .special = 1});
}

// Before the last trick every seat has two cards: the model predicts the others' better than
// chance.
TEST_CASE("nimmt opponents: hands are sampled by the cards played") {
  Rng rng(2);
  const Options options{.players = 2, .rounds = 1};
  int by_reader = 0, by_dice = 0;
  for (int round = 0; round < 20; ++round) {
    CardSet pool, mine, theirs;
    std::vector<Event> events =
        play_rounds<PackedRows>(options, {Style::network, Style::greedy}, rng, [&](const State& s) {
          if (s.pub.trick != kHandSize - 3) return;
          pool = CardSet::range(1, kDeckSize) - s.pub.seen;
          mine = s.secret.hand[0];
          theirs = s.secret.hand[1];
        });
    int reveals = 0;
    const auto end = std::find_if(events.begin(), events.end(), [&](const Event& e) {
      return e.kind == "reveal" && ++reveals == kHandSize - 3;
    });
    REQUIRE(end != events.end());
    OpponentModel<PackedRows> opponents(std::span<const Event>(events.begin(), end), options,
                                        trained_net(), 0);
    const auto deal = [&] {
      Hands hands{mine};
      FixedVector<Card, kDeckSize> hidden;
      for (const Card c : pool - mine) hidden.push_back(c);
      rng.shuffle(std::span<Card>(hidden.begin(), hidden.size()));
      for (std::size_t i = 0; i < 4; ++i) hands[1].add(hidden[i]);
      return hands;
    };
    opponents.read_on(pool, {}, 192, rng, deal);
    for (int i = 0; i < 200; ++i) {
      const SampledHands& sampled = opponents.draw(rng);
      REQUIRE(sampled.hand[0] == mine);
      REQUIRE(sampled.hand[1].size() == 4);
      REQUIRE((sampled.hand[1] - (pool - mine)).empty());
      by_reader += (sampled.hand[1] & theirs).size();
      by_dice += (deal()[1] & theirs).size();
    }
  }
  CHECK(by_reader > by_dice * 3 / 2);
}

TEST_CASE("nimmt opponents: a publicly known card stays where it is") {
  Rng rng(4);
  const Options options{.players = 3, .rounds = 1};
  const Event rows{.kind = "rows", .cards = {10, 20, 30, 40}};
  const Event trick{.kind = "reveal", .per_seat = {11, 21, 31}};
  const CardSet pool = CardSet::range(50, 70);
  Hands known{};
  known[1].add(55);
  OpponentModel<PackedRows> opponents(std::vector{rows, trick}, options, trained_net(), 0);
  opponents.read_on(pool, known, 100, rng, [] {
    return Hands{CardSet::range(50, 52), CardSet::range(53, 55), CardSet::range(56, 58)};
  });
  CardSet moved;
  for (int i = 0; i < 200; ++i) {
    const SampledHands& sampled = opponents.draw(rng);
    REQUIRE(sampled.hand[0] == CardSet::range(50, 52));
    REQUIRE(sampled.hand[1].has(55));
    REQUIRE((sampled.hand[1] & sampled.hand[2]).empty());
    moved |= sampled.hand[1];
  }
  CHECK(moved.size() > 10);
}

TEST_CASE("nimmt opponents: an impossible history only ends the reading") {
  const Options options{.players = 3, .rounds = 4};
  const Event rows{.kind = "rows", .cards = {10, 20, 30, 40}};
  const Event trick{.kind = "reveal", .per_seat = {11, 21, 31}};
  const std::vector<std::vector<Event>> histories = {
      {{.kind = "rows", .cards = {1, 2}}},
      {{.kind = "rows", .cards = {0, 20, 30, 400}}},
      {trick},
      {rows, {.kind = "reveal", .per_seat = {11, 21}}},
      {rows, {.kind = "reveal", .per_seat = {11, 21, 131}}},
      {rows, {.kind = "place", .fields = {{"card", 11}, {"row", 9}}}},
      {rows, {.kind = "take_row", .fields = {{"card", 11}, {"row", 0}}}},
      std::vector<Event>(40, trick),
      [&] {
        std::vector<Event> many{rows};
        many.insert(many.end(), 40, trick);
        return many;
      }(),
      [&] {
        std::vector<Event> many{rows};
        many.insert(many.end(), 9, {.kind = "place", .fields = {{"card", 11}, {"row", 1}}});
        return many;
      }(),
  };
  for (const auto& history : histories) {
    OpponentModel<PackedRows> opponents(history, options, trained_net(), 0);
    Rng rng(1);
    opponents.read_on(CardSet::range(1, kDeckSize), {}, 20, rng, [] {
      return Hands{CardSet(), CardSet::range(50, 52)};
    });
    for (int i = 0; i < 3; ++i)
      for (int k = 0; k < kStyles; ++k) CHECK(opponents.of(i).chance(static_cast<Style>(k)) > 0);
  }
}
