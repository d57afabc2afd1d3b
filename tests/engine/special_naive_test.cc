// Placements with special cards compared with the second implementation.

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <optional>
#include <set>

#include "core/enum_index.h"
#include "core/rng.h"
#include "tests/engine/nimmt_table.h"
#include "tests/engine/special_naive.h"

using namespace tablee;
using namespace tablee::test;
using naive::Names;

namespace {

std::string name_of(nimmt::Special kind) {
  return std::string(nimmt::kSpecialNames[index_of(kind)]);
}

int below(Rng& rng, int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); }

template <class T>
T draw(std::vector<T>& pack) {
  const T top = pack.back();
  pack.pop_back();
  return top;
}

Names names_of(const nimmt::SpecialSet& set) {
  Names names;
  for (int k = 0; k < nimmt::kSpecialKinds; ++k)
    for (int n = 0; n < set.count(static_cast<nimmt::Special>(k)); ++n)
      names.push_back(name_of(static_cast<nimmt::Special>(k)));
  return names;
}

template <class T>
std::vector<T> sorted(std::vector<T> items) {
  std::sort(items.begin(), items.end());
  return items;
}

// The first difference between the two tables, or nothing.
std::string difference(const nimmt::State& s, const naive::Table& t) {
  const nimmt::Public& p = s.pub;
  if (p.rows.size() != t.rows.size()) return "number of rows";
  for (std::size_t r = 0; r < t.rows.size(); ++r) {
    if (numbers(p.rows[r]) != t.rows[r].cards) return "cards of a row";
    const nimmt::RowMarks& m = p.marks[r];
    if (m.stop != t.rows[r].stop || m.seven != t.rows[r].seven || m.fifth != t.rows[r].fifth)
      return "special cards of a row";
  }
  for (std::size_t i = 0; i < t.players.size(); ++i) {
    const naive::Player& player = t.players[i];
    if (numbers(s.secret.hand[i]) != sorted(player.hand)) return "a hand";
    if (p.hand_size[i] != player.hand.size()) return "the size of a hand";
    if (numbers(p.known[i]) != sorted(player.known)) return "what is known of a hand";
    if (numbers(p.pile[i]) != sorted(player.pile)) return "a pile";
    if (p.heads[i] != player.heads) return "heads";
    if (sorted(names_of(s.secret.special.hand[i])) != sorted(player.specials))
      return "special cards of a hand";
    if (p.special.count[i] != player.specials.size()) return "their number";
  }
  if (sorted(names_of(p.special.discard)) != sorted(t.discard)) return "the discard";
  Names deck;
  for (const nimmt::Special kind : s.secret.special.deck) deck.push_back(name_of(kind));
  if (deck != t.deck || p.special.deck != static_cast<int>(t.deck.size())) return "the deck";
  return {};
}

// Rows of random lengths with special cards at random.
void lay_rows(naive::Table& t, std::vector<int>& cards, Names& specials, Rng& rng) {
  const auto find = [&](const char* name) {
    specials.erase(std::find(specials.begin(), specials.end(), name));
    return true;
  };
  t.rows.resize(rng.below(3) == 0 ? 5 : 4);
  if (t.rows.size() == 5) t.rows[rng.below(5)].fifth = find("fifth_row");
  for (int n = below(rng, 3); n > 0; --n) {
    naive::Row& row = t.rows[rng.below(4)];
    if (!row.seven) row.seven = find("seven_takes");
  }
  for (int n = below(rng, 3); n > 0; --n) {
    naive::Row& row = t.rows[rng.below(4)];
    if (!row.stop) row.stop = find("stop");
  }
  for (naive::Row& row : t.rows) {
    const int most = row.seven ? 6 : 5;
    // Full rows and single cards are frequent, because they are the interesting ones.
    const int length = rng.below(4) == 0 ? 1 : std::max(1 + below(rng, most), 1 + below(rng, most));
    for (int i = 0; i < length; ++i) row.cards.push_back(draw(cards));
    std::sort(row.cards.begin(), row.cards.end());
  }
}

