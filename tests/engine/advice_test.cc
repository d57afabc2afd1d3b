// The adviser: every legal move has a cost and a reason that is true of the table.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "bots/bot.h"
#include "core/levels.h"
#include "games/any_game_of.h"
#include "games/nimmt/game.h"
#include "games/nothanks/game.h"
#include "table/advice.h"
#include "tests/engine/random_play.h"
#include "text/text.h"

using namespace tablee;
using namespace tablee::test;

namespace {

// visit(match, seat, advice) at free choices of random matches at every kind of table.
template <class Visit>
void every_advice(std::string_view game, const std::vector<std::string>& flags, Visit&& visit) {
  Rng rng(11);
  const AnyGame& of = *find_game(game);
  for (const std::string& flag : flags)
    for (const int n : {3, 5}) {
      OptionSet options{{"players", n}};
      if (!flag.empty()) options.emplace_back(flag, 1);
      auto match = Match::start(setup_of(of, options, 40 + static_cast<std::uint64_t>(n)));
      REQUIRE(match.ok());
      int asked = 0;
      play_randomly(*match, rng, 1, [&] {
        if (match->to_act().empty() || rng.below(3) != 0) return;
        const Seat seat = match->to_act().lowest();
        const auto view = match->state().view(seat);
        if (view->legal_moves().size() < 2) return;
        const Question q = match->question(*view, {.ms = 0, .iterations = 30});
        visit(*match, seat, *view, think(*find_bot(game, kAdviser), q));
        ++asked;
      });
      CHECK(asked > 2);
    }
}

std::int64_t arg(const Message& m, std::string_view name) {
  for (const Arg& a : m.args)
    if (a.name == name) return a.number;
  FAIL("no " << name << " in " << m.key);
  return 0;
}

// Checks the complete text in a language.
void check_words(const Match& match, const Evaluation& e) {
  std::vector<std::string> names;
  for (const SeatSetup& seat : match.seats()) names.push_back(seat.name);
  for (const text::Language language : text::kLanguages) {
    const std::string words =
        text::render(language, advice_words(match.setup().game->id(), e), names);
    INFO(words);
    CHECK(words.find("⟨") == std::string::npos);
  }
}

int heads_in(const auto& cards) {
  int sum = 0;
  for (const Card c : cards) sum += nimmt::heads(c);
  return sum;
}

// Computed again card by card, independently of the adviser.
void check_nimmt(const nimmt::State& s, Seat seat, const Evaluation& e) {
  const nimmt::Public& p = s.pub;
  const Message& why = e.why;
  const auto move = *nimmt::parse_move(e.move);
  const auto named = [&] { return arg(why, "row") - 1; };
  const auto row_named = [&]() -> const nimmt::Row& { return p.rows[named()]; };
  // A row with a seven_takes holds six cards; no card goes to a row with a stop.
  const auto places = [&] { return p.marks[named()].seven ? std::size_t{6} : std::size_t{5}; };
  int least = 1000;
  for (std::size_t r = 0; r < p.rows.size(); ++r)
    if (!p.marks[r].stop) least = std::min(least, heads_in(p.rows[r]));
  if (why.key == "nimmt.why.low" || why.key == "nimmt.why.none") {
    CHECK((why.key == "nimmt.why.none") == (p.options.profi != 0));
    for (std::size_t r = 0; r < p.rows.size(); ++r) {
      CHECK((p.marks[r].stop || move.value < p.rows[r].back()));
      if (p.options.profi) CHECK(move.value > p.rows[r].front());
    }
    CHECK(heads_in(row_named()) == least);
    CHECK(arg(why, "heads") == least);
  } else if (why.key == "nimmt.why.full") {
    CHECK(row_named().size() == places());
    CHECK(arg(why, "heads") == heads_in(row_named()));
  } else if (why.key == "nimmt.why.cheapest") {
    CHECK(arg(why, "heads") == least);
    CHECK(heads_in(p.rows[move.value - 1u]) == least);
  } else if (why.key == "nimmt.why.dearer") {
    CHECK(arg(why, "heads") == heads_in(p.rows[move.value - 1u]));
    CHECK(arg(why, "heads") - arg(why, "more") == least);
    CHECK(heads_in(row_named()) == least);
  } else if (why.key == "nimmt.why.draft") {
    int above = 0;
    for (int c = move.value + 1; c <= 104; ++c) above += p.market.has(static_cast<Card>(c));
    CHECK(arg(why, "above") == above);
    CHECK(arg(why, "heads") == nimmt::heads(move.value));
  } else if (why.key == "nimmt.why.specials") {
    CHECK(arg(why, "count") == s.secret.special.hand[seat].size());
  } else if (why.key == "nimmt.why.now") {
    CHECK(p.phase == nimmt::Phase::place);
    CHECK(arg(why, "heads") >= -100);
  } else {
    const auto end = static_cast<int>(arg(why, "end"));
    CHECK((row_named().back() == end || (p.options.profi && row_named().front() == end)));
    int unseen = 0, between = 0;
    for (int c = 1; c <= p.options.deck_size(); ++c) {
      const auto card = static_cast<Card>(c);
      if (p.seen.has(card) || s.secret.hand[seat].has(card)) continue;
      bool held = !p.options.logic;
      for (const CardSet& known : p.known) held |= known.has(card);
      if (!held) continue;
      ++unseen;
      between += c > std::min<int>(end, move.value) && c < std::max<int>(end, move.value);
    }
    const auto free_places = static_cast<int>(places() - row_named().size());
    if (why.key == "nimmt.why.next") {
      CHECK(between == 0);
      return;
    }
    CHECK(arg(why, "between") == between);
    CHECK(arg(why, "room") == free_places);
    if (why.key == "nimmt.why.room") {
      CHECK(between < free_places);
      return;
    }
    CHECK(why.key == "nimmt.why.gap");
    CHECK(between >= free_places);
    CHECK(arg(why, "unseen") == unseen);
  }
}

}  // namespace

