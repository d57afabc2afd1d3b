#include "games/nimmt/describe.h"

#include "games/nimmt/rules.h"

namespace tablee::nimmt {
namespace {

Message card_text(Card c) { return msg("nimmt.card").with("card", c).with("heads", heads(c)); }

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
      return mine ? msg("nimmt.prompt.row").with("card", p.queue.front().card)
                  : msg("nimmt.prompt.row_wait")
                        .with_seat("seat", p.actor)
                        .with("card", p.queue.front().card);
    case Phase::over:
      return msg("nimmt.prompt.over");
  }
  return {};
}

void add_rows(const View& v, Items& items) {
  const Public& p = v.pub;
  if (p.rows.empty()) return;
  const bool taking = p.phase == Phase::take_row && p.actor == v.viewer;
  items.push_back({.id = "rows", .role = Role::region, .text = msg("nimmt.rows")});
  items.push_back({.id = "rows.list", .role = Role::list, .depth = 1, .text = msg("nimmt.rows")});
  for (std::size_t r = 0; r < p.rows.size(); ++r) {
    const Row& row = p.rows[r];
    const int number = static_cast<int>(r) + 1;
    Item item{.id = "row." + std::to_string(number), .role = Role::entry, .depth = 2};
    item.text = msg("nimmt.row")
                    .with("row", number)
                    .with_list("cards", to_numbers(row))
                    .with("count", static_cast<int>(row.size()))
                    .with("heads", heads_of(row));
    if (taking) {
      const Move move{Move::Kind::row, static_cast<std::uint8_t>(number)};
      item.role = Role::button;
      item.action = "move " + move_text(move);
      item.hint = describe_move(v, move);
    }
    items.push_back(std::move(item));
  }
}

void add_queue(const View& v, Items& items) {
  if (v.pub.queue.empty()) return;
  items.push_back({.id = "queue", .role = Role::list, .text = msg("nimmt.queue")});
  for (const Played& q : v.pub.queue)
    items.push_back(
        {.id = "queue." + std::to_string(q.card),
         .role = Role::entry,
         .depth = 1,
         .text = msg("nimmt.queue_card").with("card", q.card).with_seat("seat", q.seat)});
}

void add_people(const View& v, Items& items) {
  const Public& p = v.pub;
  items.push_back({.id = "people", .role = Role::region, .text = msg("nimmt.people")});
  items.push_back(
      {.id = "people.list", .role = Role::list, .depth = 1, .text = msg("nimmt.people")});
  for (int i = 0; i < p.options.players; ++i) {
    const Seat seat = seat_at(i);
    const auto at = static_cast<std::size_t>(i);
    items.push_back({.id = "seat." + std::to_string(i),
                     .role = Role::entry,
                     .depth = 2,
                     .text = msg("nimmt.seat")
                                 .with_seat("seat", seat)
                                 .with("heads", round_heads(p, seat))
                                 .with("total", p.totals[at] + round_heads(p, seat)),
                     .hint = p.chosen.has(seat) ? msg("nimmt.seat_ready") : Message{},
                     .on = to_act(p).has(seat)});
    // Drafted hands are public; one's own is listed as a hand anyway.
    if (seat != v.viewer && !p.known[at].empty())
      items.push_back({.id = "known." + std::to_string(i),
                       .role = Role::text,
                       .depth = 3,
                       .text = msg("nimmt.known")
                                   .with_seat("seat", seat)
                                   .with_list("cards", to_numbers(p.known[at]))});
  }
}

void add_cards(const View& v, Items& items, std::string_view id, const Message& name,
               const CardSet& cards, Move::Kind kind, bool active) {
  items.push_back({.id = std::string(id), .role = Role::region, .text = name});
  items.push_back({.id = std::string(id) + ".list", .role = Role::list, .depth = 1, .text = name});
  for (const Card c : cards) {
    Item item{.id = std::string(id) + "." + std::to_string(c), .role = Role::entry, .depth = 2};
    item.text = card_text(c);
    item.on = v.chosen == c;
    if (active) {
      const Move move{kind, c};
      item.role = Role::button;
      item.action = "move " + move_text(move);
      item.hint = describe_move(v, move);
      item.confirm = true;
    }
    items.push_back(std::move(item));
  }
}

}  // namespace

Items describe(const View& v) {
  const Public& p = v.pub;
  Items items;
  Item heading{.id = "where", .role = Role::heading, .level = 2};
  if (p.phase == Phase::draft)
    heading.text = msg("nimmt.where_draft").with("round", p.round);
  else if (p.trick > 0)
    heading.text = msg("nimmt.where").with("round", p.round).with("trick", p.trick);
  else
    heading.text = msg("nimmt.where_between").with("round", p.round);
  items.push_back(std::move(heading));
  items.push_back({.id = "prompt", .role = Role::text, .text = prompt(v), .on = true});
  add_rows(v, items);
  add_queue(v, items);
  const bool mine = to_act(p).has(v.viewer);
  if (!p.market.empty())
    add_cards(v, items, "market", msg("nimmt.market"), p.market, Move::Kind::draft, mine);
  if (v.viewer != kNobody && !v.hand.empty())
    add_cards(v, items, "hand", msg("nimmt.hand"), v.hand, Move::Kind::card,
              mine && p.phase == Phase::choose);
  add_people(v, items);
  return items;
}

Message describe_move(const View& v, Move move) {
  const Public& p = v.pub;
  switch (move.kind) {
    case Move::Kind::draft:
      return msg("nimmt.would_draft").with("card", move.value);
    case Move::Kind::row: {
      const Row& row = p.rows[move.value - 1u];
      return msg("nimmt.would_take")
          .with("row", move.value)
          .with("count", static_cast<int>(row.size()))
          .with("heads", heads_of(row));
    }
    case Move::Kind::card:
      break;
  }
  const Spot spot = find_spot(p.rows, move.value, p.options.profi != 0);
  if (spot.too_low()) return msg("nimmt.would_be_low");
  const Row& row = p.rows[static_cast<std::size_t>(spot.row)];
  if (row.full())
    return msg("nimmt.would_be_sixth").with("row", spot.row + 1).with("heads", heads_of(row));
  return spot.left ? msg("nimmt.would_go_left").with("row", spot.row + 1).with("card", row.front())
                   : msg("nimmt.would_go").with("row", spot.row + 1).with("card", row.back());
}

}  // namespace tablee::nimmt
