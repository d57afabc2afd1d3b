#pragma once
// Challenges as a service: one is made from a round, shared, opened on its decision, answered,
// played and compared.

#include "web/app/services/replays.h"
#include "web/app/services/trials.h"

namespace tablee::app {

class Challenges {
 public:
  Challenges(Model& model, ToPage& page, Voice& voice, Tables& tables, Trials& trials,
             Replays& replays)
      : model_(model),
        page_(page),
        voice_(voice),
        tables_(tables),
        trials_(trials),
        replays_(replays) {}

  // A link was opened: if it is a challenge, its decision is on the table at once, or the
  // comparison where the same round has been played here.
  void opened();
  // On any screen. False: none of its actions.
  bool act(const Action& action);
  // The answer to the decision on the table; then the sender's trick is shown. False: another
  // action, or another kind of retry.
  bool answer(const Action& action);

 private:
  void ask(const Challenge& challenge);
  void make(int round, std::string_view key);
  // As a link, or as a picture of the decision with the link in its text.
  void send(bool pictured);

  Model& model_;
  ToPage& page_;
  Voice& voice_;
  Tables& tables_;
  Trials& trials_;
  Replays& replays_;
};

}  // namespace tablee::app
