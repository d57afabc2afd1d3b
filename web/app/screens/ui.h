#pragma once
// The screens' own state (path.h), of those that have any: what App changes and their items show.

#include <optional>
#include <string>

#include "table/exchange.h"
#include "table/link.h"
#include "table/replay.h"
#include "web/app/browsing.h"
#include "web/app/path.h"
#include "web/app/services/import.h"
#include "web/app/services/keys.h"
#include "web/app/storage/matches.h"
#include "web/app/storage/score_pad.h"
#include "web/app/storage/settings.h"

namespace tablee::app {

struct HomeUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::home;
  std::optional<Matches::Erased> erased;  // the match just deleted, for the undo beside it
};

struct TableUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::table;
  std::string lifted;  // move of the card lifted by a first tap
  std::string begun;   // first words of a move being put together: "slide 13"
  // Key presses continue the last one: digits of a number, and the row announced last when a key
  // steps through rows.
  TypedNumber typed_number;
  std::string heard_row;
};

struct SheetsUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::sheets;
  Message report;  // of the last import
  // The sheet just deleted, with its match, for the undo beside it.
  struct Erased {
    std::string key;
    Stored kept;
  };
  std::optional<Erased> erased;
  // The file that a worker reads, and how far it is, in kB.
  struct Reading {
    std::string name;
    int done = 0, all = 0;
  };
  std::optional<Reading> reading;
  Message reading_text() const;
};

struct SheetUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::sheet;
  std::string key;
};

struct ImportUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::import_preview;
  explicit ImportUi(Import from) : import(std::move(from)) {}
  Import import;
  int shown = kSheetsAtOnce;  // matches listed
};

struct SettingsUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::settings;
  std::optional<Settings> before;  // they were put back to the usual ones: for the undo
};

struct LettersUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::letters;
  Message refused;  // why the last letter typed cannot be taken
};

struct RulesUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::rules;
  std::string searched;     // as it was typed
  std::string searched_as;  // … and as the rules may say it, a wording a line
  std::string topic;        // the topic that is shown, by its id; empty: all
  std::string left_at;      // id of the example that was left to be played
};

struct TeachUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::teach;
  std::string kind;  // of the table that is explained
  int people = 0;    // who play the round with open hands; 0: as at the last table
};

struct LinkUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::link;
  explicit LinkUi(Result<Link> link) : opened(std::move(link)) {}
  Result<Link> opened;  // or why it can't be read
  bool kept = false;    // its sheet is among ours now
  std::string answer;   // to the decision of a challenge; empty: none yet
};

struct ChallengeUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::challenge;
  ChallengeUi(std::vector<Attempt> before, Match match, std::string_view person)
      : earlier(std::move(before)), own{std::string(person), std::move(match)} {}
  std::vector<Attempt> earlier;
  Attempt own;  // as it was played here, and the name to be sent with it
  // What is asked about: the same round before that decision.
  std::optional<Match> asked{before_decision(own.match)};
};

struct ReplayUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::replay;
  explicit ReplayUi(Replay shown) : replay(std::move(shown)) {}
  Replay replay;
  bool again = false;       // of the match in progress: no hand is shown
  std::size_t slip_at = 0;  // step before the choice that is looked at; 0: none
  Message slip;             // the comment there
  std::size_t why_at = 0;   // step that is explained; 0: none
  Message why;              // … and how
  // The step to announce once the table before it is drawn, and the event that is explained there.
  struct Coming {
    std::size_t step;
    std::optional<std::size_t> asked;
  };
  std::optional<Coming> coming;
  Message story;  // said at the last step of a challenge's trick; empty in any other replay
};

struct PadUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::pad;
  Pad pad;
};

struct DailyUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::daily;
  std::string day;  // one before today's; empty: today's
};

struct LogUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::log;
  // Places among the events of the match looked at: explained at the head of the log, and in its
  // line.
  std::optional<std::size_t> asked, explained;
};

struct ExerciseSetUi final : Ui {
  static constexpr ScreenId kScreen = ScreenId::exercise_set;
  std::string name;
};

}  // namespace tablee::app
