#pragma once
// The table of 6 qui prend: people, lanes, the action line, the hand, the market of a draft.

#include <string>
#include <string_view>
#include <vector>

#include "core/enum_index.h"
#include "web/draw/frame/stage.h"
#include "web/draw/table/game_renderer.h"
#include "web/draw/table/remark.h"
#include "web/draw/table/sides.h"
#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/market.h"
#include "web/games/nimmt/sprites.h"

namespace tablee::nimmt::drawing {

using namespace draw;

// What whoever looks knows of the table that the screen shows.
const nimmt::View& view(const Stage& s);

class Panel final : public GameRenderer {
 public:
  void draw(Stage& s, bool skip) override;
  bool settling() const override { return here_ && animator_.settling(); }
  std::size_t untold() const override { return animator_.untold(); }
  void draw_sides(Stage& s, const SideRoom& room) override;
  // What lay on the table is remembered, so that coming back continues from there; the story has
  // been told by then.
  void leave() override {
    here_ = false;
    animator_.skip();
  }
  void card(const Pen& pen, const Rect& r, const CardText& text, CardShown how) const override;
  bool has_lanes() const override { return true; }
  int poster_ground(std::string_view kind) const override;
  void poster(const Pen& pen, const Rect& r, std::string_view kind) const override;

 private:
  // Items by what they are for.
  struct Parts {
    const Spoken* where = nullptr;
    const Spoken* title = nullptr;
    const Spoken* prompt = nullptr;
    const Spoken* why = nullptr;    // asks why a row was taken
    const Spoken* skip = nullptr;   // ends the story
    const Spoken* recap = nullptr;  // what whoever takes the device has missed
    const Spoken* command = nullptr;
    std::vector<const Spoken*> bar, actions;
    std::vector<std::pair<const Spoken*, Card>> hand, market, queue;
    std::vector<std::pair<const Spoken*, int>> rows, seats, known;
    std::vector<const Spoken*> specials;                // one's own special cards
    const Spoken* stock = nullptr;                      // those of nobody
    std::vector<std::pair<const Spoken*, Card>> cards;  // in rows, that can be touched
    std::vector<const Spoken*> frames;  // regions and lists: no picture, but a place
    // The buttons lie where the hand lies: they are more than a line holds, or no card can be
    // chosen and the lanes would have to give way.
    bool spread = false;
  };
  // What the lifted card would do, or the one to be placed by what has been begun.
  struct Preview {
    Card card = kNoCard;
    int row = -1, at = 0;  // where it would lie; −1: too low, or after a row is taken
    int taken = -1;        // the row that would be taken
    bool shows() const { return card != kNoCard; }
    bool low() const { return shows() && row < 0 && taken < 0; }
    // Which place of that row it needs; past the last one: none.
    int gap(int r) const { return shows() && row == r ? at : 99; }
    bool touches(int r) const { return shows() && (row == r || taken == r); }
  };

  Parts sort(const Stage& s) const;
  // The card of the hand that was lifted, or is about to be.
  static std::string_view raised(const Stage& s, const Parts& parts);
  Preview preview(const Stage& s, const Parts& parts) const;
  void spread(const Stage& s, Parts& parts) const;
  Shape shape(const Stage& s, const Parts& parts);
  void cue(const Stage& s, const Animator::Beat& beat);

