// What happens comes with the table after it: every card and chip lies in one place there, and what
// nobody may know yet can't be read from it.

#include "table/updates.h"

#include <catch2/catch_test_macros.hpp>

#include "games/nimmt/view.h"
#include "games/nothanks/view.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

// Cards that lie somewhere, each once.
class Lying {
 public:
  void add(const CardSet& cards) {
    twice_ |= !(cards_ & cards).empty();
    cards_ |= cards;
  }
  void add(Card card) { add(CardSet::range(card, card)); }
  bool twice() const { return twice_; }
  const CardSet& cards() const { return cards_; }

 private:
  CardSet cards_;
  bool twice_ = false;
};

std::string wrong_table(const nimmt::View& v) {
  const nimmt::Public& p = v.pub;
  Lying lying;
  CardSet back;
  for (const nimmt::Row& row : p.rows)
    for (const Card c : row) lying.add(c);
  for (const nimmt::Played& played : p.queue) lying.add(played.card);
  for (const CardSet& pile : p.pile) lying.add(pile);
  for (const CardSet& known : p.known) back |= known;
  if (lying.twice()) return "a card lies in two places";
  for (std::size_t i = 0; i < p.pile.size(); ++i) {
    const int heads = nimmt::heads_of(p.pile[i]);
    // Special cards count heads off.
    if (p.options.special ? p.heads[i] > heads : p.heads[i] != heads)
      return "heads of other cards than were taken";
  }
  // When a round is over piles have been put away, and rows are cleared by the next deal.
  const bool playing = p.phase != nimmt::Phase::deal && p.phase != nimmt::Phase::over;
  if (playing && lying.cards() != p.seen - back) return "not all lie that have been seen";
  return {};
}

std::string wrong_table(const nothanks::View& v) {
  const nothanks::Public& p = v.pub;
  Lying lying;
  int chips = p.pot;
  if (p.card != kNoCard) lying.add(p.card);
  for (const CardSet& taken : p.taken) lying.add(taken);
  for (const int own : p.chips) chips += own;
  if (lying.twice()) return "a card lies in two places";
  if (p.phase != nothanks::Phase::turn) return {};
  if (lying.cards().size() + p.pile != nothanks::kPile) return "a card is missing";
  if (chips != p.options.chips() * p.options.players) return "a chip is missing";
  return {};
}

std::string wrong_table(const AnyView& any) {
  if (const auto* v = nimmt::view_of(any)) return wrong_table(*v);
  if (const auto* v = nothanks::view_of(any)) return wrong_table(*v);
  return {};
}

// Looks whenever something is told.
class Tables final : public EventSink {
 public:
  Tables(const AnyState& state, Seat seat) : state_(state), seat_(seat) {}
  void emit(Event event) override {
    if (event.visible_to(seat_)) told.emplace_back(std::move(event), text_of(*state_.view(seat_)));
  }
  std::vector<std::pair<Event, std::string>> told;

 private:
  const AnyState& state_;
  Seat seat_;
};

// The same moves in a world that the onlooker can't tell from ours: as long as nothing is shown
// that was hidden, the same is told and the tables look the same.
std::string wrong_twin(const Match& match, Rng& rng) {
  const auto any = static_cast<int>(rng.below(static_cast<std::uint32_t>(match.players()) + 1)) - 1;
  const auto twin = match.state().view(seat_at(any))->sample(rng);
  const auto ours = match.state().clone();
  const Seat seat = any_seat(rng, match.to_act());
  const std::string move = any_of(rng, ours->view(seat)->legal_moves());
  Tables here(*ours, seat_at(any)), there(*twin, seat_at(any));
  if (!ours->apply(seat, move, &here).ok()) return "refused";
  // Another seat may hold other cards there.
  if (!twin->apply(seat, move, &there).ok()) return {};
  for (std::size_t i = 0; i < here.told.size(); ++i) {
    if (here.told[i].first.reveals) break;
    if (i == there.told.size() || text_of(here.told[i].first) != text_of(there.told[i].first))
      return "something else is told in the twin";
    if (here.told[i].second != there.told[i].second)
      return "the table after " + std::string(here.told[i].first.kind) + " shows a secret";
  }
  return {};
}

}  // namespace

TEST_CASE("Whoever follows a match hears all they may know of it, once, and sees it lie",
          "[property][updates][conformance]") {
  every_table(61, [](Match& match, Rng& rng) {
    const Seat seat = seat_at(static_cast<int>(rng.below(3)) - 1);
    Follower follower;
    std::vector<Event> told;
    const auto catch_up = [&] {
      for (TableUpdate& update : follower.catch_up(match, {seat})) {
        REQUIRE(update.after != nullptr);
        REQUIRE(update.after->viewer() == seat);
        REQUIRE(text_of(match.events()[update.at]) == text_of(update.event));
        const std::string wrong = wrong_table(*update.after);
        if (!wrong.empty())
          FAIL(wrong << " after " << update.event.kind << "\n" << write_record(match.record()));
        // It is on the screen while the next one is told.
        CHECK_FALSE(update.after->describe().empty());
        told.push_back(std::move(update.event));
      }
    };
    play_randomly(match, rng, 2, [&] {
      if (rng.below(4) == 0) catch_up();
    });
    catch_up();
    INFO(write_record(match.record()));
    CHECK(text_of(told) == text_of(match.history(seat)));
  });
}

TEST_CASE("The table after an event holds no secret", "[property][updates][conformance]") {
  every_table(62, [](Match& match, Rng& rng) {
    play_randomly(match, rng, 2, [&] {
      if (match.to_act().empty() || rng.below(6) != 0) return;
      const std::string wrong = wrong_twin(match, rng);
      if (!wrong.empty()) FAIL(wrong << "\n" << write_record(match.record()));
    });
  });
}

TEST_CASE("What has been passed over is not told again, nor what is taken back", "[updates]") {
  auto match = Match::start(setup_of(*find_game("nothanks"), {{"players", 3}}, 5));
  REQUIRE(match.ok());
  Follower follower;
  CHECK(follower.catch_up(*match, {}).empty());
  REQUIRE(match->deal().ok());
  follower.pass(*match);
  CHECK(follower.catch_up(*match, {}).empty());
  const Seat seat = *match->to_act().begin();
  REQUIRE(match->play(seat, "no").ok());
  CHECK(follower.catch_up(*match, {}).size() == 1);
  match->undo();
  follower.pass(*match);
  CHECK(follower.catch_up(*match, {}).empty());
  REQUIRE(match->play(seat, "no").ok());
  const auto again = follower.catch_up(*match, {});
  REQUIRE(again.size() == 1);
  CHECK(again[0].at == match->events().size() - 1);
  // The chip lies on the card, and the next one decides.
  const nothanks::View& after = *nothanks::view_of(*again[0].after);
  CHECK(after.pub.pot == 1);
  CHECK(after.pub.actor == (seat + 1) % 3);
}
