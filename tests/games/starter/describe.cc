// The table as a list of items, for the window and for screen readers.

#include "core/ids.h"
#include "games/starter/rules.h"

namespace tablee::starter {
namespace {

Message prompt(const View& v) {
  const Public& p = v.pub;
  if (p.top == kNoCard)
    return p.options.ends().last(p.round) ? msg("starter.prompt.over") : msg("starter.prompt.deal");
  const Seat seat = to_play(p);
  return seat == v.viewer ? msg("starter.prompt.play")
                          : msg("starter.prompt.wait").with_seat("seat", seat);
}

void add_hand(const View& v, Items& items) {
  if (v.hand.empty()) return;
  items.push_back({.id = ids::kHand, .role = Role::list, .text = msg("starter.hand")});
  for (const Card c : v.hand) {
    Item item{.id = ids::hand_card_id(c),
              .role = Role::entry,
              .depth = 1,
              .text = msg("starter.card").with("card", c),
              .data = CardText{std::to_string(c)}};
    if (to_play(v.pub) == v.viewer) {
      item.role = Role::button;
      item.action = {Verb::move, std::to_string(c)};
      item.hint = describe_move(v, {c});
    }
    items.push_back(std::move(item));
  }
}

void add_people(const Public& p, Items& items) {
  items.push_back({.id = ids::kPeople, .role = Role::list, .text = msg("starter.people")});
  for (Seat seat = 0; seat < p.options.players; ++seat) {
    const int total = p.totals[seat] + p.points[seat];
    items.push_back({.id = ids::seat_id(seat),
                     .role = Role::entry,
                     .depth = 1,
                     .text = msg("starter.seat").with_seat("seat", seat).with("total", total),
                     .data = SeatPoints{seat, total},
                     .on = seat == to_play(p)});
  }
}

}  // namespace

Items describe(const View& v) {
  const Public& p = v.pub;
  Items items;
  items.push_back(
      {.id = ids::kWhere,
       .role = Role::heading,
       .level = 2,
       .text = p.round == 0 ? msg("game.starter") : round_text(p.options.ends(), p.round)});
  items.push_back({.id = ids::kPrompt, .role = Role::text, .text = prompt(v), .on = true});
  if (p.top != kNoCard)
    items.push_back(
        {.id = ids::kCard, .role = Role::text, .text = msg("starter.top").with("card", p.top)});
  add_hand(v, items);
  add_people(p, items);
  return items;
}

Message describe_move(const View& v, Move move) {
  return move.card > v.pub.top ? msg("starter.would_score") : msg("starter.would_miss");
}

}  // namespace tablee::starter
