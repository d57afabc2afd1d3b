// Each event comes with the table after it: every card and chip is in one place there, and it
// reveals nothing that the viewer may not know yet.

#include "table/updates.h"

#include <catch2/catch_test_macros.hpp>

#include "games/nimmt/view.h"
#include "games/nothanks/view.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

// Checks that every card is in one place.
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
    // Special cards subtract heads.
    if (p.options.special ? p.heads[i] > heads : p.heads[i] != heads)
      return "heads of other cards than were taken";
  }
  // When a round is over, piles have been put away; rows are cleared by the next deal.
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

// Records the view at each event.
class Tables final : public EventSink {
 public:
  Tables(const AnyState& state, Seat seat) : state_(state), seat_(seat) {}
  void emit(Event event) override {
    if (event.visible_to(seat_)) seen.emplace_back(std::move(event), text_of(*state_.view(seat_)));
  }
  std::vector<std::pair<Event, std::string>> seen;

 private:
  const AnyState& state_;
  Seat seat_;
};

// Makes the same moves in a state that the viewer can't distinguish from the real one: until
// something hidden is revealed, the events and the views are the same.
std::string wrong_twin(const Match& match, Rng& rng) {
  const auto any = static_cast<int>(rng.below(static_cast<std::uint32_t>(match.players()) + 1)) - 1;
  const auto twin = match.state().view(seat_at(any))->sample(rng);
  const auto ours = match.state().clone();
  const Seat seat = any_seat(rng, match.to_act());
  const std::string move = any_of(rng, ours->view(seat)->legal_moves());
  Tables here(*ours, seat_at(any)), there(*twin, seat_at(any));
  if (!ours->apply(seat, move, &here).ok()) return "refused";
  // Another seat may hold other cards in it.
  if (!twin->apply(seat, move, &there).ok()) return {};
  for (std::size_t i = 0; i < here.seen.size(); ++i) {
    if (here.seen[i].first.reveals) break;
    if (i == there.seen.size() || text_of(here.seen[i].first) != text_of(there.seen[i].first))
      return "the twin has other events";
    if (here.seen[i].second != there.seen[i].second)
      return "the table after " + std::string(here.seen[i].first.kind) + " shows a secret";
  }
  return {};
}

}  // namespace

TEST_CASE("A follower of a match gets every event that it may know, once, and the table with it",
          "[property][updates][conformance]") {
  every_table(61, [](Match& match, Rng& rng) {
    const Seat seat = seat_at(static_cast<int>(rng.below(3)) - 1);
    Follower follower;
    std::vector<Event> seen;
    const auto catch_up = [&] {
      for (TableUpdate& update : follower.catch_up(match, {seat})) {
        REQUIRE(update.after != nullptr);
        REQUIRE(update.after->viewer() == seat);
        REQUIRE(text_of(match.events()[update.at]) == text_of(update.event));
        // The table is on the screen while the next event is being shown. (Looking at a whole table
        // costs more than all the rest.)
        if (rng.below(4) == 0) {
          const std::string wrong = wrong_table(*update.after);
          if (!wrong.empty())
            FAIL(wrong << " after " << update.event.kind << "\n" << write_record(match.record()));
          CHECK_FALSE(update.after->describe().empty());
        }
        seen.push_back(std::move(update.event));
      }
    };
    play_randomly(match, rng, 1, [&] {
      if (rng.below(4) == 0) catch_up();
    });
    catch_up();
    INFO(write_record(match.record()));
    CHECK(text_of(seen) == text_of(match.history(seat)));
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

TEST_CASE("Skipped events are not reported again, nor those taken back", "[updates]") {
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
  // The chip is on the card, and the next player decides.
  const nothanks::View& after = *nothanks::view_of(*again[0].after);
  CHECK(after.pub.pot == 1);
  CHECK(after.pub.actor == (seat + 1) % 3);
}
