#include "web/draw/screens/home.h"

#include "web/app/ids.h"
#include "web/draw/screens/under_way.h"
#include "web/draw/table/game_renderer.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

// The place of a poster's picture: above the text; on a low screen beside all of it, so that its
// buttons stay visible; on a phone in portrait beside the name, so that all games are in sight.
enum class PosterArt : std::uint8_t { small, large, beside, corner };

// Whether it is shown as a strip instead of a poster because it has little content.
bool is_strip(const Node& n) {
  return n.id().starts_with(ids::kDaily) || n.id().starts_with(ids::kTable);
}

struct Words {
  std::string_view title;
  const Spoken* heading = nullptr;
  std::vector<const Spoken*> texts, buttons;
};

void collect(const Node& n, Words& w) {
  for (const Node& k : n.kids) {
    if (k.role() == Role::heading && !w.heading) {
      w.heading = k.spoken;
      w.title = k.spoken->text;
    } else if (k.role() == Role::button) {
      w.buttons.push_back(k.spoken);
    } else if (k.role() == Role::text || k.role() == Role::entry) {
      w.texts.push_back(k.spoken);
    }
    collect(k, w);
  }
}

Words words_of(const Node& n) {
  Words w;
  // While a table is being set up, its name is in the bar.
  if (!n.id().starts_with(ids::kTable)) w.title = n.spoken->text;
  collect(n, w);
  return w;
}

// The kind of table that the poster shows.
std::string_view kind_of(const Node& n) {
  const auto* data = data_of<KindName>(n.item());
  return data ? std::string_view(data->kind) : std::string_view();
}

float art_height(const Stage& s, PosterArt art) {
  return std::round((art == PosterArt::large ? 190.0f : 118.0f) * s.size().unit);
}

// The width of the text where the picture is beside it.
float words_width(float inner, PosterArt art) {
  return art == PosterArt::beside ? inner * 0.56f : art == PosterArt::corner ? inner * 0.6f : inner;
}

float pad_of(const Stage& s, float width) {
  return std::round((width < 330 ? 14.0f : 20.0f) * s.size().unit);
}

// A name alone is large, a sentence is not.
float title_size(const Stage& s, std::string_view title, float inner, PosterArt art) {
  const Sizes& z = s.size();
  float size = z.display * 0.92f;
  if (art == PosterArt::corner) size = std::min(size, std::max(inner * 0.12f, z.title));
  const bool sentence = text_width(s.pen, title, Font::bold, size) > inner * 1.6f;
  return sentence ? z.title * 1.12f : size;
}

}  // namespace

bool is_poster(const Node& n) {
  return n.role() == Role::region && (n.id().starts_with(ids::kGame) || is_strip(n) ||
                                      n.id().starts_with(ids::kInvite) || is_under_way(n));
}

