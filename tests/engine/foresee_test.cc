// The predicted effect of a special card is its actual effect.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "games/nimmt/foresee.h"
#include "table/updates.h"
#include "tests/engine/nimmt_table.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;
using nimmt::Move;
using nimmt::Phase;

namespace {

const nimmt::State& state_of(const Match& match) {
  return static_cast<const StateOf<nimmt::Game>&>(match.state()).state;
}

// The difference between prediction and result, or nothing.
std::string wrong(const nimmt::State& before, Move move, const nimmt::Foresight& f) {
  const Seat seat = before.pub.actor;
  const std::size_t at = seat;
  nimmt::State after = before;
  // No later card interferes.
  while (after.pub.queue.size() > 1) after.pub.queue.pop_back();
  nimmt::Game::apply(after, seat, move, nullptr);
  const nimmt::Public& p = after.pub;
  const int heads = p.heads[at] - before.pub.heads[at];
  if (f.taken < 0 && f.row < 0)
    return p.phase == Phase::take_row && p.actor == seat ? "" : "it was not too low";
  if (f.taken < 0) {
    if (heads != 0) return "it was not for nothing";
    const nimmt::Row& row = p.rows[f.row];
    const auto place = std::find(row.begin(), row.end(), f.card);
    if (std::ssize(row) <= f.at || place - row.begin() != f.at) return "it went elsewhere";
    if (f.moved == kNoCard) return {};
    for (std::size_t r = 0; r < p.rows.size(); ++r)
      if (std::find(p.rows[r].begin(), p.rows[r].end(), f.moved) != p.rows[r].end())
        return r == static_cast<std::size_t>(move.row - 1) ? "" : "it slid elsewhere";
    return "what slid is gone";
  }
  // After a card that is pushed in has taken a row, the card to be placed may take one as well.
  if (f.own || p.phase == Phase::exchange)
    if (heads != f.heads) return "it costs " + std::to_string(heads);
  if (f.gone != (p.rows.size() < f.rows.size())) return "the row";
  return {};
}

}  // namespace

TEST_CASE("The predicted effect of a special card is its actual effect", "[property]") {
  std::set<int> kinds, takings;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Rng rng(seed);
    const int players = 2 + static_cast<int>(rng.below(7));
    Setup setup;
    setup.game = find_game("nimmt");
    setup.options = {{"players", players}, {"special", 1}};
    setup.seats.resize(players);
    setup.seed = seed;
    auto match = Match::start(std::move(setup));
    REQUIRE(match.ok());
    while (!match->over()) {
      if (match->needs_deal()) REQUIRE(match->deal().ok());
      const nimmt::State& s = state_of(*match);
      const Seat seat = match->to_act().lowest();
      // The last trick ends a round, and the table is cleared.
      if (s.pub.phase == Phase::place && s.pub.trick < 12) {
        const nimmt::View view = nimmt::Game::view(s, seat);
        nimmt::Moves moves;
        nimmt::legal_moves(view, moves);
        for (const Move& move : moves) {
          const nimmt::Foresight f = nimmt::foresee(view, move);
          INFO("seed " << seed << ": " << nimmt::move_text(move));
          REQUIRE(wrong(s, move, f) == "");
          kinds.insert(static_cast<int>(move.kind));
          if (f.taken >= 0) takings.insert(static_cast<int>(move.kind));
        }
      }
      REQUIRE(match->play(seat, any_of(rng, match->state().view(seat)->legal_moves())).ok());
    }
  }
  CHECK(kinds.size() == 8);
  CHECK(takings.size() >= 5);  // by place, insert, replace, slide, stop, negative
}

TEST_CASE("A card goes to the end that is marked as nearest, and to no row where none is",
          "[property]") {
  int placed = 0, left = 0, low = 0, without = 0;
  every_table(63, [&](Match& match, Rng& rng) {
    if (match.setup().game->id() != nimmt::Game::kId) return;
    play_randomly(match, rng, 2, [] {});
    Follower follower;
    std::shared_ptr<const AnyView> before;
    for (const TableUpdate& update : follower.catch_up(match, {})) {
      const Event& e = update.event;
      const bool goes = e.kind == "place" || e.kind == "place_left" || e.kind == "sixth";
      if (goes || e.kind == "too_low") {
        const auto gaps = nimmt::gaps_of(*nimmt::view_of(*before), static_cast<Card>(e.card()));
        const auto nearest = std::find_if(gaps.begin(), gaps.end(),
                                          [](const nimmt::Gap& gap) { return gap.nearest; });
        INFO(e.kind << " " << e.card() << "\n" << write_record(match.record()));
        if (gaps.empty()) {
          // All rows are blocked, or one is to be filled.
          ++without;
        } else if (goes) {
          REQUIRE(nearest != gaps.end());
          CHECK(nearest->row + 1 == e.field("row"));
          if (e.kind != "sixth") CHECK(nearest->left == (e.kind == "place_left"));
          for (const nimmt::Gap& gap : gaps)
            if (gap.by > 0) CHECK(gap.by >= nearest->by);
          ++placed;
          left += nearest->left;
        } else {
          CHECK(nearest == gaps.end());
          for (const nimmt::Gap& gap : gaps) CHECK(gap.by < 0);
          ++low;
        }
      }
      before = update.after;
    }
    // A card that does not wait to be placed has no gaps.
    CHECK(nimmt::gaps_of(*nimmt::view_of(*before), kNoCard).empty());
  });
  CHECK(placed > 200);
  CHECK(left > 5);
  CHECK(low > 20);
  CHECK(without > 0);
}
