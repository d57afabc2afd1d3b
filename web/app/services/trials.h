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

  // One's own slips after looking back, exercises of a set or a day, one's mistakes; the book is
  // fetched. False: none of these.
  [[gnu::noinline]] bool act_on_book(const Action& action);
  // Where one is on the table: its moves, the next one, its end. False: none of these.
  [[gnu::noinline]] bool act(const Action& action, bool at_once);
  // Lays the decision of a challenge on the table, written as an exercise. The answer is
  // Challenges'.
  [[gnu::noinline]] void ask_of_challenge(std::string line);
  // Updates stored data by the answer to the current retry, if there is one and it is known whether
  // it is right. `leaves`: the user goes on without waiting for that, so the exercise decides.
  [[gnu::noinline]] void judge(bool leaves = false);
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
