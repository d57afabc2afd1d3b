#pragma once
// A round of 6 qui surprend as plain data, for thousands of playouts a decision: what moves do here
// is what they do by the rules (tests/engine/nimmt_special_world_test.cc holds both side by side).

#include "bots/nimmt/open_rows.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

// Cards of a row and the special ones lying with it. Rows ascend, so that a set tells their order.
struct SpecialRow {
  CardSet cards;
  Card last = kNoCard;  // kNoCard: emptied by a slide
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
  // What everybody knows; hands, special cards in them and their deck are the caller's to add.
  explicit SpecialWorld(const Public& pub);

  // In the order of the rules.
  std::array<SpecialRow, kMaxRows> row{};
  int rows = 0;
  int players = 0;
  int round = 0;
  Phase phase = Phase::choose;  // deal: the round is over
  Seat actor = kNobody;
  // The trick being placed, ascending; those before `next` lie.
  std::array<Played, kSpecialMaxSeats> queue{};
  int queued = 0;
  int next = 0;
  bool used = false;   // the placement under way has had its special card
  int must_fill = -1;  // the row that a slide has emptied
  std::array<CardSet, kSpecialMaxSeats> hand{};
  CardSet pool;  // cards in some hand or out of the round
  std::array<int, kSpecialMaxSeats> heads{};
  std::array<SpecialSet, kSpecialMaxSeats> specials{};
  SpecialSet discard;
  SpecialDeck deck;          // its back is drawn next
  std::uint64_t chance = 0;  // of reshuffles
  int reshuffles = 0;

  const Played& front() const { return queue[next]; }
  // Cards left in each hand.
  int left() const { return hand[0].size(); }
  int stops() const;
  // Where rules 1 and 2 place a card; below 0: too low.
  int row_of(Card card) const;
  // Heads that the row brings who takes it for that card.
  int taken_heads(int r, Card card) const;
  OpenRows open_rows() const;

  // A card of each seat is turned over: Phase::choose.
  void reveal(const std::array<Card, kSpecialMaxSeats>& cards);
  // The actor's move in any other phase.
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
