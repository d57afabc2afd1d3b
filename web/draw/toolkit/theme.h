#pragma once
// Palettes and sizes. Colours never carry a meaning alone: shapes, figures and words do.

#include "web/draw/toolkit/geometry.h"

namespace tablee::draw {

// How cards of one class look; which class one is of, its game says.
struct FaceColors {
  Color ink;   // numeral and what stands for points
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
  bool dark;                          // the cloth is: what lies on it itself is light
  bool outlines;                      // borders instead of shadows
};

const Theme& theme_of(ThemeName name);

// What tells one person of several round a device from the others, and the back of their cards.
// Names say it as well. Nothing where there are borders only.
Color seat_colour(const Theme& theme, int seat);
Color seat_back(const Theme& theme, int seat);

// The four sizes of type and the one factor, in CSS pixels.
struct Sizes {
  float unit = 1;  // grows a little on large screens
  float small = 13, body = 16, title = 21, display = 32;
  float touch = 44;  // least side of anything that can be tapped
  float gap = 8;
};
Sizes sizes_for(float width, float height, float text_scale);

}  // namespace tablee::draw
