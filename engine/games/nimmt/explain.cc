#include "games/nimmt/explain.h"

#include "games/nimmt/rows_from_events.h"

namespace tablee::nimmt {
namespace {

bool takes(std::string_view kind) {
  return kind == "sixth" || kind == "take_row" || kind == "overflow";
}

// Says which ends the card was compared with.
void add_ends(const RowsFromEvents& t, bool both, std::vector<Message>& because) {
  std::vector<int> ends, starts, stopped;
  for (std::size_t r = 0; r < t.rows.size(); ++r) {
    if (t.marks[r].stop) stopped.push_back(static_cast<int>(r) + 1);
    if (t.marks[r].stop || t.rows[r].empty()) continue;
    ends.push_back(t.rows[r].back());
    starts.push_back(t.rows[r].front());
  }
  because.push_back(both ? msg("nimmt.because.both")
                               .with_list("ends", std::move(ends))
                               .with_list("starts", std::move(starts))
                         : msg("nimmt.because.ends").with_list("ends", std::move(ends)));
  if (!stopped.empty())
    because.push_back(msg("nimmt.because.stopped").with_list("rows", std::move(stopped)));
}

// Says which of them the card belongs to.
void add_place(const RowsFromEvents& t, const Options& o, Card card,
               std::vector<Message>& because) {
  add_ends(t, o.profi != 0, because);
  const Spot spot = find_spot(t.rows, card, o.profi != 0, t.blocked());
  if (spot.too_low()) return;
  const Row& row = t.rows[spot.row];
  const int end = spot.left ? row.front() : row.back();
  because.push_back((spot.left ? msg("nimmt.because.nearest_left") : msg("nimmt.because.nearest"))
                        .with("card", card)
                        .with("end", end)
                        .with("row", spot.row + 1)
                        .with("gap", std::abs(card - end)));
}

Message fits_nowhere(const Options& o) {
  return o.profi ? msg("nimmt.because.none") : msg("nimmt.because.too_low");
}

void add_taken(const RowsFromEvents& t, const Options& o, const Event& e,
               std::vector<Message>& because) {
  const int row = e.field("row");
  int worth = 0;
  for (const int card : e.cards) worth += heads(static_cast<Card>(card));
  const auto add = [&](Message m) {
    because.push_back(std::move(m)
                          .with("row", row)
                          .with("card", e.field("card"))
                          .with("count", static_cast<int>(t.rows[row - 1].size()))
                          .with("heads", worth));
  };
  if (e.kind == "sixth") {
    add(msg("nimmt.because.sixth"));
  } else if (e.kind == "overflow") {
    // With five rows all cards go, and nothing needs to be added to that.
    if (t.rows.size() == kMaxRows) return add(msg("nimmt.because.overflow_all"));
    add(msg("nimmt.because.overflow"));
  } else {
    add(fits_nowhere(o));
    // With five rows the player takes the card played as well.
    const int own = t.rows.size() == kMaxRows ? heads(static_cast<Card>(e.field("card"))) : 0;
    std::vector<int> rows, prices;
    for (std::size_t r = 0; r < t.rows.size(); ++r) {
      if (t.marks[r].stop) continue;
      rows.push_back(static_cast<int>(r) + 1);
      prices.push_back(heads_of(t.rows[r]) + own);
    }
    because.push_back(msg("nimmt.because.chosen")
                          .with("row", row)
                          .with_list("rows", std::move(rows))
                          .with_list("heads", std::move(prices)));
  }
  if (t.rows.size() == kMaxRows) because.push_back(msg("nimmt.because.fifth_row"));
}

// The row that the card would have joined without taking it; −1 where there is none.
int safe_row(const RowsFromEvents& t, const Options& o, Card card) {
  const Spot spot = find_spot(t.rows, card, o.profi != 0, t.blocked());
  if (spot.too_low()) return -1;
  const std::size_t row = spot.row;
  return static_cast<int>(t.rows[row].size()) < t.capacity(row) ? spot.row : -1;
}

// For a card that took a row as its sixth, though it would have been safe when all cards were
// revealed: says which card came before it in that trick. `first` is the index at which the round's
// rows begin.
void add_between(const Options& o, std::span<const Event> events, std::size_t first, std::size_t at,
                 Explanation& why) {
  const Event& e = events[at];
  std::size_t reveal = at;
  while (reveal > first && events[reveal].trick() == 0) --reveal;
  RowsFromEvents t;
  for (; first < reveal; ++first)
    if (!t.follow(events[first])) return;
  const auto card = static_cast<Card>(e.card());
  const int safe = safe_row(t, o, card);
  if (safe < 0) return;
  // The last event that changed where the card was to go: its row was taken, or filled.
  const Event* between = nullptr;
  bool gone = false;
  for (std::size_t i = reveal; i < at; ++i) {
    const Event& other = events[i];
    // From here on the rows have other numbers.
    if (other.kind == "row_gone") return;
    const bool taken = takes(other.kind) && other.field("row") == safe + 1;
    const bool filled = other.kind.starts_with("place") && other.field("row") == e.field("row");
    if (!taken && !filled) continue;
    between = &other;
    gone = taken;
    if (taken) break;  // later events only follow from this one
  }
  if (!between) return;
  // A special card may have put the last card into that row.
  const std::size_t row = e.field("row") - 1;
  for (const Event* next = &events[reveal]; !gone && next <= between; ++next)
    if (!t.follow(*next)) return;
  if (!gone && static_cast<int>(t.rows[row].size()) < t.capacity(row)) return;
  const auto with_arguments = [&](Message m) {
    return std::move(m)
        .with("card", card)
        .with("other", between->card())
        .with_seat("seat", between->seat)
        .with("row", between->field("row"));
  };
  why.pitfall = with_arguments(gone ? msg("nimmt.pitfall.gone") : msg("nimmt.pitfall.filled"));
  why.because.push_back(
      with_arguments(gone ? msg("nimmt.because.gone") : msg("nimmt.because.filled")));
}

// The rule of a special card explains its effect.
Message special_rule(std::string_view kind) {
  for (const std::string_view name : kSpecialNames)
    if (name == kind) return msg_family("nimmt.special_about.", name);
  return {};
}

}  // namespace

Explanation explain(const Options& options, std::span<const Event> events, std::size_t at) {
  const Event& e = events[at];
  Explanation why;
  if (Message rule = special_rule(e.kind); !rule.empty()) {
    why.question = msg("nimmt.why");
    why.because.push_back(std::move(rule));
    return why;
  }
  const bool placed = e.kind == "place" || e.kind == "place_left";
  const bool low = e.kind == "too_low";
  if (!placed && !low && !takes(e.kind)) return why;
  RowsFromEvents t;
  std::size_t rows = at;
  while (rows > 0 && events[rows].kind != "rows") --rows;
  for (std::size_t i = rows; i < at; ++i)
    if (!t.follow(events[i])) return why;
  const auto card = static_cast<Card>(e.field("card"));
  if (low) {
    why.question = msg("nimmt.why");
    add_place(t, options, card, why.because);
    why.because.push_back(fits_nowhere(options).with("card", card));
    return why;
  }
  const int row = e.field("row");
  if (row < 1 || row > static_cast<int>(t.rows.size())) return why;
  why.question = msg("nimmt.why_row").with("row", row);
  why.costs = !placed;
  if (t.must_fill == row - 1)
    why.because.push_back(msg("nimmt.because.fill").with("row", row));
  else if (e.kind != "overflow")
    add_place(t, options, card, why.because);
  if (placed)
    why.because.push_back(msg("nimmt.because.room")
                              .with("row", row)
                              .with("count", e.field("count"))
                              .with("most", t.capacity(row - 1)));
  else
    add_taken(t, options, e, why.because);
  if (e.kind == "sixth") add_between(options, events, rows, at, why);
  return why;
}

std::optional<int> taken(const Event& e) {
  return takes(e.kind) ? std::optional(e.field("heads")) : std::nullopt;
}

}  // namespace tablee::nimmt
