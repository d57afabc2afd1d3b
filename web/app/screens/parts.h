#pragma once
// Items that many screens are made of.

#include <optional>

#include "core/item.h"
#include "table/sheet.h"
#include "table/tenths.h"
#include "web/app/ids.h"
#include "web/app/model.h"

namespace tablee::app {

struct LessonsTaken;

Item button(std::string id, Message text, Action action, std::uint8_t depth = 0);
// The one thing to do now.
Item main_button(std::string id, Message text, Action action, std::uint8_t depth = 0);
Item heading(std::string id, Message text, int level, std::uint8_t depth = 0);
Item text_line(std::string id, Message text, std::uint8_t depth = 0);
Item input(std::string id, Message text, FieldText field, std::uint8_t depth = 0);
Item back_button();
// Any other item with a text or children.
Item part(std::string id, Role role, Message text, std::uint8_t depth = 0);
// A table row by row; the first row names the columns, the first cell of each other row names it.
// Returns that cell, until more items are added.
Item& add_row(Items& items, const std::string& id, std::vector<Message> cells, bool head = false,
              bool on = false, std::uint8_t depth = 1);
// The line for commands, with the answer to the last one.
void add_command_line(Items& items, const Model& model);

// A choice among texts: one item each, "<id>.<name>".
struct Option {
  std::string name;
  Message text;
  bool on;
  Action action;
};
void add_choices(Items& items, const std::string& id, Message label,
                 const std::vector<Option>& options, std::uint8_t depth = 0);
// Who decides for a seat, a person, a bot of some level, or a character at a strength: one line
// that opens the choices. Their actions are these two verbs with the seat and the bot. True where
// the choices are open.
bool add_decider(const Model& model, Items& items, int seat_index,
                 const std::vector<SeatSetup>& seats, Verb person, Verb bot);
// A picture of a game that can be played at once: what a screen shows while it has nothing to list.
void add_first_match(Items& items, const std::string& id, Message why);
// The button that opens the choice of what to share of a match; nothing where nothing can be.
struct Sharing {
  bool sheet, replay, picture, deal;
  bool result;  // the deal is shared with the result of the only person
};
void add_sharing(const Model& model, Items& items, const Sharing& what);
// On or off; `turn` switches it to the other state.
Item toggle(std::string id, Message text, Action turn, bool on, Message hint = {},
            std::uint8_t depth = 0);
// The option's number after that one, upwards (1) or downwards (-1). Limits of points go by
// elevens, as the usual 66 does, and by fifties, as other tables count.
int next_value(const OptionInfo& info, int value, int way);
// The number of an option with its two buttons: that verb with the option's key and `less` or
// `more`. At an end of the range the button is disabled.
struct Steps {
  Verb verb;
  int value, less, more;
};
void add_stepper(Items& items, const std::string& key, Message text, const Steps& steps);

// Replaces the table's prompt by the sentence and request of a lesson, with the button to continue
// and the items to touch.
void ask_in_lesson(const Model& model, Items& table);
// Is that item to be touched next in the lesson?
bool is_wanted(const Model& model, const Item& item);
// A round with open hands: for how many people, and the button that begins it, for the end of the
// screen that explains the game (nothing where it has no such round); the move that is suggested in
// it; its end.
std::optional<Item> add_open_round(const Model& model, const AnyGame& game, Items& items);
void ask_openly(const Model& model, Items& table);
void end_openly(const Model& model, Items& items);
// The prompt of a retry, the comment on its answer, and the buttons. Separate functions, so that
// they are part of the deferred code.
[[gnu::noinline]] void ask_in_trial(const Model& model, Items& table);
[[gnu::noinline]] void add_trial_ways(const Trial& trial, Items& items);
// What a set of exercises is called: "This game – The short row".
Message exercise_set_text(std::string_view name);
// What exercises of that table are called: "This game – Draft".
[[gnu::noinline]] Message exercise_title(const Setup& setup);
// How one is rated after a first answer, and by what that moved: "Your rating: 1020 (+20)".
Message moved_text(const Model& model);
// How many of one's own mistakes wait there.
Message mistakes_text(const Model& m);
// Is there one more sentence before something is to be done?
bool lesson_goes_on(const Model& model);
// The lesson that was begun and not finished; nothing where there is none.
struct LessonLeft {
  const AnyGame* game;
  const Lesson* lesson;
};
std::optional<LessonLeft> lesson_of(const LessonsTaken& taken);
// The small table of an example, and its rows as one reads them: "12 14; 37".
ExampleTable table_of(const Example& example);
std::string rows_text(const Example& example);
// The way back to the lesson that was left.
void add_lesson_left(const Model& model, Items& items);
// The way to the first lesson of that kind of table.
void add_first_lesson(std::string_view kind, Items& items);

// Why that event of the match came about, in sentences; empty where there is nothing to explain.
Message because_text(const Model& model, const Match& match, std::size_t event);
// The button that explains an event.
Item why_button(const Match& match, std::size_t event);

// The way to send the round just played as a challenge, or to compare it with the one that it began
// from; the heading and the question of one on the table.
[[gnu::noinline]] void add_challenge_way(const Model& model, Items& items);
[[gnu::noinline]] Message challenge_title(const Model& model);
[[gnu::noinline]] void ask_for_challenge(const Model& model, Items& table);

// What comes after a round, and after a match.
void add_end(const Model& model, Items& items);
// That the round to come, or the one that begins, is the last or may be; empty where it is not.
Message outlook_text(const Match& match, bool begins);
// The final places, after the heading "winner", which names the winner.
void add_podium(Items& items, const Sheet& sheet);

// The way to the comparison of that round, 0: of the match, with the levels in the person's seat.
void add_comparison(Items& items, const std::vector<SeatSetup>& seats, int round,
                    std::uint8_t depth = 0);

// The seats of a finished sheet, the best first; of another one in their order at the table.
std::vector<std::size_t> seats_by_place(const Sheet& sheet);
// In that order: "Ada 12".
[[gnu::noinline]] std::vector<Message> totals_of(const Sheet& sheet, text::Language language);
// A sheet as a table: a row a player, with the place if it is final, every round and the total.
void add_sheet(Items& items, const Sheet& sheet, std::uint8_t depth = 0);
// The same sheet as lines: totals after every round, with what a round cost on average.
void add_chart(Items& items, const Sheet& sheet);
// A line of a chart: the figures, or of very many some, evenly, with first and last.
ChartLine chart_line(const std::vector<int>& figures);
// Which game, and when.
Message sheet_title(const Sheet& sheet);
// What people call that table.
Message kind_text(const AnyGame& game, const OptionSet& options);
// The name behind it.
std::string_view kind_name(const AnyGame& game, const OptionSet& options);
// The same of a sheet; the game's id where that is not known here.
Message kind_text(const Sheet& sheet);
// Who has won that sheet, by name.
Message winners_text(const Sheet& sheet);
// The same for a stored sheet; nothing if the match is not over.
void add_winners(Items& items, const Sheet& sheet);
// "21/11/2026" in the language's order, from "2026-11-21"; that there is none where it is none.
Message date_text(std::string_view date);
// "today", "yesterday", or the date.
Message day_text(std::string_view day, std::string_view today);

// The matches under way, the first of them with its way on, the others in lines; at most `most`,
// with a way to all of them.
[[gnu::noinline]] void add_under_way(const Model& model, Items& items, std::size_t most);
// The notice that this match was set aside when another one began.
[[gnu::noinline]] Message set_aside_text(const UnderWay& match);

}  // namespace tablee::app
