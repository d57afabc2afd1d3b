#pragma once
// Decisions made again, as a service: one's own slips, exercises of the book and of the day. The
// table as it was, any choice, and what each would have cost.

#include <string>
#include <string_view>
#include <vector>

#include "web/app/model.h"
#include "web/app/page/to_page.h"
#include "web/app/services/narrator.h"
#include "web/app/services/tables.h"
#include "web/app/voice.h"

namespace tablee::app {

class Trials {
 public:
  Trials(Model& model, ToPage& page, Voice& voice, Narrator& narrator, Tables& tables)
      : model_(model), page_(page), voice_(voice), narrator_(narrator), tables_(tables) {}

  // "trial" after looking back; "exercise <kind>.tactic 3", "exercise_day 2026-11-24", "mistakes",
  // "exercises_fetch".
  [[gnu::noinline]] bool act_on_book(std::string_view verb, std::string_view rest);
  // "trial_next", "trial_done" and moves, where one is on the table.
  [[gnu::noinline]] bool act(std::string_view verb, std::string_view rest, bool at_once);
  // What an answer changes of what is kept, if there is one to the trial on the table.
  [[gnu::noinline]] void judge();
  // What was on the table before is there again.
  [[gnu::noinline]] void end();
  // The match has been looked at to its end: its slips come back as exercises.
  [[gnu::noinline]] void collect_slips();

 private:
  void begin(Trial::From from, std::vector<std::string> lines, std::size_t at);
  bool lay(std::size_t at);

  Model& model_;
  ToPage& page_;
  Voice& voice_;
  Narrator& narrator_;
  Tables& tables_;
};

}  // namespace tablee::app