namespace {

float poster_height(Stage& s, const Node& n, float width, PosterArt art) {
  const Words w = words_of(n);
  const Sizes& z = s.size();
  const float pad = pad_of(s, width), inner = words_width(width - 2 * pad, art);
  const float gap = z.gap;
  const bool above = art == PosterArt::small || art == PosterArt::large;
  float h = pad + (above ? art_height(s, art) + gap : 0);
  if (!w.title.empty())
    h += block_height(s.pen, w.title, Font::bold, title_size(s, w.title, inner, art), inner) +
         gap * 0.5f;
  for (const Spoken* t : w.texts)
    h += (t == w.texts.front() ? 0 : gap * 0.5f) +
         block_height(s.pen, t->text, Font::words, z.body, inner);
  const float row = art == PosterArt::corner ? width - 2 * pad : inner;
  float sum = -gap;
  for (const Spoken* b : w.buttons) sum += button_width(s, b->item->id, b->text) + gap;
  if (!w.buttons.empty()) h += gap * 1.75f;
  if (sum <= row) {
    if (!w.buttons.empty()) h += std::round(50 * z.unit);
  } else {
    for (const Spoken* b : w.buttons) h += button_height(s, b->item->id, b->text, row) + gap;
    h -= gap;
  }
  return h + pad;
}

// Draws the game's pieces under a lamp: above the text, or beside it from `from` on.
void picture(Stage& s, const Node& n, const Rect& r, float pad, float from, float art) {
  const Theme& t = s.theme();
  const Pen& pen = s.pen;
  const float left = r.x + from, wide = right(r) - left;
  const Vec lamp{left + wide * 0.5f, r.y + art * 0.9f};
  if (!t.outlines) {
    const Clipped inner_part(pen, r);
    rays(pen, lamp, r.w + r.h, fade(t.on_poster, 0.045f));
    glow(pen, {lamp.x, r.y + art * 0.6f}, wide * 0.5f, art * 0.9f, fade(t.on_poster, 0.2f));
  }
  const Rect stage{left + pad, r.y + pad * 0.9f, wide - pad * (from > 0 ? 1.4f : 2), art};
  const std::string_view kind = kind_of(n);
  renderer_of_kind(kind).poster(pen, stage, kind);
}

// Draws the name and texts from there on, `inner` wide; returns where they end.
float poster_words(Stage& s, const Words& w, const Rect& r, float x, float y, float inner,
                   PosterArt art) {
  const Sizes& z = s.size();
  const Pen& pen = s.pen;
  const Color ink = s.theme().on_poster;
  const float gap = z.gap;
  const float size = title_size(s, w.title, inner, art);
  if (!w.title.empty()) {
    const float title_h = text_block(pen, w.title, {x, y, inner, r.h}, {Font::bold, size, ink});
    if (w.heading) s.shown(w.heading->item->id, {x, y, inner, title_h});
    y += title_h + gap * 0.5f;
  }
  for (const Spoken* text : w.texts) {
    if (text != w.texts.front()) y += gap * 0.5f;
    const float h =
        text_block(pen, text->text, {x, y, inner, r.h}, {Font::words, z.body, fade(ink, 0.94f)});
    s.shown(text->item->id, {x, y, inner, h});
    y += h;
  }
  return y;
}

// Draws the buttons below them.
void poster_buttons(Stage& s, const Words& w, const Rect& r, float pad, float y, float inner) {
  const Sizes& z = s.size();
  const float gap = z.gap;
  float sum = -gap;
  for (const Spoken* b : w.buttons) sum += button_width(s, b->item->id, b->text) + gap;
  const bool line = sum <= inner;
  const float stretch =
      line && !w.buttons.empty()
          ? std::min(60.0f * z.unit, (inner - sum) / static_cast<float>(w.buttons.size()))
          : 0;
  // Buttons are at the poster's foot, so that those of two posters are level.
  float need = 0;
  if (line)
    need = w.buttons.empty() ? 0 : std::round(50 * z.unit);
  else
    for (const Spoken* b : w.buttons)
      need += button_height(s, b->item->id, b->text, inner) + (need > 0 ? gap : 0);
  y = std::max(y + gap * 1.75f, bottom(r) - pad - need);
  float x = r.x + pad;
  // The filled button is the main action; where no item says which that is, the first one.
  const auto now =
      std::find_if(w.buttons.begin(), w.buttons.end(), [](const Spoken* b) { return b->item->on; });
  const Spoken* main = now != w.buttons.end() ? *now : w.buttons.empty() ? nullptr : w.buttons[0];
  for (const Spoken* b : w.buttons) {
    const Kind kind = b == main ? Kind::poster : Kind::poster_line;
    if (line) {
      const float own = button_width(s, b->item->id, b->text) + stretch;
      button(s, *b, {x, y, own, std::round(50 * z.unit)}, kind);
      x += own + gap;
    } else {
      const float h = button_height(s, b->item->id, b->text, inner);
      button(s, *b, {x, y, inner, h}, kind);
      y += h + gap;
    }
  }
}

void poster(Stage& s, const Node& n, const Rect& at, PosterArt place) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const Pen& pen = s.pen;
  const Rect r = pen.snap(at);
  const float radius = std::round(20 * z.unit);
  const bool beside = place == PosterArt::beside, corner = place == PosterArt::corner;
  const float pad = pad_of(s, r.w);
  const float inner = words_width(r.w - 2 * pad, place);
  const float gap = z.gap;
  const Words w = words_of(n);
  const std::string_view table = kind_of(n);
  const Color field = t.poster[renderer_of_kind(table).poster_ground(table)];
  shadow(pen, r, radius, 9, 0.8f);
  fill(pen, r, radius, field);
  float y = r.y + pad;
  float art = art_height(s, place);
  if (beside) art = r.h - pad * 1.1f;
  // Above the buttons.
  if (corner) art = r.h - 2 * pad - std::round(50 * z.unit) - gap;
  // What hangs below its stage ends before the words, or the poster's edge.
  picture(s, n, r, pad, beside || corner ? pad + inner : 0, corner ? art : art * 0.82f);
  if (!beside && !corner) y += art + gap;
  if (t.outlines) stroke(pen, r, radius, t.on_poster, 2);
  s.shown(n.id(), r, radius);
  y = poster_words(s, w, r, r.x + pad, y, inner, place);
  poster_buttons(s, w, r, pad, y, corner ? r.w - 2 * pad : inner);
}

