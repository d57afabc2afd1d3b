// How special cards are shown. In the deferred part of the program.

#include "core/asked_about.h"
#include "web/games/nimmt/plan.h"

namespace tablee::nimmt::drawing {
namespace {

constexpr std::string_view kGivenAway = "exchange_";  // followed by the name of the special card
constexpr float kDiscards = 0.34f;                    // seconds for the movement of a special card
constexpr float kNamed = 0.65f;                       // … until its name has been read
constexpr float kDraws = 0.45f, kReads = 1.2f;  // … for a drawn card; … for its receiver to read it

// The special card that an event is about; −1: none.
int special_of(std::string_view kind) {
  for (int k = 0; k < nimmt::kSpecialKinds; ++k)
    if (nimmt::kSpecialNames[k] == kind) return k;
  return -1;
}

// The kind of which `more` has one more; kUnseenKind: none that can be seen.
int one_more(const nimmt::SpecialSet& before, const nimmt::SpecialSet& more) {
  for (int k = 0; k < nimmt::kSpecialKinds; ++k) {
    const auto kind = static_cast<nimmt::Special>(k);
    if (more.count(kind) > before.count(kind)) return k;
  }
  return kUnseenKind;
}

}  // namespace

// The effect is shown after the card itself. The card leaves the hand, lies where it was played,
// and then moves to the discard pile. A player who has previewed the effect must not see the table
// step back: the card is shown over the effect.
[[gnu::noinline]] void Plan::put_down() {
  kind_ = special_of(e_.kind);
  foreseen_ =
      e_.seat == viewer_ && (e_.kind == "slide" || e_.kind == "fifth_row" || e_.kind == "insert");
  done_ = after_;
  spent_ = kind_ >= 0 && !(done_.discard == before_.discard);
  if (spent_) after_.discard = before_.discard;
  if (kind_ >= 0 && !counts_off_) {
    Shown marked = foreseen_ ? after_ : before_;
    marked.marks = after_.marks;
    marked.held = after_.held;
    marked.own = after_.own;
    step(Do::special, kNamed, marked).kind = kind_;
  }
  goes_ = spent_ ? kind_ : -1;
}

// The card negative_positive, before the taking from which it counts off.
[[gnu::noinline]] void Plan::put_down_first() {
  before_.held = after_.held;
  before_.own = after_.own;
  after_.discard = before_.discard;
  step(Do::special, kNamed, before_).kind = static_cast<int>(nimmt::Special::negative_positive);
}

[[gnu::noinline]] void Plan::of_specials() {
  const std::string_view kind = e_.kind;
  if (kind == "overflow") {
    if (full_) step(Do::shake, 0.4f, before_, cards_);
    take(before_);
  } else if (kind == "fifth_row") {
    step(Do::lay, 0.4f, after_);
  } else if (kind == "insert") {
    step(Do::lay, 0.45f, after_).kind = goes_;
  } else if (kind == "seven_takes" || kind == "slide" || kind == "replace") {
    step(Do::lay, 0.5f, after_).kind = goes_;
  } else if (kind == "seven_gone" || kind == "stops_gone") {
    step(Do::wait, 0.1f, after_);
  } else if (kind == "row_gone") {
    step(Do::row_gone, 0.3f, after_);
  } else if (kind.starts_with(kGivenAway)) {
    exchange();
  } else if (kind == kGained) {
    // The gain counts as shown only when the step has come in which the card is drawn.
    for (auto last = steps_.rbegin(); last != steps_.rend() && last->what != Do::discard; ++last)
      last->update = number_;
  }
}

// One special card is given away, and another one is drawn for it.
void Plan::exchange() {
  const int given = special_of(std::string_view(e_.kind).substr(kGivenAway.size()));
  Shown gone = before_;
  auto& left = gone.held[e_.seat];
  if (left > 0) --left;
  const auto its = static_cast<nimmt::Special>(given);
  if (e_.seat == viewer_ && gone.own.has(its)) gone.own.remove(its);
  step(Do::special, 0.9f, gone).kind = given;
  step(Do::discard, kDiscards, gone).kind = given;
  // Other viewers see only the back of the drawn card.
  Shown drawn = after_;
  drawn.held = gone.held;
  drawn.own = gone.own;
  const bool own = e_.seat == viewer_;
  step(Do::draw, own ? kReads : kDraws, drawn).kind =
      own ? one_more(gone.own, after_.own) : kUnseenKind;
  step(Do::wait, 0.05f, after_);
}

// A special card on the table goes to the discard pile.
[[gnu::noinline]] void Plan::put_away() {
  if (!spent_) return;
  if (counts_off_ || steps_.back().what != Do::lay)
    step(Do::discard, kDiscards, after_).kind = kind_;
  step(Do::wait, 0.05f, done_);
}

}  // namespace tablee::nimmt::drawing
