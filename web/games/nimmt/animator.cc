#include "web/games/nimmt/animator.h"

#include <algorithm>
#include <utility>

namespace tablee::nimmt::drawing {

void Animator::settle(const nimmt::View& v) {
  begun_ = true;
  rest();
  Shown s = shown_of(v);
  // Cards keep their places while a row is chosen.
  s.revealed = !v.pub.queue.empty();
  if (s.revealed)
    s.queue = shown_.revealed ? shown_.queue : queue_of(s.played, v.pub.options.players);
  shown_ = s;
}

// Clears everything that announces a coming step.
void Animator::rest() {
  shaking_ = brim_ = -1;
  leaving_ = {};
  picked_ = compared_ = kNoCard;
  gaps_ = {};
  starring_ = false;
  sum_ = {};
  put_ = {};
}

bool Animator::animating() const {
  return (waiting_ && last_ != Do::choose) ||
         std::any_of(steps_.begin(), steps_.end(),
                     [](const Step& step) { return step.what != Do::choose; });
}

Animator::Beat Animator::apply(const Step& step, const nimmt::View& view) {
  const Shown before = std::exchange(shown_, step.lies);
  // The device has changed hands since.
  if (shown_.viewer != view.viewer) {
    shown_.viewer = view.viewer;
    shown_.hand = step.what != Do::clear ? view.hand : CardSet{};
    shown_.own = view.specials;
  }
  const Sum held = sum_;
  rest();
  point_out(step, held);
  return beat_of(step, before);
}

// Sets what is highlighted during the step; `held`: the sum that was displayed before it.
void Animator::point_out(const Step& step, const Sum& held) {
  switch (step.what) {
    case Do::compare:
      compared_ = step.card;
      gaps_ = step.gaps;
      [[fallthrough]];
    case Do::pick:
      picked_ = step.card;
      break;
    case Do::star:
      picked_ = step.card;
      starring_ = true;
      break;
    case Do::brim:
      picked_ = step.card;
      brim_ = step.row;
      break;
    case Do::weigh:
      leaving_ = step.cards;
      sum_ = {.heads = step.heads, .row = step.row, .seat = step.seat, .since = now_};
      break;
    case Do::lay:
      leaving_ = step.cards;
      if (step.kind >= 0) put_ = {step.kind, step.row, step.seat, now_, true};
      break;
    case Do::discard:
      put_ = {step.kind, step.row, step.seat, now_, true};
      break;
    case Do::draw:
      put_ = {.kind = step.kind, .seat = step.seat, .since = now_, .comes = true};
      break;
    case Do::shake:
      leaving_ = step.cards;
      shaking_ = step.row;
      shaken_at_ = now_;
      break;
    case Do::sweep:
      sum_ = held;
      sum_.since = now_;
      sum_.travels = true;
      sum_.seconds = step.hold;
      break;
    case Do::special:
      put_ = {step.kind, step.row, step.seat, now_, false};
      break;
    default:
      break;
  }
}

Animator::Beat Animator::beat_of(const Step& step, const Shown& before) const {
  switch (step.what) {
    case Do::reveal: {
      Beat b{.cue = Cue::reveal, .seat = kNobody, .cards = {}};
      for (std::size_t i = 0; i < kMaxSeats; ++i)
        if (shown_.played[i] != kNoCard && shown_.played[i] != before.played[i])
          b.cards.add(shown_.played[i]);
      return b;
    }
    case Do::sweep:
      return {.cue = Cue::sweep, .seat = step.seat, .cards = step.cards};
    case Do::hand:
      return {.cue = Cue::deal, .seat = shown_.viewer, .cards = shown_.hand};
    case Do::rows:
      return {.cue = Cue::rows, .seat = kNobody, .cards = {}};
    case Do::market:
      return {.cue = Cue::market, .seat = kNobody, .cards = {}};
    default:
      return {};
  }
}

std::optional<Sound> Animator::sound_of(const Step& step) {
  static_assert(nimmt::kSpecialKinds == kMotifs);
  switch (step.what) {
    case Do::choose:
    case Do::lay:
      return Sound::card;
    case Do::reveal:
      return Sound::flip;
    case Do::hand:
    case Do::rows:
    case Do::market:
      return Sound::deal;
    case Do::sweep:
    case Do::row_gone:
      return Sound::sweep;
    case Do::end:
      return Sound::end;
    case Do::special:
      return step.kind >= 0 && step.kind < kMotifs ? motif(step.kind) : Sound::flip;
    case Do::discard:
    case Do::draw:
      return Sound::card;
    case Do::brim:
    case Do::star:
      return Sound::brim;
    case Do::weigh:
      return Sound::bell;
    case Do::pick:
      if (step.low) return Sound::low;
      break;
    case Do::compare:
    case Do::shake:
    case Do::clear:
    case Do::wait:
      break;
  }
  return {};
}

}  // namespace tablee::nimmt::drawing
