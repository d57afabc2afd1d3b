#pragma once
// Small pictures of one colour in the font atlas: what is drawn a hundred times in a frame is four
// corners there, instead of an outline with its soft edge. Each is made when it is first wanted, at
// the size it has on the screen.

#include <cstdint>
#include <map>

#include "web/draw/geometry.h"
#include "web/draw/theme.h"

namespace tablee::draw {

using StampId = ImFontAtlasRectId;

enum class StampKind : std::uint8_t { box, disc, bull };
struct StampKey {
  StampKind kind;
  std::int16_t size, detail;  // what they say is the kind's
  friend auto operator<=>(const StampKey&, const StampKey&) = default;
};

// A new one, square; `alpha(x, y)` says how much of that pixel is covered, 0 to 1.
template <class Alpha>
StampId make_stamp(int side, Alpha alpha);
// Where it is now, for as long as nothing else is made. False: it could not be made.
bool find_stamp(StampId id, ImFontAtlasRect& to);
// The same for one of that key, made by `make()` -> StampId if it is not there.
template <class Make>
bool find_stamp(const StampKey& key, ImFontAtlasRect& to, Make make);
// To be called before a frame: when there are too many sizes, all are forgotten.
void tidy_stamps();
// How often that has happened: others may lie where they lay.
int stamps_age();

// Where a stretched picture is cut: at these places of the screen it shows these of the texture.
struct Slices {
  float at[4], tex[4];
};
// Nine parts: the corners keep their size. A hollow one has nothing in the middle.
void nine_slices(ImDrawList& list, const Slices& across, const Slices& down, Color c, bool hollow);

// A rounded rectangle, or (line > 0) only a line of that width inside its edge. False: it is too
// small or too round for that, and nothing was drawn. `px` is a device pixel's side.
bool stamp_box(ImDrawList& list, float px, const Rect& r, float radius, float line, Color c);
bool stamp_disc(ImDrawList& list, float px, Vec at, float radius, Color c);
// A square one, that large on the screen.
void draw_stamp(ImDrawList& list, const ImFontAtlasRect& tex, Vec low, float side, Color c);

// For the templates.
void write_stamp(const ImFontAtlasRect& r, int x, int y, float alpha);
std::map<StampKey, StampId>& known_stamps();

template <class Alpha>
StampId make_stamp(int side, Alpha alpha) {
  ImFontAtlasRect r;
  const StampId id = ImGui::GetIO().Fonts->AddCustomRect(side, side, &r);
  if (id != ImFontAtlasRectId_Invalid)
    for (int y = 0; y < side; ++y)
      for (int x = 0; x < side; ++x) write_stamp(r, x, y, alpha(x, y));
  return id;
}

template <class Make>
bool find_stamp(const StampKey& key, ImFontAtlasRect& to, Make make) {
  auto [at, fresh] = known_stamps().try_emplace(key, ImFontAtlasRectId_Invalid);
  if (fresh) at->second = make();
  return find_stamp(at->second, to);
}

}  // namespace tablee::draw
