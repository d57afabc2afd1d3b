#pragma once
// The table of Non merci: people with what they have taken, the card with its chips, one's own
// cards, and the one question: take it or pay.

#include <string>
#include <vector>

#include "games/nothanks/face/layout.h"
#include "games/nothanks/face/pieces.h"
#include "games/nothanks/face/story.h"
#include "web/draw/remark.h"
#include "web/draw/sides.h"
#include "web/draw/stage.h"

namespace tablee::nothanks::face {

using namespace draw;

class Panel {
 public:
  // Draws the table of stage.frame.nothanks; `skip` ends what still flies.
  void draw(Stage& s, bool skip);
  // The table still catches up with the news.
  bool settling() const { return here_ && story_.settling(); }
  std::size_t untold() const { return story_.untold(); }
  // What stands beside the table, once that is drawn.
  void draw_sides(Stage& s, const SideRoom& room);
  // Would these items be the table's own? The end of a round shows a sheet instead.
  static bool is_table(const Frame& f);
  // Another screen is shown; by the time it is left the story has been told.
  void leave() {
    here_ = false;
    story_.skip();
  }

 private:
  // Items by what they are for.
  struct Parts {
    const Spoken *where = nullptr, *title = nullptr, *prompt = nullptr;
    const Spoken *card = nullptr, *chips = nullptr, *peek = nullptr, *command = nullptr;
    const Spoken* why = nullptr;                   // asks what a card taken cost
    const Spoken* choice[2] = {nullptr, nullptr};  // take, no
    std::vector<const Spoken*> bar, others, frames;
    std::array<const Spoken*, kMaxSeats> seats{};
  };

  static Parts sort(const Stage& s);
  void arrange(const Stage& s, const Parts& parts);
  float choice_height(const Stage& s, float width) const;
  void follow(Stage& s);
  void scroll(Stage& s);
  void cue(const Story::Beat& beat);
  // Where that seat's chips come from and go to.
  Vec purse(Seat seat) const;
  Rect purse_area(const Sizes& z) const;
  ChipStacks pot(int count) const;

  void draw_seat(Stage& s, const Parts& parts, int index);
  void draw_purse(Stage& s, const Parts& parts);
  void draw_centre(Stage& s, const Parts& parts);
  void draw_pot(Stage& s);
  void draw_action(Stage& s, const Parts& parts);
  void draw_choice(Stage& s, const Spoken& spoken, const Rect& r, bool takes, bool best);
  // Own points, less the chips that are worth one each; returns where that begins.
  float draw_net(Stage& s, float end, float middle, float size);

  void draw_remark(Stage& s);
  void draw_refusal(Stage& s);
  void draw_asked(Stage& s);

  Story story_;
  RemarkBubble remark_;
  Pieces pieces_;
  Layout at_;
  Scroll scroll_;
  Seat tray_ = kNobody;  // who sits before the screen
  // The last words and hints of the two buttons, to keep their room; advice has a place of its own.
  std::string asked_[2][2];
  float made_for_[5] = {0, 0, 0, 0, 0};
  double dealt_at_ = -1000;
  CardSet unseen_;  // as far as the story has come
  Recording sides_;
  float bar_end_ = 0;  // where the bar's buttons begin
  Seat refused_ = kNobody;
  double refused_at_ = -1000;
  float chip_ = 12;
  bool here_ = false;
};

}  // namespace tablee::nothanks::face