// The rest of the table; one time in four the deck or even the discard pile is empty.
naive::Table random_table(std::size_t players, std::vector<int>& cards, Rng& rng) {
  naive::Table t;
  Names specials;
  for (const auto name : nimmt::kSpecialNames)
    for (int n = 0; n < nimmt::kSpecialCopies; ++n) specials.emplace_back(name);
  rng.shuffle(std::span(specials));
  lay_rows(t, cards, specials, rng);
  t.players.resize(players);
  const int left = below(rng, 4) == 0 ? 0 : below(rng, 4);
  for (naive::Player& player : t.players) {
    for (int i = 0; i < left; ++i) player.hand.push_back(draw(cards));
    for (int i = below(rng, 5); i > 0; --i) player.pile.push_back(draw(cards));
    for (const int card : player.pile) player.heads += naive::heads_on(card);
    if (player.heads > 0) player.heads -= below(rng, player.heads);
    if (left > 0 && rng.below(4) == 0) player.known.push_back(player.hand.front());
  }
  // Some seats get none, so that their cards are placed without a question.
  for (naive::Player& player : t.players)
    for (int i = below(rng, 5); i > 0 && specials.size() > 0; --i)
      player.specials.push_back(draw(specials));
  const std::uint32_t rest = rng.below(8);
  if (rest == 0)
    for (; !specials.empty(); specials.pop_back()) t.players[0].specials.push_back(specials.back());
  while (rest > 2 && specials.size() > 1 && rng.below(4) != 0) t.discard.push_back(draw(specials));
  (rest == 1 ? t.discard : t.deck) = specials;
  return t;
}

nimmt::State engine_table(const naive::Table& t, std::uint64_t chance) {
  const auto kind_of = [](const std::string& name) {
    const auto at =
        std::find(std::begin(nimmt::kSpecialNames), std::end(nimmt::kSpecialNames), name);
    return static_cast<nimmt::Special>(at - std::begin(nimmt::kSpecialNames));
  };
  const int players = static_cast<int>(t.players.size());
  nimmt::State s = nimmt::start({.players = players, .special = 1});
  nimmt::Public& p = s.pub;
  p.phase = nimmt::Phase::choose;
  p.round = 1;
  for (std::size_t r = 0; r < t.rows.size(); ++r) {
    p.rows.push_back({});
    for (const int c : t.rows[r].cards) p.rows.back().push_back(static_cast<Card>(c));
    p.marks[r] = {t.rows[r].stop, t.rows[r].seven, t.rows[r].fifth};
  }
  for (std::size_t i = 0; i < t.players.size(); ++i) {
    const naive::Player& player = t.players[i];
    for (const int c : player.hand) s.secret.hand[i].add(static_cast<Card>(c));
    for (const int c : player.known) p.known[i].add(static_cast<Card>(c));
    for (const int c : player.pile) p.pile[i].add(static_cast<Card>(c));
    p.hand_size[i] = static_cast<std::uint8_t>(player.hand.size());
    p.heads[i] = player.heads;
    for (const std::string& name : player.specials) s.secret.special.hand[i].add(kind_of(name));
    p.special.count[i] = static_cast<std::uint8_t>(player.specials.size());
  }
  p.trick = nimmt::kSpecialHandSize + 1 - p.hand_size[0];
  for (const std::string& name : t.discard) p.special.discard.add(kind_of(name));
  for (const std::string& name : t.deck) s.secret.special.deck.push_back(kind_of(name));
  p.special.deck = static_cast<int>(t.deck.size());
  s.secret.special.chance = chance;
  return s;
}

using Tally = std::map<std::string, int>;

std::string first_word(const std::string& text) { return text.substr(0, text.find(' ')); }

class Comparison {
 public:
  explicit Comparison(std::uint64_t seed) : rng_(seed) {}

