#include "web/draw/screens/generic.h"

#include "web/app/ids.h"
#include "web/draw/screens/bar.h"
#include "web/draw/screens/flow.h"
#include "web/draw/screens/home.h"
#include "web/draw/screens/note.h"
#include "web/draw/toolkit/bull.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

// The name of the app with its logo, on the home screen.
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

// The items of a screen, grouped by their places.
struct Page {
  std::vector<Node> notice;        // a notice with its button, which comes before everything
  std::vector<const Spoken*> bar;  // the way back …
  const Spoken* title = nullptr;   // … and the screen's name
  // The line for commands, drawn in the bar while it has the focus; and the item before it, with
  // which the content ends: the next actions come after it.
  const Spoken *command = nullptr, *end = nullptr;
  std::vector<Node> first, posters, rest, links;
  std::vector<Node> foot;  // the next actions, which stay at the foot of a screen that scrolls
  bool pictured = false;   // whether it has posters
  bool masted = false;     // whether the app's name is the first of `rest`

  std::span<const Node> below() const {
    return std::span<const Node>(rest).subspan(masted ? 1 : 0);
  }
};

// The line for commands and its answer, wherever they come in reading order.
void sort_command(std::vector<Node>& nodes, Page& page) {
  const Spoken* before = nullptr;
  for (const Node& n : nodes) {
    if (n.id() == ids::kCommand) page.command = n.spoken, page.end = before;
    if (n.id() == ids::kCommandAnswer) page.notice.push_back(n);
    before = n.spoken;
  }
  std::erase_if(nodes, [](const Node& n) {
    return n.id() == ids::kCommand || n.id() == ids::kCommandAnswer;
  });
}

void sort_bar(std::vector<Node>& nodes, Page& page) {
  while (!nodes.empty() && in_note(nodes.front().item())) {
    page.notice.push_back(std::move(nodes.front()));
    nodes.erase(nodes.begin());
  }
  // Only buttons before the screen's own texts belong in the bar.
  while (!nodes.empty() && in_bar(nodes.front().item())) {
    page.bar.push_back(nodes.front().spoken);
    nodes.erase(nodes.begin());
  }
  if (page.bar.empty()) return;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i].role() != Role::heading || !nodes[i].kids.empty()) continue;
    page.title = nodes[i].spoken;
    nodes.erase(nodes.begin() + static_cast<std::ptrdiff_t>(i));
    break;
  }
}

Page sort(const Stage& s) {
  Page page;
  std::vector<Node> nodes = tree_of(s.frame.items);
  const bool home = s.frame.kind == ScreenKind::home;
  sort_command(nodes, page);
  sort_bar(nodes, page);
  page.pictured = std::any_of(nodes.begin(), nodes.end(), is_poster);
  for (Node& n : nodes) {
    if (is_poster(n))
      page.posters.push_back(std::move(n));
    else if (page.pictured && page.posters.empty() && n.role() == Role::text)
      page.first.push_back(std::move(n));
    else if (home && !page.posters.empty() && n.role() == Role::button)
      page.links.push_back(std::move(n));
    else
      page.rest.push_back(std::move(n));
  }
  std::vector<Node>& rest = page.rest;
  page.masted = home && !rest.empty() && rest.front().role() == Role::heading && page.bar.empty();
  // A stepper that stands last is no action: its parts stay together.
  const auto ends_with_stepper = [&] {
    return rest.size() >= 3 && is_stepper(rest, rest.size() - 3);
  };
  if (!home)
    while (!rest.empty() && rest.back().role() == Role::button && rest.back().kids.empty() &&
           rest.back().spoken != page.end && !ends_with_stepper()) {
      page.foot.insert(page.foot.begin(), std::move(rest.back()));
      rest.pop_back();
    }
  return page;
}

// The positions: a column in the middle.
struct Column {
  float edge = 0, gap = 0, x = 0, w = 0;
  Rect body;
};

Column column_of(const Stage& s, const Page& page) {
  const Sizes& z = s.size();
  Column c;
  c.body = s.safe;
  if (!page.bar.empty()) {
    const float h = z.touch + 6;
    c.body.y += h;
    c.body.h -= h;
  }
  c.edge = s.safe.w < 340 ? 10.0f : std::round(16 * z.unit);
  const float most = page.pictured ? posters_width(s, page.posters) : 620.0f;
  c.gap = std::round(z.gap * 1.75f);
  const float wide = s.safe.w - 2 * c.edge;
  c.w = std::min(wide, most * z.unit * std::max(1.0f, z.body / z.unit / 20));
  c.x = s.safe.x + (s.safe.w - c.w) * 0.5f;
  return c;
}

// The heights on which panels, the vertical centring and the scroll depend.
struct Heights {
  float notice = 0, rest = 0, foot = 0, all = 0;
};

float notice_pad(const Stage& s) { return std::round(16 * s.size().unit); }

