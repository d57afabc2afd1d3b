// Explanations of placements: the rows that they mention are those of the table.

#include <catch2/catch_test_macros.hpp>

#include "games/any_game_of.h"
#include "games/nimmt/game.h"
#include "games/nothanks/game.h"
#include "tests/engine/complete_games.h"
#include "tests/engine/random_play.h"
#include "text/text.h"

using namespace tablee;

namespace {

std::vector<int> list_at(const Message& m, std::string_view name) {
  for (const Arg& a : m.args)
    if (a.name == name) return a.list;
  return {};
}

std::int64_t number_at(const Message& m, std::string_view name) {
  for (const Arg& a : m.args)
    if (a.name == name) return a.number;
  return -1;
}

const Message* sentence(const Explanation& why, std::string_view key) {
  for (const Message& m : why.because)
    if (m.key == key) return &m;
  return nullptr;
}

// Records the table at each event, as the event leaves it.
struct Witness final : EventSink {
  const nimmt::State* state = nullptr;
  std::vector<Event> events;
  std::vector<nimmt::Public> seen;
  void emit(Event e) override {
    events.push_back(std::move(e));
    seen.push_back(state->pub);
  }
};

// The ends with which a card is compared.
std::vector<int> ends_of(const nimmt::Public& p) {
  std::vector<int> ends;
  for (std::size_t r = 0; r < p.rows.size(); ++r)
    if (!p.marks[r].stop && !p.rows[r].empty()) ends.push_back(p.rows[r].back());
  return ends;
}

// A card that had its place when all were revealed, and the other card that took that row or filled
// the one that it then took.
void check_pitfall(const Witness& witness, std::size_t at, bool both, const Message& pitfall) {
  const Event& e = witness.events[at];
  const auto card = static_cast<Card>(number_at(pitfall, "card"));
  CHECK(card == e.field("card"));
  std::size_t reveal = at;
  while (witness.events[reveal].trick() == 0) --reveal;
  const nimmt::Public& then = witness.seen[reveal];
  int gap = 1000, safe = -1;
  for (const bool left : {false, true})
    for (int r = 0; r < static_cast<int>(then.rows.size()); ++r) {
      if (then.marks[r].stop || (left && !both)) continue;
      const int by = left ? then.rows[r].front() - card : card - then.rows[r].back();
      if (by > 0 && by < gap) gap = by, safe = r;
    }
  REQUIRE(safe >= 0);
  CHECK(std::ssize(then.rows[safe]) < (then.marks[safe].seven ? 6 : 5));
  std::size_t other = reveal + 1;
  const auto row = number_at(pitfall, "row");
  while (other < at && (witness.events[other].card() != number_at(pitfall, "other") ||
                        witness.events[other].field("row") != row))
    ++other;
  REQUIRE(other < at);
  CHECK(witness.events[other].seat == number_at(pitfall, "seat"));
  const bool gone = pitfall.key == "nimmt.pitfall.gone";
  CHECK(row == (gone ? safe + 1 : e.field("row")));
  if (gone) {
    CHECK(nimmt::taken(witness.events[other]).has_value());
  } else {
    const nimmt::Public& after = witness.seen[other];
    const auto filled = static_cast<std::size_t>(row - 1);
    CHECK(std::ssize(after.rows[filled]) == (after.marks[filled].seven ? 6 : 5));
  }
}

void check_round(const nimmt::Options& options, std::uint64_t seed) {
  Rng rng(seed);
  nimmt::State s = nimmt::start(options);
  Witness witness;
  witness.state = &s;
  while (!nimmt::Game::over(s)) {
    if (nimmt::Game::needs_deal(s)) {
      nimmt::deal(s, nimmt::make_deal(s, rng), &witness);
      continue;
    }
    const Seat seat = *nimmt::Game::to_act(s).begin();
    nimmt::Moves moves;
    nimmt::legal_moves(nimmt::view(s, seat), moves);
    nimmt::apply(s, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], &witness);
  }
  // Where rows have two ends, a card that fits nowhere is between them and not too low.
  const char* nowhere = options.profi ? "nimmt.because.none" : "nimmt.because.too_low";
  int placed = 0, taken = 0;
  for (std::size_t i = 0; i < witness.events.size(); ++i) {
    const Event& e = witness.events[i];
    const Explanation why = nimmt::explain(options, witness.events, i);
    const nimmt::Public& before = witness.seen[i > 0 ? i - 1 : 0];
    const bool place = e.kind == "place" || e.kind == "place_left";
    const bool take = e.kind == "sixth" || e.kind == "take_row" || e.kind == "overflow";
    INFO(options.players << " players, seed " << seed << ", event " << i << " " << e.kind);
    CHECK(why.costs == take);
    if (place || take) CHECK_FALSE(why.because.empty());
    if (e.kind == "too_low") {
      CHECK(list_at(why.because.front(), "ends") == ends_of(before));
      CHECK(sentence(why, nowhere));
    }
    if (!why.pitfall.empty()) check_pitfall(witness, i, options.profi != 0, why.pitfall);
    if (!place && !take) continue;
    ++(place ? placed : taken);
    CHECK(number_at(why.question, "row") == e.field("row"));
    const Message* ends = sentence(why, "nimmt.because.ends");
    if (!ends) ends = sentence(why, "nimmt.because.both");
    if (ends) CHECK(list_at(*ends, "ends") == ends_of(before));
    const Message* nearest = sentence(why, "nimmt.because.nearest");
    if (nearest) {
      CHECK(number_at(*nearest, "row") == e.field("row"));
      CHECK(number_at(*nearest, "gap") == e.field("card") - number_at(*nearest, "end"));
    }
    const Message* left = sentence(why, "nimmt.because.nearest_left");
    if (left) CHECK(number_at(*left, "gap") == number_at(*left, "end") - e.field("card"));
    CHECK((e.kind == "take_row") == (sentence(why, nowhere) != nullptr));
    if (e.kind == "sixth" || e.kind == "place") CHECK((nearest || left || !ends));
    if (e.kind == "take_row") {
      // What each row that could be taken cost, and the event says what the chosen one did.
      const Message& chosen = *sentence(why, "nimmt.because.chosen");
      const auto rows = list_at(chosen, "rows"), prices = list_at(chosen, "heads");
      REQUIRE(rows.size() == ends_of(before).size());
      REQUIRE(prices.size() == rows.size());
      for (std::size_t r = 0; r < rows.size(); ++r) {
        CHECK_FALSE(before.marks[rows[r] - 1].stop);
        int heads = before.rows.size() == 5 ? nimmt::heads(static_cast<Card>(e.field("card"))) : 0;
        for (const Card c : before.rows[rows[r] - 1]) heads += nimmt::heads(c);
        CHECK(prices[r] == heads);
      }
    }
  }
  CHECK(placed > 0);
  CHECK(taken > 0);
}

}  // namespace

