// The bots of Non merci: the pool follows its definitions, the levels exist, and the committed
// styles are used.

#include <catch2/catch_test_macros.hpp>

#include "bots/bot.h"
#include "bots/nothanks/fitted.h"
#include "bots/nothanks/pool.h"
#include "bots/nothanks/style_counter.h"
#include "core/levels.h"
#include "games/any_game_of.h"
#include "games/nothanks/game.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

const nothanks::Public& pub_of(const Match& match) {
  return static_cast<const StateOf<nothanks::Game>&>(match.state()).state.pub;
}

// visit(match, view) at free choices of random matches for that many players.
template <class Visit>
void every_choice(int players, std::uint64_t seed, Visit&& visit) {
  Rng rng(seed);
  for (int i = 0; i < 3; ++i) {
    auto match = Match::start(
        setup_of(*find_game("nothanks"), {{"players", players}, {"rounds", 2}}, seed + 100 + i));
    REQUIRE(match.ok());
    play_randomly(*match, rng, 1, [&] {
      if (match->to_act().empty()) return;
      const auto view = match->state().view(match->to_act().lowest());
      if (view->legal_moves().size() == 2) visit(*match, *view);
    });
  }
}

}  // namespace

TEST_CASE("nothanks: every level is there, and its pool", "[nothanks][property]") {
  for (const std::string_view level : kLevels) CHECK(find_bot("nothanks", level));
  for (const auto& p : nothanks::kPool) CHECK(find_bot("nothanks", p.name));
}

TEST_CASE("nothanks: thr:T takes when the real change less the chips is at most T",
          "[nothanks][property]") {
  const std::pair<const char*, int> bots[] = {{"thr0", 0}, {"thr4", 4}, {"thr8", 8}, {"thr12", 12}};
  for (int n = 3; n <= 7; ++n)
    every_choice(n, 17, [&](const Match& match, const AnyView& view) {
      const auto& p = pub_of(match);
      CardSet with = p.taken[p.actor];
      const int before = nothanks::card_points(with);
      with.add(p.card);
      const int change = nothanks::card_points(with) - before;
      for (const auto& [name, t] : bots) {
        const bool takes = change - p.pot <= t;
        CHECK(think(*find_bot("nothanks", name), match.question(view, {})).move ==
              (takes ? "take" : "no"));
      }
    });
}

TEST_CASE("nothanks: the adviser says who takes a refused card, and who runs out of chips",
          "[nothanks][property]") {
  int must = 0, open = 0, forced = 0;
  for (int seed = 1; seed <= 5; ++seed) {
    auto match = Match::start(setup_of(*find_game("nothanks"), {{"players", 4}}, seed));
    REQUIRE(match.ok());
    REQUIRE(match->deal().ok());
    // One player refuses as long as there are chips; the others take for two chips.
    while (!match->to_act().empty()) {
      const Seat seat = match->to_act().lowest();
      const auto view = match->state().view(seat);
      const auto& p = pub_of(*match);
      const bool choice = view->legal_moves().size() == 2;
      if (choice) {
        const bool next_must = p.chips[(seat + 1) % 4] == 0;
        const Question question = match->question(*view, {.iterations = 200});
        for (const Evaluation& e : think(*find_bot("nothanks", "adviser"), question).evaluations) {
          CHECK((e.move == "no" || e.others == -1));
          CHECK(e.others <= 100);
          // Who pays the last chip with cards to come will hardly be able to refuse them all; who
          // has more than they can cost can.
          CHECK(e.forced <= 100);
          if (e.move == "no" && p.chips[seat] == 1 && p.pile >= 4) forced += e.forced > 50;
          if (p.chips[seat] > 3 * p.pile + 9) CHECK(e.forced <= 0);
          if (e.others < 0) continue;
          if (next_must) CHECK(e.others == 100);
          ++(next_must ? must : open);
        }
      }
      const bool refuses = choice && (seat == 1 || p.pot < 2);
      REQUIRE(match->play(seat, refuses ? "no" : "take").ok());
      if (match->needs_deal()) break;
    }
  }
  CHECK(must > 0);
  CHECK(open > 0);
  CHECK(forced > 0);
}

