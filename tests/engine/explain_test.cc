// Explanations of placements: the rows that they mention are those of the table.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "games/any_game_of.h"
#include "games/nimmt/game.h"
#include "games/nothanks/game.h"
#include "tests/engine/complete_games.h"
#include "tests/engine/nimmt_witness.h"
#include "tests/engine/random_play.h"
#include "text/text.h"

using namespace tablee;
using test::found_by, test::Found, test::is_settled, test::last_turn, test::Witness;

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

const Message* sentence(const Cause& why, std::string_view key) {
  for (const Message& m : why.facts)
    if (m.key == key) return &m;
  return nullptr;
}

// The ends with which a card is compared.
std::vector<int> ends_of(const nimmt::Public& p) {
  std::vector<int> ends;
  for (std::size_t r = 0; r < p.rows.size(); ++r)
    if (!p.marks[r].stop && !p.rows[r].empty()) ends.push_back(p.rows[r].back());
  return ends;
}

// The pitfall names the move of another player after which the card no longer had the place that it
// had when all were revealed; there is none otherwise.
void check_pitfall(const Witness& witness, std::size_t at, const Cause& why,
                   std::map<std::string, int>& said) {
  const Event& e = witness.events[at];
  const auto turn = e.kind == "overflow" ? std::nullopt : last_turn(witness, at);
  const bool by_other = turn && witness.events[turn->from].seat != e.seat;
  const Message& pitfall = why.pitfall;
  ++said[pitfall.key];
  if (!by_other || !turn->safe_at_first) {
    CHECK(pitfall.empty());
    return;
  }
  const nimmt::Public& before = witness.seen[turn->from - 1];
  const nimmt::Public& after = witness.seen[turn->to];
  const auto card = static_cast<Card>(e.card());
  const Found now = found_by(after, card);
  if (pitfall.empty()) {
    // A later event led the card to another row, or gave the rows other numbers.
    bool changed = false;
    for (std::size_t i = turn->to + 1; i < at; ++i)
      changed |= witness.events[i].kind == "row_gone" ||
                 (is_settled(witness, i) && found_by(witness.seen[i], card).row != now.row);
    CHECK(changed);
    return;
  }
  CHECK(number_at(pitfall, "card") == card);
  CHECK(number_at(pitfall, "seat") == witness.events[turn->from].seat);
  const Found then = found_by(before, card);
  const int row = static_cast<int>(number_at(pitfall, "row"));
  const auto happened = [&](std::string_view kind, std::string_view field, int value) {
    for (std::size_t i = turn->from; i <= turn->to; ++i)
      if (witness.events[i].kind == kind && witness.events[i].field(field) == value) return true;
    return false;
  };
  const std::string what = pitfall.key.substr(pitfall.key.rfind('.') + 1);
  const auto other = number_at(pitfall, "other");
  if (what == "filled" || what == "slid_in") {
    CHECK((row == now.row || (what == "slid_in" && row == then.row)));
    CHECK(std::ranges::find(after.rows[row - 1], other) != after.rows[row - 1].end());
    CHECK((what == "slid_in") == happened("slide", "row", row));
  } else if (what == "covered") {
    CHECK(row == then.row);
    CHECK(row != now.row);
    CHECK(std::ranges::find(before.rows[row - 1], other) == before.rows[row - 1].end());
    CHECK(std::ranges::find(after.rows[row - 1], other) != after.rows[row - 1].end());
  } else if (what == "slid_away") {
    CHECK(row == then.row);
    CHECK(before.rows[row - 1].back() == other);
    CHECK(happened("slide", "from", row));
  } else if (what == "blocked") {
    CHECK(row == then.row);
    CHECK(after.marks[row - 1].stop);
  } else if (what == "lifted") {
    CHECK(number_at(pitfall, "to") == now.row);
    CHECK(before.marks[now.row - 1].stop);
    CHECK(nimmt::taken(witness.events[turn->from]).has_value());
  } else {
    CHECK(row == then.row);
    CHECK(what == "gone");
    CHECK((happened("sixth", "row", row) || happened("take_row", "row", row)));
  }
}

int heads_in(const nimmt::Row& row) {
  int sum = 0;
  for (const Card c : row) sum += nimmt::heads(c);
  return sum;
}

// The figures of each sentence, counted again from the table before the event.
void check_figures(const nimmt::Options& options, const Witness& witness, std::size_t at,
                   const Cause& why) {
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
  // One figure for the summaries, the remarks, the sentences and the pile.
  if (const auto taken = nimmt::taken(e)) {
    CHECK(why.points == taken);
    CHECK(*taken == witness.seen[at].heads[e.seat] - before.heads[e.seat]);
    int worth = 0;
    for (const int c : e.cards) worth += nimmt::heads(static_cast<Card>(c));
    const Message* less = sentence(why, "nimmt.because.cancelled");
    CHECK((less != nullptr) == (*taken != worth));
    if (less) CHECK(number_at(*less, "heads") == *taken);
  }
}

