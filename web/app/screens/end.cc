// The end of a round, with the way on; the end of a match, with what can be done with it.

#include "web/app/daily.h"
#include "web/app/screens/parts.h"

namespace tablee::app {
namespace {

Message winner_text(const Match& match, const Sheet& sheet) {
  const int seat = sheet.winners.front();
  // The verb says it differently to the one who is called "you".
  if (sheet.winners.size() == 1 && is_you(match.seats(), static_cast<std::size_t>(seat)) &&
      match.person(seat_at(seat)))
    return msg("table.you_won");
  return winners_text(sheet);
}

// A short word beside "Send"; what it means in full is its description.
void add_send(Items& items, std::string id, Message text, Message whole, std::string action) {
  items.push_back(button(std::move(id), std::move(text), std::move(action), 2));
  items.back().hint = std::move(whole);
}

void add_end_of_match(const Model& m, Items& items) {
  const Match& match = m.session->match();
  const Sheet sheet = match.sheet();
  const std::string& key = m.session->key();
  items.push_back(heading("winner", winner_text(match, sheet), 2));
  const bool daily = is_daily(key);
  const bool counts = daily && !sheet.practice;
  if (daily && !counts) items.push_back(text_line("practice", msg("daily.practice_over")));
  add_sheet(items, sheet);
  add_chart(items, sheet);
  items.push_back(part("more", Role::list, msg("table.this_match")));
  items.push_back(button("review", msg("review.open"), "review", 1));
  items.back().hint = msg("review.open_about");
  if (!m.archive.replay(key).empty()) {
    items.push_back(button("look", msg("sheet.replay"), "replay " + key, 1));
    items.back().hint = msg("sheet.replay_about");
  }
  items.push_back(part("send", Role::entry, msg("share.send"), 1));
  add_send(items, "send_sheet", msg("share.short_sheet"), msg("share.sheet"), "share sheet");
  add_send(items, "send_replay", msg("share.short_replay"), msg("share.replay"), "share replay");
  add_send(items, "send_deal", msg("share.short_deal"), msg("share.deal"), "share deal");
  Item again = daily ? button("rematch", msg("daily.again"), "daily " + daily_kind(key))
                     : button("rematch", msg("table.rematch"), "rematch");
  again.on = !counts;
  if (counts) again.depth = 1;
  items.push_back(std::move(again));
  if (counts) items.push_back(main_button("daily.share", msg("daily.share"), "daily_share " + key));
  items.push_back(button("leave", msg("table.home"), "leave"));
}

}  // namespace

void add_end(const Model& m, Items& items) {
  const Match& match = m.session->match();
  if (match.over()) return add_end_of_match(m, items);
  const Sheet sheet = match.sheet();
  const Setup& setup = match.setup();
  const Message round = round_text(setup.game->ends(setup.options),
                                   static_cast<int>(sheet.rounds.size()));
  items.push_back(heading("round", msg("table.round_over").with_message("round", round), 2));
  add_sheet(items, sheet);
  items.push_back(main_button("next", msg("table.next_round"), "deal"));
}

}  // namespace tablee::app
