#pragma once
// A round of 6 qui surprend as plain data, for thousands of playouts a decision.
// tests/engine/nimmt_special_world_test.cc checks that moves have the same effect here as by the
// rules.

#include "bots/nimmt/open_rows.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

// The cards of a row and the special cards on it. Rows ascend, so a set is enough to know their
// order.
struct SpecialRow {
  CardSet cards;
  Card last = kNoCard;  // kNoCard: a slide has emptied the row
  std::uint8_t count = 0;
  std::uint8_t heads = 0;
  RowMarks marks;

  int capacity() const { return nimmt::capacity(marks); }
  bool open() const { return !marks.stop; }
  bool full() const { return count >= capacity(); }
  void add(Card card);
  void remove(Card card);
};

struct SpecialWorld {
  SpecialWorld() = default;
  // Loads the public part; the caller adds the hands, the special cards in them and their deck.
  explicit SpecialWorld(const Public& pub);

  // In the order of the rules.
  std::array<SpecialRow, kMaxRows> row{};
  int rows = 0;
  int players = 0;
  int round = 0;
  Phase phase = Phase::choose;  // deal: the round is over
  Seat actor = kNobody;
  // The trick being placed, ascending; the cards before `next` have been placed.
  std::array<Played, kSpecialMaxSeats> queue{};
  int queued = 0;
  int next = 0;
  bool used = false;   // a special card was played in the placement under way
  int must_fill = -1;  // the row that a slide has emptied
  std::array<CardSet, kSpecialMaxSeats> hand{};
  CardSet pool;  // cards in a hand or out of the round
  std::array<int, kSpecialMaxSeats> heads{};
  std::array<SpecialSet, kSpecialMaxSeats> specials{};
  SpecialSet discard;
  SpecialDeck deck;          // the last card is drawn next
  std::uint64_t chance = 0;  // the seed of reshuffles
  int reshuffles = 0;

  const Played& front() const { return queue[next]; }
  // The number of cards left in each hand.
  int left() const { return hand[0].size(); }
  int stops() const;
  // The row where rules 1 and 2 place a card; negative: the card is too low.
  int row_of(Card card) const;
  // The heads of the row for a player who takes it with that card.
  int taken_heads(int r, Card card) const;
  OpenRows open_rows() const;

  // Reveals a card of each seat: Phase::choose.
  void reveal(const std::array<Card, kSpecialMaxSeats>& cards);
  // Makes the actor's move in any other phase.
  void apply(Move move);

 private:
  void go_on();
  bool place_front();
  bool place_special(Move move);
  void exchange(Move move);
  void next_card();
  void spend(Special kind);
  void take(int r, Card own, Card counted_off);
  void lift_specials(SpecialRow& row, bool row_goes);
  void take_if_over(int r);
  void slide(Card card, int to);
};

}  // namespace tablee::nimmt
