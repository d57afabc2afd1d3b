#include "games/nimmt/rows_from_events.h"

#include <algorithm>

#include "games/nimmt/special.h"

namespace tablee::nimmt {
namespace {

// Whether the kind is one of those. The lengths are compile-time constants because most events move
// no card, so this is mostly false and must be fast.
template <std::size_t... Size>
bool one_of(std::string_view kind, const char (&... kinds)[Size]) {
  return ((kind == std::string_view(kinds, Size - 1)) || ...);
}

bool is_card(int number) { return number >= 1 && number <= kDeckSize; }

}  // namespace

unsigned RowsFromEvents::blocked() const {
  unsigned bits = 0;
  for (std::size_t r = 0; r < rows.size(); ++r) bits |= marks[r].stop ? 1u << r : 0u;
  return bits;
}

bool RowsFromEvents::lay(std::span<const int> cards) {
  if (cards.size() != kRows || !std::all_of(cards.begin(), cards.end(), is_card)) return false;
  *this = {};
  for (const int card : cards) rows.push_back({static_cast<Card>(card)});
  return true;
}

bool RowsFromEvents::slide(std::size_t from, std::size_t to, Card card) {
  if (from >= rows.size() || from == to || rows[to].full()) return false;
  Row& source = rows[from];
  const auto found = std::find(source.begin(), source.end(), card);
  if (found == source.end()) return false;
  source.erase(found - source.begin());
  insert_sorted(rows[to], card);
  if (source.empty()) must_fill = static_cast<int>(from);
  return true;
}

bool RowsFromEvents::follow(const Event& e) {
  const auto is = [&](const auto&... kinds) { return one_of(e.kind, kinds...); };
  if (is("rows")) return lay(e.cards);
  if (is("stops_gone")) {
    for (RowMarks& lying : marks) lying.stop = false;
    return true;
  }
  const bool to_end = is("place", "place_left"), starts = is("sixth", "take_row");
  const bool moves = to_end || starts || is("seven_takes", "insert", "slide", "fifth_row");
  if (!moves && !is("overflow", "stop", "seven_gone", "row_gone")) return true;

  const std::size_t at = e.field("row") - 1;
  if (moves && !is_card(e.field("card"))) return false;
  const auto card = static_cast<Card>(e.field("card"));
  if (is("fifth_row")) {
    if (rows.size() != kRows) return false;
    marks[kRows] = {.fifth = true};
    rows.push_back({card});
    return true;
  }
  if (at >= rows.size()) return false;
  Row& row = rows[at];
  if (to_end) {
    if (static_cast<int>(row.size()) >= capacity(at)) return false;
    put(row, card, is("place_left"));
    must_fill = -1;
  } else if (is("seven_takes", "insert")) {
    // The row has one card too many; the next event takes cards away.
    if (row.full()) return false;
    if (is("seven_takes")) marks[at].seven = true;
    insert_sorted(row, card);
  } else if (is("slide")) {
    return slide(e.field("from") - 1, at, card);
  } else if (is("stop")) {
    marks[at].stop = true;
  } else if (is("seven_gone")) {
    marks[at].seven = false;
  } else if (is("row_gone")) {
    erase_row(rows, marks, must_fill, at);
    for (RowMarks& lying : marks) lying.fifth = false;
  } else if (rows.size() != kMaxRows) {  // with five rows, the next event removes the row taken
    if (is("overflow") && row.empty()) return false;
    row = {is("overflow") ? row.back() : card};
    if (starts) must_fill = -1;
  }
  return true;
}

}  // namespace tablee::nimmt
