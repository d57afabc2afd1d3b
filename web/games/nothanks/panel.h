#pragma once
// The table of Non merci: the seats with the cards taken, the card with its chips, the viewer's own
// cards, and the decision to take or to pay.

#include "web/draw/frame/stage.h"
#include "web/draw/table/game_renderer.h"
#include "web/draw/table/remark.h"
#include "web/draw/table/sides.h"
#include "web/games/nothanks/animator.h"
#include "web/games/nothanks/decision.h"
#include "web/games/nothanks/layout.h"
#include "web/games/nothanks/parts.h"
#include "web/games/nothanks/people.h"
#include "web/games/nothanks/pieces.h"
#include "web/games/nothanks/table.h"

namespace tablee::nothanks::drawing {

class Panel final : public GameRenderer {
 public:
  void draw(Stage& s, bool skip) override;
  bool settling() const override { return here_ && animator_.settling(); }
  std::size_t pending() const override { return animator_.pending(); }
  void draw_sides(Stage& s, const SideAreas& areas) override;
  // The animation has ended by then.
  void leave() override {
    here_ = false;
    animator_.skip();
  }
  Message aside() const override { return msg("nothanks.no"); }
  void card(const Pen& pen, const Rect& r, const CardText& text, CardShown how) const override;
  int poster_ground(std::string_view) const override { return 2; }
  void poster(const Pen& pen, const Rect& r, std::string_view kind) const override;

 private:
  void scroll(Stage& s);
  void cue(const Animator::Beat& beat);
  ChipStacks pot(int count) const;
  void draw_centre(Stage& s, const Parts& parts);
  void draw_pot(Stage& s);

  void draw_remark(Stage& s);
  void draw_refusal(Stage& s);
  void draw_asked(Stage& s);

  Animator animator_;
  RemarkBubble remark_;
  Pieces pieces_;
  Layout at_;
  People people_{animator_, at_, pieces_};
  Decision decision_{animator_, at_};
  Scroll scroll_;
  float made_for_[5] = {0, 0, 0, 0, 0};
  double dealt_at_ = -1000;
  CardSet unseen_;  // as far as the animation has come
  Recording sides_;
  float bar_end_ = 0;  // the left edge of the bar's buttons
  Seat refused_ = kNobody;
  double refused_at_ = -1000;
  float chip_ = 12;
  bool here_ = false;
};

}  // namespace tablee::nothanks::drawing
