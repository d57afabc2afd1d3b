#pragma once
// The line for commands as a service: a typed text is a move, or one of a few words (command.h).
// Questions are answered at once.

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/item.h"
#include "web/app/model.h"
#include "web/app/voice.h"

namespace tablee::app {

class CommandLine {
 public:
  CommandLine(Model& model, Voice& voice) : model_(model), voice_(voice) {}

  // Does the typed text decide anything?
  [[gnu::noinline]] bool decides() const;
  // Takes the text out of the line; returns its action, or an empty one. `shown`: the items whose
  // actions are allowed.
  [[gnu::noinline]] Action take(const Items& shown);

 private:
  void answer(Message message);
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
};

}  // namespace tablee::app
