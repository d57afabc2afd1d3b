#include "web/app/app.h"

#include <algorithm>
#include <utility>

#include "core/scan.h"
#include "web/app/ids.h"
#include "web/app/screens/screens.h"
#include "web/app/services/pad.h"
#include "web/app/storage/daily.h"

namespace tablee::app {
namespace {

// What the program's first half can do (docs/PAGE.md).
bool is_play(std::string_view verb) {
  static constexpr std::string_view kPlay[] = {"play", "lift", "look",   "compose", "move",
                                               "show", "deal", "reveal", "coach"};
  return std::find(std::begin(kPlay), std::end(kPlay), verb) != std::end(kPlay);
}

}  // namespace

void App::receive(std::string_view text) {
  const auto message = json::parse(text);
  if (message)
    receive(*message);
  else
    unread(text, message.error());
}

void App::receive(const json::Value& message) {
  // Those of one text. Looked up, they stay functions of their own, which the program's second half
  // can hold.
  static constexpr struct {
    OneText said;
    void (App::*hear)(std::string_view);
  } kTexts[] = {{kFocusSaid, &App::focus},         {kAnswerSaid, &App::answer},
                {kWorkerSaid, &App::worker_state}, {kLinkSaid, &App::link_came},
                {kSharedSaid, &App::shared},       {kOfflineSaid, &App::offline_state},
                {kPickedSaid, &App::picked},       {kExercisesSaid, &App::exercises_came},
                {kTodaySaid, &App::day_is}};
  const std::string_view on = name_of(message);
  for (const auto& row : kTexts)
    if (row.said.on == on) return (this->*row.hear)(text_at(message, row.said.member));
  if (on == StartSaid::kOn) {
    start(read_start(message));
  } else if (on == ActionSaid::kOn) {
    // Whoever says no moment means this one.
    const ActionSaid said = read_action(message);
    tap(said.action, said.moment.value_or(moment()), said.at_once);
  } else if (on == InputSaid::kOn) {
    const InputSaid said = read_input(message);
    input(said.id, said.value);
  } else if (on == kKeySaid.on) {
    // Nobody asks by keys before all of it is there.
    if (model_.whole && keys_.act(text_at(message, kKeySaid.member), items_, focused_)) refresh();
  } else if (on == BackSaid::kOn) {
    act("back");
  } else if (on == WholeSaid::kOn) {
    complete();
  } else if (on == WordsSaid::kOn) {
    words_came(read_words(message).words_lang);
  } else if (on == SizeSaid::kOn) {
    measure(read_size(message));
  } else if (on == MediaSaid::kOn) {
    media(read_media(message));
  } else if (on == StorageSaid::kOn) {
    storage_state(read_storage(message));
  } else if (on == CheckSaid::kOn) {
    check_backup();
  }
}

void App::tap(std::string_view action, int moment, bool at_once) {
  if (!narrator_.comes_late(action, moment)) act(action, at_once);
  if (focused_.empty() || !action.starts_with("compose")) return;
  if (const std::string_view lit = keys_.lit(items_); !lit.empty()) next_focus_ = lit;
}

void App::act(std::string_view action, bool at_once) {
  Scan scan(action);
  const std::string_view verb = scan.word();
  const std::string_view rest = scan.rest();
  if (narrator_.ended_by(action)) {
    settle();
    // A typed command that only asks is answered then; one that decides stays in its line.
    if (verb != "command" || !model_.whole || command_line_.decides()) return;
  }
  // A match that is put aside for another one is work for the whole program, and so is any kind of
  // table but the plain ones.
  const bool more = model_.session || rest.find(' ') != std::string_view::npos;
  if (!model_.whole && (!is_play(verb) || (verb == "play" && more))) {
    held_ = action;
    page_.whole();
    return settle();
  }
  // Whoever has begun a match meanwhile is not called away from it.
  if (verb == "play") held_.clear();
  // What was told in passing has been read by whoever goes on, and what was opened closes.
  const Brief before = std::exchange(model_.brief, {});
  if (verb == "unfold") {
    if (rest != before.unfolded) model_.brief.unfolded = rest;
    settle();
    return;
  }
  if (const auto own = model_.screen().act; own && own(model_, voice_, verb, rest)) return settle();
  carry_out(verb, rest, at_once);
}

// By whoever it belongs to.
void App::carry_out(std::string_view verb, std::string_view rest, bool at_once) {
  const bool lesson = model_.lesson || verb == "lesson";
  if ((lesson && lessons_.act(verb, rest, items_)) ||
      (model_.trial && trials_.act(verb, rest, at_once)) || tables_.act(verb, rest) ||
      play_.act(verb, rest, at_once, items_) || advisor_.act(verb, rest) ||
      links_.act(verb, rest)) {
    settle();
    if (const auto* own = model_.path.here<RulesUi>(); own && verb == "lesson_rules")
      next_focus_ = own->left_at;
  } else if (verb == "go") {
    go(rest);
  } else if (verb == "back") {
    back();
  } else if (verb == "set") {
    preferences_.set(rest);
    settle();
  } else if (verb == "open") {
    page_.open(rest);
  } else if (verb == "update") {
    // Offered at home only: nobody is in the middle of anything.
    if (model_.offline == Offline::update) page_.update();
  } else if (verb == "notice_close") {
    model_.notice = {};
    refresh();
  } else if (verb == "people") {
    // Instead of bots that have not come: who decides can be changed there.
    if (model_.notice.key == kNoBots) model_.notice = {};
    go("pause");
  } else if (!is_play(verb) && (replays_.act(verb, rest) || trials_.act_on_book(verb, rest) ||
                                files_.act(verb, rest))) {
    settle();
  } else if (verb == "pad") {
    open_pad(model_, rest);
    settle();
  } else {
    // Looked up, these stay functions of their own, which the program's second half can hold.
    static constexpr struct {
      std::string_view verb;
      void (App::*act)();
    } kLater[] = {{"command", &App::command}, {"promise", &App::promise}};
    for (const auto& later : kLater)
      if (verb == later.verb) (this->*later.act)();
  }
}

// Screens that have nothing to show any more are left, whatever was done to them; home is always
// there. A lesson ends where its table is left for good.
void App::mend_path() {
  Model& m = model_;
  if (m.trial && m.screen_id() != ScreenId::table) trials_.end();
  m.path.leave([&](ScreenId screen) {
    const auto gone = m.screen(screen).gone;
    return gone && gone(m);
  });
  if (m.lesson && !m.path.has(ScreenId::table)) tables_.end_lesson();
}

// What the device had no room for: a match that was not kept, each time; that old ones go, once.
void App::tell_no_room() {
  const Archive::NoRoom lack = model_.archive.take_no_room();
  if (lack.not_kept > 0) {
    model_.notice = msg("app.replay_not_kept");
  } else if (lack.gone > 0 && !told_gone_) {
    told_gone_ = true;
    model_.notice = msg("app.made_way").with("count", lack.gone);
  }
}

void App::settle() {
  mend_path();
  if (model_.lesson) {
    lessons_.answer();
    narrator_.collect();
  } else if (model_.session && !model_.trial) {
    // Asked for where nothing is being told.
    promise_due_ |= tables_.keep();
    if (model_.waits_for_sheet()) page_.whole();
    // Elsewhere the match rests.
    if (model_.screen_id() == ScreenId::table) play_.ask_bots();
    if (model_.screen_id() == ScreenId::table && counts_today(*model_.session) &&
        model_.session->deciding() != kNobody)
      note_daily(model_, model_.session->key());
    if (model_.screen_id() == ScreenId::table) narrator_.collect();
    tables_.tell_host();
  }
  if (model_.trial) trials_.judge();
  narrator_.begin(items_);
  tell_no_room();
  // The page asks only once by itself.
  if (model_.screen_id() == ScreenId::home && std::exchange(promise_due_, false))
    page_.promise(false);
  advisor_.ask();
  links_.follow();
  refresh();
}

}  // namespace tablee::app
