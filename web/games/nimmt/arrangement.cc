#include "web/games/nimmt/arrangement.h"

#include "web/draw/toolkit/type.h"
#include "web/games/nimmt/action_line.h"
#include "web/games/nimmt/choices.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {

bool Arrangement::spreads(const Stage& s, const Parts& parts) {
  const bool hand = view(s).viewer != kNobody || hides_hand(parts);
  // A phone in landscape has a narrow column for them.
  const bool low = s.safe.h < 520 && s.safe.w > s.safe.h * 1.08f;
  const bool tight = actions_width(s, parts) > s.safe.w * (low ? 0.25f : 0.52f) && !choosing(parts);
  // A player who considers a special card has to see the hand.
  const bool own = !parts.specials.empty();
  // On a shared device the button that reveals all cards is where the hands are shown.
  const bool all = s.frame.people.size() > 1 && view(s).viewer == kNobody;
  return parts.actions.size() > 2 || hides_hand(parts) || (hand && tight && !own) ||
         (all && !parts.actions.empty() && !s.frame.follows);
}

Shape Arrangement::lay(const Stage& s, const Parts& parts, const Layout* usual) {
  Shape form = shape(s, parts);
  form.usual = usual;
  const bool low = size_buttons(s, parts, form);
  size_words(s, parts, low, form);
  return form;
}

Shape Arrangement::shape(const Stage& s, const Parts& parts) {
  const nimmt::View& v = view(s);
  Shape shape{.safe = s.safe, .size = s.size()};
  shape.sideways = s.frame.roomy && s.frame.width > s.frame.height * 1.08f;
  shape.players = v.pub.options.players;
  const bool drafting = !animator_.shown().market.empty();
  shape.market = drafting ? v.pub.options.deck_size() : 0;
  shape.hand = drafting            ? 10
               : hides_hand(parts) ? v.pub.hand_size[0]
                                   : animator_.shown().hand.size();
  shape.rows = std::max(nimmt::kRows, static_cast<int>(laid_.rows.size()));
  shape.specials = v.pub.options.special != 0;
  shape.own_specials = static_cast<int>(parts.specials.size());
  for (std::size_t r = 0; r < nimmt::kMaxRows; ++r)
    if (laid_.marks[r].seven) shape.places = nimmt::kRowCapacity + 2;
  // On a shared device the next hand follows soon, so the table keeps its layout; otherwise the
  // layout changes when the animation has ended.
  if (!s.frame.follows)
    has_hand_ = v.viewer != kNobody || hides_hand(parts) || s.frame.people.size() > 1;
  shape.has_hand = has_hand_;
  shape.left_ends = v.pub.options.profi != 0;
  return shape;
}

// Returns whether it is a phone in landscape.
bool Arrangement::size_buttons(const Stage& s, const Parts& parts, Shape& shape) {
  if (!parts.spread)
    shape.actions = actions_width(s, parts);
  else if (!hides_hand(parts))
    shape.choices = Choices::height(s, parts, lay_out(shape).hand.w);
  // Space for confirming and cancelling is reserved before it is needed.
  reserved_ = shape.specials && has_hand_ && !parts.spread ? s.size().body * 15.5f : 0;
  shape.actions = std::max(shape.actions, reserved_);
  const float asks = parts.why || parts.skip ? s.size().touch : 0;
  const Layout bare = lay_out(shape);
  // A phone in landscape has its buttons beside the words, which are narrow there; but in lessons
  // and with very large type the words must not get less space when a card is lifted.
  const bool wide = shape.actions + asks + s.size().body * 6 > bare.action.w;
  shape.stacked = bare.low ? wide || s.frame.lesson : shape.actions > s.safe.w * 0.52f;
  // Space that was once needed under the words stays reserved, so that lifting a card moves
  // nothing. On a shared device the rows stay in place for all players and prompts: a tall screen
  // has space for a confirmation under the words from the start.
  const bool shared = s.frame.people.size() > 1;
  if (shared && stacked_ <= 0 && shape.market == 0 && !shape.sideways && s.safe.w <= s.safe.h)
    stacked_ = s.safe.w;
  if (shape.stacked)
    stacked_ = shape.actions;
  else if (stacked_ > 0 && (shared || choosing(parts)))
    shape.actions = stacked_, shape.stacked = true;
  return bare.low;
}

void Arrangement::size_words(const Stage& s, const Parts& parts, bool low, Shape& shape) {
  // Space is reserved for two lines even when one is enough, so that lifting a card moves nothing.
  const float line = line_height(s.size().body);
  const float asks = parts.why || parts.skip ? s.size().touch : 0;
  const bool shared = s.frame.people.size() > 1;
  std::string_view words = parts.prompt ? std::string_view(parts.prompt->text) : std::string_view();
  for (const auto& [spoken, card] : parts.hand)
    if (spoken->item->id == s.frame.lifted) words = spoken->hint;
  const float width = std::max(80.0f, action_width(shape) - asks);
  // Slightly smaller words are better than lanes that jump.
  const float needed =
      std::clamp(block_height(s.pen, words, Font::bold, s.size().body * (low ? 0.7f : 0.8f), width),
                 line, line * 4);
  // Words are never smaller than the action line draws them, with the sign of danger beside them.
  const float least = std::max(11 * s.size().unit, s.size().small * 0.5f);
  const float beside_sign =
      std::max(60.0f, width - std::round(s.size().body * 1.5f) - s.size().gap);
  shape.least_words = block_height(s.pen, words, Font::bold, least, beside_sign);
  // … and for all sentences of a lesson.
  const float lines = s.frame.lesson ? 4.0f : reserved_ > 0 ? 3.0f : low ? 2.5f : 2.0f;
  shape.words = std::max(line * lines, needed);
  under_ = shape.stacked;
  if (shared) shape.words = worded_ = std::max(shape.words, worded_);
  // … unless that space forces something to scroll.
  at_ = lay_out(shape);
  if (at_.content > at_.window.h + 0.5f && shape.words != needed) {
    shape.words = needed;
    at_ = lay_out(shape);
  }
}

}  // namespace tablee::nimmt::drawing
