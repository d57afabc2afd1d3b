// The table: what the game describes, and round it what the evening needs: whose turn it is on this
// device.

#include <algorithm>

#include "table/round_events.h"
#include "web/app/screens/advice.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/sides.h"
#include "web/app/screens/ui.h"
#include "web/app/services/phones.h"
#include "web/app/storage/daily.h"
#include "web/app/summaries/avatars.h"
#include "web/app/summaries/highlights.h"

namespace tablee::app {
namespace {

// With two taps the first one lifts: the game's Verb::move becomes Verb::lift until that card is
// raised. A choice that costs something stays so: its own button takes it.
void arrange_lifting(const Model& m, Items& items) {
  const std::string& lifted = m.path.here<TableUi>()->lifted;
  // Where all hands lie open, nothing is at stake.
  const bool one_tap = m.settings.one_tap || m.plays_openly();
  for (Item& item : items) {
    if (item.action.verb != Verb::move || !item.confirm) continue;
    item.on = item.action.text == lifted;
    if (!one_tap && (!item.on || item.costly)) item.action.verb = Verb::lift;
  }
}

// An item that is looked at shows its explanation in place of the prompt.
void explain_looked(const Model& m, Items& items) {
  Message about;
  for (Item& item : items) {
    if (m.transient.looked.empty() || item.id != m.transient.looked) continue;
    item.on = true;
    item.action = Verb::look;
    about = explained(item.text, item.hint);
  }
  for (Item& item : items)
    if (item.id == ids::kPrompt && !about.empty()) item.text = about;
}

// Differences at a table that several players share.
void share_table(const Session& session, Items& items) {
  const Seat seat = session.deciding();
  const auto& waiting = session.waiting();
  for (Item& item : items) {
    if (item.id == ids::kPrompt) {
      if (session.handing_over())
        item.text = msg("table.pass").with_seat("seat", seat);
      else if (session.in_secret(seat))
        item.text = msg("shared.choose").with_seat("seat", seat);
      else if (waiting)
        item.text = session.gathered() ? msg("shared.gathered") : msg("shared.others");
      else if (!session.awaited().empty())
        item.text = asks_phones(session);
    } else if (waiting && item.id == ids::seat_id(waiting->seat)) {
      // The rules do not know about it yet.
      item.hint = msg("shared.ready");
      item.on = false;
    }
  }
}

// Another card of a hand that is on a phone is put down by its number.
void replace_by_number(const Session& session, Items& items) {
  if (session.may_replace() == kNobody) return;
  const std::string_view instead = session.match().setup().game->presentation().instead;
  for (Item& item : items)
    if (const auto* card = data_of<CardText>(item);
        card && card->text == instead && item.action.verb == Verb::look) {
      item.action = {Verb::open, "numbers"};
    }
}

// Of several people at one device, the one who is asked is named.
void ask_by_name(const Model& m, Items& items) {
  const Session& session = *m.session;
  const Seat seat = session.deciding();
  const bool named = session.people() > 1 && seat != kNobody && !session.handing_over() &&
                     !session.in_secret(seat);
  if (!named || m.analyst.on() || !m.path.here<TableUi>()->begun.empty()) return;
  for (Item& item : items)
    if (item.id == ids::kPrompt)
      item.text =
          msg("shared.turn").with_seat("seat", seat).with_message("prompt", std::move(item.text));
}

// Beside the way that needs no look, where there is one.
void add_peek(const AnyView& view, Items& items) {
  const auto find = [&](auto&& wanted) { return std::find_if(items.begin(), items.end(), wanted); };
  auto at = find([](const Item& item) { return item.id.starts_with(ids::kDo); });
  if (at == items.end()) at = find([](const Item& item) { return item.id == ids::kPrompt; });
  Item peek = button(ids::kPeek, view.peek(), Verb::show);
  peek.hint = msg("table.show_about");
  items.insert(std::next(at), std::move(peek));
}

// Has no person decided anything in this round yet, which is not the first?
bool opens_round(const Match& match) {
  const std::size_t began = first_event_of_round(match);
  if (began == 0) return false;
  const auto& moves = match.record().moves;
  for (std::size_t i = moves.size(); i-- > 0 && match.events_before(i) >= began;)
    if (match.person(moves[i].seat)) return false;
  return true;
}

// At a user's very first decision: an introduction in place of the prompt, and tips that are
// offered, then shown one by one.
bool coaches(const Model& m) {
  const TableUi& own = *m.path.here<TableUi>();
  if (!m.coached || m.lesson || m.trial || !own.lifted.empty() || !own.begun.empty()) return false;
  // Where one tap plays, and where several look on, the tips would not be true.
  const Session& session = *m.session;
  if (m.settings.one_tap || session.people() > 1 || session.deciding() == kNobody) return false;
  const auto& moves = session.match().record().moves;
  return std::none_of(moves.begin(), moves.end(),
                      [&](const PlayedMove& move) { return session.match().person(move.seat); });
}

Message tip(const Model& m) {
  const Setup& setup = m.session->match().setup();
  return msg_family(std::string(kind_name(*setup.game, setup.options)) + ".coach.",
                    std::to_string(*m.coached));
}

Item coach_button(const Model& m) {
  return button(ids::kCoach,
                *m.coached == 0      ? msg("coach.offer")
                : *m.coached < kTips ? msg("coach.next")
                                     : msg("coach.done"),
                Verb::coach);
}

Message table_title(const Model& m) {
  const Session& session = *m.session;
  const Setup& setup = session.match().setup();
  if (m.trial && m.trial->from == Trial::From::challenge) return challenge_title(m);
  if (m.trial) return exercise_title(setup);
  if (!is_daily(session.key())) return kind_text(*setup.game, setup.options);
  return setup.practice ? msg("daily.practice") : msg("daily.title");
}

// Is it a match as any other?
bool is_ours(const Model& m) { return !m.lesson && !m.trial; }

void add_bar(const Model& m, Items& items) {
  const Session& session = *m.session;
  const bool ours = is_ours(m);
  items.push_back(m.trial ? back_button()
                          : button(ids::kMenu, msg("table.menu"), {Verb::go, "pause"}));
  if (!m.embedded)
    items.push_back(m.settings.sound
                        ? button(ids::kSound, msg("table.mute"), {Verb::set, "sound", "0"})
                        : button(ids::kMute, msg("table.unmute"), {Verb::set, "sound", "1"}));
  if (session.can_undo() && ours)
    items.push_back(button(ids::kUndo, msg("table.undo"), Verb::undo));
  if (may_be_advised(session) && ours)
    items.push_back(toggle(ids::kHint, msg("table.hint"), {Verb::hint, m.analyst.on() ? 0 : 1},
                           m.analyst.on()));
  if (m.plays_openly() && !m.lesson->suggested.empty())
    items.push_back(toggle(ids::kHint, msg("teach.why"), {Verb::hint, m.lesson->reasoned ? 0 : 1},
                           m.lesson->reasoned));
  if (m.roomy && m.whole && ours)
    items.push_back(toggle(ids::kPanels, msg("table.panels"),
                           {Verb::set, ids::kPanels, m.settings.panels ? "0" : "1"},
                           m.settings.panels));
  items.push_back(heading(ids::kTitle, table_title(m), 1));
}

// The words of the button that plays the lifted card.
Message lifted_on_button(const Model& m, const AnyView& view) {
  const Session& session = *m.session;
  return session.in_secret(session.deciding())
             ? msg("shared.put_down")
             : view.move_on_button(m.path.here<TableUi>()->lifted);
}

// Buttons come right after the prompt. `costly`: what is lifted costs something.
void add_ways(const Model& m, const AnyView& view, bool costly, Items& items) {
  const Session& session = *m.session;
  const TableUi& own = *m.path.here<TableUi>();
  const Match& match = session.match();
  const bool ours = is_ours(m);
  if (session.handing_over()) {
    items.push_back(main_button(
        ids::kHandover, msg("table.show").with_seat("seat", session.deciding()), Verb::show));
    items.back().hint = msg("table.show_about");
    if (Message recap = missed(match, session.deciding()); !recap.empty())
      items.push_back(text_line(ids::kRecap, std::move(recap)));
  }
  if (session.gathered())
    items.push_back(main_button("reveal", msg("shared.reveal"), Verb::reveal));
  if (!session.awaited().empty()) {
    const bool shown = session.unshown().empty();
    items.push_back(main_button(ids::kNumbers, shown ? msg("shared.numbers") : msg("shared.codes"),
                                {Verb::open, shown ? "numbers" : "codes"}));
  }
  // A player who just had to take something may ask why, once the explanation is loaded.
  if (m.trial) add_trial_ways(*m.trial, items);
  if (const auto taken = !ours || !m.whole ? std::nullopt : session.taken();
      taken && own.lifted.empty() && !session.waiting())
    items.push_back(why_button(match, *taken));
  if (!own.lifted.empty() && !(m.trial && !m.trial->tried.empty())) {
    items.push_back(main_button(ids::kPlay, lifted_on_button(m, view), {Verb::move, own.lifted}));
    items.back().hint = view.describe_move(own.lifted);
    items.back().costly = costly;
    // In a lesson no other card comes up.
    items.back().wanted = m.lesson.has_value();
  }
}

Items table_items(const Model& m) {
  const Session& session = *m.session;
  const TableUi& own = *m.path.here<TableUi>();
  const Match& match = session.match();
  Items items;
  const bool ours = is_ours(m);
  add_bar(m, items);
  if (m.waits_for_sheet()) {
    items.push_back(text_line(ids::kPrompt, msg("table.sheet_waits")));
    return items;
  }
  if (match.over() || match.needs_deal()) {
    m.plays_openly() ? end_openly(m, items) : add_end(m, items);
    return items;
  }
  const auto view = session.view();
  Items table = view->describe();
  if (session.people() > 1) share_table(session, table);
  if (m.analyst.on()) add_advice(m.analyst, *view, m.settings.language, table);
  arrange_lifting(m, table);
  view->compose(table, own.begun);
  replace_by_number(session, table);
  ask_by_name(m, table);
  explain_looked(m, table);
  // Players who can be told apart by their avatars are described for users who do not see them.
  if (m.whole && !session.sharing().empty()) name_looks(match.seats(), table);
  if (m.lesson) ask_in_lesson(m, table);
  if (m.trial) ask_in_trial(m, table);
  if (session.can_peek()) add_peek(*view, table);
  const Message opening =
      ours && opens_round(match) && own.lifted.empty() ? outlook_text(match, true) : Message{};
  const bool costly =
      std::ranges::any_of(table, [](const Item& item) { return item.costly && item.on; });
  const auto fell = ours && own.lifted.empty() && own.begun.empty() ? m.pitfall() : std::nullopt;
  for (Item& item : table) {
    const bool prompt = item.id == ids::kPrompt;
    if (prompt && !opening.empty())
      item.text = msg("table.opening")
                      .with_message("word", opening)
                      .with_message("prompt", std::move(item.text));
    if (prompt && fell)
      item.text = msg("table.opening")
                      .with_message("word", match.state().cause(match.events(), *fell).pitfall)
                      .with_message("prompt", std::move(item.text));
    if (prompt && coaches(m) && m.transient.looked.empty() && !m.analyst.on()) item.text = tip(m);
    items.push_back(std::move(item));
    if (!prompt) continue;
    if (coaches(m)) items.push_back(coach_button(m));
    if (fell)
      items.push_back(
          button("again", msg("pitfall.again"), {Verb::again, static_cast<int>(*fell)}));
    add_ways(m, *view, costly, items);
  }
  if (m.roomy && m.settings.panels && m.whole && ours) add_sides(m, items);
  if (!m.trial) add_command_line(items, m);
  return items;
}

}  // namespace

constinit const Screen table_screen{
    .name = "table",
    .kind = ScreenKind::plays,
    .items = table_items,
    .ui = fresh<TableUi>,
    .anew = true,
    .gone = &no_table,
    .looks = avatars_shown,
    .view = [](const Model& m) { return m.session ? m.session->view() : nullptr; }};

}  // namespace tablee::app
