// Properties of every step of every match of 6 qui prend without special cards.

#include <catch2/catch_test_macros.hpp>

#include "tests/engine/nimmt_table.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;
using nimmt::Phase;

namespace {

const nimmt::State& state_of(const Match& match) {
  return static_cast<const StateOf<nimmt::Game>&>(match.state()).state;
}

// Every card is in one place, and the counts are consistent.
std::string wrong_cards(const nimmt::State& s) {
  const nimmt::Public& p = s.pub;
  CardSet places;
  int count = 0;
  const auto put = [&](const auto& cards) {
    for (const Card c : cards) {
      places.add(c);
      ++count;
    }
  };
  CardSet shown;
  for (const nimmt::Row& row : p.rows) put(row);
  for (const nimmt::Played& q : p.queue) put(CardSet::range(q.card, q.card));
  for (const CardSet& pile : p.pile) put(pile);
  shown = places;
  for (const CardSet& hand : s.secret.hand) put(hand);
  put(s.secret.reserve);
  if (places.size() != count) return "a card in two places";
  const CardSet deck = CardSet::range(1, p.options.deck_size());
  if (!(places - deck).empty()) return "a card that is not in the deck";
  const int n = p.options.players;
  if (p.phase == Phase::draft) {
    if (!p.rows.empty() || places != deck) return "the draft lost a card";
    CardSet market;
    for (const Card c : s.secret.reserve) market.add(c);
    if (market != p.market) return "market and reserve differ";
  } else if (p.phase == Phase::choose || p.phase == Phase::take_row) {
    if (count != 10 * n + 4) return "cards in play";
    if (nimmt::heads_of(places) + nimmt::heads_of(deck - places) != nimmt::heads_of(deck))
      return "heads";
    if (p.options.tactic && places != deck) return "tactic leaves no card out";
    if (shown != p.seen) return "seen is what lies or has lain open";
  }
  if (p.options.deck_size() == 104 && nimmt::heads_of(deck) != 171) return "171 heads";
  return {};
}

std::string wrong_rows(const nimmt::Public& p) {
  if (!p.rows.empty() && p.rows.size() != 4) return "four rows";
  if (p.rows.empty() != (p.phase == Phase::draft || p.round == 0))
    return "rows when there are none";
  for (const nimmt::Row& row : p.rows) {
    if (row.empty() || row.size() > 5) return "a row of none or of six";
    for (std::size_t i = 1; i < row.size(); ++i)
      if (row[i - 1] >= row[i]) return "a row that does not ascend";
  }
  for (std::size_t i = 1; i < p.queue.size(); ++i)
    if (p.queue[i - 1].card >= p.queue[i].card) return "a queue that does not ascend";
  return {};
}

std::string wrong_turn(const nimmt::State& s) {
  const nimmt::Public& p = s.pub;
  const SeatSet acting = nimmt::to_act(p);
  const int n = p.options.players;
  for (int i = 0; i < n; ++i) {
    const std::size_t at = i;
    if (s.secret.hand[at].size() != p.hand_size[at]) return "hand sizes";
    if (p.options.logic ? p.known[at] != s.secret.hand[at] : !p.known[at].empty())
      return "what is known of hands";
    if ((s.secret.chosen[at] != kNoCard) != p.chosen.has(seat_at(i))) return "who has chosen";
    if (s.secret.chosen[at] != kNoCard && !s.secret.hand[at].has(s.secret.chosen[at]))
      return "a chosen card that is not in the hand";
    const int tricks_left = p.phase == Phase::take_row ? 10 - p.trick : 11 - p.trick;
    if ((p.phase == Phase::choose || p.phase == Phase::take_row) && p.hand_size[at] != tricks_left)
      return "cards left and tricks left";
  }
  for (std::size_t i = n; i < kMaxSeats; ++i)
    if (!s.secret.hand[i].empty() || !p.pile[i].empty() || p.totals[i] != 0) return "an empty seat";
  switch (p.phase) {
    case Phase::choose:
      if (p.trick < 1 || p.trick > 10 || !p.queue.empty() || p.actor != kNobody) return "choose";
      return acting.size() + p.chosen.size() == n ? "" : "who is still to choose";
    case Phase::take_row:
      if (p.queue.empty() || p.queue.front().seat != p.actor || !p.chosen.empty())
        return "take_row";
      return acting == SeatSet::of(p.actor) ? "" : "whose row it is to take";
    case Phase::draft:
      if (p.trick != 0 || !p.queue.empty()) return "draft";
      return acting == SeatSet::of(p.actor) ? "" : "whose card it is to draft";
    case Phase::place:
    case Phase::exchange:
      return "special cards";
    case Phase::deal:
    case Phase::over:
      if (!acting.empty() || p.trick != 0 || !p.queue.empty() || p.actor != kNobody)
        return "nobody is to act";
  }
  return {};
}

// Each seat has seen all cards except those in hands it can't know and those that were never dealt.
std::string wrong_unseen(const nimmt::State& s) {
  const nimmt::Public& p = s.pub;
  if (p.phase != Phase::choose && p.phase != Phase::draft) return {};
  CardSet dealt = p.seen;
  for (const Card c : s.secret.reserve) dealt.add(c);
  for (const CardSet& hand : s.secret.hand) dealt |= hand;
  for (int i = 0; i < p.options.players; ++i) {
    CardSet hidden = CardSet::range(1, p.options.deck_size()) - dealt;
    for (int other = 0; other < p.options.players; ++other)
      if (other != i && !p.options.logic) hidden |= s.secret.hand[other];
    if (nimmt::unseen(nimmt::view(s, seat_at(i))) != hidden) return "what is not seen yet";
  }
  return {};
}

// Whether the finished rounds end the match.
bool ended(const nimmt::Public& p) {
  bool by_points = false;
  for (int i = 0; i < p.options.players; ++i) {
    const int total = p.totals[i];
    if (p.options.target != 0)
      by_points |= p.options.at_least ? total >= p.options.target : total > p.options.target;
  }
  const bool between = p.phase == Phase::deal || p.phase == Phase::over;
  const int finished = between ? p.round : p.round - 1;
  return by_points || (p.options.rounds != 0 && finished >= p.options.rounds);
}

std::string wrong_state(const nimmt::State& s) {
  if (std::string w = wrong_cards(s); !w.empty()) return w;
  if (std::string w = wrong_rows(s.pub); !w.empty()) return w;
  if (std::string w = wrong_turn(s); !w.empty()) return w;
  if (std::string w = wrong_unseen(s); !w.empty()) return w;
  if (ended(s.pub) != (s.pub.phase == Phase::over)) return "the end of the match";
  return {};
}

// Every table of RULES.md §1; special cards (§2) have tests of their own.
template <class Visit>
void every_nimmt(std::uint64_t seed, Visit&& visit) {
  every_table(seed, [&](Match& match, Rng& rng) {
    if (match.setup().game->id() == nimmt::Game::kId && !state_of(match).pub.options.special)
      visit(match, rng);
  });
}

}  // namespace