// A remark is made where eight heads or more are taken, and by the giver only where that player
// filled, or changed by a special card, the rows that the card met in this trick. Where there is a
// pitfall as well, both are about the same move.
void check_remark(const Witness& witness, std::size_t at, const Cause& why) {
  const Event& e = witness.events[at];
  CHECK((why.remark == "took") == (nimmt::taken(e).value_or(0) >= 8));
  CHECK((why.remark == "took" || why.remark.empty()));
  if (why.giver != kNobody) CHECK(why.giver != e.seat);
  if (!why.pitfall.empty()) {
    const bool took =
        why.pitfall.key == "nimmt.pitfall.gone" || why.pitfall.key == "nimmt.pitfall.lifted";
    CHECK(why.giver == (took ? kNobody : number_at(why.pitfall, "seat")));
  } else if (why.giver != kNobody) {
    // That player changed the rows in this trick.
    bool acted = false;
    for (std::size_t i = at; witness.events[--i].trick() == 0;)
      acted |= witness.events[i].seat == why.giver && !nimmt::taken(witness.events[i]);
    CHECK(acted);
  }
}

void check_round(const nimmt::Options& options, std::uint64_t seed,
                 std::map<std::string, int>& said) {
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
    const Cause why = nimmt::cause(options, witness.events, i);
    const nimmt::Public& before = witness.seen[i > 0 ? i - 1 : 0];
    const bool place = e.kind == "place" || e.kind == "place_left";
    const bool take = e.kind == "sixth" || e.kind == "take_row" || e.kind == "overflow";
    INFO(options.players << " players, seed " << seed << ", event " << i << " " << e.kind);
    CHECK(why.points.has_value() == take);
    if (place || take) CHECK_FALSE(why.facts.empty());
    if (e.kind == "too_low") {
      CHECK(list_at(why.facts.front(), "ends") == ends_of(before));
      CHECK(sentence(why, nowhere));
    }
    if (place || take) check_figures(options, witness, i, why);
    if (take) {
      check_remark(witness, i, why);
      check_pitfall(witness, i, why, said);
    } else {
      CHECK((why.remark.empty() && why.giver == kNobody && why.pitfall.empty()));
    }
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
  std::map<std::string, int> said;
  test::every_table(27, [&](Match& match, Rng& rng) {
    if (match.setup().game->id() != "nimmt") return;
    const nimmt::Options& options =
        static_cast<const StateOf<nimmt::Game>&>(match.state()).state.pub.options;
    // There are hundreds of tables without special cards.
    const int times = options.special ? 8 : rng.below(4) == 0 ? 1 : 0;
    for (int n = 0; n < times; ++n) check_round(options, rng.below(1'000'000), said);
  });
  for (const auto& [key, count] : said) UNSCOPED_INFO(key << ": " << count);
  CHECK(said.contains("nimmt.pitfall.covered"));
  CHECK(said.contains("nimmt.pitfall.gone"));
}

TEST_CASE("the move that decided is named, whatever the special cards do", "[explain]") {
  if (!is_under_test("nimmt")) return;
  std::map<std::string, int> said;
  Rng rng(2028);
  for (int n = 0; n < 700; ++n)
    check_round({.players = 2 + n % 7, .special = 1}, rng.below(1'000'000), said);
  for (const char* kind : {"filled", "slid_in", "covered", "gone", "blocked", "lifted"}) {
    INFO(kind);
    CHECK(said[std::string("nimmt.pitfall.") + kind] > 0);
  }
}

