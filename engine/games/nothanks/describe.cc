#include "games/nothanks/describe.h"

#include <cstdlib>

#include "core/scan.h"
#include "games/nothanks/rules.h"

namespace tablee::nothanks {
namespace {

Message prompt(const View& v) {
  const Public& p = v.pub;
  switch (p.phase) {
    case Phase::deal:
      return p.round == 0 ? msg("nothanks.prompt.first_deal")
                          : msg("nothanks.prompt.deal").with("round", p.round);
    case Phase::turn:
      if (p.actor == kNobody) return {};  // the last card is taken: the round ends next
      if (v.viewer != p.actor) return msg("nothanks.prompt.wait").with_seat("seat", p.actor);
      return p.chips[p.actor] > 0 ? msg("nothanks.prompt.turn") : msg("nothanks.prompt.must_take");
    case Phase::over:
      return msg("nothanks.prompt.over");
  }
  return {};
}

void add_moves(const View& v, Items& items) {
  Moves moves;
  legal_moves(v, moves);
  for (const Move& move : moves) {
    Item item{.id = move.take ? kTakeId : kNoId, .role = Role::button};
    item.text = move.take ? msg("nothanks.take") : msg("nothanks.no");
    item.hint = describe_move(v, move);
    item.action = {Verb::move, move_text(move)};
    items.push_back(std::move(item));
  }
}

void add_people(const View& v, Items& items) {
  const Public& p = v.pub;
  items.push_back({.id = ids::kPeople, .role = Role::region, .text = msg("nothanks.people")});
  items.push_back({.id = ids::inside(ids::kPeople, "list"),
                   .role = Role::list,
                   .depth = 1,
                   .text = msg("nothanks.people")});
  // The leaders after the finished rounds: points of this round do not count while chips do not.
  const SeatSet ahead = leading(std::span(p.totals).first(p.options.players), kGoal);
  for (int i = 0; i < p.options.players; ++i) {
    const Seat seat = seat_at(i);
    const std::size_t at = i;
    const CardSet& cards = p.taken[at];
    Item item{.id = ids::seat_id(seat), .role = Role::entry, .depth = 2};
    item.text = cards.empty() ? msg("nothanks.seat_empty").with_seat("seat", seat)
                              : msg("nothanks.seat")
                                    .with_seat("seat", seat)
                                    .with_text("cards", runs_text(cards))
                                    .with("points", card_points(cards));
    if (p.round > 1)
      item.text = (ahead.has(seat) ? msg("nothanks.seat_leads") : msg("nothanks.seat_so_far"))
                      .with_message("now", std::move(item.text))
                      .with("total", p.totals[at]);
    const int points = card_points(cards), net = points - p.chips[at];
    if (shows_chips(v, seat))
      item.hint = msg("nothanks.net").with("chips", p.chips[at]).with("points", net);
    // All seats are shown alike: if only the viewer's chips counted, the viewer would seem to lead
    // a table where the others' are hidden.
    item.data = SeatPoints{seat, p.totals[at] + (p.options.open_chips ? net : points),
                           p.options.open_chips == 0};
    item.on = seat == p.actor;
    items.push_back(std::move(item));
  }
}

}  // namespace

bool shows_chips(const View& v, Seat seat) {
  return v.pub.options.open_chips || (seat == v.viewer && v.own_chips);
}

std::optional<Card> card_named(const CardText& card) {
  const auto number = Scan::to_number(card.text);
  if (!number || *number < kLowest || *number > kHighest) return std::nullopt;
  return static_cast<Card>(*number);
}

std::string runs_text(const CardSet& cards) {
  std::string text;
  for (const Card c : cards) {
    if (cards.has(static_cast<Card>(c - 1))) continue;
    Card end = c;
    while (cards.has(static_cast<Card>(end + 1))) ++end;
    text += (text.empty() ? "" : ", ") + std::to_string(c);
    if (end > c) text += "–" + std::to_string(end);
  }
  return text;
}

Items describe(const View& v) {
  const Public& p = v.pub;
  Items items;
  items.push_back({.id = ids::kWhere,
                   .role = Role::heading,
                   .level = 2,
                   .text = msg("nothanks.where")
                               .with_message("round", round_text(p.options.ends(), p.round))
                               .with("pile", p.pile)});
  items.push_back({.id = ids::kPrompt, .role = Role::text, .text = prompt(v), .on = true});
  if (p.card != kNoCard)
    items.push_back({.id = ids::kCard,
                     .role = Role::text,
                     .text = msg("nothanks.card").with("card", p.card).with("pot", p.pot)});
  add_moves(v, items);
  if (v.viewer != kNobody && p.phase == Phase::turn && shows_chips(v, v.viewer))
    items.push_back({.id = kChipsId,
                     .role = Role::text,
                     .text = msg("nothanks.own_chips").with("chips", p.chips[v.viewer])});
  add_people(v, items);
  return items;
}

Message peek(const View& v) {
  if (v.pub.phase != Phase::turn || v.pub.options.open_chips) return {};
  return msg("nothanks.peek").with_seat("seat", v.viewer);
}

Message holding(const View& v) {
  return msg("nothanks.chips").with("chips", v.pub.chips[v.viewer]);
}

Message describe_move(const View& v, Move move) {
  const Public& p = v.pub;
  const std::size_t at = v.viewer;
  if (!move.take)
    return shows_chips(v, v.viewer) ? msg("nothanks.would_pay").with("left", p.chips[at] - 1)
                                    : msg("nothanks.would_pay_hidden");
  const int points = change(p.taken[at], p.card);
  return (points < 0 ? msg("nothanks.would_take_less") : msg("nothanks.would_take"))
      .with("card", p.card)
      .with("pot", p.pot)
      .with("change", std::abs(points));
}

}  // namespace tablee::nothanks