  // Plays one trick with that many players; returns the number of cards placed.
  int trick(std::size_t players) {
    std::vector<int> cards;
    for (int c = 1; c <= nimmt::kDeckSize; ++c) cards.push_back(c);
    rng_.shuffle(std::span(cards));
    naive::Table t = random_table(players, cards, rng_);
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t seat = 0; seat < players; ++seat) order.emplace_back(draw(cards), seat);
    for (const auto& [card, seat] : order) t.players[seat].hand.push_back(card);
    engine_.emplace(engine_table(t, rng_.next()));
    reveal(t, order);
    std::sort(order.begin(), order.end());
    const naive::Chance chance{[this](const naive::Table& now, std::size_t seat,
                                      const Names& moves) { return choose(now, seat, moves); },
                               [this](const Names& discard) { return reshuffled(discard); }};
    for (const auto& [card, seat] : order) {
      const std::size_t rows = t.rows.size();
      naive::Placement(t, seat, card, chance).run();
      if (t.rows.size() < rows) ++tally["a row gone"];
    }
    finish(t);
    return static_cast<int>(players);
  }

  Tally tally;

 private:
  const nimmt::State& now() const { return engine_->state(); }
  // One assertion of the framework per placement would take most of the time.
  static void expect(bool ok, const char* what) {
    if (!ok) FAIL(what);
  }
  void expect_same(const naive::Table& t) const {
    const std::string what = difference(now(), t);
    if (!what.empty()) FAIL(what);
  }

  void reveal(naive::Table& t, const std::vector<std::pair<int, std::size_t>>& order) {
    for (const auto& [card, seat] : order) {
      expect(engine_->move(static_cast<int>(seat), std::to_string(card)), "a card refused");
      naive::Player& player = t.players[seat];
      naive::remove_one(player.hand, card);
      if (naive::holds(player.known, card)) naive::remove_one(player.known, card);
    }
  }

  std::string choose(const naive::Table& t, std::size_t seat, const Names& moves) {
    expect_same(t);
    expect(nimmt::to_act(now().pub) == SeatSet::of(seat_at(static_cast<int>(seat))), "who acts");
    const Names legal = engine_->any().view(seat_at(static_cast<int>(seat)))->legal_moves();
    expect(sorted(legal) == sorted(moves), "legal moves");
    // Each kind of move has the same probability.
    std::set<std::string> kinds;
    for (const std::string& move : moves) kinds.insert(first_word(move));
    auto kind = kinds.begin();
    std::advance(kind, below(rng_, static_cast<int>(kinds.size())));
    Names of_kind;
    for (const std::string& move : moves)
      if (first_word(move) == *kind) of_kind.push_back(move);
    const std::string move = of_kind[rng_.below(static_cast<std::uint32_t>(of_kind.size()))];
    expect(engine_->move(static_cast<int>(seat), move), "a move refused");
    ++tally[*kind];
    return move;
  }

  // The engine has already drawn: its hand's card is put back on top of the rest of its deck.
  Names reshuffled(const Names& discard) {
    ++tally["reshuffle"];
    Names order;
    for (const nimmt::Special kind : now().secret.special.deck) order.push_back(name_of(kind));
    Names drawn = discard;
    for (const std::string& name : order) {
      expect(naive::holds(drawn, name), "a deck not of the discard");
      naive::remove_one(drawn, name);
    }
    expect(drawn.size() == 1, "one card drawn");
    order.push_back(drawn.front());
    return order;
  }

  void finish(naive::Table& t) {
    for (const Event& e : engine_->events()) ++tally["event " + std::string(e.kind)];
    const bool last = t.players.front().hand.empty();
    expect((now().pub.phase == nimmt::Phase::deal) == last, "the end of the round");
    if (last) {
      naive::clear_table(t);
      for (std::size_t i = 0; i < t.players.size(); ++i) {
        expect(now().pub.totals[i] == t.players[i].heads, "totals");
        t.players[i].heads = 0;
        t.players[i].pile.clear();
      }
    } else {
      expect(nimmt::to_act(now().pub).size() == static_cast<int>(t.players.size()),
             "the next trick");
    }
    expect_same(t);
  }

  Rng rng_;
  std::optional<NimmtTable> engine_;
};

void compare(int placements, std::uint64_t seed) {
  Comparison comparison(seed);
  int placed = 0;
  for (std::size_t players = 2; placed < placements; players = players == 8 ? 2 : players + 1)
    placed += comparison.trick(players);
  // Every kind of event occurred, so the comparison covers all of them.
  for (const char* thing :
       {"place", "row", "keep", "exchange", "reshuffle", "a row gone", "fifth_row", "seven_takes",
        "insert", "replace", "slide", "stop", "negative_positive", "event overflow", "event sixth",
        "event take_row", "event stops_gone", "event row_gone", "event round_end"}) {
    CAPTURE(thing);
    CHECK(comparison.tally[thing] > placements / 400);
  }
}

}  // namespace

TEST_CASE("Placements with special cards agree with the second implementation", "[property]") {
  compare(20'000, 1);
}
TEST_CASE("A million placements with special cards agree with the second implementation",
          "[.soak]") {
  compare(1'000'000, 2);
}
