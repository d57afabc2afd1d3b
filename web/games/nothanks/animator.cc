#include "web/games/nothanks/animator.h"

#include "core/asked_about.h"

namespace tablee::nothanks::drawing {
namespace {

Shown shown_of(const nothanks::View& v) {
  const nothanks::Public& p = v.pub;
  return {.card = p.card,
          .pot = p.pot,
          .pile = p.pile,
          .actor = p.actor,
          .taken = p.taken,
          .chips = p.chips,
          .round = p.round,
          .totals = p.totals};
}

}  // namespace

void Animator::settle(const nothanks::View& v) {
  begun_ = true;
  shown_ = shown_of(v);
}

void Animator::add(const TableUpdate& update) {
  const Event& e = update.event;
  const Shown before = steps_.empty() ? shown_ : steps_.back().lies;
  Step step{.beat = {.seat = e.seat, .card = static_cast<Card>(e.field("card"))},
            .update = given_,
            .lies = shown_of(*nothanks::view_of(*update.after))};
  if (e.kind == "deal") {
    step.beat.cue = Cue::deal;
    step.sound = Sound::deal;
    step.hold = 0.55f;
  } else if (e.kind == "turn_up") {
    step.beat.cue = Cue::turn_up;
    step.sound = Sound::flip;
    step.hold = 0.42f;
  } else if (e.kind == "no") {
    step.beat.cue = Cue::no;
    step.beat.chips = step.lies.pot;
    step.sound = Sound::chip;
    step.hold = 0.5f;
  } else if (e.kind == kAskedAbout) {
    step.hold = 2.6f;
    step.lies.asked = true;
    step.lies.points = nothanks::change(before.taken[e.seat], step.beat.card);
  } else if (e.kind == "take") {
    step.beat.cue = Cue::take;
    step.beat.chips = before.pot;
    step.sound = Sound::sweep;
    step.hold = 0.42f;
    // The points count when the cards arrive.
    Step arrived = step;
    step.lies.chips = before.chips;
    steps_.push_back(step);
    step = arrived;
    step.beat.cue = Cue::none;
    step.sound = Sound::chip;
    step.hold = 0.3f;
  } else if (e.kind == "round_end") {
    step.sound = Sound::end;
    step.hold = 1.2f;
    // The sum is shown while cards and chips are still there.
    step.lies = before;
  } else {
    return;
  }
  steps_.push_back(step);
}

}  // namespace tablee::nothanks::drawing
