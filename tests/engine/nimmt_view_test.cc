// Views of 6 qui prend from outside: impossible ones are refused, and accepted ones can be played
// on, as searches do.

#include <catch2/catch_test_macros.hpp>

#include "tests/engine/json_text.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

const AnyGame& rules() { return *find_game("nimmt"); }

// The place of the error, or "fine"; an accepted view is sampled and played to the end of the
// round.
std::string where(const json::Value& written, Rng& rng) {
  const auto view = rules().read_view(written);
  if (!view) return view.error().where;
  (void)(*view)->describe();
  const auto world = (*view)->sample(rng);
  REQUIRE(text_of(*world->view((*view)->viewer())) == text_of(**view));
  while (!world->to_act().empty()) {
    const Seat seat = any_seat(rng, world->to_act());
    const auto moves = world->view(seat)->legal_moves();
    REQUIRE_FALSE(moves.empty());
    REQUIRE(world->apply(seat, any_of(rng, moves), nullptr).ok());
  }
  return "fine";
}

// The table of a random match after that many steps, seen by seat 0.
json::Value seen_after(OptionSet options, int steps, std::uint64_t seed) {
  auto match = Match::start(setup_of(rules(), std::move(options), seed));
  Rng rng(seed);
  json::Value last;
  play_randomly(*match, rng, 2, [&] {
    if (steps-- >= 0) last = *json::parse(text_of(*match->state().view(0)));
  });
  return last;
}

json::Value& member(json::Value& v, std::string_view name) {
  for (auto& [key, value] : v.members)
    if (key == name) return value;
  FAIL("no member " << name);
  return v;
}

std::string with(json::Value v, std::string_view name, std::string_view text) {
  Rng rng(1);
  member(v, name) = *json::parse(text);
  return where(v, rng);
}

}  // namespace

TEST_CASE("Views that no table could look like") {
  Rng rng(1);
  const json::Value draft = seen_after({{"players", 3}, {"tactic", 1}, {"logic", 1}}, 5, 1);
  const json::Value choose = seen_after({{"players", 3}}, 14, 2);
  REQUIRE(where(draft, rng) == "fine");
  REQUIRE(draft.string_at("phase") == "draft");
  REQUIRE(where(choose, rng) == "fine");
  REQUIRE(choose.string_at("phase") == "choose");

  // A seat with fewer cards than tricks left would have no card to play.
  CHECK(with(choose, "hand_sizes", "[7,7,1]") != "fine");
  CHECK(with(choose, "trick", "1") != "fine");
  CHECK(with(choose, "trick", "10") != "fine");
  CHECK(with(choose, "trick", "0") != "fine");
  CHECK(with(choose, "trick", "11") == "trick");
  CHECK(with(choose, "round", "0") != "fine");
  CHECK(with(choose, "phase", "\"over\"") != "fine");
  CHECK(with(choose, "phase", "\"deal\"") != "fine");
  CHECK(with(choose, "phase", "\"draft\"") != "fine");
  CHECK(with(choose, "phase", "\"take_row\"") != "fine");
  CHECK(with(choose, "phase", "\"place\"") != "fine");
  CHECK(with(choose, "phase", "\"exchange\"") != "fine");
  CHECK(with(choose, "chosen", "[0,1,2]") != "fine");
  CHECK(with(choose, "chosen", "[3]") == "chosen");
  const auto lying = choose.array_at("rows")->front().items.front().integer;
  CHECK(with(choose, "card", std::to_string(lying)) == "card");
  CHECK(with(choose, "hand", "[" + std::to_string(lying) + "]") == "hand");
  CHECK(with(choose, "actor", "1") != "fine");
  CHECK(with(choose, "seen", "[]") != "fine");
  CHECK(with(choose, "rows", "[[1],[2],[3]]") != "fine");
  CHECK(with(choose, "rows", "[[5,4],[2],[3],[6]]") == "rows");
  CHECK(with(choose, "hand", "[]") == "hand");
  CHECK(with(choose, "seat", "1") != "fine");
  CHECK(with(choose, "seat", "3") == "seat");
  CHECK(with(choose, "seat", "-2") == "seat");
  CHECK(with(choose, "market", "[1]") != "fine");

  // A draft ends when every hand is full, so it must be able to get there.
  CHECK(with(draft, "hand_sizes", "[10,0,0]") != "fine");
  CHECK(with(draft, "hand_sizes", "[2,2,2]") != "fine");
  CHECK(with(draft, "actor", "-1") != "fine");
  CHECK(with(draft, "first_drafter", "-1") != "fine");
  CHECK(with(draft, "market", "[1,2,3]") != "fine");
  CHECK(with(draft, "phase", "\"choose\"") != "fine");
  for (int actor = 0; actor < 3; ++actor)
    if (actor != draft.integer_at("actor", 0, 2))
      CHECK(with(draft, "actor", std::to_string(actor)) == "actor");
}

TEST_CASE("A draft without the option is none") {
  json::Value v = seen_after({{"players", 2}, {"logic", 1}}, 2, 1);
  Rng rng(1);
  REQUIRE(where(v, rng) == "fine");
  member(member(v, "options"), "logic").integer = 0;
  CHECK(where(v, rng) != "fine");
  member(v, "first_drafter").integer = -1;
  CHECK(where(v, rng) != "fine");
}

TEST_CASE("A view without a member, or with one of another kind, says where") {
  for (const AnyGame* game : all_games()) {
    auto match = Match::start(setup_of(*game, {{"players", game->min_seats()}}, 1));
    REQUIRE(match.ok());
    REQUIRE(match->deal().ok());
    const json::Value whole = *json::parse(text_of(*match->state().view(0)));
    for (const auto& [name, value] : whole.members) {
      CAPTURE(game->id(), name);
      json::Value less = whole;
      std::erase_if(less.members, [&](const auto& m) { return m.first == name; });
      const auto view = game->read_view(less);
      REQUIRE_FALSE(view.ok());
      CHECK_FALSE(view.error().where.empty());
      for (const char* text :
           {"null", "0.5", "\"x\"", "[[[]]]", "{\"a\":1}", "-7", "1000000000000"}) {
        CAPTURE(text);
        json::Value other = whole;
        member(other, name) = *json::parse(text);
        const auto bad = game->read_view(other);
        REQUIRE_FALSE(bad.ok());
        CHECK_FALSE(bad.error().where.empty());
      }
    }
    for (const char* text : {"null", "5", "[]", "{}", "\"view\""})
      CHECK_FALSE(game->read_view(*json::parse(text)).ok());
  }
}

TEST_CASE("Changed numbers give a view that can be played on, or an error") {
  Rng rng(5);
  int fine = 0;
  for (int i = 0; i < 250; ++i) {
    const std::vector<OptionSet> sets = option_sets(rules(), 2 + static_cast<int>(rng.below(9)));
    const json::Value v =
        seen_after(any_of(rng, sets), static_cast<int>(rng.below(60)), rng.next());
    const std::string good = json_text(v);
    for (int k = 0; k < 10; ++k) {
      std::string text = good;
      for (std::uint32_t times = 1 + rng.below(3); times > 0; --times) {
        const auto at = rng.below(static_cast<std::uint32_t>(text.size()));
        if (text[at] >= '0' && text[at] <= '9') text[at] = static_cast<char>('0' + rng.below(10));
      }
      const auto changed = json::parse(text);
      if (changed) fine += where(*changed, rng) == "fine";
    }
  }
  CHECK(fine > 50);
}