Heights measure(Stage& s, Flow& flow, const Page& page, const Column& c) {
  const Sizes& z = s.size();
  const float posters_h =
      page.posters.empty() ? 0 : poster_grid(s, page.posters, c.x, 0, c.w, false) + c.gap;
  const float pad = notice_pad(s);
  Heights h;
  h.notice = page.notice.empty() ? 0 : flow.measure(page.notice, c.w - 2 * pad) + 2 * pad;
  const float mast_h = page.masted ? std::round(z.display * 1.08f * 1.6f) + z.gap : 0;
  const float first_h = page.first.empty() ? 0 : flow.measure(page.first, c.w) + z.gap * 1.5f;
  const float links_h = page.links.empty() ? 0 : tiles(s, page.links, c.x, 0, c.w, false) + c.gap;
  h.rest = page.below().empty() ? 0 : flow.measure(page.below(), c.w);
  h.foot = page.foot.empty() ? 0 : flow.measure(page.foot, c.w);
  h.all = c.edge * 0.5f + h.notice + (page.notice.empty() ? 0 : c.gap) + mast_h + first_h +
          posters_h + h.rest + links_h + c.edge;
  return h;
}

// Draws everything but a pinned foot, from `y` on.
void draw_column(Stage& s, Flow& flow, const Page& page, const Column& c, const Heights& h,
                 bool pinned, float y) {
  const Sizes& z = s.size();
  const float x = c.x, w = c.w, gap = c.gap;
  if (!page.notice.empty()) {
    paper(s.pen, s.pen.snap(Rect{x, y, w, h.notice}), corner(s.pen), 5);
    const float pad = notice_pad(s);
    flow.draw(page.notice, x + pad, y + pad, w - 2 * pad);
    y += h.notice + gap;
  }
  if (page.masted) y += masthead(s, page.rest.front(), x, y) + z.gap;
  if (!page.first.empty()) y += flow.draw(page.first, x, y, w) + z.gap * 1.5f;
  if (!page.posters.empty()) y += poster_grid(s, page.posters, x, y, w, true) + gap;
  if (!page.below().empty()) y += flow.draw(page.below(), x, y, w) + (page.links.empty() ? 0 : gap);
  if (!page.links.empty()) tiles(s, page.links, x, y, w, true);
  if (!pinned && !page.foot.empty()) flow.draw(page.foot, x, y + (h.rest > 0 ? gap * 1.25f : 0), w);
}

// A soft edge shows that the content continues outside the window.
void draw_edges(Stage& s, const Scroll& scroll, const Rect& window) {
  if (scroll.at < scroll.most() - 1) {
    const Color c = s.theme().cloth;
    gradient(s.pen, {0, bottom(window) - 22, s.frame.width, 22}, c & 0x00FFFFFFu, fade(c, 0.9f));
  }
  if (scroll.at > 1)
    gradient(s.pen, {0, window.y, s.frame.width, 16}, fade(s.theme().cloth, 0.9f),
             s.theme().cloth & 0x00FFFFFFu);
}

void draw_title(Stage& s, const Page& page, const Column& c) {
  const Sizes& z = s.size();
  // On a large screen the bar has the width of the column, with its title above the column's left
  // edge.
  const float hang = z.touch + z.gap;
  const bool wide_edge = c.x - s.safe.x > hang + 24;
  const float from = wide_edge ? c.x - hang : s.safe.x + 2;
  const float to = wide_edge ? c.x + c.w + hang * 0.25f : right(s.safe) - 2;
  draw_bar(s, {from, s.safe.y, to - from, z.touch + 6}, page.title, page.bar, page.command);
}

}  // namespace

void GenericScreen::draw(Stage& s) {
  if (screen_ != s.frame.screen) {
    screen_ = s.frame.screen;
    scroll_ = {};
    sideways_ = {};
  }
  const Page page = sort(s);
  const Column c = column_of(s, page);
  Flow flow(s, sideways_);
  const Heights h = measure(s, flow, page, c);
  const bool urges =
      std::any_of(page.foot.begin(), page.foot.end(), [](const Node& n) { return n.item().on; });
  const bool pinned = urges && h.all + h.foot + c.gap > c.body.h && h.foot < c.body.h * 0.34f;
  Rect window = c.body;
  if (pinned) window.h -= h.foot + c.gap * 1.5f;

  scroll_.content = h.all + (pinned ? 0 : h.foot > 0 ? h.foot + c.gap : 0);
  scroll_.space = window.h;
  s.touch.scroll_area(window, scroll_);

  {
    const Clipped inner(s.pen, {0, window.y, s.frame.width, window.h});
    s.window = {0, window.y, s.frame.width, window.h};
    float y = window.y + c.edge * 0.5f - s.scroll_page(scroll_, s.window, s.pen.px);
    // Short content is centred vertically.
    const float free = window.h - scroll_.content;
    if (free > 0 && s.frame.kind != ScreenKind::home && page.bar.empty()) y += free * 0.4f;
    if (free > 0 && s.frame.kind == ScreenKind::plays) y += std::min(free * 0.3f, 120.0f);
    if (free > 0 && page.pictured) y += std::min(free * 0.4f, 90.0f);
    draw_column(s, flow, page, c, h, pinned, y);
    draw_edges(s, scroll_, window);
  }
  s.window = {0, 0, s.frame.width, s.frame.height};
  if (pinned) flow.draw(page.foot, c.x, bottom(window) + c.gap * 0.5f, c.w);
  if (!page.bar.empty()) draw_title(s, page, c);

  s.reveal(scroll_, {0, window.y, s.frame.width, window.h}, 24);
}

}  // namespace tablee::draw