TEST_CASE("Cards, rows and turns are consistent at every step", "[property]") {
  every_nimmt(31, [](Match& match, Rng& rng) {
    play_randomly(match, rng, 3, [&] {
      const std::string wrong = wrong_state(state_of(match));
      if (!wrong.empty()) FAIL(wrong << "\n" << write_record(match.record()));
    });
  });
}

TEST_CASE("Every card played ends in a row or a pile, and a round's heads are those of its takings",
          "[property]") {
  every_nimmt(32, [](Match& match, Rng& rng) {
    play_randomly(match, rng, 1, [] {});
    std::vector<int> heads(match.players());
    int played = 0;
    int placed = 0;
    for (const Event& e : match.events()) {
      if (e.kind == "reveal") played += static_cast<int>(e.per_seat.size());
      if (e.kind == "place" || e.kind == "place_left" || e.kind == "sixth" || e.kind == "take_row")
        ++placed;
      if (e.kind == "sixth" || e.kind == "take_row") {
        REQUIRE(e.field("count") == static_cast<int>(e.cards.size()));
        if (e.kind == "sixth") REQUIRE(e.cards.size() == 5);
        int sum = 0;
        for (const int c : e.cards) sum += nimmt::heads(static_cast<Card>(c));
        REQUIRE(e.field("heads") == sum);
        heads[e.seat] += sum;
      }
      if (e.kind == "round_end") REQUIRE(e.per_seat == heads);
    }
    REQUIRE(played == 10 * match.players());
    REQUIRE(placed == played);
  });
}

TEST_CASE("A deal that differs only in cards a seat can't see gives that seat the same events",
          "[property]") {
  // Seats 1 and 2 swap hands, and a card of seat 3 is exchanged for one that no seat holds.
  const std::vector<Cards> hands{{1, 2, 3, 4, 5, 6, 7, 8, 9, 10},
                                 {11, 12, 13, 14, 15, 16, 17, 18, 19, 20},
                                 {21, 22, 23, 24, 25, 26, 27, 28, 29, 30},
                                 {31, 32, 33, 34, 35, 36, 37, 38, 39, 40}};
  std::vector<Cards> others{hands[0], hands[2], hands[1], hands[3]};
  others[3][0] = 77;
  const auto start = [](const std::vector<Cards>& dealt) {
    auto match = Match::start(setup_of(*find_game("nimmt"), {{"players", 4}}, 1),
                              {deal_text(0, dealt, {50, 60, 70, 80})});
    (void)match->deal();
    (void)match->play(0, "5");
    (void)match->play(1, std::to_string(dealt[1][4]));
    return std::move(*match);
  };
  const Match a = start(hands);
  const Match b = start(others);
  for (const Seat viewer : {kNobody, seat_at(0)}) {
    CHECK(text_of(a.history(viewer)) == text_of(b.history(viewer)));
    CHECK(text_of(*a.state().view(viewer)) == text_of(*b.state().view(viewer)));
  }
  CHECK(text_of(a.history(1)) != text_of(b.history(1)));
  CHECK(text_of(a.history(3)) != text_of(b.history(3)));
}

TEST_CASE("Matches end by points, by rounds and by either", "[property]") {
  int by_points = 0;
  int by_rounds = 0;
  for (int players = 2; players <= 10; players += 4)
    for (const OptionSet& rule :
         {OptionSet{{"target", 66}}, OptionSet{{"target", 66}, {"at_least", 1}},
          OptionSet{{"target", 0}, {"rounds", 4}}, OptionSet{{"target", 40}, {"rounds", 4}}}) {
      OptionSet options = rule;
      options.emplace_back("players", players);
      for (std::uint64_t seed = 0; seed < 4; ++seed) {
        auto match = Match::start(setup_of(*find_game("nimmt"), options, seed));
        REQUIRE(match.ok());
        Rng rng(seed);
        play_randomly(*match, rng, 1000, [&] {
          if (match->needs_deal()) REQUIRE_FALSE(ended(state_of(*match).pub));
        });
        REQUIRE(match->over());
        const nimmt::Public& p = state_of(*match).pub;
        (p.options.rounds != 0 && p.round == p.options.rounds ? by_rounds : by_points) += 1;
        CHECK(match->events().back().kind == "match_end");
      }
    }
  CHECK(by_points > 10);
  CHECK(by_rounds > 10);
}
