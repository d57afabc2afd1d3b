#pragma once
// Play at the table as a service: the players' actions there, and the questions to bots.

#include <string_view>

#include "core/item.h"
#include "web/app/model.h"
#include "web/app/page/to_page.h"
#include "web/app/services/narrator.h"
#include "web/app/services/tables.h"
#include "web/app/voice.h"

namespace tablee::app {

class Play {
 public:
  Play(Model& model, ToPage& page, Voice& voice, Narrator& narrator, Tables& tables)
      : model_(model), page_(page), voice_(voice), narrator_(narrator), tables_(tables) {}

  // Moves, undo, the next deal, a rematch and so on at the table; who plays a seat, anywhere.
  // `shown`: the offered items. False: none of these.
  bool act(const Action& action, bool at_once, const Items& shown);
  // For seats whose bots have not been asked yet.
  void ask_bots();

 private:
  bool act_on_match(const Action& action);
  void move(std::string_view text);
  // A first tap lifts that card and announces what it would do.
  void lift(const std::string& move);
  // The same table once more.
  void play_again();
  void end_coaching();
  // Who decides for a seat from now on.
  [[gnu::noinline]] void swap(const Action& action);

  Model& model_;
  ToPage& page_;
  Voice& voice_;
  Narrator& narrator_;
  Tables& tables_;
};

}  // namespace tablee::app
