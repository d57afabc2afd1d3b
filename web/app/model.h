#pragma once
// Everything the screens are made from. Screens read it; only the app and its services change it
// (docs/CODE.md lists them).

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/enum_index.h"
#include "core/item.h"
#include "table/statistics.h"
#include "web/app/browsing.h"
#include "web/app/path.h"
#include "web/app/screen.h"
#include "web/app/services/analyst.h"
#include "web/app/services/comparer.h"
#include "web/app/services/session.h"
#include "web/app/storage/archive.h"
#include "web/app/storage/exercises.h"
#include "web/app/storage/matches.h"
#include "web/app/storage/plan.h"
#include "web/app/storage/settings.h"
#include "web/app/storage/store.h"

namespace tablee::app {

// Does the device store data? Reported by the page.
enum class StorageStatus : unsigned char { ok, memory, full };
// Has the browser promised to throw nothing of it away?
enum class Promised : unsigned char { unknown, no, yes };

// Is the whole site stored on the device, and is a newer version available? Reported by the page.
enum class Offline : unsigned char { no, ready, update };

// A lesson in progress, in a match of its own that is not stored.
struct LessonRun {
  const AnyGame* game;
  const Lesson* lesson;        // null: a round with open hands, led by whoever explains
  std::size_t step = 0;        // where the learner was
  std::size_t told = 0;        // … when so many of its sentences had been put away
  Message wrong;               // the answer to another action than the wanted one
  std::optional<Path> back{};  // to the rules, from which it was begun
  // Of a round with open hands: the move that is suggested now, and whether its reason is asked
  // for.
  std::string suggested{};
  bool reasoned = false;
};

// A decision made again on a table that is not stored: nothing is played, and the cost of each
// choice is shown after the answer.
struct Trial {
  // The match looked back at, a set of the book, the exercise of a day, one's own mistakes, the
  // decision of a challenge.
  enum class From : unsigned char { slips, set, day, mistakes, challenge };
  From from;
  std::vector<std::string> lines;  // of exercises, as engine/table/exercise.h writes them
  std::size_t at = 0;
  std::string best;
  std::vector<Evaluation> costs;  // of the exercise; empty where they have to be estimated
  std::string tried;              // what was chosen this time; empty: nothing yet
  std::optional<int> moved;       // the rating, by a first answer
  bool judged = false;            // what was chosen has been noted
  std::optional<Session> before;  // what was on the table until then
};

// What the statistics screen counted, as long as nothing is written: ten thousand sheets take a
// while.
struct Counted {
  int revision = -1;  // of the archive
  text::Language language = text::kLanguages[0];
  std::map<std::string, Statistics, std::less<>> kinds;  // of table, of which matches count
};

// Transient notices: shown until the next action.
struct TransientNotice {
  std::string looked;    // id of the item whose explanation is shown
  std::string unfolded;  // id of the disclosure that is open
  Message answer;        // to the last command
  Message passing;       // announced without an entry in the log
};

// Stored under this key: the user has played here, and needs no tips.
inline constexpr std::string_view kCoachedKey = "coached";

struct Model {
  Model(Storage& storage, std::span<const Screen* const> all_screens)
      : store(storage),
        archive(store),
        matches(store),
        exercises(store),
        screens(all_screens),
        path(begun(ScreenId::home)) {
    archive.claimed = [this](std::string_view key) { return claims(key); };
  }

  bool whole = true;  // the deferred part is loaded; until then only play is possible
  // A round has ended, but its sheet needs the deferred part.
  bool waits_for_sheet() const {
    return !whole && session && (session->match().over() || session->match().needs_deal());
  }
  Store store;
  Archive archive;
  Matches matches;
  Exercises exercises;
  Settings settings;
  Plan plan;                       // of the setup screen; the last table that was played
  std::optional<Session> session;  // the match in front, or the one just ended; a lesson's
  std::optional<LessonRun> lesson;
  std::optional<Trial> trial;
  Analyst analyst;  // about that match
  Comparer comparer;
  // At a user's first table: the number of tips shown, 0 while they are only offered.
  std::optional<int> coached;
  std::span<const Screen* const> screens;  // by ScreenId
  Path path;
  TransientNotice transient;
  std::string typed;      // in the line for commands
  Message notice;         // shown until it is closed
  bool embedded = false;  // embedded in another page, by agreement
  bool roomy = false;     // a table has space at its sides
  StorageStatus storage_status = StorageStatus::ok;
  int storage_used = 0;  // percent of what the browser lets this site store
  bool cramped = false;  // the window is too small for the drawing: the text is shown
  bool apart = false;    // the older sheets cannot be read during this visit
  Promised promised = Promised::unknown;
  bool asked_promise = false;  // by the user: the answer is announced
  Offline offline = Offline::no;
  std::string today;  // "2026-11-21"
  Browsing browsing;
  mutable Counted counted;

  ScreenId screen_id() const { return path.screen_id(); }
  const Screen& screen() const { return screen(screen_id()); }
  const Screen& screen(ScreenId at) const { return *screens[index_of(at)]; }
  // Returns home as at the start; the path from there is dropped.
  void go_home() { path = Path(begun(ScreenId::home)); }
  // Opens that screen over the one that is shown, as it begins.
  void open(ScreenId at) {
    cover();
    path.open(at, begun(at));
  }
  // The same of one that is opened for something: with that.
  template <class Own, class... From>
  Own& open(From&&... from) {
    cover();
    path.open(Own::kScreen, make_ui<Own>(std::forward<From>(from)...));
    return *path.here<Own>();
  }
  // That screen, one step from home.
  void show(ScreenId at) {
    go_home();
    open(at);
  }
  // What was lifted, or begun, is so no more.
  void put_down();
  // May the player at the device make that move, here and now?
  bool may_move(std::string_view move) const;
  // The match that the screen is about: of the replay, or under way; null where there is none.
  const Match* match_shown() const;
  // The event in which a deciding player took a card that was safe when it was chosen, for the
  // first time in this round; otherwise nothing.
  std::optional<std::size_t> pitfall() const;
  // The learner's decisions so far, without those of the lesson's opening.
  std::size_t lesson_step() const;
  // Sentences of this step that were put away.
  std::size_t lesson_announced() const { return lesson->step == lesson_step() ? lesson->told : 0; }
  bool plays_openly() const { return lesson && !lesson->lesson; }
  // What the learner is to do now; empty when all is done.
  std::string_view lesson_move() const;
  // Is that the wanted action, or a step towards it?
  bool lesson_leads(const Action& action) const;

 private:
  OwnedUi begun(ScreenId at) const { return screen(at).ui ? screen(at).ui(*this) : no_ui(); }
  // Another screen comes over the one that is shown.
  void cover() {
    if (screen().anew) path.renew(begun(screen_id()));
  }
  // Will a match under way, or one deleted that may yet come back, write its sheet under that key?
  bool claims(std::string_view sheet) const;
};

// Names of the seats of a match or a sheet, as people see them: those typed, and for the others
// what the language calls them ("You" where there is one person, bots by first names). No two are
// equal: the later one has the number of the seat, "Anne (2)".
std::vector<std::string> seat_names(const std::vector<SeatSetup>& seats, text::Language language);
// Whether there is no table to sit at: screens that belong to one are gone then.
bool no_table(const Model& model);
// Is that seat the only person at the table, called "You"?
bool is_you(const std::vector<SeatSetup>& seats, std::size_t seat);

}  // namespace tablee::app
