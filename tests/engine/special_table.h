#pragma once
// A placement of 6 qui surprend set up as a test needs it.

#include <algorithm>

#include "tests/engine/nimmt_table.h"

namespace tablee::test {

using nimmt::Special;
using Specials = std::vector<Special>;

// Where the special cards are that a setting doesn't name.
enum class Rest { deck, discard, last_seat };

// A trick under way: seat i's revealed card is plays[i]; seats without one have placed theirs.
struct Setting {
  CardRows rows{};
  Cards plays{};
  std::vector<Specials> held{};  // for each seat; the seat with the lowest card must hold some
  std::vector<std::pair<int, Special>> lying{};  // row, counted from 1
  Cards left{90, 91};                            // number cards in seat 0's hand
  Cards pile{};                                  // the cards that seat 0 has taken
  Specials deck{};                               // the special cards to be drawn first
  Specials discard{};
  Rest rest = Rest::deck;
  int players = 2;
};

namespace detail {

inline void lay_cards(const Setting& set, nimmt::State& s) {
  nimmt::Public& p = s.pub;
  CardSet spare = CardSet::range(1, nimmt::kDeckSize);
  const auto named = [&](int c) {
    spare.remove(static_cast<Card>(c));
    return static_cast<Card>(c);
  };
  for (const Cards& cards : set.rows) {
    p.rows.push_back({});
    for (const int c : cards) p.rows.back().push_back(named(c));
    for (const int c : cards) p.seen.add(static_cast<Card>(c));
  }
  for (std::size_t i = 0; i < set.plays.size(); ++i)
    p.queue.push_back({named(set.plays[i]), seat_at(static_cast<int>(i))});
  std::sort(p.queue.begin(), p.queue.end(), [](auto a, auto b) { return a.card < b.card; });
  for (const nimmt::Played& q : p.queue) p.seen.add(q.card);
  for (const int c : set.pile) p.pile[0].add(named(c));
  p.seen |= p.pile[0];
  p.heads[0] = nimmt::heads_of(p.pile[0]);
  for (const int c : set.left) s.secret.hand[0].add(named(c));
  for (std::size_t i = 0, count = set.players; i < count; ++i) {
    for (std::size_t k = set.left.size(); i > 0 && k > 0; --k)
      s.secret.hand[i].add(named(spare.highest()));
    p.hand_size[i] = static_cast<std::uint8_t>(set.left.size());
  }
}

inline void lay_specials(const Setting& set, nimmt::State& s) {
  nimmt::SpecialPublic& p = s.pub.special;
  nimmt::SpecialSet spare;
  for (int k = 0; k < nimmt::kSpecials; ++k) spare.add(static_cast<Special>(k % 7));
  const auto named = [&](Special kind) {
    spare.remove(kind);
    return kind;
  };
  for (std::size_t i = 0; i < set.held.size(); ++i)
    for (const Special kind : set.held[i]) s.secret.special.hand[i].add(named(kind));
  for (const auto& [row, kind] : set.lying) {
    nimmt::RowMarks& marks = s.pub.marks[row - 1];
    named(kind);
    (kind == Special::stop          ? marks.stop
     : kind == Special::seven_takes ? marks.seven
                                    : marks.fifth) = true;
  }
  for (const Special kind : set.discard) p.discard.add(named(kind));
  for (const Special kind : set.deck) named(kind);
  for (int k = 0; k < nimmt::kSpecialKinds; ++k)
    for (const auto kind = static_cast<Special>(k); spare.has(kind); spare.remove(kind)) {
      if (set.rest == Rest::deck) s.secret.special.deck.push_back(kind);
      if (set.rest == Rest::discard) p.discard.add(kind);
      if (set.rest == Rest::last_seat) s.secret.special.hand[set.players - 1].add(kind);
    }
  // The deck is drawn from its back.
  for (std::size_t i = set.deck.size(); i > 0; --i)
    s.secret.special.deck.push_back(set.deck[i - 1]);
  p.deck = static_cast<int>(s.secret.special.deck.size());
  for (std::size_t i = 0; i < kMaxSeats; ++i)
    p.count[i] = static_cast<std::uint8_t>(s.secret.special.hand[i].size());
}

}  // namespace detail

inline nimmt::State state_of(const Setting& set) {
  nimmt::State s = nimmt::start({.players = set.players, .special = 1});
  s.pub.round = 1;
  s.pub.trick = nimmt::kSpecialHandSize - static_cast<int>(set.left.size());
  detail::lay_cards(set, s);
  detail::lay_specials(set, s);
  s.pub.phase = nimmt::Phase::place;
  s.pub.actor = s.pub.queue.front().seat;
  assert(s.pub.special.count[s.pub.actor] > 0);
  return s;
}

class SpecialTable : public NimmtTable {
 public:
  explicit SpecialTable(const Setting& set) : NimmtTable(state_of(set)) {}
  explicit SpecialTable(const nimmt::State& state) : NimmtTable(state) {}

  const nimmt::Public& pub() const { return state().pub; }
  // The legal moves of the seat to act.
  std::vector<std::string> legal() const { return any().view(pub().actor)->legal_moves(); }
  bool may(std::string_view move) const {
    const auto moves = legal();
    return std::find(moves.begin(), moves.end(), move) != moves.end();
  }
  // Whether any move with a special card starts with that word.
  bool may_any(std::string_view word) const {
    const auto moves = legal();
    return std::any_of(moves.begin(), moves.end(),
                       [&](const std::string& m) { return m.starts_with(word); });
  }
  bool act(const std::string& move) { return this->move(pub().actor, move); }
  // Makes all placements that follow, each by the number card alone.
  void place_rest() {
    while (pub().phase == nimmt::Phase::place && act("place")) {
    }
  }

  bool offered() const { return pub().phase == nimmt::Phase::exchange; }
  bool all_placed() const { return pub().phase == nimmt::Phase::choose && pub().queue.empty(); }
  int discarded(Special kind) const { return pub().special.discard.count(kind); }
  int held(int seat, Special kind) const { return state().secret.special.hand[seat].count(kind); }
  int held(int seat) const { return pub().special.count[seat]; }
  const nimmt::RowMarks& marks(int row) const { return pub().marks[row - 1]; }
};

}  // namespace tablee::test
