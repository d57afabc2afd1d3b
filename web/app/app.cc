#include "web/app/app.h"

#include <algorithm>
#include <utility>

#include "web/app/ids.h"
#include "web/app/page/action_text.h"
#include "web/app/screens/screens.h"
#include "web/app/services/pad.h"
#include "web/app/storage/daily.h"

namespace tablee::app {
namespace {

// Actions that the first part of the program can carry out (docs/PAGE.md).
bool is_play(Verb verb) {
  static constexpr Verb kPlay[] = {Verb::play, Verb::lift, Verb::look,   Verb::compose, Verb::move,
                                   Verb::show, Verb::deal, Verb::reveal, Verb::coach};
  return std::find(std::begin(kPlay), std::end(kPlay), verb) != std::end(kPlay);
}

}  // namespace

void App::receive(std::string_view text) {
  const auto message = json::parse(text, kMaxMessage);
  if (message)
    receive(*message);
  else
    unread(text, message.error());
}

void App::receive(const json::Value& message) {
  // Messages with a single text. Called through a table, so that the functions are not inlined and
  // can be part of the deferred code.
  static constexpr struct {
    OneText said;
    void (App::*hear)(std::string_view);
  } kTexts[] = {{kFocusSaid, &App::focus},
                {kAnswerSaid, &App::answer},
                {kWorkerSaid, &App::worker_state},
                {kLinkSaid, &App::link_came},
                {kSharedSaid, &App::shared},
                {kOfflineSaid, &App::offline_state},
                {kExercisesSaid, &App::exercises_came},
                {kTodaySaid, &App::day_is}};
  const std::string_view on = name_of(message);
  for (const auto& row : kTexts)
    if (row.said.on == on) return (this->*row.hear)(text_at(message, row.said.member));
  if (on == StartSaid::kOn) {
    start(read_start(message));
  } else if (on == ActionSaid::kOn) {
    const ActionSaid said = read_action(message);
    if (auto action = parse_action(said.action))
      tap({std::move(*action), said.revision, now_, {}, said.repeat});
  } else if (on == InputSaid::kOn) {
    const InputSaid said = read_input(message);
    input(said.id, said.value);
  } else if (on == KeySaid::kOn) {
    // Keys work once the deferred part is loaded.
    const KeySaid said = read_key(message);
    if (model_.whole && keys_.act(said.key, said.digit, items_, focused_)) refresh();
  } else if (on == BackSaid::kOn) {
    act(Verb::back);
  } else if (on == WholeSaid::kOn) {
    complete();
  } else if (on == WordsSaid::kOn) {
    words_came(read_words(message).words_lang);
  } else if (on == SizeSaid::kOn) {
    measure(read_size(message));
  } else if (on == MediaSaid::kOn) {
    media(read_media(message));
  } else if (on == CanvasSaid::kOn) {
    model_.cramped = read_canvas(message).cramped;
    refresh();
  } else if (on == StorageSaid::kOn) {
    storage_state(read_storage(message));
  } else if (on == CheckSaid::kOn) {
    check_backup();
  } else if (on == PickedSaid::kOn) {
    picked(message);
  } else if (on == ReadingSaid::kOn) {
    reading(message);
  } else if (on == PhonesSaid::kOn) {
    phones_said(message);
  }
}

DecisionGuard::Verdict App::judge(const Press& press) const {
  using enum DecisionGuard::Verdict;
  const DecisionGuard::Verdict verdict = guard_.judge(press);
  if (narrator_.is_ended_by(press.action.verb) && press.action.verb != Verb::command &&
      !may_end_animation(press.at))
    return refused;
  // During an animation, what is asked only ends it (act()).
  if (verdict < accepted) return animating() && !press.repeated ? accepted : verdict;
  const bool typed =
      press.action.verb == Verb::command && model_.whole && !animating() && command_line_.decides();
  return typed && !guard_.accepts_typed(press.at) ? too_soon : verdict;
}

void App::tap(const Press& press) {
  using enum DecisionGuard::Verdict;
  const Verb verb = press.action.verb;
  if (!narrator_.is_stale(verb, press.revision.value_or(revision()))) {
    const DecisionGuard::Verdict verdict = judge(press);
    const bool moved = animating();
    if (verdict >= accepted) {
      act(press.action, verdict == at_once);
    } else {
      guard_.refuse(press);
      if (verb == Verb::command) refresh();  // the typed words stay in their line
    }
    // On the canvas one sees that nothing has happened.
    if (verdict == too_soon && !press.on_canvas) voice_.answer(voice_.words(msg("table.too_soon")));
    if (moved && !animating()) guard_.skip(now_);
  }
  if (focused_.empty() || verb != Verb::compose) return;
  if (const std::string_view lit = keys_.lit(items_); !lit.empty()) next_focus_ = lit;
}

void App::act(const Action& action, bool at_once) {
  const Verb verb = action.verb;
  if (narrator_.is_ended_by(verb)) {
    narrator_.end();
    settle();
    // A typed question is answered at once; a command that decides stays in its line.
    if (verb != Verb::command || !model_.whole || command_line_.decides()) return;
  }
  // A match that is put aside for another one is work for the whole program, and so is any kind of
  // table but the plain ones, and a key among those of an archive.
  const auto more = [&] {
    return model_.session || !action.detail.empty() || model_.archive.count_unread() > 0;
  };
  if (!model_.whole && (!is_play(verb) || (verb == Verb::play && more()))) {
    held_ = action;
    page_.whole();
    return settle();
  }
  // A user who has started a match meanwhile stays at it.
  if (verb == Verb::play) held_ = {};
  // A transient notice disappears with the next action, and what was opened closes.
  const TransientNotice before = std::exchange(model_.transient, {});
  if (verb == Verb::unfold) {
    if (action.text != before.unfolded) model_.transient.unfolded = action.text;
    settle();
    return;
  }
  if (const auto own = model_.screen().act; own && own(model_, voice_, action)) return settle();
  carry_out(action, at_once);
}

// By the service that it belongs to.
void App::carry_out(const Action& action, bool at_once) {
  const Verb verb = action.verb;
  const bool lesson = model_.lesson || verb == Verb::lesson || verb == Verb::lesson_example ||
                      verb == Verb::lesson_resume || verb == Verb::open_round;
  if ((lesson && lessons_.act(action, items_)) ||
      (model_.trial && (challenges_.answer(action) || trials_.act(action, at_once))) ||
      tables_.act(action) || play_.act(action, at_once, items_) || advisor_.act(action) ||
      challenges_.act(action) || links_.act(action) ||
      (verb == Verb::open && phones_.act(action))) {
    settle();
    if (const auto* own = model_.path.here<RulesUi>(); own && verb == Verb::lesson_rules)
      next_focus_ = own->left_at;
  } else if (verb == Verb::go) {
    go(action.text);
  } else if (verb == Verb::back) {
    back();
  } else if (verb == Verb::set) {
    preferences_.set(action.text, action.detail);
    settle();
  } else if (verb == Verb::open) {
    page_.open(action.text);
  } else if (verb == Verb::update) {
    // Offered at home only, where no match is in progress.
    if (model_.offline == Offline::update) page_.update();
  } else if (verb == Verb::notice_close) {
    if (model_.notice.empty()) model_.cramped = false;
    model_.notice = {};
    refresh();
  } else if (verb == Verb::people) {
    // Instead of bots that have not come: who decides can be changed there.
    if (model_.notice.key == kNoBots) model_.notice = {};
    go("pause");
  } else if (!is_play(verb) &&
             (replays_.act(action) || trials_.act_on_book(action) || files_.act(action))) {
    settle();
  } else if (verb == Verb::pad) {
    open_pad(model_, action.text);
    settle();
  } else {
    // Called through a table, so that the functions are not inlined and can be part of the deferred
    // code.
    static constexpr struct {
      Verb verb;
      void (App::*act)();
    } kLater[] = {{Verb::command, &App::command}, {Verb::promise, &App::promise}};
    for (const auto& later : kLater)
      if (verb == later.verb) (this->*later.act)();
  }
}

// Leaves screens that have nothing to show any more, whatever the reason; home always stays. A
// lesson ends when its table is left for good.
void App::mend_path() {
  Model& m = model_;
  if (m.trial && m.screen_id() != ScreenId::table) trials_.end();
  m.path.leave([&](ScreenId screen) {
    const auto gone = m.screen(screen).gone;
    return gone && gone(m);
  });
  if (m.lesson && !m.path.has(ScreenId::table)) tables_.end_lesson();
}

// Reports what did not fit on the device: each match that was not stored, and once, that old ones
// are deleted.
void App::tell_no_room() {
  const Archive::NoRoom lack = model_.archive.take_no_room();
  if (lack.not_stored > 0) {
    model_.notice = msg("app.replay_not_kept");
  } else if (lack.gone > 0 && !announced_deleted_) {
    announced_deleted_ = true;
    model_.notice = msg("app.made_way").with("count", lack.gone);
  }
}

void App::settle() {
  mend_path();
  if (model_.whole && !model_.lesson && lessons_.open()) lessons_.keep();
  if (model_.lesson) {
    lessons_.answer();
    lessons_.keep();
    narrator_.collect();
  } else if (model_.session && !model_.trial) {
    // Storage is only requested while nothing is announced.
    promise_due_ |= tables_.keep();
    if (model_.waits_for_sheet()) page_.whole();
    // Elsewhere the match rests.
    phones_.follow();
    if (model_.screen_id() == ScreenId::table) play_.ask_bots();
    if (model_.screen_id() == ScreenId::table && counts_today(*model_.session) &&
        model_.session->deciding() != kNobody)
      note_daily(model_, model_.session->key());
    if (model_.screen_id() == ScreenId::table) narrator_.collect();
    tables_.tell_host();
  }
  if (model_.trial) trials_.judge();
  const bool moved = animating();
  narrator_.begin(items_);
  if (!moved && animating()) guard_.animate(now_);
  tell_no_room();
  // Unless asked by the user, the page asks only once.
  if (model_.screen_id() == ScreenId::home && std::exchange(promise_due_, false))
    page_.promise(false);
  advisor_.ask();
  links_.follow();
  refresh();
}

}  // namespace tablee::app
