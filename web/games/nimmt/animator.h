#pragma once
// The table as it is shown: from how it lay before an event to how it lies after it, step by step,
// at a pace one can read, until it is where the view already is. What lies where is the rules' word
// alone; what is made here is the way there: a card that is one too many before its row is taken,
// the holes that this leaves.

#include <algorithm>
#include <array>
#include <deque>
#include <optional>
#include <span>

#include "games/nimmt/foresee.h"
#include "web/draw/frame/draw.h"
#include "web/draw/toolkit/motion.h"

namespace tablee::nimmt::drawing {

using namespace draw;

// Places of a line of people by their seats.
using SeatLine = PerSeat<std::int8_t>;
constexpr SeatLine seat_order() {
  SeatLine line{};
  for (std::size_t i = 0; i < line.size(); ++i) line[i] = static_cast<std::int8_t>(i);
  return line;
}

// What is on the table at one moment of the story. A lane may hold six cards for a while, and
// kNoCard where a card has just been taken away.
struct Shown {
  FixedVector<FixedVector<Card, 8>, nimmt::kMaxRows> rows;
  PerSeat<Card> played{};  // face up before a seat
  SeatSet down;            // a card lies face down before that seat
  std::array<nimmt::RowMarks, nimmt::kMaxRows> marks{};
  PerSeat<int> heads{};   // of the round
  PerSeat<int> totals{};  // with the round
  // Where people stand: as they sit, or, while their cards are placed, in the cards' order.
  SeatLine line = seat_order();
  CardSet hand;
  CardSet market;
  // Special cards: how many each holds, one's own, those that were played, those to be drawn.
  PerSeat<std::uint8_t> held{};
  nimmt::SpecialSet own, discard;
  int stock = 0;
  Seat viewer = kNobody;
  // The highest total.
  int most() const { return *std::max_element(totals.begin(), totals.end()); }
  // Who of so many leads: nobody before there are points.
  SeatSet ahead(int players) const {
    return most() > 0 ? leading(std::span(totals).first(static_cast<std::size_t>(players)), kGoal)
                      : SeatSet{};
  }
};

class Animator {
 public:
  enum class Cue : std::uint8_t {  // for the sprites: what just happened
    none,
    reveal,
    deal,
    rows,
    market,
    sweep,  // a row went to `seat`
  };
  struct Beat {
    Cue cue = Cue::none;
    Seat seat = kNobody;
    CardSet cards;
  };

  // Takes the updates, moves on as far as the clock says, and calls beat(Beat) for what needs more
  // than cards finding their new places. `skips`: these updates, too, are true at once.
  template <class F>
  void tell(const nimmt::View& view, std::span<const TableUpdate> updates, Clock& clock, bool skips,
            F beat);
  // Everything that has not been told is true at once.
  void skip() { steps_.clear(), next_ = 0, rest(); }
  void forget() { skip(), begun_ = false; }

  const Shown& shown() const { return shown_; }
  bool settling() const { return !steps_.empty() || waiting_; }
  // Is more under way than cards being put face down, which changes nothing of what one may do?
  bool telling() const;
  // How many of the updates are still to come.
  std::size_t untold() const { return steps_.empty() ? 0 : given_ - told_; }
  // The lane that shakes, and since when; −1: none.
  int shaking() const { return shaking_; }
  double shaken_at() const { return shaken_at_; }
  // Cards of a row that is about to be taken.
  const CardSet& leaving() const { return leaving_; }
  // The played card whose turn it is, kNoCard between two of them.
  Card next_card() const { return picked_; }
  // The played card whose ways to the rows are looked at, kNoCard: none; and those ways.
  Card compared() const { return compared_; }
  const nimmt::Gaps& gaps() const { return gaps_; }
  // Is it the dearest card of all, and looked at as that?
  bool starring() const { return starring_; }
  // The lane that holds its breath: the next card is one too many for it. −1: none.
  int brim() const { return brim_; }
  // What somebody is about to take, held up before it travels to their seat; no heads: nothing.
  struct Sum {
    int heads = 0, row = 0;
    Seat seat = kNobody;
    double since = 0;
    bool travels = false;  // … since then
  };
  const Sum& sum() const { return sum_; }
  // A special card that has just been put down, by whom and at which lane, −1: at none; `kind` −1:
  // nothing.
  struct Put {
    int kind = -1, row = -1;
    Seat seat = kNobody;
    double since = 0;
    bool goes = false;   // … since then to those that were played
    bool comes = false;  // it is drawn instead, into that hand
  };
  // One of which only the back is seen.
  static constexpr int kUnseenKind = nimmt::kSpecialKinds;
  const Put& put() const { return put_; }

