// The causes of events: the rule, with the numbers of that table.

#include "core/enum_index.h"
#include "games/nimmt/causes.h"
#include "games/nimmt/fate.h"
#include "games/nimmt/fate_change.h"
#include "games/nimmt/rows_from_events.h"

namespace tablee::nimmt {
namespace {

// The least on which a bot comments.
constexpr int kManyHeads = 8;

// The last part of the keys of words, by kind of change.
constexpr std::string_view kChanges[] = {"filled",  "slid_in",   "covered", "gone",
                                         "blocked", "slid_away", "lifted"};

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
  const Spot spot = fate_of(t.rows, t.marks, card, o.profi != 0).spot;
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
  const auto card = static_cast<Card>(e.card());
  int worth = 0;
  for (const int each : e.cards) worth += heads(static_cast<Card>(each));
  const auto add = [&](Message m) {
    because.push_back(std::move(m)
                          .with("row", row)
                          .with("card", card)
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
    std::vector<int> rows, prices;
    for (std::size_t r = 0; r < t.rows.size(); ++r) {
      if (t.marks[r].stop) continue;
      rows.push_back(static_cast<int>(r) + 1);
      prices.push_back(taken_heads(t.rows, r, card));
    }
    because.push_back(msg("nimmt.because.chosen")
                          .with("row", row)
                          .with_list("rows", std::move(rows))
                          .with_list("heads", std::move(prices)));
  }
  if (t.rows.size() == kMaxRows) because.push_back(msg("nimmt.because.fifth_row"));
  if (e.field("heads") != worth)
    because.push_back(msg("nimmt.because.cancelled").with("heads", e.field("heads")));
}

// Says which other player's move decided, in that trick, that the card took a row.
void add_change(const Options& o, std::span<const Event> events, std::size_t at, Cause& why) {
  const auto change = fate_change(o, events, at);
  if (!change) return;
  const Event& other = events[change->at];
  if (change->is_given()) why.giver = other.seat;
  if (!change->was_safe) return;
  const std::string_view kind = kChanges[index_of(change->kind)];
  const auto with_arguments = [&](Message words) {
    std::move(words)
        .with("card", events[at].card())
        .with("other", other.card())
        .with_seat("seat", other.seat)
        .with("row", change->row);
    if (change->kind == FateChange::Kind::lifted)
      std::move(words).with("to", events[at].field("row"));
    return words;
  };
  why.pitfall = with_arguments(msg_family("nimmt.pitfall.", kind));
  why.facts.push_back(with_arguments(msg_family("nimmt.because.", kind)));
}

// The rule of a special card explains its effect, to everybody at the table.
Message special_rule(std::string_view kind) {
  for (const std::string_view name : kSpecialNames)
    if (name == kind) return msg_family("nimmt.because.special_", name);
  return {};
}

// Of a card that was placed, is too low or took a row. `t`: the table before the event.
Cause of_card(const Options& options, const RowsFromEvents& t, const Event& e) {
  Cause why;
  const auto card = static_cast<Card>(e.card());
  if (e.kind == "too_low") {
    why.question = msg("nimmt.why");
    add_place(t, options, card, why.facts);
    why.facts.push_back(fits_nowhere(options).with("card", card));
    return why;
  }
  const int row = e.field("row");
  if (row < 1 || row > static_cast<int>(t.rows.size())) return why;
  why.question = msg("nimmt.why_row").with("row", row);
  why.points = taken(e);
  if (t.must_fill == row - 1)
    why.facts.push_back(msg("nimmt.because.fill").with("row", row));
  else if (e.kind != "overflow")
    add_place(t, options, card, why.facts);
  if (why.points)
    add_taken(t, options, e, why.facts);
  else
    why.facts.push_back(msg("nimmt.because.room")
                            .with("row", row)
                            .with("count", e.field("count"))
                            .with("most", t.capacity(row - 1)));
  return why;
}

}  // namespace

Cause cause(const Options& options, std::span<const Event> events, std::size_t at) {
  const Event& e = events[at];
  Cause why;
  if (Message rule = special_rule(e.kind); !rule.empty()) {
    why.question = msg("nimmt.why");
    why.facts.push_back(std::move(rule));
    return why;
  }
  const bool placed = e.kind == "place" || e.kind == "place_left";
  if (!placed && e.kind != "too_low" && !takes(e.kind)) return why;
  RowsFromEvents t;
  std::size_t rows = at;
  while (rows > 0 && events[rows].kind != "rows") --rows;
  for (std::size_t i = rows; i < at; ++i)
    if (!t.follow(events[i])) return why;
  why = of_card(options, t, e);
  if (why.points.value_or(0) >= kManyHeads) why.remark = "took";
  if (e.kind == "sixth" || e.kind == "take_row") add_change(options, events, at, why);
  return why;
}

std::optional<int> taken(const Event& e) {
  return takes(e.kind) ? std::optional(e.field("heads")) : std::nullopt;
}

}  // namespace tablee::nimmt
