// How the master guesses at others: its styles are the plain players to the card, and whoever plays
// by one of them is found out.

#include <catch2/catch_test_macros.hpp>

#include "bots/nimmt/reader.h"
#include "bots/nimmt/search.h"
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
  std::array<int, kRows> where{};
  set_rows(v.pub.rows, rows, where);
  return card_of(style, trained_net(), rows, v.hand, pool_of(v), v.pub.options.players);
}

// Rounds in which every seat plays by its style; visit(state) before each card.
template <class Table, class Visit>
std::vector<Event> play_rounds(const Options& options, const std::array<Style, kMaxSeats>& styles,
                               Rng& rng, Visit&& visit) {
  Heard heard;
  State s = start(options);
  while (s.pub.phase != Phase::over) {
    if (s.pub.phase == Phase::deal) {
      deal(s, make_deal(s, rng), &heard);
    } else if (s.pub.phase == Phase::choose) {
      const State before = s;
      visit(before);
      for (int i = 0; i < options.players; ++i)
        apply(s, seat_at(i),
              {.value =
                   by_style<Table>(styles[static_cast<std::size_t>(i)], view(before, seat_at(i)))},
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
  const std::array<Style, kMaxSeats> styles{Style::network, Style::greedy, Style::heuristic,
                                            Style::greedy};
  const auto events = play_rounds<Table>(options, styles, rng, [](const State&) {});
  const Reader<Table> reader(events, options, trained_net());
  for (int i = 0; i < options.players; ++i) {
    INFO("seat " << i);
    CHECK(reader.of(i).chance(styles[static_cast<std::size_t>(i)]) > Guess::kOne * 8 / 10);
  }
}

}  // namespace

TEST_CASE("nimmt styles: greedy and heuristic are the plain players to the card") {
  check_styles<Lanes>(0);
  check_styles<Spans>(1);
}

TEST_CASE("nimmt reader: whoever plays by a style is found out") {
  find_out<Lanes>({.players = 4, .rounds = 4});
  find_out<Lanes>({.players = 4, .rounds = 4, .tactic = 1, .logic = 1});
  find_out<Spans>({.players = 4, .rounds = 4, .profi = 1});
}

TEST_CASE("nimmt reader: the round under way counts, with hands that are only guessed") {
  Rng rng(2);
  const Options options{.players = 2, .rounds = 1};
  auto events =
      play_rounds<Lanes>(options, {Style::network, Style::greedy}, rng, [](const State&) {});
  // Up to before the last trick: the other's last card is one of those unseen.
  std::size_t reveals = 0;
  CardSet pool = CardSet::range(1, kDeckSize);
  CardSet last;
  const auto end = std::find_if(events.begin(), events.end(), [&](const Event& e) {
    if (e.kind == "rows")
      for (const int c : e.cards) pool.remove(static_cast<Card>(c));
    if (e.kind != "reveal") return false;
    if (++reveals == kHandSize) {
      last.add(static_cast<Card>(e.per_seat[1]));
      return true;
    }
    for (const int c : e.per_seat) pool.remove(static_cast<Card>(c));
    return false;
  });
  REQUIRE(end != events.end());
  Reader<Lanes> reader(
      std::span<const Event>(events).first(static_cast<std::size_t>(end - events.begin())), options,
      trained_net());
  const int before = reader.of(1).chance(Style::greedy);
  reader.read_on(pool, [&] { return std::array<CardSet, kMaxSeats>{CardSet(), last}; });
  CHECK(reader.of(1).chance(Style::greedy) > before);
}

TEST_CASE("nimmt reader: a history that cannot be ends the reading, and nothing else") {
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
    Reader<Lanes> reader(history, options, trained_net());
    reader.read_on(CardSet::range(1, kDeckSize),
                   [] { return std::array<CardSet, kMaxSeats>{CardSet::range(50, 59)}; });
    for (int i = 0; i < 3; ++i)
      for (const Style style : {Style::network, Style::greedy, Style::heuristic})
        CHECK(reader.of(i).chance(style) > 0);
  }
}
