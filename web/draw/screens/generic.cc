#include "web/draw/screens/generic.h"

#include "web/draw/screens/bar.h"
#include "web/draw/screens/flow.h"
#include "web/draw/screens/home.h"
#include "web/draw/screens/note.h"
#include "web/draw/toolkit/bull.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

// The name of the house with its mark, on the home screen.
float masthead(Stage& s, const Node& n, float x, float y) {
  const float size = s.size().display * 1.08f;
  const float h = std::round(size * 1.6f);
  const float mark = size * 1.12f;
  bull(s.pen, {x + mark * 0.5f, y + h * 0.5f - size * 0.04f}, mark, s.theme().accent,
       s.theme().cloth);
  text_line(s.pen, n.spoken->text, x + mark + s.size().gap * 1.5f, y + h * 0.5f,
            {Font::bold, size, s.theme().ink});
  s.shown(
      n.id(),
      {x, y, mark + s.size().gap * 1.5f + text_width(s.pen, n.spoken->text, Font::bold, size), h});
  return h;
}

}  // namespace

void GenericScreen::draw(Stage& s) {
  if (screen_ != s.frame.screen) {
    screen_ = s.frame.screen;
    scroll_ = {};
  }
  const Sizes& z = s.size();
  std::vector<Node> nodes = tree_of(s.frame.items);
  const bool home = s.frame.kind == ScreenKind::home;

  // A notice, with its button, comes before everything.
  std::vector<Node> told;
  while (!nodes.empty() && in_note(nodes.front().item())) {
    told.push_back(std::move(nodes.front()));
    nodes.erase(nodes.begin());
  }

  // The bar: the way back and the screen's name.
  std::vector<const Spoken*> bar;
  const Spoken* title = nullptr;
  // Only what comes before the screen's own words belongs there.
  while (!nodes.empty() && in_bar(nodes.front().item())) {
    bar.push_back(nodes.front().spoken);
    nodes.erase(nodes.begin());
  }
  Rect body = s.safe;
  if (!bar.empty()) {
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      if (nodes[i].role() != Role::heading || !nodes[i].kids.empty()) continue;
      title = nodes[i].spoken;
      nodes.erase(nodes.begin() + static_cast<std::ptrdiff_t>(i));
      break;
    }
    const float h = z.touch + 6;
    body.y += h;
    body.h -= h;
  }

  const float edge = s.safe.w < 340 ? 10.0f : std::round(16 * z.unit);
  std::vector<Node> posters, rest, first, links;
  const Node* mast = nullptr;
  const bool pictured = std::any_of(nodes.begin(), nodes.end(), is_poster);
  for (Node& n : nodes) {
    if (is_poster(n))
      posters.push_back(std::move(n));
    else if (pictured && posters.empty() && n.role() == Role::text)
      first.push_back(std::move(n));
    else if (home && !posters.empty() && n.role() == Role::button)
      links.push_back(std::move(n));
    else
      rest.push_back(std::move(n));
  }
  if (home && !rest.empty() && rest.front().role() == Role::heading && bar.empty())
    mast = &rest.front();

  // What is to be done next stays at the foot of a screen that scrolls.
  std::vector<Node> foot;
  if (!home)
    while (!rest.empty() && rest.back().role() == Role::button && rest.back().kids.empty()) {
      foot.insert(foot.begin(), std::move(rest.back()));
      rest.pop_back();
    }

  Flow flow(s);
  const float most = pictured ? posters_width(s, posters) : 620.0f;
  const float gap = std::round(z.gap * 1.75f);
  const float wide = s.safe.w - 2 * edge;
  const float w = std::min(wide, most * z.unit * std::max(1.0f, z.body / z.unit / 20));
  const float x = s.safe.x + (s.safe.w - w) * 0.5f;

  // Heights first: panels, the middle of the screen and the scroll depend on them.
  const float posters_h = posters.empty() ? 0 : poster_grid(s, posters, x, 0, w, false) + gap;
  const std::span<const Node> below(rest.data() + (mast ? 1 : 0), rest.size() - (mast ? 1 : 0));
  const float told_pad = std::round(16 * z.unit);
  const float told_h = told.empty() ? 0 : flow.measure(told, w - 2 * told_pad) + 2 * told_pad;
  const float mast_h = mast ? std::round(z.display * 1.08f * 1.6f) + z.gap : 0;
  const float first_h = first.empty() ? 0 : flow.measure(first, w) + z.gap * 1.5f;
  const float links_h = links.empty() ? 0 : tiles(s, links, x, 0, w, false) + gap;
  const float rest_h = below.empty() ? 0 : flow.measure(below, w);
  const float foot_h = foot.empty() ? 0 : flow.measure(foot, w);
  const float all = edge * 0.5f + told_h + (told.empty() ? 0 : gap) + mast_h + first_h + posters_h +
                    rest_h + links_h + edge;
  const bool urges =
      std::any_of(foot.begin(), foot.end(), [](const Node& n) { return n.item().on; });
  const bool pinned = urges && all + foot_h + gap > body.h && foot_h < body.h * 0.34f;
  Rect window = body;
  if (pinned) window.h -= foot_h + gap * 1.5f;

  scroll_.content = all + (pinned ? 0 : foot_h > 0 ? foot_h + gap : 0);
  scroll_.room = window.h;
  s.touch.scroll_area(window, scroll_);
  scroll_.at = std::clamp(scroll_.at, 0.0f, scroll_.most());

  {
    const Clipped inner(s.pen, {0, window.y, s.frame.width, window.h});
    s.window = {0, window.y, s.frame.width, window.h};
    float y = window.y + edge * 0.5f - std::round(scroll_.at / s.pen.px) * s.pen.px;
    // Little to say stands in the middle.
    const float free = window.h - scroll_.content;
    if (free > 0 && !home && bar.empty()) y += free * 0.4f;
    if (free > 0 && s.frame.kind == ScreenKind::plays) y += std::min(free * 0.3f, 120.0f);
    if (free > 0 && pictured) y += std::min(free * 0.4f, 90.0f);
    if (!told.empty()) {
      paper(s.pen, s.pen.snap(Rect{x, y, w, told_h}), corner(s.pen), 5);
      flow.draw(told, x + told_pad, y + told_pad, w - 2 * told_pad);
      y += told_h + gap;
    }
    if (mast) y += masthead(s, *mast, x, y) + z.gap;
    if (!first.empty()) y += flow.draw(first, x, y, w) + z.gap * 1.5f;
    if (!posters.empty()) y += poster_grid(s, posters, x, y, w, true) + gap;
    if (!below.empty()) y += flow.draw(below, x, y, w) + (links.empty() ? 0 : gap);
    if (!links.empty()) tiles(s, links, x, y, w, true);
    if (!pinned && !foot.empty()) flow.draw(foot, x, y + (rest_h > 0 ? gap * 1.25f : 0), w);
    // What follows below the edge looks cut there, softly.
    if (scroll_.at < scroll_.most() - 1) {
      const Color c = s.theme().cloth;
      gradient(s.pen, {0, bottom(window) - 22, s.frame.width, 22}, c & 0x00FFFFFFu, fade(c, 0.9f));
    }
    if (scroll_.at > 1)
      gradient(s.pen, {0, window.y, s.frame.width, 16}, fade(s.theme().cloth, 0.9f),
               s.theme().cloth & 0x00FFFFFFu);
  }
  s.window = {0, 0, s.frame.width, s.frame.height};
  if (pinned) flow.draw(foot, x, bottom(window) + gap * 0.5f, w);
  if (!bar.empty()) {
    // On a large screen the bar keeps to the column, its title over the column's left edge.
    const float hang = z.touch + z.gap;
    const bool wide_edge = x - s.safe.x > hang + 24;
    const float from = wide_edge ? x - hang : s.safe.x + 2;
    const float to = wide_edge ? x + w + hang * 0.25f : right(s.safe) - 2;
    draw_bar(s, {from, s.safe.y, to - from, z.touch + 6}, title, bar);
  }

  s.reveal(scroll_, {0, window.y, s.frame.width, window.h}, 24);
}

}  // namespace tablee::draw