  void line_up(Stage& s, bool jump);
  Vec walked(Stage& s, int seat) const;
  bool gathers(const Stage& s, const Parts& parts) const;
  [[gnu::noinline]] void gather(const Stage& s);
  [[gnu::noinline]] void draw_gathered(Stage& s);
  void scroll(Stage& s, bool anew);
  float name_size(const Stage& s) const;
  float count_size(const Stage& s, float word) const;
  float count_width(const Stage& s, float word) const;
  void draw_people(Stage& s, const Parts& parts);
  void draw_seat(Stage& s, const Spoken* spoken, int index);
  // What is written there, on what.
  struct SeatLook {
    Rect at;
    std::string heads, total;
    bool own = false, turn = false, drafting = false;
  };
  void draw_seat_paper(Stage& s, int index, const SeatLook& look);
  void draw_face(Stage& s, const Rect& slot, int index, bool on_back);
  void draw_row_costs(Stage& s, const Parts& parts);
  void draw_sum(Stage& s, const Parts& parts);
  void draw_gaps(Stage& s, const Parts& parts);
  void draw_standing(Stage& s, const Parts& parts);
  void draw_lanes(Stage& s, const Parts& parts, const Preview& preview);
  void draw_action(Stage& s, const Parts& parts, const Preview& preview);
  void draw_market(Stage& s, const Parts& parts);
  void draw_drafted(Stage& s) const;
  void draw_costs(Stage& s, const Parts& parts);
  // Special cards (special_*.cc): functions of their own, as they come with the program's
  // second half (web/later.txt).
  bool weighs_special(const Stage& s) const;
  [[gnu::noinline]] Preview weigh_special(const Stage& s);
  [[gnu::noinline]] void draw_special_hand(Stage& s, const Parts& parts);
  void draw_special_stock(Stage& s, const Spoken& stock);
  [[gnu::noinline]] void draw_special_lights(Stage& s, const Parts& parts);
  [[gnu::noinline]] void draw_special_put(Stage& s);
  void draw_special_drawn(Stage& s);
  Rect special_pile(bool discard) const;
  Rect special_mark(const Stage& s, int row) const;
  void draw_choices(Stage& s, const Parts& parts);
  void draw_recap(Stage& s, const Spoken& recap, Rect& button);
  void draw_handover(Stage& s, const Parts& parts);
  void draw_remark(Stage& s, const Parts& parts);
  void place_rows(Stage& s, const Preview& preview);
  void place_hand(Stage& s, const Parts& parts);
  void place_played(Stage& s, const Parts& parts);
  static bool may_do(const Spoken& spoken);
  // The next person's hand lies face down until they say that nobody else looks.
  static bool hides_hand(const Parts& parts);
  static bool choosing(const Parts& parts);
  // Height of the buttons when they lie where the hand lies.
  static float choices_height(const Stage& s, const Parts& parts, float width);
  static float actions_width(const Stage& s, const Parts& parts);
  int hand_count() const;
  Rect hand_cell(int index) const;
  Pose hand_pose(int index) const;
  float hand_rise(const Stage& s) const;
  void warm(Stage& s);
  Pose pile_pose(Seat seat) const;

  // What no first screen draws is called through its address: so it stays a function of its own,
  // and comes with the program's second half (web/later.txt).
  enum class Later : std::uint8_t {
    market,
    costs,
    choices,
    handover,
    rows,
    sum,
    standing,
    remark,
    gaps,
  };
  void later(Later what, Stage& s, const Parts& parts) {
    (this->*later_[index_of(what)])(s, parts);
  }
  void (Panel::*later_[9])(Stage&, const Parts&) = {
      &Panel::draw_market,   &Panel::draw_costs,     &Panel::draw_choices,
      &Panel::draw_handover, &Panel::draw_row_costs, &Panel::draw_sum,
      &Panel::draw_standing, &Panel::draw_remark,    &Panel::draw_gaps};

  Animator animator_;
  Shown laid_;            // what the story shows, or what a special card would make of it
  Card moved_ = kNoCard;  // … by moving that card
  float kept_ = 0;        // width that is kept for buttons to come
  Sprites sprites_;
  RemarkBubble remark_;
  Layout at_;
  SeatLine line_ = seat_order(), line_before_ = seat_order();  // where people stand, and stood
  PerSeat<Vec> way_{};                                         // how far it was from there
  double lined_at_ = 0;                                        // when they began to walk
  PerSeat<Rect> open_{};   // where cards lie that have been turned over
  bool gathered_ = false;  // … which is not before people
  Scroll scroll_, choices_scroll_;
  float drawn_for_[4] = {0, 0, 0, 0};
  Seat viewer_ = kNobody;
  float name_size_ = 13;
  bool at_end_ = true;        // the window was scrolled to its end
  bool count_below_ = false;  // the count of special cards has no room beside the name
  Market market_;
  CardSet unseen_;  // as far as the story has come
  // Where each kind of one's own special cards lay when it was last drawn.
  std::array<Rect, nimmt::kSpecialKinds> special_at_{};
  std::array<float, 3> special_where_{};  // whose they are, and on a screen of what size
  Recording sides_;
  PerSeat<Print> faces_;
  std::array<Print, nimmt::kMaxRows> hollows_, lanes_;
  PerSeat<Recording> seats_;
  PerSeat<Print> slots_;
  Recording words_;
  Rect words_at_;  // what they fill of their room
  std::string where_;
  float bar_end_ = 0;   // where the bar's buttons begin
  float stacked_ = 0;   // width of the buttons that last stood under the words, 0: none
  bool under_ = false;  // whether buttons have their room there now
  float worded_ = 0;    // height of the most words so far, where several share the device
  int hidden_ = 0;      // cards that lie face down in place of a hand
  int warmed_ = 0;      // steps of warm() done for this layout
  bool here_ = false;
  bool has_hand_ = true;
};

}  // namespace tablee::nimmt::drawing
