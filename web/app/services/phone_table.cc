#include "web/app/services/phone_table.h"

#include <algorithm>
#include <utility>

#include "core/ids.h"
#include "web/app/model.h"

namespace tablee::app {
namespace {

using Table = ToPage::Phones::Table;

// More would be no use on a phone: the cards of a draft.
constexpr std::size_t kMostChoices = 12;

bool names_a_part(const Item& item) {
  return item.role == Role::heading || item.role == Role::region || item.role == Role::list;
}

bool is_move(const Item& item) { return item.action.verb == Verb::move; }

bool decides_openly(const Session& session, Seat seat) {
  const AnyState& state = session.match().state();
  return session.match().to_act().has(seat) && !state.open_view(seat)->needs_secret();
}

}  // namespace

Table phone_table(const Session& session, Seat seat, text::Language language) {
  const auto names = seat_names(session.match().seats(), language);
  const auto words = [&](const Message& message) {
    return message.empty() ? std::string() : text::render(language, message, names);
  };
  const auto view = session.seat_view(seat);
  const Items items = view->describe();
  const auto moves = static_cast<std::size_t>(std::ranges::count_if(items, is_move));
  const bool deciding = decides_openly(session, seat);
  const bool offers = deciding && moves == view->legal_moves().size() && moves <= kMostChoices;
  Table table;
  table.turn = static_cast<int>(session.match().record().moves.size());
  table.elsewhere = deciding && !offers;
  table.language = text::code(language);
  const ExampleTable drawn = view->example();
  table.card = drawn.card;
  const auto cards_of = [&](const Item& item) {
    const auto* row = data_of<RowNumber>(item);
    const auto at = static_cast<std::size_t>(row ? row->row - 1 : 0);
    return row && at < drawn.rows.size() ? drawn.rows[at] : std::vector<CardText>();
  };
  bool in_hand = false, in_cards = false;
  for (const Item& item : items) {
    if (item.depth == 0) in_hand = item.id == ids::kHand;
    if (in_hand) continue;
    const std::string text = words(item.text);
    const std::string hint = is_move(item) && !offers ? std::string() : words(item.hint);
    // The cards of one list share a line.
    const bool goes_on = std::exchange(in_cards, data_of<NumberCard>(item) != nullptr) && in_cards;
    if (offers && is_move(item)) {
      table.choices.push_back({item.action.text, text, hint, item.confirm, cards_of(item)});
    } else if (goes_on && !table.lines.empty()) {
      table.lines.back().text += "; " + text;
    } else if (!names_a_part(item)) {
      table.lines.push_back({item.id, text, hint, false, cards_of(item)});
    } else if (item.depth == 0 || table.lines.empty() || !table.lines.back().title) {
      // A list right after the name of its region needs no name, nor does a part without lines.
      if (table.lines.size() > 1 && table.lines.back().title) table.lines.pop_back();
      table.lines.push_back({item.id, text, {}, true, {}});
    }
  }
  return table;
}

}  // namespace tablee::app
