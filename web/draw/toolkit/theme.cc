#include "web/draw/toolkit/theme.h"

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <type_traits>
#include <vector>

#include "core/enum_index.h"

namespace tablee::draw {
namespace {

constexpr Theme kDay{
    .cloth = rgb(0xEDE5D5),
    .thread = rgb(0x5A4320, 0.06f),
    .glow = rgb(0xFFFBF0, 0.55f),
    .edge = rgb(0x8A6A3A, 0.10f),
    .paper = rgb(0xFBF8F1),
    .paper_edge = rgb(0xDDD1BB),
    .ink = rgb(0x1B2947),
    .ink_soft = rgb(0x4D5873),
    .line = rgb(0xDCD2BF),
    .control = rgb(0x857A66),
    .track = rgb(0x6B5327, 0.085f),
    .accent = rgb(0x0A6B58),
    .on_accent = rgb(0xFFFFFF),
    .accent_soft = rgb(0xD3E9E0),
    .danger = rgb(0xB3241B),
    .on_danger = rgb(0xFFFFFF),
    .danger_soft = rgb(0xF7D9D1),
    .shadow = rgb(0x3A2A10, 0.34f),
    .card = rgb(0xFFFEFB),
    .card_edge = rgb(0xD8CBB3),
    .face = {{rgb(0x1F2C4A), rgb(0xC9CEDB), rgb(0xFFFEFB)},
             {rgb(0x1A5FA8), rgb(0x1A5FA8), rgb(0xF1F6FC)},
             {rgb(0x8C5000), rgb(0xF0AE2E), rgb(0xFFF6E2)},
             {rgb(0xC2330F), rgb(0xE04A1F), rgb(0xFFEEE6)},
             {rgb(0x6E2468), rgb(0x7C2B76), rgb(0xFAEDF9)}},
    .chart = {rgb(0x1F2C4A), rgb(0x1A5FA8), rgb(0x8C5000), rgb(0xC2330F), rgb(0x6E2468)},
    .back = rgb(0x24365C),
    .back_line = rgb(0x6F83B0),
    .back_mark = rgb(0xE9DFC9),
    .poster = {rgb(0x24365C), rgb(0x5E2A5C), rgb(0x9C3B1B)},
    .on_poster = rgb(0xFFF9EC),
    .dark = false,
    .outlines = false,
};

constexpr Theme kNight{
    .cloth = rgb(0x1A2536),
    .thread = rgb(0xC9D6F0, 0.05f),
    .glow = rgb(0x7FA0D6, 0.24f),
    .edge = rgb(0x05080F, 0.45f),
    .paper = rgb(0x263349),
    .paper_edge = rgb(0x3A4A66),
    .ink = rgb(0xF5EEDF),
    .ink_soft = rgb(0xBFC7D6),
    .line = rgb(0x3C4B66),
    .control = rgb(0x8593AE),
    .track = rgb(0x060B14, 0.28f),
    .accent = rgb(0xF4BE57),
    .on_accent = rgb(0x1C2434),
    .accent_soft = rgb(0x3B4D70),
    .danger = rgb(0xFF7F69),
    .on_danger = rgb(0x2A0D08),
    .danger_soft = rgb(0x552E31),
    .shadow = rgb(0x000308, 0.62f),
    .card = rgb(0xF8F1E2),
    .card_edge = rgb(0xCDBE9F),
    .face = {{rgb(0x1F2C4A), rgb(0xB9BDC6), rgb(0xF8F1E2)},
             {rgb(0x1A5FA8), rgb(0x1A5FA8), rgb(0xEDF0EE)},
             {rgb(0x8C5000), rgb(0xEBA727), rgb(0xFBEED3)},
             {rgb(0xBA300D), rgb(0xD9451B), rgb(0xFAE5D8)},
             {rgb(0x6E2468), rgb(0x7C2B76), rgb(0xF4E4EE)}},
    .chart = {rgb(0xF5EEDF), rgb(0x7FB8F5), rgb(0xF4BE57), rgb(0xFF8F73), rgb(0xDFA3DA)},
    .back = rgb(0x34486F),
    .back_line = rgb(0x7F93BF),
    .back_mark = rgb(0xEADFC8),
    .poster = {rgb(0x2E4270), rgb(0x5A2C59), rgb(0x8C3A20)},
    .on_poster = rgb(0xFFF6E4),
    .dark = true,
    .outlines = false,
};

constexpr Theme kContrast{
    .cloth = rgb(0x000000),
    .thread = rgb(0, 0),
    .glow = rgb(0, 0),
    .edge = rgb(0, 0),
    .paper = rgb(0x000000),
    .paper_edge = rgb(0xFFFFFF),
    .ink = rgb(0xFFFFFF),
    .ink_soft = rgb(0xFFFFFF),
    .line = rgb(0x8A8A8A),
    .control = rgb(0xFFFFFF),
    .track = rgb(0x000000, 0),
    .accent = rgb(0xFFE000),
    .on_accent = rgb(0x000000),
    .accent_soft = rgb(0x3A3300),
    .danger = rgb(0xFFFFFF),
    .on_danger = rgb(0x000000),
    .danger_soft = rgb(0x333333),
    .shadow = rgb(0, 0),
    .card = rgb(0xFFFFFF),
    .card_edge = rgb(0xFFFFFF),
    .face = {{rgb(0x000000), rgb(0x9A9A9A), rgb(0xFFFFFF)},
             {rgb(0x000000), rgb(0x000000), rgb(0xFFFFFF)},
             {rgb(0x000000), rgb(0x000000), rgb(0xFFFFFF)},
             {rgb(0x000000), rgb(0x000000), rgb(0xFFFFFF)},
             {rgb(0x000000), rgb(0x000000), rgb(0xFFFFFF)}},
    .chart = {rgb(0xFFFFFF), rgb(0xFFE000), rgb(0xFFFFFF), rgb(0xFFE000), rgb(0xFFFFFF)},
    .back = rgb(0x000000),
    .back_line = rgb(0xFFFFFF),
    .back_mark = rgb(0xFFFFFF),
    .poster = {rgb(0x000000), rgb(0x000000), rgb(0x000000)},
    .on_poster = rgb(0xFFFFFF),
    .dark = true,
    .outlines = true,
};

// Colours come first in a theme; what follows them is no colour.
static_assert(std::is_trivially_copyable_v<Theme> && std::is_standard_layout_v<Theme>);
constexpr std::size_t kColours = offsetof(Theme, dark) / sizeof(Color);
constexpr std::size_t kDigits = 8;  // of a colour

#ifdef TABLEE_COLOURS_FROM_PAGE
// The page brings the colours (set_colours), so that another colour is no other program.
constexpr Theme at_start(const Theme& theme) {
  Theme bare{};
  bare.dark = theme.dark;
  bare.outlines = theme.outlines;
  return bare;
}
#else
constexpr Theme at_start(const Theme& theme) { return theme; }
#endif

// In the order of ThemeName.
constinit Theme themes[] = {at_start(kDay), at_start(kNight), at_start(kContrast)};

}  // namespace

const Theme& theme_of(ThemeName name) { return themes[index_of(name)]; }

bool set_colours(std::string_view digits) {
  if (digits.size() != std::size(themes) * kColours * kDigits) return false;
  std::vector<Color> colours;
  for (std::size_t at = 0; at < digits.size(); at += kDigits) {
    std::uint32_t value = 0;  // red, green, blue, opacity
    const char* const end = digits.data() + at + kDigits;
    const auto [stop, error] = std::from_chars(digits.data() + at, end, value, 16);
    if (error != std::errc() || stop != end) return false;
    colours.push_back(rgb(value >> 8) & 0xFFFFFFu);
    colours.back() |= value << 24;
  }
  for (std::size_t i = 0; i < std::size(themes); ++i)
    std::memcpy(&themes[i], &colours[i * kColours], kColours * sizeof(Color));
  return true;
}

namespace {

// In the order of the words "shared.colour.…".
constexpr Color kSeats[] = {rgb(0x0E7C7B), rgb(0xC4600F), rgb(0x7445A6), rgb(0x4E7D1E),
                            rgb(0x2864BC), rgb(0xBD3570), rgb(0x80522D), rgb(0x94760A),
                            rgb(0x5A6878), rgb(0xB0312A)};

}  // namespace

Color seat_back(const Theme& theme, int seat) {
  if (theme.outlines || seat < 0 || seat >= static_cast<int>(std::size(kSeats))) return theme.back;
  return mix(kSeats[seat], rgb(0x101826), 0.22f);
}

Color seat_colour(const Theme& theme, int seat) {
  if (theme.outlines || seat < 0 || seat >= static_cast<int>(std::size(kSeats))) return 0;
  return theme.dark ? mix(kSeats[seat], rgb(0xFFFFFF), 0.34f) : kSeats[seat];
}

Sizes sizes_for(float width, float height, float text_scale) {
  Sizes s;
  s.unit = std::clamp(std::min(width / 390.0f, height / 640.0f), 1.0f, 1.0f) +
           std::clamp((std::min(width, height) - 600.0f) / 1600.0f, 0.0f, 0.3f);
  const float t = s.unit * std::clamp(text_scale, 1.0f, 2.0f);
  // Large type grows less: at 200 % a title of 64 px would only have broken words.
  const float large = s.unit * (1 + (std::clamp(text_scale, 1.0f, 2.0f) - 1) * 0.45f);
  s.small = std::round(13 * t);
  s.body = std::round(16 * t);
  s.title = std::round(21 * large);
  s.display = std::round((width < 360 ? 28.0f : 33.0f) * large);
  s.title = std::max(s.title, s.body);
  s.touch = std::round(44 * s.unit);
  s.button = std::round(48 * s.unit);
  s.gap = std::round(8 * s.unit);
  return s;
}

}  // namespace tablee::draw
