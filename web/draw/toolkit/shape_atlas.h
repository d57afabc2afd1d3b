#pragma once
// Small pictures of one colour in the font atlas: a shape that is drawn a hundred times in a frame
// takes four corners there instead of an outline with a soft edge. Each picture is made when it is
// first needed, in the size that it has on the screen.

#include <cstdint>
#include <map>

#include "web/draw/toolkit/geometry.h"
#include "web/draw/toolkit/picture.h"
#include "web/draw/toolkit/theme.h"

namespace tablee::draw {

using AtlasId = ImFontAtlasRectId;

enum class AtlasKind : std::uint8_t { box, disc, bull };
struct AtlasKey {
  AtlasKind kind;
  std::int16_t size, detail;  // their meaning depends on the kind
  friend auto operator<=>(const AtlasKey&, const AtlasKey&) = default;
};

// Makes a new square picture; `alpha(x, y)` returns the share of that pixel that is covered, 0 to
// 1.
template <class Alpha>
AtlasId add_to_atlas(int side, Alpha alpha);
// Its place, which is valid until another picture is made. False: it could not be made.
bool find_in_atlas(AtlasId id, ImFontAtlasRect& to);
// The same for the picture of that key, which `make()` -> AtlasId makes if it does not exist.
template <class Make>
bool find_in_atlas(const AtlasKey& key, ImFontAtlasRect& to, Make make);
// To be called before a frame: when there are too many sizes, all pictures are dropped.
void tidy_atlas();
// What was drawn from the atlas must not be drawn again as it was: other pictures may lie there.
void outdate_atlas();
// How often that has happened; after it pictures may have other places.
int atlas_age();

// Where a stretched picture is cut: positions on the screen and the texture coordinates shown
// there.
struct Slices {
  float at[4], tex[4];
};
// Draws nine parts: the corners keep their size. A hollow shape has nothing in the middle.
void nine_slices(ImDrawList& list, const Slices& across, const Slices& down, Color c, bool hollow);

// A rounded rectangle, or (line > 0) only a line of that width inside its edge. False: it is too
// small or too round for that, and nothing was drawn. `px` is the side of a device pixel.
bool box_from_atlas(ImDrawList& list, float px, const Rect& r, float radius, float line, Color c);
bool disc_from_atlas(ImDrawList& list, float px, Vec at, float radius, Color c);
// Draws a square picture with that side on the screen.
void draw_from_atlas(ImDrawList& list, const ImFontAtlasRect& tex, Vec low, float side, Color c);

// For the templates above.
void write_to_atlas(const ImFontAtlasRect& r, int x, int y, float alpha);
std::map<AtlasKey, AtlasId>& known_in_atlas();

template <class Alpha>
AtlasId add_to_atlas(int side, Alpha alpha) {
  ImFontAtlasRect r;
  const AtlasId id = atlas().AddCustomRect(side, side, &r);
  if (id != ImFontAtlasRectId_Invalid)
    for (int y = 0; y < side; ++y)
      for (int x = 0; x < side; ++x) write_to_atlas(r, x, y, alpha(x, y));
  return id;
}

template <class Make>
bool find_in_atlas(const AtlasKey& key, ImFontAtlasRect& to, Make make) {
  auto [at, fresh] = known_in_atlas().try_emplace(key, ImFontAtlasRectId_Invalid);
  if (fresh) at->second = make();
  return find_in_atlas(at->second, to);
}

}  // namespace tablee::draw
