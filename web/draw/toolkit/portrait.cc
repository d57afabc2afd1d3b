#include "web/draw/toolkit/portrait.h"

#include <array>

#include "core/faces.h"
#include "web/draw/toolkit/mesh.h"

namespace tablee::draw {
namespace {

// The colour of a part. `fur` is the person's colour, or the animal's.
enum class Paint : std::uint8_t { fur, light, dark, beak, comb };

// Half an outline (see Mesh::mirrored).
struct Patch {
  Paint paint;
  const char* path;
};
// Drawn twice, left and right; in hundredths of half the size.
struct Dot {
  Paint paint;
  std::int8_t x, y, radius;
};
struct Stroke {
  Paint paint;
  std::int8_t x, y, to_x, to_y, width;
};

struct Animal {
  Color fur;
  Patch patch[3];  // the head first; a patch without a path ends the list
  Stroke stroke[2];
  Dot dot[4];
};

// In the order of the words "face.…", then of the characters.
constexpr Animal kAnimals[kFaces] = {
    // Fox: large pointed ears, white cheeks, a pointed chin.
    {rgb(0xDD7427),
     {{Paint::fur,
       "M 0 -34 C 12 -36 22 -40 30 -46 L 84 -98 C 93 -58 90 -20 84 2 L 100 24 C 78 52 46 66 22 88 "
       "C 14 97 6 99 0 99"},
      {Paint::light, "M 0 42 C 20 42 40 36 58 28 L 84 28 C 68 48 40 60 20 79 C 13 87 6 89 0 89"}},
     {},
     {{Paint::dark, 36, 6, 11}, {Paint::dark, 0, 88, 13}}},
    // Owl: tufts, eyes as large as plates.
    {rgb(0xA77B4F),
     {{Paint::fur, "M 0 -56 C 30 -58 50 -70 76 -98 C 84 -60 93 -30 91 10 C 88 66 46 96 0 96"},
      {Paint::beak, "M 0 6 C 10 8 16 14 16 20 L 0 52"}},
     {},
     {{Paint::light, 38, -12, 37}, {Paint::dark, 35, -12, 18}}},
    // Bear: round, with small round ears.
    {rgb(0x966239),
     {{Paint::fur,
       "M 0 -66 C 16 -66 30 -64 42 -58 C 46 -94 102 -92 94 -44 C 92 -32 84 -26 78 -24 C 90 -4 95 "
       "14 93 30 C 86 76 44 94 0 94"},
      {Paint::light, "M 0 14 C 28 14 46 30 46 50 C 46 74 24 84 0 84"}},
     {},
     {{Paint::dark, 38, -10, 11}, {Paint::dark, 0, 34, 15}}},
    // Cat: pointed ears far apart, whiskers.
    {rgb(0x8A90A6),
     {{Paint::fur,
       "M 0 -50 C 14 -50 26 -48 36 -44 L 74 -96 C 86 -62 92 -30 92 2 C 94 56 60 90 0 90"}},
     {{Paint::dark, 44, 40, 98, 28, 6}, {Paint::dark, 44, 52, 96, 62, 6}},
     {{Paint::light, 38, 0, 19},
      {Paint::dark, 36, 0, 10},
      {Paint::light, 15, 48, 18},
      {Paint::dark, 0, 36, 10}}},
    // Frog: eyes on top, a mouth from side to side.
    {rgb(0x659C35),
     {{Paint::fur,
       "M 0 -34 C 8 -34 14 -36 20 -40 C 14 -94 90 -94 84 -40 C 98 -18 103 10 99 30 C 92 68 50 82 0 "
       "82"},
      {Paint::dark, "M 0 44 C 34 44 56 36 74 20 C 60 50 34 60 0 60"}},
     {},
     {{Paint::light, 52, -50, 25}, {Paint::dark, 52, -50, 13}}},
    // Hare: ears as long as the head.
    {rgb(0xC49A6C),
     {{Paint::fur,
       "M 0 -8 C 6 -12 10 -14 14 -16 C 4 -60 16 -100 36 -100 C 60 -96 62 -48 48 -6 C 70 6 78 26 76 "
       "46 C 68 84 36 98 0 98"},
      {Paint::light, "M 0 44 C 22 46 34 56 34 70 C 34 80 18 86 0 86"}},
     {{Paint::light, 35, -80, 33, -30, 15}},
     {{Paint::dark, 34, 26, 11}, {Paint::dark, 0, 56, 10}}},
    // Hedgehog: spikes round a light muzzle.
    {rgb(0x7D5F4B),
     {{Paint::fur,
       "M 0 -96 L 16 -68 L 44 -90 L 48 -58 L 80 -66 L 72 -34 L 100 -26 L 80 -2 L 100 22 L 74 30 L "
       "86 62 L 54 62 L 40 84 C 26 93 12 95 0 95"},
      {Paint::light, "M 0 -16 C 14 -34 60 -28 60 14 C 60 54 24 90 0 90"}},
     {},
     {{Paint::dark, 27, 16, 11}, {Paint::dark, 0, 78, 16}}},
    // Elephant: ears like sails, and the trunk.
    {rgb(0x8198AE),
     {{Paint::fur,
       "M 0 -64 C 22 -64 36 -56 44 -48 C 60 -74 106 -66 103 -16 C 100 34 72 52 46 36 C 38 50 28 56 "
       "24 60 L 22 82 C 20 100 8 100 0 100"}},
     {{Paint::light, 34, 50, 42, 78, 11}, {Paint::dark, 0, 66, 14, 66, 5}},
     {{Paint::dark, 27, -8, 11}}},
    // Sheep: a cloud with a dark muzzle and ears that stand out.
    {rgb(0xD3C3A4),
     {{Paint::fur,
       "M 0 -92 C 18 -102 42 -94 46 -76 C 68 -84 88 -64 80 -42 C 102 -32 102 2 82 10 C 90 34 66 52 "
       "48 40 C 40 60 14 60 0 52"},
      {Paint::dark, "M 0 -30 C 30 -32 46 -16 44 10 C 42 54 24 98 0 98"}},
     {{Paint::dark, 46, -8, 86, 8, 24}},
     {{Paint::light, 21, 14, 13}, {Paint::dark, 19, 15, 6}}},
    // Hen: a comb, a beak, wattles.
    {rgb(0xE0AE4C),
     {{Paint::comb, "M 0 -100 C 16 -100 20 -88 20 -80 C 36 -88 52 -74 44 -54 L 40 -36 L 0 -30"},
      {Paint::fur, "M 0 -54 C 46 -54 78 -22 78 24 C 78 70 44 97 0 97"},
      {Paint::beak, "M 0 0 C 20 2 32 14 36 24 L 0 54"}},
     {},
     {{Paint::dark, 38, -8, 11}, {Paint::comb, 11, 66, 13}}},
    // Squirrel: tufted ears, full cheeks, two teeth.
    {rgb(0xB5532A),
     {{Paint::fur,
       "M 0 -52 C 12 -54 22 -54 30 -50 C 34 -70 42 -84 60 -100 C 64 -80 64 -60 60 -42 C 74 -28 80 "
       "-10 78 4 C 106 20 100 70 60 78 C 40 92 18 94 0 94"},
      {Paint::light, "M 0 26 C 34 24 62 34 62 52 C 60 72 24 80 0 80"}},
     {{Paint::light, 7, 66, 7, 78, 10}},
     {{Paint::dark, 36, -6, 12}, {Paint::dark, 0, 34, 11}}},
    // Mouse: round ears larger than the face.
    {rgb(0x9A98A8),
     {{Paint::fur,
       "M 0 -30 C 8 -30 14 -30 20 -28 C 2 -84 60 -112 90 -78 C 116 -44 92 -6 64 -2 C 70 30 44 98 0 "
       "98"}},
     {{Paint::dark, 14, 76, 62, 64, 5}, {Paint::dark, 14, 82, 60, 84, 5}},
     {{Paint::light, 62, -50, 24}, {Paint::dark, 28, 16, 10}, {Paint::comb, 0, 86, 13}}},
    // Magpie: a black hood, a long beak, white cheeks.
    {rgb(0x3B4A63),
     {{Paint::fur, "M 0 -88 C 44 -90 82 -58 84 -10 C 86 40 60 92 0 94"},
      {Paint::light, "M 0 52 C 26 54 46 34 58 6 C 74 50 44 86 0 86"},
      {Paint::beak, "M 0 -12 C 16 -12 24 0 24 10 C 20 34 10 62 0 78"}},
     {},
     {{Paint::light, 42, -26, 19}, {Paint::dark, 42, -26, 11}}},
    // Pig: ears that fold over, a large snout.
    {rgb(0xE39AA6),
     {{Paint::fur,
       "M 0 -64 C 16 -64 32 -60 44 -54 C 58 -72 76 -84 96 -84 C 100 -56 92 -32 80 -16 C 100 30 80 "
       "90 0 90"},
      {Paint::comb, "M 0 14 C 30 14 48 24 48 42 C 48 62 28 70 0 70"}},
     {},
     {{Paint::dark, 42, -14, 11}, {Paint::light, 18, 42, 10}}},
    // Tortoise: a small head before the dome of its shell.
    {rgb(0x6F7F3A),
     {{Paint::fur, "M 0 -98 C 62 -98 100 -50 100 8 C 100 30 84 40 60 40 L 0 40"},
      {Paint::light, "M 0 -30 C 34 -30 52 0 52 34 C 52 74 30 98 0 98"}},
     {{Paint::dark, 30, -62, 52, -22, 6}, {Paint::dark, 0, -62, 30, -62, 6}},
     {{Paint::dark, 24, 22, 11}, {Paint::dark, 8, 52, 4}}},
    // Parrot: a feather crest, bare cheeks, a hooked beak.
    {rgb(0x2E9E6B),
     {{Paint::fur,
       "M 0 -100 C 10 -96 14 -86 14 -76 C 26 -88 42 -92 52 -86 C 50 -76 46 -68 40 -62 C 76 -46 92 "
       "-6 88 30 C 84 72 46 98 0 98"},
      {Paint::light, "M 0 -22 C 30 -46 72 -36 72 0 C 72 34 34 50 0 50"},
      {Paint::beak, "M 0 -22 C 26 -20 34 10 26 40 C 20 62 8 68 0 78"}},
     {},
     {{Paint::dark, 46, -8, 12}}},
    // Goat: horns that bend outwards, long ears, a beard.
    {rgb(0xC7C0B4),
     {{Paint::fur,
       "M 0 -50 L 14 -52 C 14 -78 30 -98 60 -100 C 46 -86 38 -66 40 -46 L 48 -38 C 70 -40 90 -32 "
       "100 -14 C 82 2 64 0 54 -8 C 52 28 40 50 26 62 C 24 82 12 96 0 100"},
      {Paint::dark, "M 0 44 C 10 44 18 48 18 54 L 0 64"}},
     {{Paint::light, 27, -62, 42, -86, 8}},
     {{Paint::dark, 28, -8, 11}}},
    // Chick: a ball of down with a tuft and a small beak.
    {rgb(0xF0C93C),
     {{Paint::fur, "M 0 -74 L 10 -100 L 20 -72 C 66 -64 92 -28 92 12 C 92 64 50 96 0 96"},
      {Paint::beak, "M 0 6 C 14 8 24 16 26 24 L 0 46"}},
     {},
     {{Paint::dark, 38, -8, 13}, {Paint::comb, 62, 28, 11}}},
};

// Triangulated when it is first drawn.
const Mesh& outline_of(std::size_t animal, std::size_t patch) {
  static std::array<std::array<Mesh, 3>, kFaces> meshes;
  static std::array<std::array<bool, 3>, kFaces> made{};
  if (!made[animal][patch]) {
    meshes[animal][patch] = Mesh::mirrored(kAnimals[animal].patch[patch].path, 6);
    made[animal][patch] = true;
  }
  return meshes[animal][patch];
}

// In the theme with borders only, a head is white with black details.
Color painted(const Theme& t, Paint paint, Color fur) {
  if (t.outlines) {
    const bool white = paint == Paint::fur || paint == Paint::light || paint == Paint::comb;
    return white ? t.ink : t.cloth;
  }
  switch (paint) {
    case Paint::fur:
      return fur;
    case Paint::light:
      return rgb(0xFFF8EA);
    case Paint::dark:
      return rgb(0x2B2430);
    case Paint::beak:
      return rgb(0xE8792B);
    case Paint::comb:
      return rgb(0xD23B2E);
  }
  return fur;
}

}  // namespace

// Never inlined, because it is in the deferred part of the program (docs/PAGE.md).
[[gnu::noinline]] void portrait(const Pen& pen, Vec at, float size, const Avatar& look) {
  if (look.face < 1 || look.face > kFaces) return;
  const std::size_t n = look.face - 1;
  const Animal& animal = kAnimals[n];
  const Theme& t = *pen.theme;
  const float half = size * 0.5f, k = half * 0.01f;
  const Color own = look.colour > 0 ? seat_colour(t, look.colour - 1) : 0;
  const Color fur = own ? own : animal.fur;
  for (std::size_t i = 0; i < std::size(animal.patch) && animal.patch[i].path; ++i)
    outline_of(n, i).draw(pen, at, half, painted(t, animal.patch[i].paint, fur));
  for (const Stroke& s : animal.stroke) {
    if (s.width == 0) continue;
    for (const float side : {-k, k}) {
      const Vec ends[] = {at + Vec{s.x * side, s.y * k}, at + Vec{s.to_x * side, s.to_y * k}};
      const float width = std::max(s.width * k, pen.px);
      const Color c = painted(t, s.paint, fur);
      trace(pen, ends, false, c, width);
      for (const Vec end : ends) disc(pen, end, width * 0.5f, c);
    }
  }
  for (const Dot& dot : animal.dot) {
    if (dot.radius == 0) continue;
    for (const float side : {-k, k}) {
      disc(pen, at + Vec{dot.x * side, dot.y * k}, dot.radius * k, painted(t, dot.paint, fur));
      if (dot.x == 0) break;
    }
  }
}

}  // namespace tablee::draw