TEST_CASE("a placement is explained by the rows on the table", "[explain]") {
  for (const int players : {2, 4, 10})
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      nimmt::Options plain;
      plain.players = players;
      check_round(plain, seed);
      nimmt::Options both = plain;
      both.profi = 1;
      check_round(both, seed);
    }
  for (const int players : {2, 5, 8})
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      nimmt::Options special;
      special.players = players;
      special.special = 1;
      special.target = 0;
      check_round(special, seed);
    }
}

TEST_CASE("a card of Non merci is explained by the run it joins and the chips on it", "[explain]") {
  const auto why = [](std::vector<int> cards, int card, int pot) {
    const std::vector<Event> events{
        {.kind = "take", .seat = 0, .fields = {{"card", card}, {"pot", pot}}, .cards = cards}};
    return nothanks::explain(events, 0);
  };
  const auto is = [](const Explanation& e, std::string_view first, std::int64_t sum) {
    CHECK(e.because.front().key == first);
    CHECK(number_at(e.question, "points") == sum);
    CHECK(number_at(e.because.back(), "points") == sum);
    CHECK(e.costs);
  };
  is(why({20}, 20, 0), "nothanks.because.alone", 20);
  is(why({19, 20}, 20, 3), "nothanks.because.continues", -3);
  is(why({20, 21}, 20, 1), "nothanks.because.begins", -2);
  is(why({19, 20, 21}, 20, 0), "nothanks.because.joins", -21);
  CHECK(why({20}, 20, 0).because.size() == 2);
  CHECK(why({20}, 20, 2).because.size() == 3);
}

TEST_CASE("explanations contain only public information, in words of every language", "[explain]") {
  for (const AnyGame* game : all_games()) {
    Setup setup;
    setup.game = game;
    setup.options = {{"players", 4}};
    setup.seats.resize(4);
    setup.seed = 7;
    auto match = Match::start(setup);
    Rng rng(3);
    while (!match->over()) {
      if (match->needs_deal()) {
        REQUIRE(match->deal().ok());
        continue;
      }
      const Seat seat = *match->to_act().begin();
      const auto moves = match->state().view(seat)->legal_moves();
      REQUIRE(match->play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]).ok());
    }
    const std::vector<std::string> names{"Ada", "Bob", "Cleo", "Dan"};
    int explained = 0;
    // The result does not change when events that only some seats may know are left out.
    std::vector<Event> open;
    for (const Event& e : match->events())
      if (e.audience == kNobody) open.push_back(e);
    for (std::size_t i = 0, all = 0; i < open.size(); ++i, ++all) {
      while (match->events()[all].audience != kNobody) ++all;
      const Explanation why = match->state().explain(match->events(), all);
      const Explanation same = match->state().explain(open, i);
      CHECK(why.because == same.because);
      explained += !why.because.empty();
      for (const Message& m : why.because)
        for (const text::Language language : text::kLanguages)
          CHECK(text::render(language, m, names).find("⟨") == std::string::npos);
    }
    CHECK((explained > 20 || !test::is_complete(*game)));
  }
}
