#pragma once
// Palettes and sizes. No meaning depends on colour alone: shapes, figures and words say the same.

#include <string_view>

#include "web/draw/toolkit/geometry.h"

namespace tablee::draw {

// The colours of one class of cards; the game decides which class a card has.
struct FaceColors {
  Color ink;   // the numeral and the symbols of points
  Color band;  // the frame's filled parts
  Color tint;  // the ground inside the frame
};

inline constexpr int kPosters = 3;

struct Theme {
  Color cloth;   // the table
  Color thread;  // the weave on it, with its strength
  Color glow;    // the lamp's light in the middle; alpha 0: none
  Color edge;    // darkening towards the table's edge
  Color paper;   // panels
  Color paper_edge;
  Color ink;       // text
  Color ink_soft;  // lesser text, still readable
  Color line;      // hairlines
  Color control;   // outlines of controls (3:1 on cloth and paper)
  Color track;     // lanes, pressed grounds
  Color accent;    // you can do this now
  Color on_accent;
  Color accent_soft;
  Color danger;  // about to be taken
  Color on_danger;
  Color danger_soft;
  Color shadow;
  Color card;  // ground of every card
  Color card_edge;
  FaceColors face[5];
  Color chart[5];  // lines of charts, on paper and on cloth
  Color back, back_line, back_mark;
  Color poster[kPosters], on_poster;  // grounds of posters: blue, plum, brick
  bool dark;                          // the cloth is dark, so that texts on it are light
  bool outlines;                      // borders instead of shadows
};

const Theme& theme_of(ThemeName name);
// Replaces the colours of all themes: those of day, night and contrast, in the order above, each as
// eight hexadecimal digits (red, green, blue, opacity). False, and nothing is changed, if it is no
// such text.
bool set_colours(std::string_view digits);

// The colour that distinguishes the people who share a device, and the backs of their cards. Names
// say the same. None in the theme with borders only.
Color seat_colour(const Theme& theme, int seat);
Color seat_back(const Theme& theme, int seat);

// The four sizes of type and the common factor, in CSS pixels.
struct Sizes {
  float unit = 1;  // grows a little on large screens
  float small = 13, body = 16, title = 21, display = 32;
  float touch = 44;   // the least width and height of anything that can be tapped
  float button = 48;  // the height of a button
  float gap = 8;
};
Sizes sizes_for(float width, float height, float text_scale);

}  // namespace tablee::draw
