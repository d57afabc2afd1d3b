#include "web/games/nimmt/panel.h"

#include <utility>

#include "games/nimmt/describe.h"
#include "web/app/ids.h"
#include "web/draw/screens/bar.h"
#include "web/draw/screens/note.h"
#include "web/games/nimmt/costs.h"
#include "web/games/nimmt/gaps.h"
#include "web/games/nimmt/handover.h"
#include "web/games/nimmt/heads.h"
#include "web/games/nimmt/renderer.h"

namespace tablee::nimmt::drawing {

void Panel::cue(const Stage& s, const Animator::Beat& beat) {
  using Cue = Animator::Cue;
  const Rect deck = around({s.frame.width * 0.5f, -120}, 60, 84);
  int i = 0;
  switch (beat.cue) {
    case Cue::reveal:
      // In the order in which they will be placed.
      for (const Card c : beat.cards)
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
          if (animator_.shown().played[seat] != c) continue;
          sprites_.from(c, {at_.played[seat]}, 0, played_.gathered() ? 0.4f : 0.01f);
          sprites_.flip(c, 0.05f * static_cast<float>(i++));
        }
      break;
    case Cue::deal:
      for (const Card c : beat.cards) {
        sprites_.from(c, {deck, 0.4f}, static_cast<float>(i) * 0.045f, 0.32f);
        sprites_.flip(c, 0.08f + static_cast<float>(i++) * 0.045f);
      }
      break;
    case Cue::rows:
      for (std::size_t r = 0; r < animator_.shown().rows.size(); ++r) {
        const Card c = animator_.shown().rows[r].front();
        sprites_.from(c, {deck, -0.3f}, static_cast<float>(i) * 0.09f, 0.32f);
        sprites_.flip(c, 0.1f + static_cast<float>(i++) * 0.09f);
      }
      break;
    case Cue::sweep:
      for (const Card c : beat.cards)
        sprites_.leave(c, pile_pose(at_, beat.seat), 0.05f * static_cast<float>(i++), 0.34f);
      break;
    case Cue::market:
    case Cue::none:
      break;
  }
}

// Lays out the table. Returns whether everything has to be in its new place at once.
bool Panel::arrange(Stage& s, const Parts& parts) {
  const nimmt::View& v = view(s);
  const float made_for[4] = {s.safe.w, s.frame.height, s.frame.text_scale, s.frame.insets[0]};
  bool anew = !here_;
  for (int i = 0; i < 4; ++i) {
    if (made_for_[i] != made_for[i]) anew = true;
    made_for_[i] = made_for[i];
  }
  if (anew) arrangement_.forget(), usual_arrangement_.forget(), warmed_ = 0;
  bool jump = anew || s.clock.pace <= 0;
  if (viewer_ != v.viewer) {
    viewer_ = v.viewer;
    jump = true;
  }
  if (!here_) hand_.forget();
  here_ = true;
  const Layout* usual = nullptr;
  if (s.frame.text_scale > 1) {
    const Sizes large = std::exchange(s.pen.size, sizes_for(s.frame.width, s.frame.height, 1));
    usual_arrangement_.lay(s, parts, nullptr);
    s.pen.size = large;
    usual = &usual_;
  }
  const Shape form = arrangement_.lay(s, parts, usual);
  hand_.hide(hides_hand(parts) ? form.hand : 0);
  window_.lay(s, at_, anew);
  played_.lay(s, parts);
  return jump;
}

void Panel::draw(Stage& s, bool skip) {
  Parts parts = sort(s);
  parts.spread = Arrangement::spreads(s, parts);
  std::vector<Animator::Beat> beats;
  const CardSet market_before = animator_.shown().market;
  animator_.update(view(s), s.frame.updates, s.clock, skip,
                   [&](const Animator::Beat& b) { beats.push_back(b); });

  laid_ = animator_.shown();
  moved_ = kNoCard;
  Preview would;
  if (weighs_special(s, animator_)) would = weigh_special(s, laid_, moved_);
  const bool jump = arrange(s, parts);
  sprites_.begin(s.clock, jump);
  for (const auto& b : beats) cue(s, b);
  if (const Preview lifted = preview_of(s, parts, animator_); lifted.shows()) would = lifted;

  draw_title(s, parts);
  draw_window(s, parts, would);
  if (at_.market.w > 0) {
    draft_.draw(s, parts, market_before - animator_.shown().market);
  } else {
    if (at_.column) lanes_.draw(s, parts, would);
    lanes_.place(s, sprites_, would, moved_);
  }
  action_.draw(s, parts, would);
  if (parts.stock) specials_.draw_hand(s, parts);
  played_.place(s, parts);
  draw_hand(s, parts);
  sprites_.draw(s.pen);
  draw_over_cards(s, parts, would);
  if (s.frame.remark.seat != kNobody && at_.market.w <= 0 && remark_.speaks(s)) draw_remark(s);
  place_frames(s, parts);
  draw_note(s, at_.bar);
  warm(s);
}

