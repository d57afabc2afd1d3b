#pragma once
// The line for commands as a service: a typed text is a move, or one of a few words (command.h).
// Questions are answered at once.

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/item.h"
#include "web/app/model.h"
#include "web/app/services/answers.h"
#include "web/app/voice.h"

namespace tablee::app {

class CommandLine {
 public:
  CommandLine(Model& model, Voice& voice, const Answers& answers)
      : model_(model), voice_(voice), answers_(answers) {}

  // Does the typed text decide anything?
  [[gnu::noinline]] bool decides() const;
  // Takes the text out of the line; returns its action, or an empty one. `shown`: the items whose
  // actions are allowed.
  [[gnu::noinline]] Action take(const Items& shown);

 private:
  void answer(Message message);
  // What the lines say: heard and shown, but never in the log, which everybody at the device reads.
  void answer(const Answers::Lines& lines);
  void answer(Asked asked, const Items& shown);
  void answer_row(std::string_view typed, const Items& shown);
  // Those whose ids begin so.
  void say_items(const Items& shown, std::initializer_list<std::string_view> starts);
  void join(std::string_view typed);
  // The one that is set up, or at whose table one sits; null: none.
  const AnyGame* game_at_hand() const;
  // The move that a typed text means.
  std::string meant_by(std::string_view typed) const;
  Message help() const;

  Model& model_;
  Voice& voice_;
  const Answers& answers_;
};

}  // namespace tablee::app