 private:
  enum class Do : std::uint8_t {
    choose,
    reveal,
    line_up,
    pick,     // the next card stands out
    compare,  // … and how far it is from every row
    star,     // the dearest card of all is looked at
    brim,
    lay,  // a card finds its place
    shake,
    weigh,
    sweep,
    clear,
    hand,
    rows,
    market,
    wait,
    row_gone,
    special,  // a special card is put down: of that `kind`
    discard,  // … and goes to those that were played
    draw,     // … and another one comes
    end,
  };
  struct Step {
    Do what;
    Seat seat = kNobody;
    Card card = kNoCard;
    int row = 0, heads = 0, kind = -1;
    float hold = 0;          // seconds until the next one
    CardSet cards;           // those that go
    nimmt::Gaps gaps{};      // of a card that is compared
    std::size_t update = 0;  // which of the updates it belongs to
    Shown lies;              // from now on
  };
  void add(const TableUpdate& update, Seat viewer);
  float routine();
  static std::optional<Sound> sound_of(Do what);
  Beat apply(const Step& step, const nimmt::View& view);
  void settle(const nimmt::View& view);

  Shown shown_;
  std::deque<Step> steps_;
  double next_ = 0;
  std::size_t given_ = 0, told_ = 0;  // of the updates, since ever
  Do last_ = Do::wait;
  bool begun_ = false, waiting_ = false;
  void rest();

  int shaking_ = -1, brim_ = -1;
  CardSet leaving_;
  Card picked_ = kNoCard, compared_ = kNoCard;
  nimmt::Gaps gaps_;
  bool starring_ = false;
  Sum sum_;
  Put put_;
  int placed_ = 0;  // cards of this trick that were placed without a word
  double shaken_at_ = 0;
  double now_ = 0;
};

template <class F>
void Animator::tell(const nimmt::View& view, std::span<const TableUpdate> updates, Clock& clock,
                    bool skips, F beat) {
  now_ = clock.now;
  // A table that opens with a deal starts empty; any other is simply there.
  if (!begun_ && !updates.empty() &&
      (updates.front().event.kind == "deal" || updates.front().event.kind == "market"))
    begun_ = true;
  skips |= clock.pace <= 0;
  for (const TableUpdate& n : updates) {
    ++given_;
    if (begun_ && !skips && n.event.visible_to(view.viewer)) add(n, view.viewer);
  }
  if (skips) skip();
  if (!begun_) settle(view);
  if (shown_.viewer != view.viewer) {
    // The device changed hands: no card of the other hand may be seen flying.
    shown_.viewer = view.viewer;
    shown_.hand = steps_.empty() || steps_.front().what != Do::clear ? view.hand : CardSet{};
    shown_.own = view.specials;
  }
  while (!steps_.empty() && clock.now >= next_) {
    const Step step = steps_.front();
    steps_.pop_front();
    last_ = step.what;
    told_ = step.update;
    const Beat b = apply(step, view);
    if (const auto sound = sound_of(step.what))
      clock.hear(*sound, step.seat, view.viewer, view.pub.options.players);
    if (step.what == Do::weigh) clock.weight = std::max(clock.weight, step.heads);
    if (b.cue != Cue::none) beat(b);
    next_ = clock.now + static_cast<double>(step.hold * clock.pace);
  }
  waiting_ = clock.now < next_;
  if (!settling()) settle(view);
}

}  // namespace tablee::nimmt::drawing
