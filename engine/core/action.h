#pragma once
// What an item does when it is pressed: a verb with its arguments, as a value. Actions are text
// ("move 14", "go sheets") only in messages to and from the page; web/app/page/action_text.h reads
// and writes that text and lists the arguments of each verb.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace tablee {

enum class Verb : std::uint8_t {
  none,
  // A move at a table: made, lifted first, composed of several words.
  move,
  lift,
  compose,
  // Other actions at a table.
  look,
  show,
  reveal,
  deal,
  undo,
  rematch,
  skip,
  coach,
  hint,
  why,
  again,
  swap_person,
  swap_bot,
  command,
  leave,
  // Lessons, and decisions that are tried again.
  lesson_example,
  lesson,
  lesson_resume,
  lesson_on,
  lesson_rules,
  open_round,
  trial,
  trial_next,
  trial_done,
  exercise,
  exercise_day,
  exercise_days,
  exercise_set,
  exercises_fetch,
  mistakes,
  // Matches and their setup.
  play,
  resume,
  match_delete,
  match_restore,
  daily,
  day,
  setup,
  start,
  option,
  practice,
  seat_add_person,
  seat_add_bot,
  seat_remove,
  seat_avatar,
  seat_colour,
  seat_person,
  seat_bot,
  // Reviews and replays.
  review,
  compare,
  compare_run,
  slip,
  replay,
  step_next,
  step_last,
  step_next_rest,
  step_last_rest,
  step_hands,
  // Score sheets, and what is sent or saved.
  sheet,
  sheet_delete,
  sheet_restore,
  sheets_more,
  statistics,
  export_csv,
  export_json,
  import_file,
  import_stop,
  // The preview of a file that is imported.
  import_order,
  import_game,
  import_near,
  import_more,
  import_add,
  import_cancel,
  // Printing, sharing and links.
  print,
  share_table,
  share_deal,
  share_replay,
  share_sheet,
  share_picture,
  daily_share,
  link_play,
  link_setup,
  link_keep,
  link_look,
  challenge,
  challenge_send,
  challenge_picture,
  challenge_ask,
  // The score pad: `pad` opens it, the others act on it.
  pad,
  pad_game,
  pad_option,
  pad_add,
  pad_remove,
  pad_start,
  pad_note,
  pad_on,
  pad_undo,
  pad_end,
  // On any screen.
  go,
  back,
  unfold,
  topic,
  open,
  set,
  settings_reset,
  settings_restore,
  update,
  promise,
  people,
  notice_close,
};
inline constexpr int kVerbs = static_cast<int>(Verb::notice_close) + 1;

// The form of a verb (web/app/page/action_text.h) says which arguments it has; all others keep the
// values below. A text is one name, key or date, or a whole move of a game: code that receives an
// action never splits it.
struct Action {
  Verb verb = Verb::none;
  int number = 0, second = 0;
  std::string text{}, detail{};

  Action() = default;
  // Implicit, because most verbs have no arguments.
  Action(Verb v) : verb(v) {}
  Action(Verb v, int n) : verb(v), number(n) {}
  Action(Verb v, int n, int m) : verb(v), number(n), second(m) {}
  Action(Verb v, std::string what) : verb(v), text(std::move(what)) {}
  Action(Verb v, std::string what, std::string more)
      : verb(v), text(std::move(what)), detail(std::move(more)) {}
  Action(Verb v, std::string what, int n) : verb(v), number(n), text(std::move(what)) {}
  Action(Verb v, int n, std::string what) : verb(v), number(n), text(std::move(what)) {}

  bool empty() const { return verb == Verb::none; }
  bool is(Verb v, std::string_view what) const { return verb == v && text == what; }
  bool operator==(const Action&) const = default;
};

}  // namespace tablee