TEST_CASE("a card that slides away, or into a row, is named", "[explain]") {
  const auto put = [](Seat seat, int card, int row) {
    return Event{.kind = "place", .seat = seat, .fields = {{"card", card}, {"row", row}}};
  };
  std::vector<Event> events{{.kind = "rows", .reveals = true, .cards = {10, 26, 60, 80}},
                            put(1, 44, 1)};
  for (const int card : {27, 28, 29, 30}) events.push_back(put(0, card, 2));
  // The 45 would follow the 44; without it, the next lower end is the 30, in a full row.
  events.push_back(
      {.kind = "reveal", .reveals = true, .fields = {{"trick", 6}}, .per_seat = {45, 20}});
  events.push_back({.kind = "slide", .seat = 1, .fields = {{"card", 44}, {"from", 1}, {"row", 3}}});
  events.push_back(put(1, 20, 1));
  events.push_back({.kind = "sixth",
                    .seat = 0,
                    .fields = {{"card", 45}, {"row", 2}, {"heads", 8}},
                    .cards = {26, 27, 28, 29, 30}});
  const nimmt::Options options{.players = 2, .special = 1};
  const Cause away = nimmt::cause(options, events, events.size() - 1);
  CHECK(text::render(text::Language::en, away.pitfall, std::vector<std::string>{"Ada", "Bob"}) ==
        "Your 45 was safe until the 44 slid out of row 1 (Bob).");
  CHECK(away.giver == 1);
  // Yesterday nothing was said where a card was slid or inserted into the row that was then full.
  for (const char* kind : {"slide", "insert"}) {
    std::vector<Event> filled{{.kind = "rows", .reveals = true, .cards = {10, 26, 60, 80}}};
    for (const int card : {27, 28, 30}) filled.push_back(put(0, card, 2));
    filled.push_back(
        {.kind = "reveal", .reveals = true, .fields = {{"trick", 5}}, .per_seat = {45, 20}});
    if (kind == std::string_view("slide"))
      filled.push_back(
          {.kind = "slide", .seat = 1, .fields = {{"card", 10}, {"from", 1}, {"row", 2}}});
    else
      filled.push_back({.kind = "insert", .seat = 1, .fields = {{"card", 20}, {"row", 2}}});
    if (kind == std::string_view("slide")) filled.push_back(put(1, 20, 1));
    filled.push_back({.kind = "sixth",
                      .seat = 0,
                      .fields = {{"card", 45}, {"row", 2}, {"heads", 5}},
                      .cards = {10, 26, 27, 28, 30}});
    const Cause why = nimmt::cause(options, filled, filled.size() - 1);
    const bool slid = kind == std::string_view("slide");
    CHECK(text::render(text::Language::en, why.pitfall, std::vector<std::string>{"Ada", "Bob"}) ==
          (slid ? "Your 45 was safe until the 10 slid into row 2 (Bob)."
                : "Your 45 was safe until the 20 (Bob) filled row 2."));
    CHECK(why.giver == 1);
  }
}

TEST_CASE("the rule behind a special card addresses nobody, whoever played it", "[explain]") {
  for (const std::string_view kind : nimmt::kSpecialNames) {
    const std::vector<Event> events{{.kind = kind, .seat = 1}};
    const Cause why = nimmt::cause({.players = 2, .special = 1}, events, 0);
    CHECK(why.question.key == "nimmt.why");
    REQUIRE(why.facts.size() == 1);
    for (const text::Language language : text::kLanguages) {
      const std::string said =
          text::render(language, why.facts[0], std::vector<std::string>{"Ada", "Bob"});
      INFO(said);
      CHECK(said.size() > 30);
      for (const char* you : {"you", "vous", "votre", "dein", "Leg ", "Sperr "})
        CHECK(said.find(you) == std::string::npos);
    }
  }
}

TEST_CASE("a card of Non merci is explained by the run it joins and the chips on it", "[explain]") {
  const auto why = [](std::vector<int> cards, int card, int pot) {
    const std::vector<Event> events{
        {.kind = "take", .seat = 0, .fields = {{"card", card}, {"pot", pot}}, .cards = cards}};
    return nothanks::cause({}, events, 0);
  };
  const auto is = [](const Cause& e, std::string_view first, std::int64_t sum) {
    CHECK(e.facts.front().key == first);
    CHECK(number_at(e.question, "points") == sum);
    CHECK(number_at(e.facts.back(), "points") == sum);
    CHECK(e.points.has_value());
  };
  is(why({20}, 20, 0), "nothanks.because.alone", 20);
  is(why({19, 20}, 20, 3), "nothanks.because.continues", -3);
  is(why({20, 21}, 20, 1), "nothanks.because.begins", -2);
  is(why({19, 20, 21}, 20, 0), "nothanks.because.joins", -21);
  CHECK(why({20}, 20, 0).facts.size() == 2);
  CHECK(why({20}, 20, 2).facts.size() == 3);
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
        const Cause why = match.state().cause(events, seen);
        if (e.kind != "take") {
          CHECK(why.facts.empty());
          continue;
        }
        ++taken;
        CardSet cards = before.taken[e.seat];
        const int was = nothanks::card_points(cards);
        cards.add(static_cast<Card>(e.field("card")));
        const int sum = nothanks::card_points(cards) - was - before.pot;
        CHECK(why.points == sum);
        CHECK(number_at(why.question, "points") == sum);
        CHECK(number_at(*sentence(why, "nothanks.because.sum"), "points") == sum);
        CHECK(match.setup().game->taken(e) == sum);
        const Message* chips = sentence(why, "nothanks.because.chips");
        CHECK((chips != nullptr) == (before.pot > 0));
        if (chips) CHECK(number_at(*chips, "pot") == before.pot);
        const bool broke = before.chips[e.seat] == 0;
        CHECK(why.remark == (before.pot >= 7 ? "bargain" : broke ? "broke" : ""));
        CHECK((sentence(why, "nothanks.because.broke") != nullptr) == broke);
        remarks += !why.remark.empty();
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
      const Cause why = match->state().cause(match->events(), all);
      const Cause same = match->state().cause(open, i);
      CHECK(why.facts == same.facts);
      explained += !why.facts.empty();
      for (const Message& m : why.facts)
        for (const text::Language language : text::kLanguages)
          CHECK(text::render(language, m, names).find("⟨") == std::string::npos);
    }
    CHECK((explained > 20 || !test::is_complete(*game)));
  }
}
