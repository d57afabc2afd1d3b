#include "games/nimmt/describe.h"

#include <algorithm>

#include "games/nimmt/describe_specials.h"
#include "games/nimmt/fate.h"
#include "games/nimmt/foresee.h"

namespace tablee::nimmt {
namespace {

Message card_text(Card c) { return msg("nimmt.card").with("card", c).with("heads", heads(c)); }

// The prompt to choose a row. A card that fits nowhere is too low, or, where rows have two ends,
// lies between them.
Message row_prompt(const Public& p, bool mine) {
  const bool both = p.options.profi != 0;
  Message text = mine ? (both ? msg("nimmt.prompt.row_none") : msg("nimmt.prompt.row"))
                      : (both ? msg("nimmt.prompt.row_wait_none") : msg("nimmt.prompt.row_wait"))
                            .with_seat("seat", p.actor);
  return std::move(text).with("card", p.queue.front().card);
}

Message prompt(const View& v) {
  const Public& p = v.pub;
  const bool mine = to_act(p).has(v.viewer);
  switch (p.phase) {
    case Phase::deal:
      return p.round == 0 ? msg("nimmt.prompt.first_deal")
                          : msg("nimmt.prompt.deal").with("round", p.round);
    case Phase::draft:
      return mine ? msg("nimmt.prompt.draft")
                  : msg("nimmt.prompt.draft_wait").with_seat("seat", p.actor);
    case Phase::choose:
      return mine ? msg("nimmt.prompt.choose")
                  : msg("nimmt.prompt.choose_wait").with("count", to_act(p).size());
    case Phase::take_row:
      return row_prompt(p, mine);
    case Phase::place:
      return mine ? place_words(foresee(v, {Move::Kind::place, 0, 0}))
                  : msg("nimmt.prompt.place_wait")
                        .with_seat("seat", p.actor)
                        .with("card", p.queue.front().card);
    case Phase::exchange:
      return mine ? msg("nimmt.prompt.exchange")
                  : msg("nimmt.prompt.exchange_wait").with_seat("seat", p.actor);
    case Phase::over:
      return msg("nimmt.prompt.over");
  }
  return {};
}

void add_rows(const View& v, Items& items) {
  const Public& p = v.pub;
  if (p.rows.empty()) return;
  const bool taking = p.phase == Phase::take_row && p.actor == v.viewer;
  items.push_back({.id = kRowsId, .role = Role::region, .text = msg("nimmt.rows")});
  items.push_back({.id = "rows.list", .role = Role::list, .depth = 1, .text = msg("nimmt.rows")});
  for (std::size_t r = 0; r < p.rows.size(); ++r) {
    const Row& row = p.rows[r];
    const int number = static_cast<int>(r) + 1;
    Item item{.id = ids::row_id(number), .role = Role::entry, .depth = 2};
    item.data = RowNumber{number, row.empty() ? kNoCard : row.back(),
                          p.options.profi != 0 && !row.empty() ? row.front() : kNoCard,
                          static_cast<int>(row.size()) >= capacity(p, r), p.marks[r].stop};
    item.text = msg("nimmt.row")
                    .with("row", number)
                    .with_list("cards", to_numbers(row))
                    .with("count", static_cast<int>(row.size()))
                    .with("heads", heads_of(row));
    const RowMarks& marks = p.marks[r];
    if (marks.stop)
      item.hint = marks.seven ? msg("nimmt.row_stopped_of_six") : msg("nimmt.row_stopped");
    else if (marks.seven)
      item.hint = msg("nimmt.row_of_six");
    else if (marks.fifth)
      item.hint = msg("nimmt.row_fifth");
    if (taking && !p.marks[r].stop) {
      const Move move{Move::Kind::row, static_cast<std::uint8_t>(number), 0};
      item.role = Role::button;
      item.action = {Verb::move, move_text(move)};
      item.hint = describe_move(v, move);
      item.confirm = item.costly = true;
    }
    items.push_back(std::move(item));
  }
}

void add_queue(const View& v, Items& items) {
  if (v.pub.queue.empty()) return;
  items.push_back({.id = kQueueId, .role = Role::list, .text = msg("nimmt.queue")});
  for (const Played& q : v.pub.queue)
    items.push_back({.id = queue_card_id(q.card),
                     .role = Role::entry,
                     .depth = 1,
                     .text = msg("nimmt.queue_card").with("card", q.card).with_seat("seat", q.seat),
                     .data = NumberCard{q.card}});
}

// The number of special cards of a seat is always public, and so is whether it has chosen.
Message seat_hint(const Public& p, Seat seat) {
  const bool ready = p.chosen.has(seat);
  if (!p.options.special) return ready ? msg("nimmt.seat_ready") : Message{};
  Message held = msg("nimmt.special_hand").with("count", p.special.count[seat]);
  return ready ? msg("nimmt.special_ready").with_message("specials", std::move(held)) : held;
}

void add_people(const View& v, Items& items) {
  const Public& p = v.pub;
  const int limit = p.options.ends().limit;
  items.push_back(
      {.id = ids::kPeople,
       .role = Role::region,
       .text = limit > 0 ? msg("nimmt.people_limit").with("limit", limit) : msg("nimmt.people")});
  items.push_back(
      {.id = "people.list", .role = Role::list, .depth = 1, .text = msg("nimmt.people")});
  PerSeat<int> totals = p.totals;
  for (std::size_t i = 0; i < totals.size(); ++i)
    totals[i] += round_heads(p, seat_at(static_cast<int>(i)));
  const SeatSet ahead = leading(std::span(totals).first(p.options.players), kGoal);
  for (int i = 0; i < p.options.players; ++i) {
    const Seat seat = seat_at(i);
    const std::size_t at = i;
    items.push_back({.id = ids::seat_id(seat),
                     .role = Role::entry,
                     .depth = 2,
                     .text = (ahead.has(seat) ? msg("nimmt.seat_leads") : msg("nimmt.seat"))
                                 .with_seat("seat", seat)
                                 .with("heads", round_heads(p, seat))
                                 .with("total", totals[at]),
                     .hint = seat_hint(p, seat),
                     .data = SeatPoints{seat, totals[at]},
                     .on = to_act(p).has(seat)});
    // Drafted hands are public; the viewer's own is listed as a hand anyway.
    if (seat != v.viewer && !p.known[at].empty())
      items.push_back({.id = ids::numbered(kKnownId, seat),
                       .role = Role::text,
                       .depth = 3,
                       .text = msg("nimmt.known")
                                   .with_seat("seat", seat)
                                   .with_list("cards", to_numbers(p.known[at])),
                       .data = SeatOf{seat}});
    if (seat != v.viewer && v.laid_open && (*v.laid_open)[at].size() > 0)
      items.push_back({.id = ids::numbered(kKnownSpecialsId, seat),
                       .role = Role::text,
                       .depth = 3,
                       .text = specials_text(seat, (*v.laid_open)[at]),
                       .data = SeatOf{seat}});
  }
}

void add_cards(const View& v, Items& items, std::string_view id, const Message& name,
               const CardSet& cards, Move::Kind kind, bool active) {
  items.push_back({.id = std::string(id), .role = Role::region, .text = name});
  items.push_back({.id = ids::inside(id, "list"), .role = Role::list, .depth = 1, .text = name});
  for (const Card c : cards) {
    Item item{.id = ids::inside(id, c), .role = Role::entry, .depth = 2};
    item.text = card_text(c);
    item.data = NumberCard{c};
    item.on = v.chosen == c;
    if (active) {
      const Move move{kind, c, 0};
      item.role = Role::button;
      item.action = {Verb::move, move_text(move)};
      item.hint = describe_move(v, move);
      item.confirm = true;
      item.costly = kind == Move::Kind::card && !fate_of(v.pub, c).safe();
    }
    items.push_back(std::move(item));
  }
}

}  // namespace

Items describe(const View& v) {
  const Public& p = v.pub;
  Items items;
  Item heading{.id = ids::kWhere, .role = Role::heading, .level = 2};
  if (p.phase == Phase::draft)
    heading.text =
        msg("nimmt.where_draft").with_message("round", round_text(p.options.ends(), p.round));
  else if (p.trick > 0)
    heading.text = msg("nimmt.where")
                       .with_message("round", round_text(p.options.ends(), p.round))
                       .with("trick", p.trick);
  else
    heading.text = msg("nimmt.where_between").with("round", p.round);
  items.push_back(std::move(heading));
  items.push_back({.id = ids::kPrompt, .role = Role::text, .text = prompt(v), .on = true});
  add_rows(v, items);
  add_queue(v, items);
  if (p.options.special) add_specials(v, items);
  const bool mine = to_act(p).has(v.viewer);
  if (!p.market.empty())
    add_cards(v, items, kMarketId, msg("nimmt.market"), p.market, Move::Kind::draft, mine);
  if (v.viewer != kNobody && !v.hand.empty())
    add_cards(v, items, ids::kHand, msg("nimmt.hand"), v.hand, Move::Kind::card,
              mine && p.phase == Phase::choose);
  add_people(v, items);
  return items;
}

// The button names a card by its number; for a row it says only "take", as the player sees which.
Message move_on_button(const View& v, Move move) {
  if (move.kind == Move::Kind::row) return msg("nimmt.take");
  if (move.kind != Move::Kind::card) return describe_move(v, move);
  return msg("table.play").with_text("move", std::to_string(move.value));
}

Message describe_move(const View& v, Move move) {
  const Public& p = v.pub;
  Card card = move.value;
  switch (move.kind) {
    case Move::Kind::draft:
      return msg("nimmt.would_draft").with("card", move.value);
    case Move::Kind::row: {
      const auto row = move.value - 1u;
      return msg("nimmt.would_take")
          .with("row", move.value)
          .with("count", static_cast<int>(p.rows[row].size()) + (p.rows.size() == kMaxRows))
          .with("heads", taken_heads(p, row, p.queue.front().card));
    }
    case Move::Kind::card:
      break;
    case Move::Kind::place:
      card = p.queue.front().card;
      break;
    case Move::Kind::exchange:
      return msg("nimmt.special_about.exchange");
    case Move::Kind::keep:
      return msg("nimmt.would_keep");
    default:
      return special_words(v, move);
  }
  const Fate fate = fate_of(p, card);
  if (fate.spot.too_low())
    return p.options.profi ? msg("nimmt.would_fit_none") : msg("nimmt.would_be_low");
  const Row& row = p.rows[fate.spot.row];
  const int number = fate.spot.row + 1;
  if (!fate.safe())
    return (p.options.special ? msg("nimmt.would_take_full") : msg("nimmt.would_be_sixth"))
        .with("row", number)
        .with("heads", fate.heads);
  return fate.spot.left ? msg("nimmt.would_go_left").with("row", number).with("card", row.front())
                        : msg("nimmt.would_go").with("row", number).with("card", row.back());
}

Message peek(const View& v) {
  const Public& p = v.pub;
  if (to_act(p).empty() || p.phase == Phase::draft) return {};
  const bool special = p.phase == Phase::place || p.phase == Phase::exchange;
  return (special ? msg("nimmt.peek_special") : msg("nimmt.peek")).with_seat("seat", v.viewer);
}

}  // namespace tablee::nimmt
