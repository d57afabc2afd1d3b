// Properties of every step of every match of 6 qui surprend.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "core/enum_index.h"
#include "tests/engine/nimmt_table.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;
using nimmt::Phase;
using nimmt::Special;

namespace {

const nimmt::State& state_of(const Match& match) {
  return static_cast<const StateOf<nimmt::Game>&>(match.state()).state;
}

bool in_a_trick(Phase phase) {
  return phase == Phase::place || phase == Phase::take_row || phase == Phase::exchange;
}

// Every number card is in one place.
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
  for (const nimmt::Row& row : p.rows) put(row);
  for (const nimmt::Played& q : p.queue) put(CardSet::range(q.card, q.card));
  for (const CardSet& pile : p.pile) put(pile);
  CardSet seen = places;
  for (const CardSet& known : p.known) seen |= known;
  for (const CardSet& hand : s.secret.hand) put(hand);
  if (places.size() != count) return "a card in two places";
  if (!(places - CardSet::range(1, 104)).empty()) return "a card that is not in the deck";
  if (p.phase == Phase::deal || p.phase == Phase::over) return {};
  if (count != 12 * p.options.players + 4) return "cards in play";
  if (seen != p.seen) return "seen is what lies or has lain open";
  return {};
}

// All 28 special cards are in one place each, and their public counts are right.
std::string wrong_specials(const nimmt::State& s) {
  const nimmt::Public& p = s.pub;
  const nimmt::SpecialSecret& secret = s.secret.special;
  std::array<int, nimmt::kSpecialKinds> count{};
  const auto put = [&](Special kind, int n) { count[index_of(kind)] += n; };
  const auto put_all = [&](const nimmt::SpecialSet& set) {
    for (int k = 0; k < nimmt::kSpecialKinds; ++k)
      put(static_cast<Special>(k), set.count(static_cast<Special>(k)));
  };
  put_all(p.special.discard);
  for (const Special kind : secret.deck) put(kind, 1);
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    put_all(secret.hand[i]);
    if (secret.hand[i].size() != p.special.count[i]) return "how many special cards a hand holds";
  }
  for (const nimmt::RowMarks& marks : p.marks) {
    put(Special::stop, marks.stop);
    put(Special::seven_takes, marks.seven);
    put(Special::fifth_row, marks.fifth);
  }
  const int copies = p.round == 0 ? 0 : 4;
  for (const int n : count)
    if (n != copies) return "four of each special card";
  if (p.special.deck != static_cast<int>(secret.deck.size())) return "the size of the deck";
  return {};
}

std::string wrong_rows(const nimmt::Public& p) {
  if (p.round == 0) return p.rows.empty() ? "" : "rows before a deal";
  if (p.rows.size() != 4 && p.rows.size() != 5) return "four rows or five";
  const auto fifths =
      std::count_if(p.marks.begin(), p.marks.end(), [](const auto& m) { return m.fifth; });
  const bool between = p.phase == Phase::deal || p.phase == Phase::over;
  if (fifths != (p.rows.size() == 5 && !between)) return "a fifth_row where there are five rows";
  if (nimmt::stops_on_table(p) > 2) return "more than two stops";
  for (std::size_t r = 0; r < p.marks.size(); ++r)
    if ((r >= p.rows.size() || between) && p.marks[r] != nimmt::RowMarks{})
      return "special cards where no row is";
  for (std::size_t r = 0; r < p.rows.size(); ++r) {
    const nimmt::Row& row = p.rows[r];
    const bool to_fill = p.special.must_fill == static_cast<int>(r);
    if (row.empty() != to_fill) return "an empty row that is not to be filled";
    if (to_fill && p.phase != Phase::exchange) return "a row left empty";
    // Once a round is over its special cards are gone, so a row of six may be there without its
    // own.
    if (static_cast<int>(row.size()) > (between ? 6 : nimmt::capacity(p, r)))
      return "a row beyond its capacity";
    for (std::size_t i = 1; i < row.size(); ++i)
      // The card that fills an emptied row starts it, so that this row ascends too.
      if (row[i - 1] >= row[i]) return "a row that does not ascend";
  }
  return {};
}

std::string wrong_turn(const nimmt::State& s) {
  const nimmt::Public& p = s.pub;
  for (int i = 0; i < p.options.players; ++i) {
    const std::size_t at = i;
    if (s.secret.hand[at].size() != p.hand_size[at]) return "hand sizes";
    if (!(p.known[at] - s.secret.hand[at]).empty()) return "known of a hand and not in it";
    if (p.heads[at] < 0 || p.heads[at] > nimmt::heads_of(p.pile[at])) return "heads of a pile";
    const int left = in_a_trick(p.phase) ? 12 - p.trick : 13 - p.trick;
    if ((in_a_trick(p.phase) || p.phase == Phase::choose) && p.hand_size[at] != left)
      return "cards left and tricks left";
  }
  if ((p.phase == Phase::over) != (p.round == 2 && p.trick == 0)) return "exactly two rounds";
  if (!in_a_trick(p.phase)) return p.queue.empty() ? "" : "cards left to place";
  if (nimmt::to_act(p) != SeatSet::of(p.actor)) return "one is to act";
  for (std::size_t i = 1; i < p.queue.size(); ++i)
    if (p.queue[i - 1].card >= p.queue[i].card) {
      // Only a replaced card may be higher than those that follow.
      if (i > 1) return "a queue that does not ascend";
    }
  if (p.phase != Phase::exchange)
    return p.queue.front().seat == p.actor ? "" : "another card is to be placed";
  if (p.special.count[p.actor] == 0) return "nothing to exchange";
  return p.special.deck + p.special.discard.size() > 0 ? "" : "nothing to draw";
}

