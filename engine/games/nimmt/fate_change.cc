#include "games/nimmt/fate_change.h"

#include <algorithm>

#include "games/nimmt/fate.h"
#include "games/nimmt/rows_from_events.h"

namespace tablee::nimmt {
namespace {

using Kind = FateChange::Kind;

// Whether the event completes the one before it: until then the rows are not what a card finds.
bool completes(std::string_view kind) {
  return kind == "overflow" || kind == "negative_positive" || kind == "seven_gone" ||
         kind == "stops_gone" || kind == "row_gone";
}

bool adds_card(std::string_view kind) {
  return kind.starts_with("place") || kind == "insert" || kind == "seven_takes";
}

// Why these events, which belong together, turned one fate into the other; `before` and `after` are
// the card's rows, counted from 1, 0: none.
std::optional<FateChange> reason_among(std::span<const Event> events, std::size_t from,
                                       std::size_t to, int before, int after) {
  // A taking decides more than the move that led to it.
  std::optional<std::size_t> taking;
  for (std::size_t i = from; i < to; ++i) {
    if (takes(events[i].kind)) taking = i;
    if (!taking) continue;
    const Event& taken = events[*taking];
    const int row = taken.field("row");
    if (row == before) return FateChange{Kind::gone, *taking, row};
    if (events[i].kind == "stops_gone" && after > 0) return FateChange{Kind::lifted, *taking, row};
  }
  for (std::size_t i = from; i < to; ++i) {
    const Event& e = events[i];
    const int row = e.field("row");
    if (e.kind == "slide" && (row == after || row == before))
      return FateChange{Kind::slid_in, i, row};
    if (e.kind == "slide" && e.field("from") == before)
      return FateChange{Kind::slid_away, i, before};
    if (e.kind == "stop" && row == before) return FateChange{Kind::stopped, i, row};
    if (!adds_card(e.kind)) continue;
    if (row == after) return FateChange{Kind::filled, i, row};
    if (row == before) return FateChange{Kind::covered, i, row};
  }
  return {};
}

}  // namespace

bool takes(std::string_view kind) {
  return kind == "sixth" || kind == "take_row" || kind == "overflow";
}

std::optional<FateChange> fate_change(const Options& options, std::span<const Event> events,
                                      std::size_t at) {
  const Event& e = events[at];
  const auto card = static_cast<Card>(e.card());
  std::size_t next = at;
  while (next > 0 && events[next].kind != "rows") --next;
  const std::size_t reveal = trick_began(events, at);
  const auto& revealed = events[reveal].per_seat;
  // A card that replaced another was chosen later, when nobody else could change anything.
  const std::size_t seat = e.seat;
  if (reveal < next || seat >= revealed.size() || revealed[seat] != card) return {};
  RowsFromEvents table;
  while (next <= reveal)
    if (!table.follow(events[next++])) return {};
  const auto fate = [&] { return fate_of(table.rows, table.marks, card, options.profi != 0, -1); };
  std::optional<FateChange> change;
  Fate before = fate();
  const bool was_safe = before.safe();
  while (next < at) {
    const std::size_t from = next;
    int gone = 0;  // the row that was removed
    do {
      if (events[next].kind == "row_gone") gone = events[next].field("row");
      if (!table.follow(events[next++])) return {};
    } while (next < at && (completes(events[next].kind) || table.must_fill >= 0));
    const Fate after = fate();
    const int old_row = before.spot.row + 1, row = after.spot.row + 1;
    const bool same_row =
        gone == 0 || old_row < gone ? row == old_row : old_row > gone && row == old_row - 1;
    if (after.safe()) {
      change.reset();
    } else if (before.safe() || !same_row) {
      change = reason_among(events, from, next, old_row, row);
      if (change) change->was_safe = was_safe && before.safe();
    }
    before = after;
  }
  if (change && events[change->at].seat == e.seat) return {};
  return change;
}

}  // namespace tablee::nimmt
