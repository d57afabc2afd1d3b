#include "games/nimmt/describe_specials.h"

#include <algorithm>

#include "games/nimmt/describe.h"

namespace tablee::nimmt {
namespace {

Message counted(int kind, int count) {
  if (count == 1) return special_name(kind);
  return msg("nimmt.special_card").with_message("name", special_name(kind)).with("count", count);
}

std::vector<Message> names_of(const SpecialSet& cards) {
  std::vector<Message> all;
  for (int k = 0; k < kSpecialKinds; ++k)
    if (const int count = cards.count(static_cast<Special>(k)); count > 0)
      all.push_back(counted(k, count));
  return all;
}

// The special cards on the table that belong to no seat: those to be drawn, and those played.
void add_stock(const Public& p, Items& items) {
  const SpecialSet& discard = p.special.discard;
  std::vector<Message> all = names_of(discard);
  items.push_back(
      {.id = kStockId,
       .role = Role::button,
       .text = msg("nimmt.stock").with("deck", p.special.deck).with("discard", discard.size()),
       .hint = all.empty() ? msg("nimmt.stock_none")
                           : msg("nimmt.stock_discard").with_messages("all", std::move(all)),
       .action = {Verb::look, kStockId}});
}

}  // namespace

Message special_name(int kind) { return msg_family("nimmt.special.", kSpecialNames[kind]); }

Message specials_text(Seat seat, const SpecialSet& cards) {
  return msg("nimmt.known_specials")
      .with_seat("seat", seat)
      .with_messages("cards", names_of(cards));
}

Message place_words(const Foresight& f) {
  const int row = f.row + 1;
  if (f.row < 0) return msg("nimmt.prompt.place_low").with("card", f.card);
  if (f.taken >= 0)
    return msg("nimmt.prompt.place_full")
        .with("card", f.card)
        .with("row", row)
        .with("heads", f.heads);
  const Row& cards = f.rows[f.row];
  if (cards.empty()) return msg("nimmt.prompt.place_fill").with("card", f.card).with("row", row);
  return msg("nimmt.prompt.place").with("card", f.card).with("last", cards.back()).with("row", row);
}

Message special_words(const View& v, Move move) {
  if (move.kind == Move::Kind::fifth_row) return msg("nimmt.special_about.fifth_row");
  if (move.kind == Move::Kind::seven_takes) return msg("nimmt.special_about.seven_takes");
  const Foresight f = foresee(v, move);
  if (move.kind == Move::Kind::negative)
    return msg("nimmt.would_leave").with("heads", round_heads(v.pub, v.viewer) + f.heads);
  if (f.taken >= 0 && !f.own)
    return f.gone ? msg("nimmt.would_be_gone") : msg("nimmt.would_stay_last");
  if (move.kind != Move::Kind::insert) return place_words(f);
  const Row& cards = f.rows[f.row];
  const std::size_t at = f.at;
  if (at == 0) return msg("nimmt.would_go_left").with("row", move.row).with("card", cards.front());
  return msg("nimmt.would_go_between")
      .with("left", cards[at - 1])
      .with("right", cards[at])
      .with("row", move.row);
}

void add_specials(const View& v, Items& items) {
  const Public& p = v.pub;
  if (v.viewer != kNobody && v.specials.size() > 0) {
    const bool known = v.specials.size() == p.special.count[v.viewer];  // else they are supposed()
    items.push_back({.id = kSpecialsId,
                     .role = Role::list,
                     .text = known ? msg("nimmt.specials") : msg("nimmt.specials_any")});
    for (int k = 0; k < kSpecialKinds; ++k) {
      const int count = v.specials.count(static_cast<Special>(k));
      if (count == 0) continue;
      items.push_back({.id = special_id(kSpecialNames[k]),
                       .role = Role::button,
                       .depth = 1,
                       .text = counted(k, count),
                       .hint = msg_family("nimmt.special_about.", kSpecialNames[k]),
                       .action = {Verb::look, special_id(kSpecialNames[k])},
                       .data = CardText{std::string(kSpecialNames[k])}});
    }
  }
  add_stock(p, items);
  if (p.phase != Phase::place && p.phase != Phase::exchange) return;
  Moves moves;
  legal_moves(v, moves);
  for (const Move& move : moves) {
    Item item{.id = ids::kDo + move_text(move), .role = Role::button};
    item.text = move_in_short(v, move);
    item.hint = describe_move(v, move);
    item.action = {Verb::move, move_text(move)};
    item.on = move.kind == Move::Kind::place || move.kind == Move::Kind::keep;
    std::replace(item.id.begin(), item.id.end(), ' ', '.');
    items.push_back(std::move(item));
  }
}

View supposed(const View& open) {
  View v = open;
  const Public& p = open.pub;
  if (p.phase != Phase::place && p.phase != Phase::exchange) return v;
  for (int k = 0; k < kSpecialKinds; ++k)
    if (const auto kind = static_cast<Special>(k); p.special.discard.count(kind) < kSpecialCopies)
      v.specials.add(kind);
  return v;
}

Message gained(const View& before, const View& after, const Event& e) {
  constexpr std::string_view kGiven = "exchange_";
  if (e.seat != after.viewer || !e.kind.starts_with(kGiven)) return {};
  for (int k = 0; k < kSpecialKinds; ++k) {
    const auto kind = static_cast<Special>(k);
    // Where the deck was reshuffled for the exchange, the card given has already left the hand.
    const bool given = e.kind.substr(kGiven.size()) == kSpecialNames[k] &&
                       before.specials.size() == after.specials.size();
    if (after.specials.count(kind) > before.specials.count(kind) - (given ? 1 : 0))
      return msg("nimmt.special_drawn").with_message("name", special_name(k));
  }
  return {};
}

}  // namespace tablee::nimmt
