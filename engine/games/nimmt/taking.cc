// What rows are worth, and taking them.

#include <algorithm>

#include "games/nimmt/special.h"

namespace tablee::nimmt {

int capacity(const Public& p, std::size_t row) { return capacity(p.marks[row]); }

unsigned blocked_rows(const Public& p) {
  unsigned bits = 0;
  for (std::size_t r = 0; r < p.rows.size(); ++r)
    if (p.marks[r].stop) bits |= 1u << r;
  return bits;
}

void clear_specials(Public& p) {
  for (RowMarks& marks : p.marks) {
    if (marks.stop) p.special.discard.add(Special::stop);
    if (marks.seven) p.special.discard.add(Special::seven_takes);
    if (marks.fifth) p.special.discard.add(Special::fifth_row);
    marks = {};
  }
}

void next_card(Public& p) {
  p.queue.erase(0);
  p.special.used = false;
  p.special.must_fill = -1;
}

bool take(State& s, Seat seat, Card own, std::size_t row, Card counted_off, std::string_view kind,
          EventSink* sink) {
  Public& p = s.pub;
  const bool row_goes = p.rows.size() == kMaxRows;
  Row taken = p.rows[row];
  Row rest;
  if (row_goes) {
    if (own != kNoCard) taken.push_back(own);
  } else if (own != kNoCard) {
    rest = {own};
  } else {
    rest = {taken.back()};
    taken.pop_back();
  }
  int& pile_heads = p.heads[seat];
  const int before = pile_heads;
  pile_heads += heads_of(taken);
  if (counted_off != kNoCard) pile_heads = std::max(0, pile_heads - 2 * heads(counted_off));
  for (const Card c : taken) p.pile[seat].add(c);
  p.rows[row] = rest;
  if (sink)
    sink->emit({.kind = kind,
                .seat = seat,
                .fields = {{"card", own != kNoCard ? own : taken.back()},
                           {"row", static_cast<int>(row) + 1},
                           {"count", static_cast<int>(taken.size())},
                           {"heads", pile_heads - before}},
                .cards = to_numbers(taken)});
  return !p.options.special || take_specials(s, seat, row, counted_off, sink);
}

}  // namespace tablee::nimmt
