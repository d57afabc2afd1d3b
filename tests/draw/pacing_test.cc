// How long a trick is shown: the viewer's own taking and the worst one in full, the others briefly,
// all of it within a budget. Points count when they have arrived.

#include "web/games/nimmt/pacing.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "table/match.h"
#include "tests/draw/announced_table.h"
#include "tests/engine/nimmt_table.h"
#include "tests/engine/random_play.h"
#include "web/games/nimmt/animator.h"

namespace tablee::draw {
namespace {

using nimmt::drawing::Animator;

constexpr double kFrameSeconds = 0.02;

// What a viewer saw between two decisions.
struct WatchedTrick {
  double seconds = 0;
  std::map<Seat, double> weighed;  // seconds that the heads of a seat's taking were displayed
  bool ahead = false;              // a seat's heads grew before the sum had reached it
};

WatchedTrick watch(Animator& animator, const nimmt::View& view,
                   const std::vector<TableUpdate>& updates, Clock& clock) {
  WatchedTrick seen;
  Seat travelling = kNobody;
  double travels_since = 0, seconds = 0;
  for (bool first = true; first || animator.settling(); first = false) {
    const PerSeat<int> before = animator.shown().heads;
    clock.now += kFrameSeconds;
    animator.update(view, first ? std::span(updates) : std::span<const TableUpdate>(), clock, false,
                    [](const Animator::Beat&) {});
    seen.seconds += kFrameSeconds;
    const Animator::Sum& sum = animator.sum();
    if (sum.heads > 0) seen.weighed[sum.seat] += kFrameSeconds;
    if (sum.heads > 0 && sum.travels && travelling != sum.seat) {
      travelling = sum.seat;
      travels_since = clock.now;
      seconds = sum.seconds;
    }
    for (std::size_t i = 0; i < before.size(); ++i)
      if (animator.shown().heads[i] > before[i])
        seen.ahead |=
            travelling != static_cast<Seat>(i) || clock.now - travels_since < seconds - 0.03;
    if (sum.heads == 0) travelling = kNobody;
  }
  return seen;
}

bool has(const std::vector<TableUpdate>& updates, std::initializer_list<std::string_view> kinds) {
  return std::any_of(updates.begin(), updates.end(), [&](const TableUpdate& u) {
    return std::find(kinds.begin(), kinds.end(), u.event.kind) != kinds.end();
  });
}

// The longest trick of random rounds, in seconds.
double longest_trick(int players, OptionSet options, int& tricks) {
  options.emplace_back("players", players);
  auto match = Match::start(test::setup_of(*find_game("nimmt"), options, 7));
  REQUIRE(match.ok());
  Rng rng(static_cast<std::uint64_t>(players));
  Follower follower;
  Animator animator;
  Clock clock;
  clock.now = 1;
  double trick = 0, longest = 0;
  test::play_randomly(*match, rng, 3, [&] {
    const std::vector<TableUpdate> updates = follower.catch_up(*match, {0});
    const auto view = match->state().view(0);
    const WatchedTrick seen = watch(animator, *nimmt::view_of(*view), updates, clock);
    CHECK_FALSE(seen.ahead);
    if (has(updates, {"deal", "market", "draft", "round_end"})) return;
    if (has(updates, {"reveal"})) {
      trick = 0;
      ++tricks;
    }
    trick += seen.seconds;
    longest = std::max(longest, trick);
  });
  return longest;
}

// Seconds that the heads of each seat are displayed in one trick.
std::map<Seat, double> weighed_in(const test::CardRows& rows, const test::Cards& plays,
                                  Seat viewer) {
  const nimmt::Options options{.players = static_cast<int>(plays.size())};
  AnnouncedTable<nimmt::Game> table(test::position(options, rows, plays), viewer);
  Animator animator;
  Clock clock;
  clock.now = 1;
  animator.update(table.view(), {}, clock, false, [](const Animator::Beat&) {});
  int seat = 0;
  for (const int card : plays) table.play(seat++, std::to_string(card));
  return watch(animator, table.view(), table.take_updates(), clock).weighed;
}

}  // namespace

TEST_CASE("A trick keeps its budget at every number of players", "[animation][pacing]") {
  int tricks = 0;
  for (int players = 2; players <= 10; ++players)
    for (const OptionSet& options :
         {OptionSet{}, OptionSet{{"logic", 1}}, OptionSet{{"profi", 1}}}) {
      if (!find_game("nimmt")->check([&] {
            OptionSet all = options;
            all.emplace_back("players", players);
            return all;
          }()))
        continue;
      const double longest = longest_trick(players, options, tricks);
      INFO(players << " players: " << longest << " s");
      // A tenth more where rows are chosen in between, which cannot be foreseen.
      CHECK(longest <= nimmt::drawing::trick_budget(players) * 1.1);
    }
  CHECK(tricks > 400);
}

TEST_CASE("The worst taking and the viewer's own are shown longer than others",
          "[animation][pacing]") {
  const test::CardRows rows{{10, 11, 12, 13, 14}, {20, 21, 23, 24, 25}, {31, 32, 33, 34, 35}, {90}};
  // 15 takes rows of 3 + …, 26 and 36 the others: seat 1 takes most.
  for (const Seat viewer : {kNobody, Seat{2}}) {
    const auto weighed = weighed_in(rows, {15, 26, 36, 91}, viewer);
    REQUIRE(weighed.size() == 3);
    const auto [least, most] = std::minmax_element(
        weighed.begin(), weighed.end(), [](auto& a, auto& b) { return a.second < b.second; });
    CHECK(most->second > least->second + 0.15);
    if (viewer != kNobody) CHECK(weighed.at(viewer) > least->second + 0.15);
  }
}

}  // namespace tablee::draw
