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

bool is_under_test(std::string_view id) {
  for (const AnyGame* game : test::games_under_test())
    if (game->id() == id) return true;
  return false;
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

int heads_in(const nimmt::Row& row) {
  int sum = 0;
  for (const Card c : row) sum += nimmt::heads(c);
  return sum;
}

// The figures of each sentence, counted again from the table before the event.
void check_figures(const nimmt::Options& options, const Witness& witness, std::size_t at,
                   const Explanation& why) {
  const Event& e = witness.events[at];
  const nimmt::Public& before = witness.seen[at - 1];
  const auto card = static_cast<Card>(e.field("card"));
  const nimmt::Row& row = before.rows[e.field("row") - 1];
  const bool seven = before.marks[e.field("row") - 1].seven, five = before.rows.size() == 5;
  for (const std::string_view key : {"nimmt.because.nearest", "nimmt.because.nearest_left"}) {
    const Message* nearest = sentence(why, key);
    if (!nearest) continue;
    for (std::size_t r = 0; r < before.rows.size(); ++r) {
      if (before.marks[r].stop || before.rows[r].empty()) continue;
      const int right = card - before.rows[r].back(), left = before.rows[r].front() - card;
      CHECK((right <= 0 || number_at(*nearest, "gap") <= right));
      CHECK((left <= 0 || !options.profi || number_at(*nearest, "gap") <= left));
    }
  }
  if (const Message* free = sentence(why, "nimmt.because.room")) {
    CHECK(number_at(*free, "count") == std::ssize(row) + 1);
    CHECK(number_at(*free, "most") == (seven ? 6 : 5));
    CHECK(std::ssize(row) < (seven ? 6 : 5));
  }
  if (const Message* sixth = sentence(why, "nimmt.because.sixth")) {
    CHECK(number_at(*sixth, "count") == std::ssize(row));
    CHECK(std::ssize(row) == (seven ? 6 : 5));
    CHECK(number_at(*sixth, "heads") == heads_in(row) + (five ? nimmt::heads(card) : 0));
  }
  if (const Message* over = sentence(why, "nimmt.because.overflow")) {
    CHECK(number_at(*over, "count") == std::ssize(row));
    CHECK(number_at(*over, "heads") == heads_in(row) - nimmt::heads(row.back()));
    CHECK_FALSE(five);
  }
  if (const Message* all = sentence(why, "nimmt.because.overflow_all")) {
    CHECK(number_at(*all, "count") == std::ssize(row));
    CHECK(number_at(*all, "heads") == heads_in(row));
    CHECK(five);
  }
  // One figure for the summaries, the remarks and the pile.
  if (const auto taken = nimmt::taken(e))
    CHECK(*taken == witness.seen[at].heads[e.seat] - before.heads[e.seat]);
}

// A remark is made where eight heads or more are taken, and by the giver only where that player's
// card made the row full in this trick.
void check_remark(const Witness& witness, std::size_t at) {
  const Event& e = witness.events[at];
  const auto remark = nimmt::occasion(witness.events, at);
  REQUIRE(remark.has_value() == (nimmt::taken(e).value_or(0) >= 8));
  if (!remark) return;
  CHECK(remark->seat == e.seat);
  // The event of this trick that made the row what it was when it was taken. Rows are recognised by
  // their cards, because their numbers change when one of five is removed.
  Seat filler = kNobody;
  if (e.kind == "sixth") {
    const nimmt::Row taken = witness.seen[at - 1].rows[e.field("row") - 1];
    const auto lies = [&](std::size_t i) {
      return std::ranges::find(witness.seen[i].rows, taken) != witness.seen[i].rows.end();
    };
    std::size_t i = at - 1;
    while (witness.events[i].trick() == 0 && lies(i - 1)) --i;
    filler = witness.events[i].trick() == 0 ? witness.events[i].seat : kNobody;
  }
  CHECK(remark->giver == filler);
}

void check_round(const nimmt::Options& options, std::uint64_t seed) {
  Rng rng(seed);
  nimmt::State s = nimmt::start(options);
  Witness witness;
  witness.state = &s;
  for (int rounds = 0; !nimmt::Game::over(s);) {
    if (nimmt::Game::needs_deal(s)) {
      if (rounds++ == 2) break;
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
    if (place || take) check_figures(options, witness, i, why);
    check_remark(witness, i);
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

TEST_CASE("a placement is explained by the rows on the table, with any options", "[explain]") {
  if (!is_under_test("nimmt")) return;
  test::every_table(27, [](Match& match, Rng& rng) {
    if (match.setup().game->id() != "nimmt") return;
    const nimmt::Options& options =
        static_cast<const StateOf<nimmt::Game>&>(match.state()).state.pub.options;
    // There are hundreds of tables without special cards.
    const int times = options.special ? 8 : rng.below(4) == 0 ? 1 : 0;
    for (int n = 0; n < times; ++n) check_round(options, rng.below(1'000'000));
  });
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

TEST_CASE("points of Non merci are explained by the cards, with any options", "[explain]") {
  int taken = 0, remarks = 0;
  test::every_table(28, [&](Match& match, Rng& rng) {
    if (match.setup().game->id() != nothanks::Game::kId) return;
    const auto table = [&] {
      return static_cast<const StateOf<nothanks::Game>&>(match.state()).state.pub;
    };
    nothanks::Public before = table();
    std::size_t seen = 0;
    test::play_randomly(match, rng, 3, [&] {
      const auto& events = match.events();
      for (; seen < events.size(); ++seen) {
        const Event& e = events[seen];
        const auto remark = match.setup().game->occasion(events, seen);
        if (e.kind != "take") {
          CHECK_FALSE(remark.has_value());
          continue;
        }
        ++taken;
        CardSet cards = before.taken[e.seat];
        const int was = nothanks::card_points(cards);
        cards.add(static_cast<Card>(e.field("card")));
        const int sum = nothanks::card_points(cards) - was - before.pot;
        const Explanation why = match.state().explain(events, seen);
        CHECK(number_at(why.question, "points") == sum);
        CHECK(number_at(*sentence(why, "nothanks.because.sum"), "points") == sum);
        CHECK(match.setup().game->taken(e) == sum);
        const Message* chips = sentence(why, "nothanks.because.chips");
        CHECK((chips != nullptr) == (before.pot > 0));
        if (chips) CHECK(number_at(*chips, "pot") == before.pot);
        const bool broke = before.chips[e.seat] == 0;
        REQUIRE(remark.has_value() == (broke || before.pot >= 7));
        if (remark) CHECK(remark->what == (before.pot >= 7 ? "bargain" : "broke"));
        remarks += remark.has_value();
      }
      before = table();
    });
  });
  if (is_under_test("nothanks")) {
    CHECK(taken > 1000);
    CHECK(remarks > 10);
  }
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
