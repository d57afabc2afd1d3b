// Moves and hands in few words.

#include "games/nimmt/describe.h"
#include "games/nimmt/describe_specials.h"

#include "core/scan.h"

namespace tablee::nimmt {
namespace {

// The heads taken when insert or slide puts that card into that row; 0 while the row is not full.
// The card in the last position stays, except that with five rows all cards go.
int pushed_out(const Public& p, std::size_t row, Card card) {
  const Row& cards = p.rows[row];
  if (static_cast<int>(cards.size()) < capacity(p, row)) return 0;
  const Card stays = std::max(card, cards.back());
  return heads_of(cards) + heads(card) - (p.rows.size() == kMaxRows ? 0 : heads(stays));
}

}  // namespace

std::string typed(const View& v, std::string_view move) {
  return (v.pub.phase == Phase::draft ? "draft " : "") + std::string(move);
}

Message move_in_short(const View& v, Move move) {
  using Kind = Move::Kind;
  const Public& p = v.pub;
  switch (move.kind) {
    case Kind::place:
      return msg("nimmt.do.place");
    case Kind::fifth_row:
      return msg("nimmt.do.fifth_row");
    case Kind::seven_takes:
      return msg("nimmt.do.seven_takes");
    case Kind::insert:
      if (const int cost = pushed_out(p, move.row - 1u, p.queue.front().card); cost > 0)
        return msg("nimmt.do.insert_full").with("row", move.row).with("heads", cost);
      return msg("nimmt.do.insert").with("row", move.row);
    case Kind::replace:
      return msg("nimmt.do.replace").with("card", move.value);
    case Kind::slide:
      if (const int cost = pushed_out(p, move.row - 1u, move.value); cost > 0)
        return msg("nimmt.do.slide_full")
            .with("card", move.value)
            .with("row", move.row)
            .with("heads", cost);
      return msg("nimmt.do.slide").with("card", move.value).with("row", move.row);
    case Kind::stop:
      return msg("nimmt.do.stop").with("row", move.row);
    case Kind::negative:
      return move.row ? msg("nimmt.do.negative_row").with("card", move.value).with("row", move.row)
                      : msg("nimmt.do.negative").with("card", move.value);
    case Kind::keep:
      return msg("nimmt.do.keep");
    case Kind::exchange:
      return msg("nimmt.do.exchange")
          .with_message("name", msg_family("nimmt.special.", kSpecialNames[move.value]));
    case Kind::row:
      return msg("nimmt.do.row").with("row", move.value);
    case Kind::card:
    case Kind::draft:
      break;
  }
  return msg("app.words").with_text("words", std::to_string(move.value));
}

Message holding(const View& v) {
  if (v.hand.empty()) return {};
  Message cards = v.chosen == kNoCard ? msg("nimmt.holding") : msg("nimmt.holding_chosen");
  std::move(cards).with_list("cards", to_numbers(v.hand)).with("card", v.chosen);
  if (v.specials.size() == 0) return cards;
  std::vector<Message> all{std::move(cards)};
  for (int k = 0; k < kSpecialKinds; ++k)
    for (int i = 0; i < v.specials.count(static_cast<Special>(k)); ++i)
      all.push_back(special_name(k));
  return msg("nimmt.holding_all").with_messages("all", std::move(all));
}

std::vector<HeldCard> held_cards(const View& v) {
  std::vector<HeldCard> all;
  for (const Card card : v.hand) all.push_back({{std::to_string(card)}, card == v.chosen});
  for (std::size_t k = 0; k < kSpecialKinds; ++k)
    for (int i = 0; i < v.specials.count(static_cast<Special>(k)); ++i)
      all.push_back({{std::string(kSpecialNames[k])}});
  return all;
}

ExampleTable example(const View& v) {
  ExampleTable table;
  for (const Row& row : v.pub.rows) {
    auto& cards = table.rows.emplace_back();
    for (const Card card : row) cards.push_back({std::to_string(card)});
  }
  if (v.pub.phase == Phase::take_row) table.card = {std::to_string(v.pub.queue.front().card)};
  if (v.pub.phase == Phase::draft)
    for (const Card card : v.pub.market) table.hand.push_back({std::to_string(card)});
  else
    for (HeldCard& held : held_cards(v)) table.hand.push_back(std::move(held.card));
  return table;
}

CardNamed card_named(const CardText& card) {
  for (std::size_t k = 0; k < kSpecialKinds; ++k)
    if (kSpecialNames[k] == card.text) return static_cast<Special>(k);
  const auto number = Scan::to_number(card.text);
  if (number && *number >= 1 && *number <= kDeckSize) return static_cast<Card>(*number);
  return {};
}

}  // namespace tablee::nimmt
