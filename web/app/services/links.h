#pragma once
// Links as a service: the content of an address is shown before it does anything, and the content
// of a screen can be sent.

#include <string_view>

#include "web/app/services/tables.h"

namespace tablee::app {

class Links {
 public:
  Links(Model& model, ToPage& page, Voice& voice, Tables& tables)
      : model_(model), page_(page), voice_(voice), tables_(tables) {}

  // A link of the address after '#', or a table in plain words: its screen.
  void open(std::string_view link, std::string_view words);
  // Does the address still hold the link? The page hears when its screen is left.
  void in_address(bool held) { in_address_ = held; }
  void follow() {
    if (!in_address_ || model_.path.has(ScreenId::link)) return;
    in_address_ = false;
    page_.link_done();
  }
  // In an embed, the table of the address starts at once. False if it is none.
  bool play(std::string_view words);
  // Actions on a link's screen, and sending from any screen. False: none of these.
  bool act(const Action& action);

 private:
  void share(Verb what);
  void share_deal(const Match& match, bool daily);
  void share_picture(const Sheet& sheet);
  void post(std::string_view link, std::string_view text);
  std::string words(const Message& message) const { return voice_.words(message); }

  Model& model_;
  ToPage& page_;
  Voice& voice_;
  Tables& tables_;
  bool in_address_ = false;
};

}  // namespace tablee::app