// A name and a button, both short enough for the picture to be beside them.
bool says_little(const Stage& s, const Node& n, float width) {
  if (!is_strip(n) || n.kids.size() > 2) return false;
  const Words w = words_of(n);
  const float inner = words_width(width - 2 * pad_of(s, width), PosterArt::beside);
  if (widest_word(s.pen, w.title, Font::bold, title_size(s, w.title, inner, PosterArt::beside)) >
      inner)
    return false;
  for (const Spoken* text : w.texts)
    if (widest_word(s.pen, text->text, Font::words, s.size().body) > inner) return false;
  return std::all_of(w.buttons.begin(), w.buttons.end(), [&](const Spoken* b) {
    return button_width(s, b->item->id, b->text) <= inner;
  });
}

// Whether every name has a line or two beside its picture. Large text has not.
bool fits_corner(const Stage& s, std::span<const Node> posters, float width) {
  const float inner = words_width(width - 2 * pad_of(s, width), PosterArt::corner);
  return std::all_of(posters.begin(), posters.end(), [&](const Node& n) {
    if (is_under_way(n)) return true;
    const Words w = words_of(n);
    const float size = title_size(s, w.title, inner, PosterArt::corner);
    return !n.id().starts_with(ids::kTable) && w.texts.size() == 1 && w.buttons.size() == 2 &&
           widest_word(s.pen, w.title, Font::bold, size) <= inner &&
           s.size().body <= 20 * s.size().unit;
  });
}

constexpr float kWidest[] = {560, 560, 1000, 1240};  // by the number of columns

bool is_low(const Stage& s) { return s.safe.h < 520; }

float between_posters(const Stage& s) { return std::round(s.size().gap * 1.75f); }

// The number of posters side by side.
std::size_t columns_of(const Stage& s, std::span<const Node> posters) {
  const std::size_t games =
      posters.size() - std::count_if(posters.begin(), posters.end(), is_under_way);
  if (s.safe.w <= 720 || games < 2) return 1;
  if (!is_low(s)) return std::min<std::size_t>(games, s.safe.w > 1080 ? 3 : 2);
  // Two on a line of a low screen have their pictures in a corner.
  const float all = std::min(s.safe.w - 32 * s.size().unit, kWidest[2] * s.size().unit);
  return fits_corner(s, posters, (all - between_posters(s)) * 0.5f) ? 2 : 1;
}

}  // namespace

float posters_width(const Stage& s, std::span<const Node> posters) {
  // On a low screen the table that is being set up takes the whole width.
  if (is_low(s) && posters.size() == 1 && is_strip(posters.front())) return 700;
  return kWidest[columns_of(s, posters)];
}