// During an animation the bar shows the trick of the animation.
void Panel::draw_title(Stage& s, const Parts& parts) {
  if (parts.where && (!animator_.settling() || where_.empty())) where_ = parts.where->text;
  Spoken where = parts.where ? *parts.where : Spoken{};
  where.text = where_;
  bar_end_ = draw_bar(s, at_.bar, parts.where ? &where : parts.title, parts.bar, parts.command);
  if (parts.title && parts.where) s.shown(parts.title->item->id, at_.bar);
}

// Draws the part that scrolls on a small screen.
void Panel::draw_window(Stage& s, const Parts& parts, const Preview& would) {
  {
    const Clipped inner(s.pen, at_.window);
    const Rect canvas = s.window;
    s.window = at_.window;
    people_.draw(s, parts, played_.gathered());
    if (animator_.shown().most() > 0) people_.draw_standing(s);
    if (!at_.column && at_.market.w <= 0) lanes_.draw(s, parts, would);
    s.window = canvas;
    window_.reveal(s, at_.window);
  }
  window_.draw_edges(s, at_.window);
}

// Draws the viewer's hand, or whatever is in its place.
void Panel::draw_hand(Stage& s, const Parts& parts) {
  if (parts.spread && !hides_hand(parts))
    choices_.draw(s, parts, at_);
  else
    hand_.place(s, parts, played_.gathered());
  if (hides_hand(parts))
    draw_handover(s, parts, at_);
  else
    s.glides.to(s.clock, "handover~", 0, 0.001f);
}

void Panel::draw_over_cards(Stage& s, const Parts& parts, const Preview& would) {
  if (animator_.sum().heads > 0 && at_.market.w <= 0) draw_sum(s, at_, animator_.sum());
  if (animator_.compared() != kNoCard)
    draw_gaps(s, at_, animator_);
  else
    s.glides.to(s.clock, "gaps~", 0, 0.001f);
  const bool advised = std::any_of(parts.hand.begin(), parts.hand.end(), [](const auto& card) {
    return card.first->item->cost.has_value();
  });
  if (advised && !hides_hand(parts) && !animator_.animating()) draw_costs(s, parts, hand_);
  if (would.shows() && would.row >= 0 && at_.market.w <= 0) {
    const Clipped inner(s.pen, at_.column ? s.window : at_.window);
    ghost_card(s.pen, s.pen.snap(at_.place(would.row, would.at)), would.card,
               would.taken == would.row);
  }
  if (weighs_special(s, animator_)) specials_.draw_lights(s, parts, laid_, window_);
  if (animator_.put().kind >= 0) specials_.draw_put(s);
}

// Regions and lists are not drawn, but their places are reported.
void Panel::place_frames(Stage& s, const Parts& parts) const {
  for (const Spoken* f : parts.frames) {
    const std::string_view id = f->item->id;
    const std::string_view root = id.substr(0, id.find('.'));
    if (root == kSpecialsId) s.shown(id, at_.specials);
    if (root == kRowsId) s.shown(id, at_.lanes_area);
    if (root == kQueueId || root == ids::kPeople) s.shown(id, at_.people);
    if (root == ids::kHand) s.shown(id, at_.hand);
    if (root == kMarketId) s.shown(id, at_.market);
  }
}

// While nothing moves, rasterises the figures for cards in the rows and at the seats, one size a
// frame, so that no moving card has to wait for them.
void Panel::warm(Stage& s) {
  if (s.clock.moving || animator_.settling() || at_.market.w > 0) return;
  if (warmed_ >= 2 * kWarmSteps) return;
  if (warmed_ < kWarmSteps)
    warm_cards(s.pen, at_.place(0, 0), {}, warmed_);
  else
    warm_cards(s.pen, at_.played[0], {.corners = 0}, warmed_ - kWarmSteps);
  ++warmed_;
  s.clock.moving = true;
}

}  // namespace tablee::nimmt::drawing

namespace tablee::nimmt {

draw::GameRenderer& renderer() {
  static drawing::Panel panel;
  return panel;
}

}  // namespace tablee::nimmt
