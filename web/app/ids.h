#pragma once
// Ids of items on the app's screens that more than one folder names: the screens, the drawing, a
// game's renderer. Those of a table as games describe it are in core/ids.h, where the rule is, too.
// This is all that the drawing may know of the app.

#include "core/ids.h"

namespace tablee::ids {

// On any screen.
inline constexpr char kBack[] = "back";
inline constexpr char kHome[] = "home";
inline constexpr char kTitle[] = "title";
inline constexpr char kNotice[] = "notice";  // a notice, with …
inline constexpr char kNoticePeople[] = "notice.people";
inline constexpr char kNoticeClose[] = "notice.close";
inline constexpr char kCommand[] = "command";  // the line for commands, and what it answered
inline constexpr char kCommandAnswer[] = "command.answer";
inline constexpr char kRules[] = "rules";
inline constexpr char kSettings[] = "settings";
inline constexpr char kSearch[] = "search";
inline constexpr char kName[] = "name";  // of a sheet
inline constexpr char kNext[] = "next";

inline constexpr char kLang[] = "lang";  // choice of languages
inline constexpr char kOffline[] = "offline";

// Home: posters by kind of table, and the matches under way, each "resume.<n>" with these ends.
inline constexpr char kGame[] = "game.";
inline constexpr char kResume[] = "resume";
inline constexpr char kGo[] = ".go";
inline constexpr char kDelete[] = ".delete";
// Posters on other screens.
inline constexpr char kInvite[] = "invite.";
inline constexpr char kDaily[] = "daily.";
inline constexpr char kTable[] = "table.";

// Setup: a seat's line "place.<n>", and suffixes for its parts and for a stepper's two buttons.
inline constexpr char kPlace[] = "place.";
inline constexpr char kRemove[] = ".remove";
inline constexpr char kMinus[] = ".minus";
inline constexpr char kPlus[] = ".plus";

// The table: in its bar …
inline constexpr char kMenu[] = "menu";
inline constexpr char kSound[] = "sound";
inline constexpr char kMute[] = "mute";
inline constexpr char kPanels[] = "panels";
inline constexpr char kUndo[] = "undo";
inline constexpr char kHint[] = "hint";
inline constexpr char kLog[] = "log";
// … and beside the prompt.
inline constexpr char kSkip[] = "skip";  // skips the animation
inline constexpr char kPlay[] = "play";  // the card that is up
inline constexpr char kWhy[] = "why";
inline constexpr char kCoach[] = "coach";
inline constexpr char kPeek[] = "peek";
inline constexpr char kHandover[] = "handover";
inline constexpr char kNumbers[] = "numbers";
inline constexpr char kRecap[] = "recap";  // events since the next player's last decision
inline constexpr char kTrial[] = "trial.";
inline constexpr char kTrialNext[] = "trial.next";
inline constexpr char kTrialDone[] = "trial.done";
// What stands beside it on a large screen.
inline constexpr char kSides[] = "sides.";
inline constexpr char kSidesStandings[] = "sides.standings";
inline constexpr char kSidesSeat[] = "sides.seat.";
inline constexpr char kUnseen[] = "unseen";
inline constexpr char kUnseenTen[] = "unseen.";  // cards of one ten

// Ends of a round and of a match.
inline constexpr char kStandings[] = "standings";
inline constexpr char kWinner[] = "winner";
inline constexpr char kPodium[] = "podium";

// A replay: its buttons, and what everybody holds.
inline constexpr char kReplay[] = "replay.";
inline constexpr char kHolding[] = "holding";

// Looking back: choices of one round, and what their marks say.
inline constexpr char kMarks[] = "marks.";
inline constexpr char kMarksKey[] = "marks.key";

// Rules: an example that can be played, and how much was found.
inline constexpr char kTry[] = "try.";
inline constexpr char kFound[] = "found";

// A seat's line where a table is set up, and on the score pad.
inline std::string place_id(int seat) { return numbered(kPlace, seat); }
inline std::string pad_id(int player) { return numbered("pad.", player); }

}  // namespace tablee::ids
