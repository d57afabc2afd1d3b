// Rounds with open hands for explaining the games (games/open_round.h).

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <map>

#include "games/nimmt/specials.h"
#include "games/nimmt/view.h"
#include "games/nothanks/view.h"
#include "table/open_table.h"

namespace tablee {
namespace {

std::vector<SeatSetup> people(int count) {
  return std::vector<SeatSetup>(static_cast<std::size_t>(count), SeatSetup{});
}

// The number of moves after which the round's last turns or cards begin: as many as there is time
// for.
std::size_t opening_of(const AnyGame& game, OpenRound round) {
  constexpr int kCards = 6;
  const int turns = std::clamp(20 / round.players, 3, 5);
  round.opening = 0;
  auto laid = lay_open_table(game, round, people(round.players));
  Match& match = *laid;
  for (std::size_t n = 0; !match.over() && !match.needs_deal(); ++n) {
    const auto view = match.state().view(0);
    if (const auto* v = nimmt::view_of(*view); v && v->pub.phase == nimmt::Phase::choose)
      if (v->pub.chosen.empty() && v->hand.size() == turns) return n;
    if (const auto* v = nothanks::view_of(*view); v && v->pub.pot == 0 && v->pub.pile < kCards)
      return n;
    const Seat seat = match.to_act().lowest();
    if (!match.play(seat, opening_move(match, seat))) break;
  }
  return 0;
}

// What happens where everybody plays what is suggested.
struct Course {
  bool ended = false;
  int asked = 0, taken = 0, low = 0, most = 0, runs = 0;
  std::map<std::string_view, int> specials;
};

Course course_of(const AnyGame& game, const OpenRound& round) {
  Course course;
  auto match = lay_open_table(game, round, people(round.players));
  if (!match || match->over() || match->needs_deal()) return course;
  const std::size_t before = match->events().size();
  while (!match->over() && !match->needs_deal()) {
    const Seat seat = match->to_act().lowest();
    std::string move = unasked_move(*match, seat);
    if (move.empty()) {
      ++course.asked;
      move = suggested_move(*match, seat);
    }
    if (!match->play(seat, move)) return course;
  }
  course.ended = true;
  for (std::size_t i = before; i < match->events().size(); ++i) {
    const Event& e = match->events()[i];
    if (const auto taken = game.taken(e)) {
      ++course.taken;
      course.most = std::max(course.most, *taken);
    }
    course.low += e.kind == "take_row";
    course.runs += e.kind == "take" && e.cards.size() > 1;
    for (const std::string_view kind : nimmt::kSpecialNames)
      if (e.kind == kind) ++course.specials[e.kind];
  }
  return course;
}

// Does it show what it is for, in the two minutes that are left for it?
bool teaches(const OpenRound& round, const Course& c) {
  constexpr int kMostTouches = 36;
  if (!c.ended || c.asked > kMostTouches || c.asked < 2 * round.players) return false;
  if (round.kind == "nothanks") return c.runs > 0 && c.taken >= 4 && c.most < 25;
  if (round.kind == "nimmt") return c.low > 0 && c.taken > c.low && c.most <= 12;
  if (c.specials.size() < nimmt::kSpecialKinds) return false;
  for (const auto& [kind, times] : c.specials)
    if (times != 1) return false;
  return true;
}

}  // namespace

TEST_CASE("a round with open hands shows what it is for in some touches", "[open_table]") {
  for (const AnyGame* game : all_games())
    for (const OpenRound& round : game->open_rounds()) {
      const Course course = course_of(*game, round);
      INFO(round.kind << ' ' << round.players << ": " << course.asked);
      CHECK(teaches(round, course));
    }
}

// Prints the rows of kOpenRounds in engine/games/*/open_rounds.h: of some thousand deals, the one
// with the fewest touches.
TEST_CASE("find rounds with open hands", "[.find_open_rounds]") {
  constexpr std::uint64_t kTries = 3000;
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds())
      for (int players = game->min_seats(); players <= game->max_seats(); ++players) {
        if (!lay_open_table(*game, {kind.name, players, 1, 0}, people(players))) continue;
        OpenRound best{kind.name, players, 0, 0};
        int fewest = 1000;
        for (OpenRound round = best; ++round.seed < kTries;) {
          round.opening = opening_of(*game, round);
          const Course course = course_of(*game, round);
          if (!teaches(round, course) || course.asked >= fewest) continue;
          fewest = course.asked;
          best = round;
        }
        if (fewest < 1000)
          std::printf("    {\"%s\", %d, %d, %d},  // %d touches\n", std::string(kind.name).c_str(),
                      players, static_cast<int>(best.seed), static_cast<int>(best.opening), fewest);
      }
}

}  // namespace tablee