std::string wrong_state(const nimmt::State& s) {
  for (const auto check : {wrong_cards, wrong_specials, wrong_turn})
    if (std::string wrong = check(s); !wrong.empty()) return wrong;
  return wrong_rows(s.pub);
}

// A random move of a random kind, so that kinds with few moves are as frequent as those with many.
std::string any_move(const Match& match, Seat seat, Rng& rng) {
  std::map<std::string, std::vector<std::string>> kinds;
  for (const std::string& move : match.state().view(seat)->legal_moves())
    kinds[move[0] >= 'a' ? move.substr(0, move.find(' ')) : "card"].push_back(move);
  auto kind = kinds.begin();
  std::advance(kind, rng.below(static_cast<std::uint32_t>(kinds.size())));
  return any_of(rng, kind->second);
}

template <class Look>
void play_kinds(Match& match, Rng& rng, Look&& look) {
  while (!match.over()) {
    look();
    if (match.needs_deal()) {
      REQUIRE(match.deal().ok());
      continue;
    }
    const Seat seat = any_seat(rng, match.to_act());
    REQUIRE(match.play(seat, any_move(match, seat, rng)).ok());
  }
  look();
}

// Matches of two to eight players.
template <class Visit>
void every_special(int matches, std::uint64_t seed, Visit&& visit) {
  for (int players = 2; players <= nimmt::kSpecialMaxSeats; ++players)
    for (int i = 0; i < matches; ++i) {
      seed = mix(seed);
      auto match =
          Match::start(setup_of(*find_game("nimmt"), {{"players", players}, {"special", 1}}, seed));
      REQUIRE(match.ok());
      Rng rng(seed);
      visit(*match, rng);
    }
}

void all_hold(int matches, std::uint64_t seed) {
  every_special(matches, seed, [](Match& match, Rng& rng) {
    play_kinds(match, rng, [&] {
      const std::string wrong = wrong_state(state_of(match));
      if (!wrong.empty()) FAIL(wrong << "\n" << write_record(match.record()));
    });
  });
}

}  // namespace

TEST_CASE("Special cards: cards, rows and turns are consistent at every step", "[property]") {
  all_hold(20, 51);
}
TEST_CASE("Special cards: cards, rows and turns are consistent at every step of many matches",
          "[.soak]") {
  all_hold(1000, 151);
}

TEST_CASE("Special cards: the sheet has the heads of the events, and all cards are placed",
          "[property]") {
  every_special(20, 52, [](Match& match, Rng& rng) {
    play_kinds(match, rng, [] {});
    const std::size_t players = match.players();
    std::vector<int> heads(players);
    std::vector<int> totals(players);
    int ways = 0;  // the number of events that bring a number card onto the table
    int rounds = 0;
    for (const Event& e : match.events()) {
      if (e.kind == "place" || e.kind == "sixth" || e.kind == "take_row" || e.kind == "insert" ||
          e.kind == "fifth_row" || e.kind == "seven_takes")
        ++ways;
      if (e.kind == "sixth" || e.kind == "take_row" || e.kind == "overflow") {
        REQUIRE(e.field("count") == static_cast<int>(e.cards.size()));
        heads[e.seat] += e.field("heads");
      }
      if (e.kind != "round_end") continue;
      ++rounds;
      REQUIRE(e.per_seat == heads);
      REQUIRE(ways == rounds * 12 * match.players());
      for (std::size_t i = 0; i < players; ++i) totals[i] += heads[i];
      heads.assign(players, 0);
    }
    REQUIRE(rounds == 2);
    const Scores scores = match.state().view(kNobody)->totals();
    REQUIRE(std::equal(totals.begin(), totals.end(), scores.begin()));
  });
}

TEST_CASE(
    "Special cards: leftovers stay in the hands, and all seats get the same number of new ones",
    "[property]") {
  every_special(10, 53, [](Match& match, Rng& rng) {
    int held = 0;
    PerSeat<std::uint8_t> before{};
    bool dealt = false;
    play_kinds(match, rng, [&] {
      const nimmt::Public& p = state_of(match).pub;
      if (std::exchange(dealt, false)) {
        const int each = std::min(3, (28 - held) / match.players());
        for (std::size_t i = 0, end = match.players(); i < end; ++i)
          REQUIRE(p.special.count[i] == before[i] + each);
        REQUIRE(p.special.deck == 28 - held - each * match.players());
      }
      if (!match.needs_deal()) return;
      dealt = true;
      before = p.special.count;
      held = 0;
      for (const int n : before) held += n;
    });
  });
}
