#include "games/nothanks/face/story.h"

#include "core/asked_about.h"

namespace tablee::nothanks::face {

void Story::settle(const nothanks::View& v) {
  begun_ = true;
  const nothanks::Public& p = v.pub;
  shown_ = {.card = p.card,
            .pot = p.pot,
            .pile = p.pile,
            .actor = p.actor,
            .taken = p.taken,
            .chips = p.chips,
            .round = p.round,
            .totals = p.totals};
}

void Story::add(const Event& e) {
  Step step{.seat = e.seat,
            .card = e.field("card"),
            .pot = e.field("pot"),
            .pile = e.field("pile", e.field("count")),
            .news = given_};
  if (e.kind == "deal") {
    step.what = Cue::deal;
    step.sound = Sound::deal;
    step.pot = e.field("chips");  // each player's
    step.hold = 0.55f;
  } else if (e.kind == "turn_up") {
    step.what = Cue::turn_up;
    step.sound = Sound::flip;
    step.hold = 0.42f;
  } else if (e.kind == "no") {
    step.what = Cue::no;
    step.sound = Sound::chip;
    step.hold = 0.5f;
  } else if (e.kind == kAskedAbout) {
    step.what = Cue::asked;
    step.hold = 2.6f;
    CardSet before;
    for (const int c : e.cards)
      if (c != step.card) before.add(static_cast<Card>(c));
    step.points = nothanks::change(before, static_cast<Card>(step.card));
  } else if (e.kind == "take") {
    step.what = Cue::take;
    step.sound = Sound::sweep;
    step.hold = 0.42f;
    // They count where they arrive.
    steps_.push_back(step);
    step.what = Cue::none;
    step.sound = Sound::chip;
    step.hold = 0.3f;
  } else if (e.kind == "round_end") {
    step.sound = Sound::end;
    step.hold = 1.2f;
  } else {
    return;
  }
  steps_.push_back(step);
}

Story::Beat Story::apply(const Step& step, const nothanks::View& view) {
  Shown& s = shown_;
  const int players = view.pub.options.players;
  const auto at = static_cast<std::size_t>(std::clamp<int>(step.seat, 0, players - 1));
  s.asked = step.what == Cue::asked;
  s.points = step.points;
  const Beat beat{step.what, step.seat, static_cast<Card>(step.card), step.pot};
  switch (step.what) {
    case Cue::deal:
      s = {};
      s.round = view.pub.round;
      s.totals = view.pub.totals;
      s.pile = step.pile;
      s.actor = step.seat;
      for (int i = 0; i < players; ++i) s.chips[static_cast<std::size_t>(i)] = step.pot;
      break;
    case Cue::turn_up:
      s.card = static_cast<Card>(step.card);
      s.pile = step.pile;
      s.pot = 0;
      s.actor = step.seat;
      break;
    case Cue::no:
      --s.chips[at];
      s.pot = step.pot;
      s.actor = seat_at((step.seat + 1) % players);
      break;
    case Cue::take:
      s.taken[at].add(s.card);
      s.card = kNoCard;
      s.pot = 0;
      // The last card ends the round: nobody is to decide.
      s.actor = s.pile > 0 ? step.seat : kNobody;
      break;
    case Cue::asked:
      break;
    case Cue::none:
      s.chips[at] += step.pot;
      break;
  }
  return beat;
}

}  // namespace tablee::nothanks::face
