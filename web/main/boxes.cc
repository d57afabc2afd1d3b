#include "web/main/boxes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <utility>

#include "core/json.h"

namespace tablee::web {
namespace {

// Sums of fractions differ a little from place to place of the scroller.
bool alike(float a, float b) { return std::abs(a - b) < 0.06f; }

bool alike(const draw::Rect& a, const draw::Rect& b) {
  return alike(a.x, b.x) && alike(a.y, b.y) && alike(a.w, b.w) && alike(a.h, b.h);
}

// Tenths of a pixel are exact enough.
std::string number(float v) {
  const long tenths = std::lround(v * 10), size = std::abs(tenths);
  return (tenths < 0 ? "-" : "") + std::to_string(size / 10) + "." + std::to_string(size % 10);
}

std::string list(const draw::Rect& r) {
  return "[" + number(r.x) + "," + number(r.y) + "," + number(r.w) + "," + number(r.h) + "]";
}

using ById = std::map<std::string_view, draw::Rect>;

std::string object(const ById& rects) {
  std::string out;
  for (const auto& [id, r] : rects) {
    json::Writer name;
    name.value(id);
    out += (out.empty() ? "" : ",") + name.text() + ":" + list(r);
  }
  return "{" + out + "}";
}

}  // namespace

Boxes boxes_of(draw::Outcome& out) {
  Boxes boxes{
      .items = std::move(out.placed), .window = {}, .content = 0, .cut = std::move(out.cut)};
  if (!out.scroller) return boxes;
  boxes.window = out.scroller->window;
  boxes.content = out.scroller->content;
  for (draw::Placed& item : boxes.items)
    if (item.scrolled) item.drawn.y += out.scroller->up, item.seen = item.drawn;
  return boxes;
}

bool alike(const Boxes& a, const Boxes& b) {
  const auto same = [](const draw::Placed& x, const draw::Placed& y) {
    return x.scrolled == y.scrolled && alike(x.drawn, y.drawn) && alike(x.seen, y.seen) &&
           x.id == y.id;
  };
  return alike(a.window, b.window) && alike(a.content, b.content) && a.cut == b.cut &&
         std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(), same);
}

std::string boxes_message(const Boxes& boxes) {
  // An item that was drawn twice lies where it was drawn last.
  ById rects, scrolled, seen;
  for (const draw::Placed& item : boxes.items) {
    (item.scrolled ? rects : scrolled).erase(item.id);
    (item.scrolled ? scrolled : rects)[item.id] = item.drawn;
    if (alike(item.drawn, item.seen))
      seen.erase(item.id);
    else
      seen[item.id] = item.seen;
  }
  json::Writer cut;
  cut.begin_array();
  for (const std::string& text : boxes.cut) cut.value(std::string_view(text));
  return R"({"do":"rects","rects":)" + object(rects) + R"(,"scrolled":)" + object(scrolled) +
         R"(,"seen":)" + object(seen) + R"(,"window":)" +
         (boxes.window.w > 0 ? list(boxes.window) : "[]") + R"(,"height":)" +
         number(boxes.content) + R"(,"cut":)" + cut.end_array().take() + "}";
}

std::string scroll_message(float up) { return R"({"do":"scroll","up":)" + number(up) + "}"; }

}  // namespace tablee::web
