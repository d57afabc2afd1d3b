#pragma once
// The table of 6 qui prend: seats, lanes, the action line, the hand, the market of a draft.

#include <string>
#include <string_view>
#include <vector>

#include "web/draw/frame/stage.h"
#include "web/draw/table/game_renderer.h"
#include "web/draw/table/remark.h"
#include "web/draw/table/sides.h"
#include "web/games/nimmt/action_line.h"
#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/arrangement.h"
#include "web/games/nimmt/choices.h"
#include "web/games/nimmt/draft.h"
#include "web/games/nimmt/hand.h"
#include "web/games/nimmt/lanes.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"
#include "web/games/nimmt/people.h"
#include "web/games/nimmt/played_cards.h"
#include "web/games/nimmt/preview.h"
#include "web/games/nimmt/scroll_window.h"
#include "web/games/nimmt/special_cards.h"
#include "web/games/nimmt/sprites.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {

class Panel final : public GameRenderer {
 public:
  void draw(Stage& s, bool skip) override;
  bool settling() const override { return here_ && animator_.settling(); }
  std::size_t pending() const override { return animator_.pending(); }
  void draw_sides(Stage& s, const SideAreas& areas) override;
  // The table is remembered, so that coming back continues from it; the animation has ended by
  // then.
  void leave() override {
    here_ = false;
    animator_.skip();
  }
  void card(const Pen& pen, const Rect& r, const CardText& text, CardShown how) const override;
  bool has_lanes() const override { return true; }
  int poster_ground(std::string_view kind) const override;
  void poster(const Pen& pen, const Rect& r, std::string_view kind) const override;

 private:
  bool arrange(Stage& s, const Parts& parts);
  void cue(const Stage& s, const Animator::Beat& beat);
  void draw_title(Stage& s, const Parts& parts);
  void draw_window(Stage& s, const Parts& parts, const Preview& would);
  void draw_hand(Stage& s, const Parts& parts);
  void draw_over_cards(Stage& s, const Parts& parts, const Preview& would);
  void draw_remark(Stage& s);
  void place_frames(Stage& s, const Parts& parts) const;
  void warm(Stage& s);

  Animator animator_;
  Shown laid_;  // the table shown, or the table after the special card under consideration
  Card moved_ = kNoCard;  // the card that it would move
  Sprites sprites_;
  Layout at_;
  ScrollWindow window_;
  Arrangement arrangement_{animator_, laid_, at_};
  Layout usual_;  // with text of the usual size, where it is larger
  Arrangement usual_arrangement_{animator_, laid_, usual_};
  People people_{animator_, at_};
  Lanes lanes_{animator_, at_, laid_};
  Hand hand_{animator_, at_, sprites_};
  PlayedCards played_{animator_, at_, sprites_};
  ActionLine action_{animator_, at_, arrangement_};
  Choices choices_;
  Draft draft_{animator_, at_, hand_, sprites_};
  Specials specials_{animator_, at_, hand_, played_};
  RemarkBubble remark_;
  float made_for_[4] = {0, 0, 0, 0};
  Seat viewer_ = kNobody;
  CardSet unseen_;  // as far as the animation has come
  Recording sides_;
  std::string where_;
  float bar_end_ = 0;  // the left edge of the bar's buttons
  int warmed_ = 0;     // steps of warm() done for this layout
  bool here_ = false;
};

}  // namespace tablee::nimmt::drawing
