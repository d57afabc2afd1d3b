#pragma once
// Everything the screens are made from. Screens read it; only the app changes it.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/item.h"
#include "table/link.h"
#include "web/app/counsel.h"
#include "web/app/desk.h"
#include "web/app/exercises.h"
#include "web/app/matches.h"
#include "web/app/plan.h"
#include "web/app/session.h"
#include "web/app/settings.h"
#include "web/app/store.h"

namespace tablee::app {

enum class Place : unsigned char {
  home,
  setup,
  table,
  pause,
  sheets,
  sheet,
  settings,
  rules,
  link,
  review,
  replay,
  statistics,
  pad,
  daily,
  log,
  matches,
  lessons,
  exercises,
  exercise_set,
};

// Does the device keep what is stored? The page tells.
enum class Keeping : unsigned char { ok, memory, full };
// Has the browser promised to throw nothing of it away?
enum class Promised : unsigned char { unknown, no, yes };

// Is all of the site on the device, and is a newer one there? The page tells.
enum class Offline : unsigned char { no, ready, update };

// A lesson under way, in a match of its own that is not kept.
struct LessonRun {
  const AnyGame* game;
  const Lesson* lesson;
  std::size_t step = 0;       // where the learner was
  std::size_t told = 0;       // … when so many of its sentences had been put away
  Message wrong;              // the answer to what was tried instead of what is asked for
  std::vector<Place> back{};  // to the rules, from which it was begun; else empty
};

// A decision made again on a table that is not kept: nothing is played, and what each choice costs
// is told after the answer.
struct Trial {
  // The match looked back at, a set of the book, the exercise of a day, one's own mistakes.
  enum class From : unsigned char { slips, set, day, mistakes };
  From from;
  std::vector<std::string> lines;  // of exercises, as engine/table/exercise.h writes them
  std::size_t at = 0;
  std::string best;
  Message best_words;
  std::string tried;              // what was chosen this time; empty: nothing yet
  std::optional<int> moved;       // the rating, by a first answer
  std::optional<Session> before;  // what was on the table until then
};

// What the statistics screen counted, as long as nothing is written: ten thousand sheets take a
// while.
struct Counted {
  int revision = -1;  // of the archive
  text::Language language = text::Language::fr;
  std::map<std::string, Statistics, std::less<>> kinds;  // of table, of which matches count
};

struct Model {
  explicit Model(Storage& storage)
      : store(storage), archive(store), matches(store), exercises(store) {
    archive.claimed = [this](std::string_view key) { return matches.claims(key); };
  }

  bool whole = true;  // the program's second half is there; until then only play goes on
  // A round ended before: its sheet comes with the second half.
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
  Counsel counsel;  // about that match
  // At somebody's first table: how many tips are told, 0 while they are only offered.
  std::optional<int> coached;
  std::vector<Place> path{Place::home};
  std::string sheet;                        // key of the sheet being read
  std::string exercise_set;                 // name of the set being looked at
  int exercise_days = 1;                    // how many times five days before today are listed
  std::string lifted;                       // move of the card lifted by a first tap
  std::string looked;                       // id of the item whose explanation is shown
  std::string unfolded;                     // id of the disclosure that is open
  std::string begun;                        // first words of a move being put together: "slide 13"
  std::string typed;                        // in the line for commands
  Message answer;                           // to the last command
  Message notice;                           // one thing to tell, until put away
  Message passing;                          // one more, until whatever is done next
  std::optional<Result<Link>> opened;       // what a link brought, or why it can't be read
  bool kept_link = false;                   // its sheet is among ours now
  bool embedded = false;                    // in somebody else's page, by agreement
  bool roomy = false;                       // a table has room at its sides
  std::string searched;                     // in the rules, as it was typed
  std::string searched_as;                  // … and as the rules may say it, a wording a line
  std::string topic;                        // what of the rules is shown, by its id; empty: all
  std::optional<Settings> settings_before;  // they were put back to the usual ones: for the undo
  Keeping keeping = Keeping::ok;
  Promised promised = Promised::unknown;
  bool asked_promise = false;  // by hand: the answer is told
  Offline offline = Offline::no;
  std::string today;  // "2026-11-21"
  Desk desk;
  mutable Counted counted;

  Place place() const { return path.back(); }
  // The match that the screen is about: of the replay, or under way; null where there is none.
  const Match* match_shown() const;
  // Somebody who is to decide had a card taken that was safe when they chose it, for the first time
  // in this round: its event. Nothing otherwise.
  std::optional<std::size_t> pitfall() const;
  // The learner's decisions so far, without those of the lesson's opening.
  std::size_t lesson_step() const;
  // Sentences of this step that were put away.
  std::size_t lesson_told() const { return lesson->step == lesson_step() ? lesson->told : 0; }
  // What the learner is to do now; empty when all is done.
  std::string_view lesson_move() const;
  // Is that what is to be done, or on the way there?
  bool lesson_leads(std::string_view verb, std::string_view move) const;
};

// Names of the seats of a match or a sheet, as people see them: those typed, and for the others
// what the language calls them ("You" where there is one person, bots by first names).
std::vector<std::string> seat_names(const std::vector<SeatSetup>& seats, text::Language language);
// Is that seat the only person at the table, called "You"?
bool is_you(const std::vector<SeatSetup>& seats, std::size_t seat);

}  // namespace tablee::app
