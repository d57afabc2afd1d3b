// The menu of the table: what can be done beside playing on.

#include "table/hand_code.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/services/keys.h"
#include "web/app/storage/daily.h"
#include "web/app/summaries/avatars.h"

namespace tablee::app {
namespace {

// Who decides from now on: a person leaves, a bot takes over, and back.
void add_deciders(const Model& m, Items& items) {
  const Match& match = m.session->match();
  if (is_daily(m.session->key())) return;
  items.push_back(heading("seats.title", msg("setup.seats"), 2));
  items.push_back(part("seats", Role::list, msg("setup.seats")));
  const auto looks = avatars_of(match.seats());
  for (int i = 0; i < match.players(); ++i) {
    items.push_back(part(ids::place_id(i), Role::entry,
                         msg("face.with")
                             .with_message("what", msg("sheet.name").with_seat("seat", seat_at(i)))
                             .with_message("look", look_text(looks[i])),
                         1));
    items.back().data = SeatOf{seat_at(i)};
    add_decider(m, items, i, match.seats(), Verb::swap_person, Verb::swap_bot);
  }
}

Items pause_items(const Model& m) {
  Items items;
  items.push_back(back_button());
  items.push_back(heading(ids::kTitle, msg("pause.title"), 1));
  items.push_back(main_button(ids::kResume, msg("pause.resume"), Verb::back));
  items.push_back(button(ids::kRules, msg("home.rules"), {Verb::go, "rules"}));
  if (m.session && !m.lesson) {
    const Setup& setup = m.session->match().setup();
    add_first_lesson(kind_name(*setup.game, setup.options), items);
  }
  items.push_back(button(ids::kSettings, msg("home.settings"), {Verb::go, "settings"}));
  // No tips or practice in a match that counts.
  if (m.session && !counts_today(*m.session))
    items.push_back(button("share.deal", msg("share.deal"), Verb::share_deal));
  if (m.session && !m.lesson && !m.session->sharing().empty() && !m.session->match().over()) {
    const ByCode dealt = dealt_by_code(m.session->match());
    if (dealt == ByCode::now || dealt == ByCode::no_hands)
      items.push_back(button("phones",
                             dealt == ByCode::now ? msg("pause.phones") : msg("pause.link_phones"),
                             {Verb::open, "phones"}));
    else
      items.push_back(text_line("phones", msg("pause.phones_later")));
  }
  if (m.session) items.push_back(button(ids::kLog, msg("log.title"), {Verb::go, "log"}));
  if (m.lesson && m.lesson->lesson && !m.lesson->back)
    items.push_back(text_line("kept", msg("lesson.kept")));
  items.push_back(button("leave", m.lesson ? msg("pause.leave_lesson") : msg("pause.home"),
                         {Verb::go, "home"}));
  if (m.session && !m.lesson && !m.session->match().over()) add_deciders(m, items);
  // Before the end of the first round there is nothing to count.
  if (const Sheet sheet = m.session ? m.session->match().sheet() : Sheet{}; !sheet.rounds.empty()) {
    items.push_back(heading("scores.title", msg("sheet.table"), 2));
    add_sheet(items, sheet);
  }
  // A user with a large screen probably has a keyboard.
  if (m.roomy && m.settings.keys) {
    items.push_back(heading("keys.title", msg("settings.keys"), 2));
    items.push_back(text_line("keys", keys_text(letters_of(m.settings))));
  }
  return items;
}

}  // namespace

constinit const Screen pause_screen{.name = "pause",
                                    .items = pause_items,
                                    .by_name = true,
                                    .gone = &no_table,
                                    .looks = avatars_shown};

}  // namespace tablee::app