float poster_grid(Stage& s, std::span<const Node> posters, float x, float y, float width,
                  bool drawing) {
  const float gap = between_posters(s), top = y;
  const std::size_t columns = columns_of(s, posters);
  std::size_t at = 0;
  for (; at < posters.size() && is_under_way(posters[at]); ++at)
    y += under_way(s, posters[at], x, y, width, drawing) + gap;
  const float one = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  while (at < posters.size()) {
    const std::size_t count = std::min(columns, posters.size() - at);
    // A single one on a line takes all of it, with its picture beside the text; so does one with
    // little content.
    const bool alone = count == 1 && (((columns > 1 || is_low(s)) && width > 480) ||
                                      says_little(s, posters[at], width));
    const PosterArt art = alone ? PosterArt::beside
                          : (columns == 1 || is_low(s)) && fits_corner(s, posters, one)
                              ? PosterArt::corner
                          : s.safe.h > 700 && one > 340 ? PosterArt::large
                                                        : PosterArt::small;
    const float w = count < columns
                        ? (width - gap * static_cast<float>(count - 1)) / static_cast<float>(count)
                        : one;
    float tall = 0;
    for (std::size_t i = 0; i < count; ++i)
      tall = std::max(tall, poster_height(s, posters[at + i], w, art));
    for (std::size_t i = 0; i < count && drawing; ++i)
      poster(s, posters[at + i], {x + static_cast<float>(i) * (w + gap), y, w, tall}, art);
    at += count;
    y += tall + gap;
  }
  return y - top - gap;
}

float tiles(Stage& s, std::span<const Node> buttons, float x, float y, float width, bool drawing) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const float gap = z.gap;
  const auto count = static_cast<int>(buttons.size());
  float widest = z.touch * 2;
  for (const Node& n : buttons)
    widest = std::max(widest,
                      widest_word(s.pen, n.spoken->text, Font::bold, z.small * 1.08f) + z.gap * 2);
  const int most = std::clamp(static_cast<int>((width + gap) / (widest + gap)), 1, count);
  // Avoids a last line with a single one where possible.
  const int lines = (count + most - 1) / most, columns = (count + lines - 1) / lines;
  const float w = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const float words = z.small * 1.08f;
  float tall = 0;
  for (const Node& n : buttons)
    tall = std::max(tall, block_height(s.pen, n.spoken->text, Font::bold, words, w - z.gap * 1.5f));
  const float mark = std::round(z.body * 1.7f);
  const float h = std::max(z.touch * 1.4f, mark + tall + z.gap * 3);
  for (int i = 0; i < count && drawing; ++i) {
    const Node& n = buttons[i];
    const std::string id(n.id());
    // A shorter last line takes the whole width as well.
    const auto in_line = static_cast<float>(std::min(columns, count - i / columns * columns));
    const float own = (width - gap * (in_line - 1)) / in_line;
    const Rect r = s.pen.snap(Rect{x + static_cast<float>(i % columns) * (own + gap),
                                   y + static_cast<float>(i / columns) * (h + gap), own, h});
    const float radius = corner(s.pen);
    const bool lit = s.hovers(id) || s.presses(id);
    const Moved give(s.pen, center(r), 0, s.presses(id) ? 0.98f : 1, s.presses(id) ? 0.98f : 1);
    paper(s.pen, r, radius, lit ? 7 : 4);
    if (lit) fill(s.pen, r, radius, fade(t.accent_soft, 0.6f));
    const char* strokes = icon_for(id);
    if (strokes)
      icon(s.pen, strokes, {center(r).x, r.y + z.gap * 1.25f + mark * 0.5f}, mark, t.accent);
    const float top = r.y + z.gap * 1.5f + mark;
    text_box(s.pen, n.spoken->text,
             {r.x + z.gap * 0.5f, top, r.w - z.gap, bottom(r) - top - z.gap * 0.75f},
             {Font::bold, words, t.ink}, z.small * 0.85f);
    s.tappable(id, r, r, radius);
  }
  return static_cast<float>(lines) * h + static_cast<float>(lines - 1) * gap;
}

}  // namespace tablee::draw
