// The table: what the game describes, and round it what the evening needs: whose turn it is on this
// device, the next round, the end.

#include <algorithm>

#include "web/app/screens/compose.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"

namespace tablee::app {
namespace {

// With two taps the first lifts: the game's "move" becomes "lift" until that card is up.
void arrange_lifting(const Model& m, Items& items) {
  constexpr std::string_view kMove = "move ";
  for (Item& item : items) {
    if (item.action.substr(0, kMove.size()) != kMove) continue;
    const std::string move = item.action.substr(kMove.size());
    if (!item.confirm) continue;
    item.on = move == m.lifted;
    if (!m.settings.one_tap && !item.on) item.action = "lift " + move;
  }
}

// An item that is looked at says what it is where else it is said what to do.
void explain_looked(const Model& m, Items& items) {
  Message about;
  for (Item& item : items) {
    if (m.looked.empty() || item.id != m.looked) continue;
    item.on = true;
    item.action = "look";
    about = msg("table.explained").with_message("name", item.text).with_message("about", item.hint);
  }
  for (Item& item : items)
    if (item.id == "prompt" && !about.empty()) item.text = about;
}

// Beside the way that needs no look, where there is one.
void add_peek(const AnyView& view, Items& items) {
  const auto find = [&](auto&& wanted) { return std::find_if(items.begin(), items.end(), wanted); };
  auto at = find([](const Item& item) { return item.id.substr(0, 3) == "do."; });
  if (at == items.end()) at = find([](const Item& item) { return item.id == "prompt"; });
  Item peek = button("peek", view.peek(), "show");
  peek.hint = msg("table.show_about");
  items.insert(std::next(at), std::move(peek));
}

// A card's number says what is played; any other move is said in words.
Message play_text(const AnyView& view, const std::string& move) {
  const bool number = move.find_first_not_of("0123456789") == std::string::npos;
  return number ? msg("table.play").with_text("move", move) : view.describe_move(move);
}

void add_end_of_round(const Model& m, Items& items) {
  const Match& match = m.session->match();
  const Sheet sheet = match.sheet();
  if (match.over()) {
    std::vector<Message> winners;
    for (const int seat : sheet.winners)
      winners.push_back(msg("sheet.name").with_seat("seat", seat_at(seat)));
    const int count = static_cast<int>(winners.size());
    items.push_back(heading("winner",
                            (count == 1 ? msg("table.winner") : msg("table.winners"))
                                .with_messages("names", std::move(winners)),
                            2));
    add_sheet(items, sheet);
    items.push_back(main_button("rematch", msg("table.rematch"), "rematch"));
    items.push_back(button("share.sheet", msg("share.sheet"), "share sheet"));
    items.push_back(button("share.replay", msg("share.replay"), "share replay"));
    items.push_back(button("share.deal", msg("share.deal"), "share deal"));
    items.push_back(button("leave", msg("table.home"), "leave"));
    return;
  }
  items.push_back(heading(
      "round", msg("table.round_over").with("round", static_cast<int>(sheet.rounds.size())), 2));
  add_sheet(items, sheet);
  items.push_back(main_button("next", msg("table.next_round"), "deal"));
}

}  // namespace

Items table_screen(const Model& m) {
  const Session& session = *m.session;
  Items items;
  items.push_back(button("menu", msg("table.menu"), "go pause"));
  if (session.can_undo()) items.push_back(button("undo", msg("table.undo"), "undo"));
  items.push_back(heading(
      "title", kind_text(*session.match().setup().game, session.match().setup().options), 1));
  if (session.match().over() || session.match().needs_deal()) {
    add_end_of_round(m, items);
    return items;
  }
  const auto view = session.view();
  Items table = view->describe();
  arrange_lifting(m, table);
  compose_moves(table, session.match().setup().game->id(), m.begun);
  explain_looked(m, table);
  if (session.can_peek()) add_peek(*view, table);
  for (Item& item : table) {
    const bool prompt = item.id == "prompt";
    if (prompt && session.handing_over())
      item.text = msg("table.pass").with_seat("seat", session.deciding());
    items.push_back(std::move(item));
    if (!prompt) continue;
    // What to do comes right after what is asked.
    if (session.handing_over()) {
      items.push_back(
          main_button("handover", msg("table.show").with_seat("seat", session.deciding()), "show"));
      items.back().hint = msg("table.show_about");
    }
    if (!m.lifted.empty())
      items.push_back(main_button("play", play_text(*view, m.lifted), "move " + m.lifted));
  }
  add_command_line(items, m);
  return items;
}

Items pause_screen(const Model& m) {
  Items items;
  items.push_back(back_button());
  items.push_back(heading("title", msg("pause.title"), 1));
  items.push_back(main_button("resume", msg("pause.resume"), "back"));
  items.push_back(button("rules", msg("home.rules"), "go rules"));
  items.push_back(button("settings", msg("home.settings"), "go settings"));
  if (m.session) items.push_back(button("share.deal", msg("share.deal"), "share deal"));
  items.push_back(button("leave", msg("pause.home"), "go home"));
  if (m.session) {
    items.push_back(heading("scores.title", msg("sheet.table"), 2));
    add_sheet(items, m.session->match().sheet());
  }
  return items;
}

}  // namespace tablee::app