TEST_CASE("nothanks: a style is recognised from the history", "[nothanks][property]") {
  // Seat 1 plays threshold 8, the others 0: after a round that is considered likely.
  Rng rng(5);
  nothanks::Shuffler cards;
  nothanks::Kernel<4> table;
  nothanks::StyleCounter<4> counter;
  const nothanks::Style eight = nothanks::threshold(8), none = nothanks::threshold(0);
  for (int round = 0; round < 3; ++round) {
    cards.shuffle(rng);
    table.start(round);
    REQUIRE(counter.deal(round));
    for (int i = 0; i < nothanks::kPile; ++i) {
      const nothanks::Offer<4> offer(table, cards.card(i), nothanks::kPile - 1 - i);
      REQUIRE(counter.turn_up(offer.card));
      for (;;) {
        const int seat = table.actor();
        const auto& style = seat == 1 ? eight : none;
        if (!table.can_refuse(1) || takes(style, table, offer, price(style, table, offer, seat)))
          break;
        REQUIRE(counter.refuse(seat));
        table.refuse(1);
      }
      REQUIRE(counter.take(table.actor()));
      table.take(offer.card);
    }
  }
  const auto count = [&](int seat, const nothanks::Style& style) {
    int found = 0;
    for (const nothanks::Style* s : counter.likely(seat)) found += *s == style;
    return found;
  };
  CHECK(count(1, eight) > 32);
  CHECK(count(1, none) == 0);
  CHECK(count(2, none) > 8);
  CHECK(count(2, eight) == 0);
  // Impossible events are refused.
  CHECK_FALSE(counter.take(0));
  CHECK_FALSE(counter.turn_up(2));
  CHECK_FALSE(counter.turn_up(36));
}

TEST_CASE("nothanks: the bots play with the committed styles", "[nothanks][property]") {
  // A sum over all committed numbers; it has to be changed when they are fitted anew.
  std::uint64_t sum = 0;
  for (const nothanks::FittedStyle& f : nothanks::kFitted) {
    sum = mix(sum ^ static_cast<std::uint64_t>(f.players));
    for (const int v : f.style.bear) sum = mix(sum ^ static_cast<std::uint64_t>(v));
    for (const int v : f.style.fear) sum = mix(sum ^ static_cast<std::uint64_t>(v));
    for (const int v : {f.style.stage, f.style.below, f.style.above, f.style.gap_below,
                        f.style.gap_above, f.style.milk, f.style.reserve})
      sum = mix(sum ^ static_cast<std::uint64_t>(v));
  }
  CHECK(std::size(nothanks::kFitted) == 50);
  CHECK(sum == 6297632971954943461u);
}

TEST_CASE("nothanks: the master is bounded by iterations alone and repeats its answer",
          "[nothanks][property]") {
  every_choice(4, 23, [&](const Match& match, const AnyView& view) {
    if (pub_of(match).pile % 6 != 0) return;
    const Question q = match.question(view, {.ms = 0, .iterations = 60});
    const Decision a = think(*find_bot("nothanks", "master"), q);
    const Decision b = think(*find_bot("nothanks", "master"), q);
    REQUIRE(a.move == b.move);
    REQUIRE(a.evaluations.size() == 2);
    REQUIRE(b.evaluations.size() == 2);
    for (std::size_t i = 0; i < 2; ++i) {
      CHECK(a.evaluations[i].cost == b.evaluations[i].cost);
      // The move played is the cheaper one.
      if (a.evaluations[i].move != a.move) CHECK(a.evaluations[i].cost > a.evaluations[1 - i].cost);
    }
  });
}
