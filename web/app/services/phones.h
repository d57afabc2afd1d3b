#pragma once
// Phones as hands, "dealt by code": codes for the seats, and the numbers that phones show
// (docs/PHONES.md).

#include "web/app/model.h"
#include "web/app/page/from_page.h"
#include "web/app/page/to_page.h"
#include "web/app/voice.h"

namespace tablee::app {

// What people with their cards on phones are asked to do now.
[[gnu::noinline]] Message asks_phones(const Session& session);

class Phones {
 public:
  Phones(Model& model, ToPage& page, Voice& voice) : model_(model), page_(page), voice_(voice) {}

  // False: none of its actions.
  bool act(const Action& action);
  // What the dialogue of the page says, or a phone that is linked.
  void said(const PhonesSaid& said);
  // Tells linked phones what has changed, and plays what they have put down.
  void follow() {
    if (!told_.linked.empty() || (model_.session && !model_.session->linked().empty()))
      tell_linked();
  }
  // Shows linked phones their seats' tables, as soon as this device shows the same.
  void show_tables() {
    if (model_.session && !model_.session->linked().empty()) tell_tables();
  }

 private:
  // How far the match is; what linked phones hold follows from that.
  struct Stage {
    std::uint32_t match = 0;  // of its key; 0: none
    std::size_t moves = 0, deals = 0;
    SeatSet linked, entered;
    text::Language language{};
    bool operator==(const Stage&) const = default;
  };

  // Do several people play a match of their own here?
  bool shared() const;
  // Can hands be dealt by code now?
  bool possible() const;
  // Apart, so that they are not part of the first frame.
  [[gnu::noinline]] void tell_linked();
  [[gnu::noinline]] void tell_tables();
  // That view says nothing but which seats it is about.
  void send(std::string_view view, SeatSet seats);
  // What a linked phone says: its card is put down or taken back, the link is there or has ended.
  void linked(const PhonesSaid& said, Seat seat);
  // A move that a linked phone has chosen: how many moves there were, a space, the move.
  Status choose(std::string_view text, Seat seat);
  Status enter(const PhonesSaid& said);
  Status enter_code(std::string_view text);
  // The codes of those seats.
  void show_codes(SeatSet seats);
  // The dialogue shows this from now on.
  void post(std::string_view view, SeatSet seats, const Message& problem = {});
  void post_numbers(const Message& problem = {});

  Stage told_;   // what linked phones were told last
  Stage shown_;  // of their tables
  Model& model_;
  ToPage& page_;
  Voice& voice_;
};

}  // namespace tablee::app
