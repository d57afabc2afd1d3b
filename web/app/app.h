#pragma once
// The app without drawing and without a browser: messages in, messages and screens out. The
// drawing, the accessible document and tests use it.

#include <vector>

#include "web/app/decision_guard.h"
#include "web/app/model.h"
#include "web/app/page/from_page.h"
#include "web/app/page/to_page.h"
#include "web/app/screens/ui.h"
#include "web/app/services/advisor.h"
#include "web/app/services/challenges.h"
#include "web/app/services/command_line.h"
#include "web/app/services/lessons.h"
#include "web/app/services/links.h"
#include "web/app/services/narrator.h"
#include "web/app/services/phones.h"
#include "web/app/services/play.h"
#include "web/app/services/preferences.h"
#include "web/app/services/replays.h"
#include "web/app/services/sheet_files.h"
#include "web/app/services/single_keys.h"
#include "web/app/services/tables.h"
#include "web/app/services/trials.h"
#include "web/app/voice.h"

namespace tablee::app {

class App {
 public:
  // Other `screens` than all of ours: in tests.
  App(Outbox& outbox, Storage& storage, std::span<const Screen* const> screens = all_screens())
      : page_(outbox),
        storage_(storage),
        model_(storage, screens),
        voice_(page_, model_.settings),
        narrator_(model_, voice_),
        preferences_(model_.settings, model_.store, page_),
        tables_(model_, page_, voice_, narrator_),
        play_(model_, page_, voice_, narrator_, tables_),
        lessons_(model_, tables_),
        trials_(model_, page_, voice_, narrator_, tables_),
        links_(model_, page_, voice_, tables_),
        phones_(model_, page_, voice_),
        advisor_(model_, page_),
        files_(model_, page_, voice_),
        replays_(model_, voice_, narrator_),
        challenges_(model_, page_, voice_, tables_, trials_, replays_),
        answers_(model_, voice_, narrator_),
        keys_(model_, page_, voice_, answers_),
        command_line_(model_, voice_, answers_) {}

  // One message from the page (docs/PAGE.md). What makes no sense is ignored: the page can be
  // talked to by others.
  void receive(std::string_view text);
  void receive(const json::Value& message);
  // The same of what could not be read.
  void unread(std::string_view text, const Error& error);
  // What a player asks for by any input, if it is still offered and has been seen
  // (decision_guard.h); otherwise nothing.
  void tap(const Press& press);
  // Performs an action. `at_once`: a card is played without being lifted first.
  void act(const Action& action, bool at_once = false);
  // The time, in milliseconds on a monotonic clock; before each message and after each frame.
  void set_time(double now) { now_ = now; }

  const Model& model() const { return model_; }
  const Items& items() const { return items_; }
  // Changes whenever the screen does.
  int items_revision() const { return items_revision_; }
  // Names of the seats for the words of this screen.
  const std::vector<std::string>& names() const { return voice_.names; }
  // … and what they look like; none where no seats are shown, and until the whole program is there.
  std::vector<Avatar> looks() const;
  // Seats of people, where several share this device; none otherwise.
  SeatSet sharing() const;
  std::string_view focused() const { return focused_; }
  // The table to be drawn: of the match under way, or of the replay; null on other screens.
  std::unique_ptr<AnyView> table_view() const;
  // What has happened, and how much of it has been shown: see narrator.h.
  void watch(bool drawn);
  // Called after each frame. `hurried`: a tap on the canvas was meant to end an animation.
  void shown_all_but(std::size_t left, bool settling, bool hurried = false);
  std::vector<TableUpdate> take_updates() { return narrator_.take_updates(); }
  bool take_skip() { return narrator_.take_skip(); }
  bool animating() const { return narrator_.animating(); }
  // May a press at that time end what cards are doing? Where nothing waits for them, always.
  bool may_end_animation(double at) const { return !animating() || guard_.may_end_animation(at); }
  int revision() const { return narrator_.revision(); }
  const Narrator::Saying& saying() const { return narrator_.saying(); }
  std::vector<std::string> announced_lines(std::size_t most) const {
    return narrator_.announced_lines(most);
  }
  // Does the table have space at its sides for the panels of the deferred part?
  bool roomy() const;

  struct Display {
    float width = 0, height = 0, dpr = 1;
    float insets[4] = {0, 0, 0, 0};
    bool dark = false, contrast = false, reduced_motion = false;
  };
  const Display& display() const { return display_; }

  // The message that describes the screen to the accessible document.
  std::string screen_message() const;
  // The search text of this screen; empty if there is none.
  std::string_view searched() const;
  // One item's words in the current language.
  std::string words(const Message& message) const { return voice_.words(message); }

 private:
  void start(const StartSaid& said);
  void focus(std::string_view id) { focused_ = id; }
  [[gnu::noinline]] void words_came(std::string_view code);
  void link_came(std::string_view link);
  void shared(std::string_view picture);
  void exercises_came(std::string_view text);
  void day_is(std::string_view now);
  void measure(const SizeSaid& said);
  bool wide() const;
  void media(const MediaSaid& said);
  void input(std::string_view id, std::string_view value);
  void complete();
  void answer(std::string_view line);
  void storage_state(const StorageSaid& said);

  void offline_state(std::string_view state);
  [[gnu::noinline]] void picked(const json::Value& message);
  [[gnu::noinline]] void reading(const json::Value& message);
  [[gnu::noinline]] void phones_said(const json::Value& message);
  void go(std::string_view place);
  void back();
  void worker_state(std::string_view state);
  void command();
  void promise();

  DecisionGuard::Verdict judge(const Press& press) const;
  void carry_out(const Action& action, bool at_once);
  // Called after any change: asks bots, stores the match and its sheet, sends the screen.
  void settle();
  void mend_path();
  void tell_no_room();
  void check_backup();
  void refresh();
  void guard_items();
  void say(const Message& message, Channel where = Channel::both) { voice_.say(message, where); }
  std::vector<std::string> screen_names() const;

  ToPage page_;
  Storage& storage_;
  Model model_;
  Voice voice_;
  // Services: each header describes what the service does.
  Narrator narrator_;
  Preferences preferences_;
  Tables tables_;
  Play play_;
  Lessons lessons_;
  Trials trials_;
  Links links_;
  Phones phones_;
  Advisor advisor_;
  SheetFiles files_;
  Replays replays_;
  Challenges challenges_;
  Answers answers_;
  SingleKeys keys_;
  CommandLine command_line_;
  Display display_;
  Items items_;
  std::string focused_;
  std::string next_focus_;           // where keys lead on this screen
  Action held_;                      // waits for the deferred part
  ScreenId shown_ = ScreenId::home;  // the last screen
  std::size_t depth_ = 0;
  bool awake_ = false;
  std::string damaged_;             // reported by the page: empty, "some", "all"
  bool announced_deleted_ = false;  // that old matches made way
  bool promise_due_ = false;        // data is stored that the user would miss
  int items_revision_ = 0;
  DecisionGuard guard_;
  double now_ = 0;
  int guarded_revision_ = -1;  // the items that the guard knows
};

}  // namespace tablee::app
