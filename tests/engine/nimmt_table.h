#pragma once
// A table of 6 qui prend set up as a test needs it and played through the common interface, with
// its events as short texts.

#include <initializer_list>
#include <string>
#include <vector>

#include "core/event.h"
#include "games/any_game_of.h"
#include "games/nimmt/game.h"

namespace tablee::test {

using Cards = std::vector<int>;
using CardRows = std::vector<Cards>;

inline Cards numbers(const auto& cards) { return Cards(cards.begin(), cards.end()); }

// "first 0 cards …": the hands of seats 0, 1, … in order, then the rows; cards out of play follow.
// A hand may name fewer than ten cards: it is filled up with the highest cards that are not named.
inline std::string deal_text(int first, std::vector<Cards> hands, const Cards& rows,
                             int deck = nimmt::kDeckSize) {
  CardSet spare = CardSet::range(1, deck);
  const auto use = [&](const Cards& cards) {
    for (const int c : cards) spare.remove(static_cast<Card>(c));
  };
  for (const Cards& hand : hands) use(hand);
  use(rows);
  std::string text = "first " + std::to_string(first) + " cards";
  const auto put = [&](int c) { text += " " + std::to_string(c); };
  for (Cards& hand : hands) {
    while (hand.size() < nimmt::kHandSize) {
      hand.push_back(spare.highest());
      spare.remove(spare.highest());
    }
    for (const int c : hand) put(c);
  }
  for (const int c : rows) put(c);
  for (const Card c : spare) put(c);
  return text;
}

// A possible state in the middle of a round: these rows, and plays[i] in the hand of seat i. Hands
// are filled up, and piles get the cards that must have been taken, from the highest cards that are
// not named.
inline nimmt::State position(const nimmt::Options& options, const CardRows& rows,
                             const Cards& plays) {
  nimmt::State s = nimmt::start(options);
  nimmt::Public& p = s.pub;
  p.phase = nimmt::Phase::choose;
  p.round = 1;
  CardSet spare = CardSet::range(1, options.deck_size());
  int lying = 0;
  for (const Cards& cards : rows) {
    nimmt::Row row;
    for (const int c : cards) {
      row.push_back(static_cast<Card>(c));
      p.seen.add(static_cast<Card>(c));
      spare.remove(static_cast<Card>(c));
      ++lying;
    }
    p.rows.push_back(row);
  }
  for (const int c : plays) spare.remove(static_cast<Card>(c));
  const auto next = [&] {
    const Card c = spare.highest();
    spare.remove(c);
    return c;
  };
  const int n = options.players;
  p.trick = 1;
  while (nimmt::kRows + n * (p.trick - 1) < lying) ++p.trick;
  for (int missing = nimmt::kRows + n * (p.trick - 1) - lying; missing > 0; --missing) {
    const Card c = next();
    p.seen.add(c);
    p.pile[missing % n].add(c);
  }
  for (int i = 0; i < n; ++i) {
    const std::size_t at = i;
    s.secret.hand[at].add(static_cast<Card>(plays[at]));
    while (s.secret.hand[at].size() < nimmt::kHandSize + 1 - p.trick) s.secret.hand[at].add(next());
    p.hand_size[at] = static_cast<std::uint8_t>(s.secret.hand[at].size());
    if (options.logic) p.known[at] = s.secret.hand[at];
    p.heads[at] = nimmt::heads_of(p.pile[at]);
  }
  if (options.logic) p.first_drafter = 0;
  return s;
}

// "14 behind row 1", "21 before row 2", "45 sixth of row 4", "3 too low", "3 takes row 2"; for
// other events their kind.
inline std::string event_text(const Event& e) {
  const std::string card = std::to_string(e.field("card"));
  const std::string row = "row " + std::to_string(e.field("row"));
  if (e.kind == "place") return card + " behind " + row;
  if (e.kind == "place_left") return card + " before " + row;
  if (e.kind == "sixth") return card + " sixth of " + row;
  if (e.kind == "too_low") return card + " too low";
  if (e.kind == "take_row") return card + " takes " + row;
  return std::string(e.kind);
}

class NimmtTable {
 public:
  explicit NimmtTable(const nimmt::State& state) : any_(state) {}
  explicit NimmtTable(const nimmt::Options& options) : any_(nimmt::start(options)) {}

  bool deal(const std::string& text) { return any_.deal(text, &log_).ok(); }
  bool move(int seat, const std::string& text) {
    return any_.apply(seat_at(seat), text, &log_).ok();
  }
  // Seats 0, 1, … choose these cards; returns the events that follow, up to the choice of a row.
  std::vector<std::string> play(std::initializer_list<int> cards) {
    log_.events.clear();
    int seat = 0;
    for (const int card : cards)
      if (!move(seat++, std::to_string(card))) return {"refused " + std::to_string(card)};
    return placed();
  }
  // The seat whose card is too low takes that row.
  std::vector<std::string> take(int row) {
    log_.events.clear();
    if (!move(state().pub.actor, "row " + std::to_string(row))) return {"refused"};
    return placed();
  }

  const nimmt::State& state() const { return any_.state; }
  const StateOf<nimmt::Game>& any() const { return any_; }
  CardRows rows() const {
    CardRows out;
    for (const nimmt::Row& row : state().pub.rows) out.push_back(numbers(row));
    return out;
  }
  Cards pile(int seat) const { return numbers(state().pub.pile[seat]); }
  Cards hand(int seat) const { return numbers(state().secret.hand[seat]); }
  int heads(int seat) const { return nimmt::round_heads(state().pub, seat_at(seat)); }
  const std::vector<Event>& events() const { return log_.events; }

 private:
  // The events since the last call, without those of choosing and revealing.
  std::vector<std::string> placed() const {
    std::vector<std::string> out;
    for (const Event& e : log_.events)
      if (e.kind != "choose" && e.kind != "reveal") out.push_back(event_text(e));
    return out;
  }

  StateOf<nimmt::Game> any_;
  EventLog log_;
};

}  // namespace tablee::test
