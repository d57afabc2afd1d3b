// The adviser: every legal move has a cost, which is shown with its reason.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <cstdlib>

#include "bots/bot.h"
#include "core/enum_index.h"
#include "core/levels.h"
#include "games/nimmt/cards.h"
#include "table/advice.h"
#include "table/reason.h"
#include "tests/engine/random_play.h"
#include "text/text.h"

using namespace tablee;
using namespace tablee::test;

namespace {

// visit(match, view, advice) at free choices of random matches at every kind of table.
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
        visit(*match, *view, think(*find_bot(game, kAdviser), q));
        ++asked;
      });
      CHECK(asked > 2);
    }
}

// Checks the complete text in a language.
void check_words(const Match& match, const AnyView& view, const Decision& d, const Evaluation& e) {
  std::vector<std::string> names;
  for (const SeatSetup& seat : match.seats()) names.push_back(seat.name);
  for (const text::Language language : text::kLanguages) {
    const std::string words = text::render(language, advice_words(view, d.evaluations, e), names);
    INFO(words);
    CHECK(words.find("⟨") == std::string::npos);
  }
}

}  // namespace

TEST_CASE("advice: moves of 6 qui prend have a cost and complete words", "[advice]") {
  every_advice("nimmt", {"", "tactic", "logic", "profi", "special"},
               [&](const Match& match, const AnyView& view, const Decision& d) {
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
                   INFO(e.move);
                   next = std::find(next, legal.end(), e.move);
                   REQUIRE(next != legal.end());
                   check_words(match, view, d, e);
                 }
               });
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
      const std::string words =
          text::render(text::Language::en, advice_words(*view, d.evaluations, e), {});
      INFO(words);
      CHECK((words.find("Heads to expect") == std::string::npos) == (rounds == 1));
    }
    CHECK(least == (rounds == 1 ? 0 : -1));
    CHECK((rounds == 1 ? most > 0 && most <= 1000 : most == -1));
  }
}

TEST_CASE("advice: both moves of Non merci have a cost and complete words", "[advice]") {
  every_advice("nothanks", {""}, [&](const Match& match, const AnyView& view, const Decision& d) {
    REQUIRE(d.evaluations.size() == 2);
    for (const Evaluation& e : d.evaluations) check_words(match, view, d, e);
  });
}

// For people who read what it says: tablee_tests "[print]".
TEST_CASE("advice: fifty reasons to read, in every language", "[.][print]") {
  Rng rng(std::getenv("TABLEE_SEED") ? std::strtoull(std::getenv("TABLEE_SEED"), nullptr, 10) : 1);
  std::vector<std::string> lines[std::size(text::kLanguages)];
  const char* const kinds[] = {"", "tactic", "logic", "profi", "special"};
  while (lines[0].size() < 50) {
    const AnyGame& game = *any_of(rng, std::vector(all_games().begin(), all_games().end()));
    OptionSet options{{"players", 3 + static_cast<int>(rng.below(4))}, {kinds[rng.below(5)], 1}};
    if (game.id() != "nimmt" || options.back().first.empty()) options.pop_back();
    auto match = Match::start(setup_of(game, options, rng.next()));
    if (!match) continue;
    auto wait = rng.below(40);
    play_randomly(*match, rng, 1, [&] {
      if (match->to_act().empty() || wait-- != 0) return;
      const auto view = match->state().view(any_seat(rng, match->to_act()));
      const Decision d = think(*find_bot(game.id(), kAdviser),
                               match->question(*view, {.ms = 0, .iterations = 60}));
      if (d.evaluations.size() < 2) return;
      const Evaluation& e = any_of(rng, d.evaluations);
      const Message said[] = {advice_words(*view, d.evaluations, e),
                              answer_words(*view, d.evaluations, e.move, d.move, false)};
      for (const text::Language language : text::kLanguages)
        for (const Message& words : said)
          lines[index_of(language)].push_back(
              text::render(language, move_words(*view, e.move), {}) + " | " +
              text::render(language, words, std::vector<std::string>(7, "Ada")));
    });
  }
  for (const auto& language : lines)
    for (const std::string& line : language) std::puts(line.c_str());
}
