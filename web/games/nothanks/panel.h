#pragma once
// The table of Non merci: people with what they have taken, the card with its chips, one's own
// cards, and the one question: take it or pay.

#include <string>
#include <vector>

#include "web/draw/frame/stage.h"
#include "web/draw/table/game_renderer.h"
#include "web/draw/table/remark.h"
#include "web/draw/table/sides.h"
#include "web/games/nothanks/animator.h"
#include "web/games/nothanks/layout.h"
#include "web/games/nothanks/pieces.h"

namespace tablee::nothanks::drawing {

using namespace draw;

// What whoever looks knows of the table that the screen shows.
const nothanks::View& view(const Stage& s);

class Panel final : public GameRenderer {
 public:
  void draw(Stage& s, bool skip) override;
  bool settling() const override { return here_ && animator_.settling(); }
  std::size_t untold() const override { return animator_.untold(); }
  void draw_sides(Stage& s, const SideRoom& room) override;
  // By the time it is left the story has been told.
  void leave() override {
    here_ = false;
    animator_.skip();
  }
  Message aside() const override { return msg("nothanks.no"); }
  void card(const Pen& pen, const Rect& r, const CardText& text, CardShown how) const override;
  int poster_ground(std::string_view) const override { return 2; }
  void poster(const Pen& pen, const Rect& r, std::string_view kind) const override;

 private:
  // Items by what they are for.
  struct Parts {
    const Spoken *where = nullptr, *title = nullptr, *prompt = nullptr;
    const Spoken *card = nullptr, *chips = nullptr, *peek = nullptr, *command = nullptr;
    const Spoken* why = nullptr;                   // asks what a card taken cost
    const Spoken* choice[2] = {nullptr, nullptr};  // take, no
    std::vector<const Spoken*> bar, others, frames;
    PerSeat<const Spoken*> seats{};
  };

  static Parts sort(const Stage& s);
  void arrange(const Stage& s, const Parts& parts);
  float choice_height(const Stage& s, float width) const;
  void follow(Stage& s);
  void scroll(Stage& s);
  void cue(const Animator::Beat& beat);
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
  float draw_net(Stage& s, float points, float end, float middle, float size);

  void draw_remark(Stage& s);
  void draw_refusal(Stage& s);
  void draw_asked(Stage& s);

  Animator animator_;
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

}  // namespace tablee::nothanks::drawing
