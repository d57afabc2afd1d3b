#pragma once
// The tables of a round of 6 qui prend, event by event, and what they say about a card that took a
// row: counted without the code that explains it.

#include <optional>
#include <vector>

#include "core/event.h"
#include "games/nimmt/state.h"

namespace tablee::test {

// Records the table at each event, as the event leaves it.
struct Witness final : EventSink {
  const nimmt::State* state = nullptr;
  std::vector<Event> events;
  std::vector<nimmt::Public> seen;
  void emit(Event e) override {
    events.push_back(std::move(e));
    seen.push_back(state->pub);
  }
};

// The row that the card finds, counted from 1, by looking at every end; 0: none. `free`: it has a
// place there.
struct Found {
  int row = 0;
  bool free = false;
};
inline Found found_by(const nimmt::Public& p, Card card) {
  int gap = 1000;
  Found found;
  for (const bool left : {false, true})
    for (std::size_t r = 0; r < p.rows.size(); ++r) {
      if (p.marks[r].stop || p.rows[r].empty() || (left && !p.options.profi)) continue;
      const int by = left ? p.rows[r].front() - card : card - p.rows[r].back();
      if (by <= 0 || by >= gap) continue;
      gap = by;
      found = {static_cast<int>(r) + 1, std::ssize(p.rows[r]) < (p.marks[r].seven ? 6 : 5)};
    }
  return found;
}

// Whether the table is complete after events[at]: no row waits for a card, is too full or is about
// to be removed, and no stop is about to be lifted.
inline bool is_settled(const Witness& witness, std::size_t at) {
  const nimmt::Public& p = witness.seen[at];
  for (std::size_t r = 0; r < p.rows.size(); ++r)
    if (p.rows[r].empty() || std::ssize(p.rows[r]) > (p.marks[r].seven ? 6 : 5)) return false;
  const std::string_view next = witness.events[at + 1].kind;
  return next != "row_gone" && next != "seven_gone" && next != "stops_gone" &&
         next != "negative_positive" && next != "overflow";
}

// Why a card took a row that had a place when all were revealed: the first and last event that led
// from the last table at which it still had one to the next; none where it never had.
struct Turn {
  std::size_t from = 0, to = 0;
  bool safe_at_first = false;
};
inline std::optional<Turn> last_turn(const Witness& witness, std::size_t at) {
  const Event& e = witness.events[at];
  const auto card = static_cast<Card>(e.card());
  std::size_t reveal = at;
  while (witness.events[reveal].trick() == 0) --reveal;
  if (witness.events[reveal].per_seat[e.seat] != card) return {};
  std::optional<Turn> turn;
  const bool at_first = found_by(witness.seen[reveal], card).free;
  bool was = at_first;
  for (std::size_t i = reveal + 1, from = i; i < at; ++i) {
    if (!is_settled(witness, i)) continue;
    const bool is = found_by(witness.seen[i], card).free;
    if (was && !is) turn = Turn{from, i, at_first};
    if (is) turn.reset();
    was = is;
    from = i + 1;
  }
  return turn;
}

}  // namespace tablee::test