TEST_CASE("advice: moves of 6 qui prend have a cost and a reason that can be verified",
          "[advice]") {
  std::vector<std::string> said;
  every_advice("nimmt", {"", "tactic", "logic", "profi", "special"},
               [&](const Match& match, Seat seat, const AnyView& view, const Decision& d) {
                 const auto legal = view.legal_moves();
                 // In a whole market only the most promising cards are valued; the others have no
                 // cost.
                 const bool draft = legal.size() > nimmt::kSpecialHandSize * 2;
                 if (draft)
                   CHECK(d.evaluations.size() >= 10);
                 else
                   REQUIRE(d.evaluations.size() == legal.size());
                 auto next = legal.begin();
                 for (const Evaluation& e : d.evaluations) {
                   INFO(e.move << ": " << text_of(e.why));
                   next = std::find(next, legal.end(), e.move);
                   REQUIRE(next != legal.end());
                   check_words(match, e);
                   check_nimmt(static_cast<const StateOf<nimmt::Game>&>(match.state()).state, seat,
                               e);
                   if (std::find(said.begin(), said.end(), e.why.key) == said.end())
                     said.push_back(e.why.key);
                 }
               });
  CHECK(said.size() == 10);  // all reasons that exist
}

TEST_CASE("advice: where the bot plays to win, a move's cost is a chance to win", "[advice]") {
  for (const int rounds : {1, 0}) {
    auto match = Match::start(
        setup_of(*find_game("nimmt"), {{"players", 3}, {"rounds", rounds}, {"target", 66}}, 4));
    REQUIRE(match.ok());
    REQUIRE(match->deal().ok());
    const auto view = match->state().view(0);
    const Decision d = think(*find_bot("nimmt", kAdviser), match->question(*view, {0, 200}));
    REQUIRE(d.evaluations.size() == 10);
    int least = 1000, most = -1;
    for (const Evaluation& e : d.evaluations) {
      least = std::min(least, e.chance);
      most = std::max(most, e.chance);
      const std::string words = text::render(text::Language::en, advice_words("nimmt", e), {});
      INFO(words);
      CHECK((words.find("Expected heads") == std::string::npos) == (rounds == 1));
    }
    CHECK(least == (rounds == 1 ? 0 : -1));
    CHECK((rounds == 1 ? most > 0 && most <= 1000 : most == -1));
  }
}

TEST_CASE("advice: both moves of Non merci have a cost and a reason that can be verified",
          "[advice]") {
  every_advice(
      "nothanks", {""}, [&](const Match& match, Seat seat, const AnyView&, const Decision& d) {
        REQUIRE(d.evaluations.size() == 2);
        const auto& p = static_cast<const StateOf<nothanks::Game>&>(match.state()).state.pub;
        const auto change = [&](Seat of) {
          CardSet cards = p.taken[of];
          const int before = nothanks::card_points(cards);
          cards.add(p.card);
          return nothanks::card_points(cards) - before;
        };
        int least = 1000;
        for (int i = 0; i < p.options.players; ++i)
          if (i != seat) least = std::min(least, change(seat_at(i)));
        for (const Evaluation& e : d.evaluations) {
          check_words(match, e);
          if (e.move == "take") {
            CHECK(arg(e.why, "points") == change(seat));
            CHECK(arg(e.why, "pot") == p.pot);
            CHECK(arg(e.why, "sum") == change(seat) - p.pot);
          } else {
            CHECK(arg(e.why, "points") == least);
            CHECK(change(seat_at(static_cast<int>(arg(e.why, "seat")))) == least);
            CHECK(arg(e.why, "left") == p.chips[seat] - 1);
          }
        }
      });
}
