// An animation goes from one table to the next in steps of its own. Its last step must show the
// table that the view has. This holds if the rules emit each event when the table is as the event
// leaves it, and if every animation ends there.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "table/match.h"
#include "tests/engine/golden_lines.h"
#include "tests/engine/random_play.h"
#include "web/games/nimmt/animator.h"
#include "web/games/nothanks/animator.h"

namespace tablee::draw {
namespace {

constexpr double kLonger = 10;  // seconds, longer than any step

void compare(const nimmt::drawing::Shown& shown, const nimmt::drawing::Shown& is,
             const nimmt::View& v) {
  REQUIRE(shown.rows.size() == is.rows.size());
  for (std::size_t r = 0; r < is.rows.size(); ++r) {
    CHECK(std::equal(shown.rows[r].begin(), shown.rows[r].end(), is.rows[r].begin(),
                     is.rows[r].end()));
    CHECK(shown.marks[r] == is.marks[r]);
  }
  CHECK(shown.heads == is.heads);
  CHECK(shown.totals == is.totals);
  CHECK(shown.hand == is.hand);
  CHECK(shown.market == is.market);
  CHECK(shown.played == is.played);
  CHECK(shown.held == is.held);
  CHECK(shown.own == is.own);
  CHECK(shown.discard == is.discard);
  CHECK(shown.stock == is.stock);
  if (v.pub.phase == nimmt::Phase::choose) CHECK(shown.down == is.down);
}

void compare(const nothanks::drawing::Shown& shown, const nothanks::drawing::Shown& is,
             const nothanks::View& v) {
  CHECK(shown.card == is.card);
  CHECK(shown.pot == is.pot);
  CHECK(shown.pile == is.pile);
  CHECK(shown.taken == is.taken);
  for (int i = 0; i < v.pub.options.players; ++i)
    if (nothanks::shows_chips(v, seat_at(i))) CHECK(shown.chips[i] == is.chips[i]);
}

// Follows a match at a seat, and checks after every deal and every move.
template <class Animator, class View>
class Onlooking {
 public:
  explicit Onlooking(Seat seat) : seat_(seat) { clock_.now = 1; }

  void follow(const Match& match, const View& view) {
    const std::vector<TableUpdate> updates = follower_.catch_up(match, {seat_});
    auto shown = animator_.shown();
    for (update(view, updates); animator_.settling(); update(view, {})) shown = animator_.shown();
    // At the end of a round there is no table any more, so the animation keeps the last one.
    if (std::any_of(updates.begin(), updates.end(),
                    [](const TableUpdate& n) { return n.event.ends_round(); }))
      return;
    compare(shown, animator_.shown(), view);
    ++compared_;
  }
  Seat seat() const { return seat_; }
  int compared() const { return compared_; }

 private:
  void update(const View& view, std::span<const TableUpdate> updates) {
    animator_.update(view, updates, clock_, false, [](const typename Animator::Beat&) {});
    clock_.now += kLonger;
  }

  Seat seat_;
  Animator animator_;
  Clock clock_;
  Follower follower_;
  int compared_ = 0;
};

// All golden records of a game, each seen from two seats and by a spectator.
template <class Animator, class View, class ViewOf>
void hold_to_the_rules(std::string_view game, ViewOf view_of) {
  int compared = 0;
  for (const std::string& line : test::golden_lines(game)) {
    const auto golden = json::parse(line);
    const auto record = read_record(*golden->find("record"));
    REQUIRE(record.ok());
    auto match = Match::start(record->setup, record->deals);
    REQUIRE(match.ok());
    std::vector<Onlooking<Animator, View>> all;
    for (const int seat : {-1, 0, 1}) all.emplace_back(seat < 0 ? kNobody : seat_at(seat));
    for (std::size_t next = 0; next < record->moves.size();) {
      if (match->needs_deal()) {
        REQUIRE(match->deal().ok());
      } else {
        REQUIRE(match->play(record->moves[next].seat, record->moves[next].text).ok());
        ++next;
      }
      INFO(game << ", move " << next << " of " << write_record(*record));
      for (auto& one : all) {
        const auto any = match->state().view(one.seat());
        one.follow(*match, *view_of(*any));
      }
    }
    for (const auto& one : all) compared += one.compared();
  }
  CHECK(compared > 1000);
}

}  // namespace

TEST_CASE("an animation of 6 qui prend ends with the table of the rules", "[truth]") {
  hold_to_the_rules<nimmt::drawing::Animator, nimmt::View>(
      "nimmt", [](const AnyView& any) { return nimmt::view_of(any); });
}

TEST_CASE("an animation of special cards ends with the table of the rules", "[truth]") {
  int compared = 0;
  std::set<std::string_view> kinds;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    auto match =
        Match::start(test::setup_of(*find_game("nimmt"), {{"players", 4}, {"special", 1}}, seed));
    REQUIRE(match.ok());
    Rng rng(seed);
    Onlooking<nimmt::drawing::Animator, nimmt::View> one(0);
    test::play_randomly(*match, rng, 2, [&] {
      INFO(write_record(match->record()));
      one.follow(*match, *nimmt::view_of(*match->state().view(0)));
    });
    for (const Event& e : match->events()) kinds.insert(e.kind);
    compared += one.compared();
  }
  CHECK(compared > 500);
  // Every way in which a row can be taken or change occurred.
  for (const char* kind : {"sixth", "take_row", "overflow", "row_gone", "slide", "replace"})
    CHECK(kinds.contains(kind));
}

TEST_CASE("an animation of Non merci ends with the table of the rules", "[truth]") {
  hold_to_the_rules<nothanks::drawing::Animator, nothanks::View>(
      "nothanks", [](const AnyView& any) { return nothanks::view_of(any); });
}

}  // namespace tablee::draw
